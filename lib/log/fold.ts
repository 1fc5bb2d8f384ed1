// From rows to a game: which entries stand, which can be undone or redone, and whether the rows make sense at all.

import { err, evolve, type Game, ok, type Result, replay } from '../game';
import { type Entry, type GameRow, LOG_VERSION, type LogError, type LogState } from './types';

/** Entries that stand, oldest first. */
export const standing = (entries: readonly Entry[]): readonly Entry[] => entries.filter(stands);

/** `n` of the last entry that stands; 0 when there is none. */
export const headOf = (entries: readonly Entry[]): number => entries.findLast(stands)?.n ?? 0;

/** The entry that undo would take: the last one that stands. The creation cannot be undone. */
export function undoable(entries: readonly Entry[]): Entry | null {
  const last = entries.findLast(stands);
  return last && last.n > 1 ? last : null;
}

/**
 * The entry that redo would bring back: the newest undone one that was decided right on top of the last standing one.
 *
 * Only that one: its events were decided for exactly the game that stands now. A press made after an undo is decided on
 * top of the same entry and is newer, so it hides the undone ones for good. "Undone and numbered above everything that
 * stands" would not do: undo 4, press 5, undo 5 leaves both above 3, and 4 must not come back.
 */
export function redoable(entries: readonly Entry[]): Entry | null {
  const head = headOf(entries);
  return entries.findLast((entry) => !stands(entry) && entry.after === head) ?? null;
}

/** The game that the standing entries make. */
export const foldAll = (entries: readonly Entry[]): Game =>
  replay(standing(entries).flatMap((entry) => entry.events));

/** `game` after one more entry. */
export const foldOne = (game: Game, entry: Entry): Game => entry.events.reduce(evolve, game);

/** Reads a whole log: rows as they are stored, `rows` by `n`. A damaged one is reported with the place. */
export function readState(meta: GameRow, rows: readonly unknown[]): Result<LogState, LogError> {
  if (meta.logVersion > LOG_VERSION) return err({ kind: 'unknown-version', version: meta.logVersion });
  const { good, why } = readableState(meta, rows);
  if (good && why === null) return ok(good);
  const damage = { meta, n: (good?.entries.length ?? 0) + 1, of: rows.length };
  return err({ kind: 'corrupt', detail: why ?? 'no creation', damage });
}

/** The longest beginning of a log that makes a game; null when not even the creation does. `why`: what stopped it. */
export function readableState(
  meta: GameRow,
  rows: readonly unknown[],
): { readonly good: LogState | null; readonly why: string | null } {
  const read = readEntries(meta, rows, []);
  const entries = read.entries[0]?.command.type === 'create-game' ? read.entries : [];
  if (entries.length === 0) return { good: null, why: read.why ?? 'no creation' };
  const whole = fold(() => foldState(meta, entries));
  if (whole.ok) return { good: whole.value, why: read.why };
  // Rare, so found by trying: the first entry whose events do not replay.
  const length = entries.findIndex((_, i) => !fold(() => foldState(meta, entries.slice(0, i + 1))).ok);
  const good = length > 0 ? foldState(meta, entries.slice(0, length)) : null;
  return { good, why: whole.error.kind === 'corrupt' ? whole.error.detail : null };
}

const foldState = (meta: GameRow, entries: readonly Entry[]): LogState => ({
  meta,
  entries,
  game: foldAll(entries),
});

/** Adds rows that were appended, and nothing else, since `state` was read. */
export function appendRows(
  state: LogState,
  meta: GameRow,
  rows: readonly unknown[],
): Result<LogState, LogError> {
  const { entries, why } = readEntries(meta, rows, state.entries);
  if (why !== null) return corrupt(why);
  const added = entries.slice(state.entries.length);
  return fold(() => ({ meta, entries, game: added.reduce(foldOne, state.game) }));
}

const stands = (entry: Entry): boolean => entry.undoneAt === null;

const corrupt = (detail: string): Result<never, LogError> => err({ kind: 'corrupt', detail });

/** The rules throw only on events that they never made. */
function fold(make: () => LogState): Result<LogState, LogError> {
  try {
    return ok(make());
  } catch (error) {
    return corrupt(`events do not replay: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The entries up to the first broken one; `why`: what is wrong with that one, null when all are well. */
function readEntries(
  meta: GameRow,
  rows: readonly unknown[],
  before: readonly Entry[],
): { readonly entries: readonly Entry[]; readonly why: string | null } {
  const entries = [...before];
  let head = headOf(before);
  for (const row of rows) {
    const entry = upcast(meta.logVersion, row);
    const n = entries.length + 1;
    if (!isEntry(entry) || entry.n !== n) return { entries, why: `entry ${n} is missing or broken` };
    if (stands(entry)) {
      if (entry.after !== head) return { entries, why: `entry ${n} does not follow ${head}` };
      head = n;
    }
    entries.push(entry);
  }
  return { entries, why: null };
}

/** An entry of an older log version in today's form. One step per version, oldest first; there is only one version yet. */
function upcast(version: number, row: unknown): unknown {
  return version === LOG_VERSION ? row : null;
}

function isEntry(row: unknown): row is Entry {
  if (typeof row !== 'object' || row === null) return false;
  const { n, after, at, command, events, undoneAt } = row as Readonly<Record<string, unknown>>;
  return (
    [n, after, at].every(Number.isFinite) &&
    (undoneAt === null || Number.isFinite(undoneAt)) &&
    hasType(command) &&
    Array.isArray(events) &&
    events.every(hasType)
  );
}

const hasType = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
