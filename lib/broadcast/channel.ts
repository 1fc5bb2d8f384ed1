// What a channel is, seen from the publisher and from the subscriber.

import type { Result } from '../game/basics/result';
import type { Frame } from './frame';

/** The name under which Mafiacast speaks on every channel. */
export const CHANNEL = 'mafiacast';

/** A way out for frames. */
export interface Outlet {
  readonly name: string;
  /** `text` is the frame as it travels. An error's code is for the host's eyes. */
  send(frame: Frame, text: string): Promise<Result<unknown, { readonly code: string }>>;
  /** Called when somebody needs the frame now: a hello, or a connection made. Returns the way to stop. */
  onWanted(listener: (wanted: Wanted) => void): () => void;
}

/** Whose frame is asked for; no `table`: anybody's. */
export interface Wanted {
  readonly table?: string;
}

/** A way in for frames. */
export interface Inlet {
  readonly name: string;
  /** Begins to receive, and asks for the frame where the channel can. Returns the way to stop. */
  open(receiver: Receiver): () => void;
}

/** The receiving end of an inlet. */
export interface Receiver {
  /** The table that the receiver is bound to; null: to none. */
  readonly table: string | null;
  /** Something came in that its publisher sent just now. */
  receive(received: unknown): void;
  /** The last frame, kept somewhere: it can be old. */
  recall(received: unknown): void;
}

/** What the channels through OBS need of a link to it; lib/obs has it, the entry point hands it in. */
export interface ObsPort {
  /** Called whenever a connection stands: at once if one does, and after each reconnection. */
  onConnected(listener: () => void): () => void;
  /** Raises a DOM event on the window of every browser source. */
  emit(event: string, data: ObsPayload): Promise<ObsReply>;
  /** Sends to every client of this OBS. */
  broadcast(data: ObsPayload): Promise<ObsReply>;
  onBroadcast(listener: (data: unknown) => void): () => void;
  /** Keeps a value in OBS. */
  save(slot: string, value: string): Promise<ObsReply>;
  /** A kept value; null when there is none. */
  load(slot: string): Promise<ObsReply>;
}

/** Only strings, in objects: OBS drops some other values on the way. */
export type ObsPayload = { [key: string]: string | ObsPayload };

type ObsReply = Result<unknown, { readonly code: string }>;

/** A message on a channel that goes both ways: a frame's text, or a hello. */
export type Message =
  | { readonly type: 'frame'; readonly text: unknown }
  | { readonly type: 'hello'; readonly wanted: Wanted };

/** A hello as it travels. */
export const hello = (table: string | null): { hello: ObsPayload } => ({
  hello: table === null ? {} : { table },
});

/** Reads `{ frame }` or `{ hello: { table? } }`; null for anything else. */
export function readMessage(data: unknown): Message | null {
  const fields = asObject(data);
  if (fields === null) return null;
  if ('frame' in fields) return { type: 'frame', text: fields.frame };
  const wanted = asObject(fields.hello);
  if (wanted === null) return null;
  return { type: 'hello', wanted: typeof wanted.table === 'string' ? { table: wanted.table } : {} };
}

/** An object's fields; null for what is none. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
