// A frame: one whole view of one table on its way to a screen.

import { err, ok, type Result } from '../game/basics/result';
import type { TableView } from '../game/view/types';
import { isTableView } from './view-shape';

/**
 * The version of what frames carry. It goes up whenever an overlay file saved earlier could not draw a new view:
 * a field that it needs is gone or means something else, or a stage that it does not know can come.
 */
export const FRAME_VERSION = 1;

/** A frame. Of two frames of one table the one with the higher (epoch, seq) is newer. */
export interface Frame {
  readonly v: typeof FRAME_VERSION;
  /** Whose table. */
  readonly table: string;
  /** Grows with every start of the table's publisher: the moment of the start, or more. */
  readonly epoch: number;
  /** Grows with every view within an epoch; a heartbeat repeats it. */
  readonly seq: number;
  /** ms since the epoch on the publisher's clock. */
  readonly sentAt: number;
  /** What to draw; null: nothing. */
  readonly view: TableView | null;
  /** How to draw it; left out: as the screen likes. */
  readonly dress?: Dress;
}

/** What the picture wears: its `layout`, its `look`, and custom properties of its own (`--mafia-…`), by name. */
export type Dress = Readonly<Record<string, string>>;

/**
 * Why something is no frame for this code. `unknown-version`: a frame, but of another version than this code
 * reads; `table` is whose it is, null when that cannot be read. `not-a-frame`: anything else.
 */
export type FrameError =
  | { readonly code: 'unknown-version'; readonly table: string | null }
  | { readonly code: 'not-a-frame' };

/** A table is a few KB; what is longer than this, in characters, is not read at all. */
const MAX_FRAME_LENGTH = 256 * 1024;
const MAX_TABLE_LENGTH = 100;
const MAX_DRESS = 40;
/** 1 January 2100, ms since the epoch: an epoch or a moment beyond it is damage, whatever any clock says. */
export const MAX_TIME_MS = 4_102_444_800_000;

/** A frame as it travels. */
export const frameText = (frame: Frame): string => JSON.stringify(frame);

/** Reads whatever came in as the text of a frame. Never throws; unknown fields of the frame are left out. */
export function parseFrame(received: unknown): Result<Frame, FrameError> {
  const fields = fieldsOf(received);
  if (fields === null || !isCount(fields.v)) return err({ code: 'not-a-frame' });
  const { table, epoch, seq, sentAt, view } = fields;
  if (fields.v !== FRAME_VERSION)
    return err({ code: 'unknown-version', table: isTableName(table) ? table : null });
  if (!isTableName(table) || !isTime(epoch) || !isCount(seq) || !isTime(sentAt))
    return err({ code: 'not-a-frame' });
  if (view !== null && !isTableView(view)) return err({ code: 'not-a-frame' });
  const { dress } = fields;
  return ok({ v: FRAME_VERSION, table, epoch, seq, sentAt, view, ...(isDress(dress) ? { dress } : {}) });
}

/** True when `a` was made after `b`. Both must be of one table. */
export const isNewer = (a: Frame, b: Frame): boolean =>
  a.epoch > b.epoch || (a.epoch === b.epoch && a.seq > b.seq);

/** True when one has the other's number. */
export const isSameFrame = (a: Frame, b: Frame): boolean =>
  a.table === b.table && a.epoch === b.epoch && a.seq === b.seq;

/** True when one repeats the other: the same number and the same picture. A damaged one can have another's number. */
export const isRepetition = (a: Frame, b: Frame): boolean =>
  isSameFrame(a, b) && JSON.stringify([a.view, a.dress]) === JSON.stringify([b.view, b.dress]);

const isTableName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TABLE_LENGTH;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** A dress that is none is left off; the picture is worth more than its clothes. */
export const isDress = (value: unknown): value is Dress =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).length <= MAX_DRESS &&
  Object.entries(value).every(
    ([key, worn]) =>
      /^(layout|look|--mafia-[a-z0-9-]{1,30})$/.test(key) && typeof worn === 'string' && worn.length <= 200,
  );

/** A moment, ms since the epoch; publishers count their epochs by it too. */
const isTime = (value: unknown): value is number => isCount(value) && value <= MAX_TIME_MS;

/** The fields of an object in JSON; null for what is none. */
function fieldsOf(received: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof received !== 'string' || received.length > MAX_FRAME_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(received);
    return typeof value === 'object' ? (value as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}
