// The extension's button opens the host's panel: a side panel in Chrome, a sidebar in Firefox.

import { browser } from 'wxt/browser';

/** Firefox only. */
interface SidebarAction {
  toggle(): Promise<void>;
}

/** Must run while the worker starts, or the press that started it is lost. */
export function openPanelOnPress(): void {
  const { sidebarAction } = browser as typeof browser & { readonly sidebarAction?: SidebarAction };
  if (sidebarAction) browser.action.onClicked.addListener(() => void sidebarAction.toggle());
  else void browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
}
