// What the extension's pages and its background say to each other, typed, over runtime messages.

import { browser } from 'wxt/browser';
import type { Appended } from '../log';
import type { ObsAddressError, ObsState } from '../obs';

/** The link to OBS as a page shows it: `bad-address` is a link that cannot even try. */
export type ObsStatus = ObsState | { readonly state: 'bad-address'; readonly error: ObsAddressError };

/** What the background tells every page. */
export interface Status {
  readonly obs: ObsStatus;
  /** The game whose frames go out; null when there is none. */
  readonly onAir: string | null;
}

/**
 * From a page to the background.
 * - `log-changed`: a press, an undo or a redo was written; the background reads it and publishes at once.
 * - `hello`: wakes the background and asks for its status. A page sends it when it opens.
 */
export type ToBackground =
  | {
      readonly type: 'log-changed';
      readonly gameId: string;
      readonly rev: number;
      /** The press that was written, when one was: the background need not read what the page has in its hand. */
      readonly press?: Appended;
    }
  | { readonly type: 'hello' };

/** Keys of the browser that reach the panel while another window has the focus (`commands` in the manifest). */
export const PANEL_COMMANDS = ['next', 'clock', 'undo'] as const;
/** One of them. */
export type PanelCommand = (typeof PANEL_COMMANDS)[number];

/** From the background to every open page. */
type FromBackground =
  | { readonly type: 'status'; readonly status: Status }
  | { readonly type: 'command'; readonly command: PanelCommand };

/** Tells the background that a log was written to. Never fails: the frame goes out with the next wake-up at the latest. */
export async function tellLogChanged(gameId: string, rev: number, press?: Appended): Promise<void> {
  await send({ type: 'log-changed', gameId, rev, ...(press ? { press } : {}) });
}

/** Wakes the background and asks how things stand; null when it cannot be reached. */
export async function askStatus(): Promise<Status | null> {
  const answer: unknown = await send({ type: 'hello' });
  return isStatus(answer) ? answer : null;
}

/** Called with every change of status. Returns the way to stop. */
export function onStatus(listener: (status: Status) => void): () => void {
  const hear = (message: unknown): void => {
    if (isFromBackground(message) && message.type === 'status') listener(message.status);
  };
  browser.runtime.onMessage.addListener(hear);
  return () => browser.runtime.onMessage.removeListener(hear);
}

/** Called with every key of the browser that is meant for the panel. */
export function onPanelCommand(listener: (command: PanelCommand) => void): void {
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (isFromBackground(message) && message.type === 'command') listener(message.command);
  });
}

/** The background's side: hands a key on to the panels. */
export const tellCommand = (command: PanelCommand): void => tellPages({ type: 'command', command });

/** The background's side: tells every open page. */
export const tellStatus = (status: Status): void => tellPages({ type: 'status', status });

function tellPages(message: FromBackground): void {
  browser.runtime.sendMessage(message).catch(() => {
    // No page is open: nobody to tell.
  });
}

/** The background's side: what the pages say. The answer, when there is one, goes back to the page. */
export function onPageMessage(answer: (message: ToBackground) => Promise<Status>): void {
  browser.runtime.onMessage.addListener((message: unknown, sender, respond) => {
    if (sender.id !== browser.runtime.id || !isToBackground(message)) return undefined;
    void answer(message).then(respond);
    return true;
  });
}

async function send(message: ToBackground): Promise<unknown> {
  try {
    return await browser.runtime.sendMessage(message);
  } catch {
    // The background is being replaced (an update) or starts slowly: the next message wakes it.
    return null;
  }
}

const typeOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;

/** Pages and background are one build: the type alone tells. */
const isToBackground = (message: unknown): message is ToBackground =>
  ['log-changed', 'hello'].includes(String(typeOf(message)));

const isFromBackground = (message: unknown): message is FromBackground =>
  ['status', 'command'].includes(String(typeOf(message)));

const isStatus = (answer: unknown): answer is Status =>
  typeof answer === 'object' && answer !== null && 'obs' in answer;
