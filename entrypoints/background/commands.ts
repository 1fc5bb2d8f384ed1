// Keys that work while another window has the focus: the overlay is hidden here, the rest is the panel's.

import { browser } from 'wxt/browser';
import { PANEL_COMMANDS, tellCommand } from '../../lib/messages';
import { viewersSetting } from '../../lib/settings';

/** Must run while the worker starts, or the key that started it is lost. */
export function hearCommands(): void {
  browser.commands.onCommand.addListener(async (name) => {
    const command = PANEL_COMMANDS.find((known) => known === name);
    if (command) tellCommand(command);
    if (name !== 'hide') return;
    const choice = await viewersSetting.get();
    await viewersSetting.set({ ...choice, hidden: !choice.hidden });
  });
}
