// Keeps the worker awake while a game is on air: a sleeping worker sends no heartbeat and retries no link.

import { browser } from 'wxt/browser';

/** Browsers put an idle worker to sleep after 30 s; a call of an extension API counts as work. */
const CALL_EVERY_MS = 20_000;

/** Calls the browser now and then for as long as `isNeeded` says so. An answer of false lets the worker fall asleep. */
export function keepAwake(isNeeded: () => boolean): void {
  setInterval(() => {
    if (isNeeded()) void browser.runtime.getPlatformInfo();
  }, CALL_EVERY_MS);
}
