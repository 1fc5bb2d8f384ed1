// A second copy of the game on the panel, outside the database: browsers throw a damaged database away whole.

import { ok, type Result } from '../game';
import { readableState } from './fold';
import type { LogDb } from './schema';
import { guarded } from './transaction';
import type { Entry, GameRow, LogError, LogState } from './types';

/** Where the copy is kept: named texts. Values would not do: the browser's storage puts their fields in its own order. */
export interface CopyStore {
  read(): Promise<Readonly<Record<string, unknown>>>;
  /** Writes all of `items` or none, then removes `gone`. */
  write(items: Readonly<Record<string, string>>, gone: readonly string[]): Promise<void>;
}

const META = 'meta';
const nameOf = (n: number): string => `entry-${n}`;

/**
 * Keeps the copy equal to the states it is given: writes only what has changed, one write at a time, the newest state
 * next. It is never waited for by a press; a write that fails is made good by the next.
 */
export function keepCopy(store: CopyStore): (state: Pick<LogState, 'meta' | 'entries'>) => Promise<void> {
  let kept: { readonly meta: GameRow; readonly entries: readonly Entry[] } | null = null;
  let next: Pick<LogState, 'meta' | 'entries'> | null = null;
  let writing: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    while (next) {
      const state = next;
      next = null;
      // Shown again, in another language for instance: nothing to keep.
      if (kept?.meta === state.meta) continue;
      // The first time, what an earlier game left behind is not known yet.
      const before = kept?.meta.id === state.meta.id ? kept.entries : [];
      const names = before.length > 0 ? [] : Object.keys(await store.read());
      const items: Record<string, string> = { [META]: JSON.stringify(state.meta) };
      for (const entry of state.entries)
        if (before[entry.n - 1] !== entry) items[nameOf(entry.n)] = JSON.stringify(entry);
      const gone = names.filter((name) => name !== META && !(name in items));
      await store.write(items, gone);
      kept = state;
    }
  };

  return (state) => {
    next = state;
    writing ??= write()
      .catch(() => {
        kept = null;
      })
      .finally(() => {
        writing = null;
      });
    return writing;
  };
}

/** A copied game; its entries are read only when they are asked for. */
interface Copied {
  readonly meta: GameRow;
  readonly rows: () => readonly unknown[];
}

async function copied(store: CopyStore): Promise<Copied | null> {
  // Storage that does not answer has nothing to give back; the database may still be whole.
  const items = await store.read().catch(() => ({}) as Readonly<Record<string, unknown>>);
  const meta = parsed(items[META]);
  if (!isGameRow(meta)) return null;
  const rows = (): readonly unknown[] => {
    const found: unknown[] = [];
    for (let n = 1; nameOf(n) in items; n += 1) found.push(parsed(items[nameOf(n)]));
    return found;
  };
  return { meta, rows };
}

/** The copied game as rows, for an export while the database does not answer; null when there is no copy. */
export async function copiedRows(
  store: CopyStore,
): Promise<{ readonly meta: GameRow; readonly entries: readonly unknown[] } | null> {
  const copy = await copied(store);
  return copy && { meta: copy.meta, entries: copy.rows() };
}

/**
 * Puts the copied game back when the database has lost it, or the end of it; null when nothing was missing.
 * `at`: ms since the epoch. Safe from two pages at once: the second finds it there.
 */
export async function restoreCopy(
  db: LogDb,
  store: CopyStore,
  at: number,
): Promise<Result<GameRow | null, LogError>> {
  const copy = await copied(store);
  if (!copy) return ok(null);
  const { meta, rows } = copy;
  return guarded(db, 'rw', async () => {
    const there = await db.games.get(meta.id);
    if (there && there.rev >= meta.rev) return ok(null);
    const { good } = readableState(meta, rows());
    if (!good) return ok(null);
    const restored: GameRow = { ...meta, restoredAt: at };
    await db.games.put(restored);
    await db.entries.bulkPut([...good.entries]);
    return ok(restored);
  });
}

/** What a text of the copy holds; null for what is none. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function isGameRow(value: unknown): value is GameRow {
  if (typeof value !== 'object' || value === null) return false;
  const { id, rev, logVersion, status, createdAt } = value as Partial<Record<keyof GameRow, unknown>>;
  return (
    typeof id === 'string' &&
    typeof status === 'string' &&
    [rev, logVersion, createdAt].every((n) => Number.isSafeInteger(n))
  );
}
