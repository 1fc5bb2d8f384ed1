// The host's panel: the log, the settings and the background handed to <host-panel>.

import { HostPanel } from '../../components/host/host-panel';
import { beep } from '../../components/ui/beep';
import { openLog } from '../../lib/log';
import { askStatus, onPanelCommand, onStatus } from '../../lib/messages';
import {
  dressSetting,
  eveningSetting,
  guideSetting,
  keysSetting,
  languageSetting,
  obsSettings,
  soundSetting,
  viewersSetting,
  wordsSetting,
} from '../../lib/settings';
import { playDemo } from './demo';
import { follow } from './follow';
import { followKeyboard } from './keyboard';
import { followLeader } from './leader';
import { playerBook } from './players';
import { hostTable } from './table';

const panel = new HostPanel();
const table = await hostTable(openLog(), panel);
const book = playerBook(panel);
panel.addEventListener('press', (event) => void table.press(event.detail.press));
panel.addEventListener('undo', (event) => void table.undo(event.detail.count));
panel.addEventListener('redo', () => void table.redo());
panel.addEventListener('dismiss', () => table.dismiss());
panel.addEventListener('new-game', async ({ detail: { setup, evening } }) => {
  if (!(await table.start(setup))) return;
  await eveningSetting.set(evening);
  await book.seated(evening.names);
});
panel.addEventListener('branch', () => void table.branch());
panel.addEventListener('export-game', () => void table.exportGame());
panel.addEventListener('open-game', (event) => void table.open(event.detail.gameId));
panel.addEventListener('obs-choice', (event) => void obsSettings.set(event.detail));
panel.addEventListener('viewers-choice', (event) => void viewersSetting.set(event.detail.choice));
panel.addEventListener('sound', (event) => void soundSetting.set(event.detail.sound));
// Of two panels only the first is heard.
panel.addEventListener('clock-signal', (event) => {
  if (!panel.follows) beep(event.detail.signal);
});
panel.addEventListener('guide-done', () => void guideSetting.set('done'));
panel.addEventListener('dress', (event) => void dressSetting.set(event.detail.dress));
panel.addEventListener('own-keys', (event) => void keysSetting.set(event.detail.keys));
panel.addEventListener('own-words', async ({ detail: { words } }) => {
  await wordsSetting.set({ ...(await wordsSetting.get()), [panel.language]: words });
});
panel.addEventListener('language', (event) => void languageSetting.set(event.detail.language));

const speak = (language: typeof panel.language): void => {
  panel.language = language;
  document.documentElement.lang = language;
  table.redraw();
};
await Promise.all([
  follow(languageSetting, speak),
  follow(obsSettings, (choice) => {
    panel.obsChoice = choice;
  }),
  follow(viewersSetting, (choice) => {
    panel.viewers = choice;
  }),
  follow(guideSetting, (guide) => {
    panel.guide = guide === 'new';
  }),
  follow(dressSetting, (dress) => {
    panel.dress = dress;
  }),
  follow(keysSetting, (keys) => {
    panel.ownKeys = keys;
  }),
  follow(wordsSetting, (words) => {
    panel.ownWords = words;
  }),
  follow(eveningSetting, (evening) => {
    panel.evening = evening;
  }),
  follow(soundSetting, (sound) => {
    panel.sound = sound;
  }),
]);
// Of two panels only the first obeys.
onPanelCommand((command) => {
  if (!panel.follows) panel.perform(command);
});
void followLeader((follows) => {
  panel.follows = follows;
});
followKeyboard((layout) => {
  panel.keyboard = layout;
});
// Shown when it is complete: no flash of another language, or of the set-up over a running game.
document.body.append(panel);

onStatus((status) => {
  panel.obs = status.obs;
});
const status = await askStatus();
if (status) panel.obs = status.obs;

// Asked for once: a browser short of disk space then keeps the games.
void navigator.storage.persist();

if (new URLSearchParams(location.search).has('demo')) await playDemo(table);
