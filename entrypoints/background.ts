// The background: opens the panel and keeps the broadcast alive, also while the panel is closed.

import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { openLog, restoreCopy } from '../lib/log';
import { onPageMessage, type Status, tellStatus } from '../lib/messages';
import { copyStore } from '../lib/settings';
import { hearCommands } from './background/commands';
import { keepAwake } from './background/keep-alive';
import { wireObs } from './background/obs';
import { followOnAir } from './background/on-air';
import { openPanelOnPress } from './background/panel-button';
import { startPublishing } from './background/publish';

export default defineBackground(() => {
  openPanelOnPress();
  hearCommands();
  // Heard or not, a listener makes the browser start the worker with itself: the picture is back before any press.
  browser.runtime.onStartup.addListener(() => undefined);

  const obs = wireObs(() => tellStatus(status()));
  const publishing = startPublishing(obs.link);
  const db = openLog();
  const onAir = followOnAir(db, {
    show: (state) => void publishing.then((show) => show(state)),
    // What fails here fails in the panel too, and is told there.
    restore: async () => void (await restoreCopy(db, copyStore, Date.now())),
    // The panel reads the same log and says the same in words.
    fail: (reason) => console.warn(`The game's log cannot be read: ${reason}`),
  });
  const status = (): Status => ({ obs: obs.status, onAir: onAir.state?.meta.id ?? null });

  onPageMessage(async (message) => {
    if (message.type === 'log-changed') await onAir.changed(message.gameId, message.press);
    return status();
  });
  keepAwake(() => onAir.state?.meta.status === 'running');
  void onAir.wake();
});
