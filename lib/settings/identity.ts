// What makes this table's frames recognisable: the table's name and the publisher's epoch. Only the background asks.

import { MAX_TIME_MS } from '../broadcast/frame';
import { setting } from './setting';

/** This browser's table, made once: a UUID. */
export const tableId = (): Promise<string> =>
  inTurn(async () => {
    const known = await storedTable.get();
    if (known !== null) return known;
    const made = crypto.randomUUID();
    await storedTable.set(made);
    return made;
  });

/**
 * The epoch of a publisher that starts at `nowMs` (ms since the epoch): above every one before it, also when the
 * machine's clock was set back. It is stored before it is used, so no two publishers ever share one.
 */
export const nextEpoch = (nowMs: number): Promise<number> =>
  inTurn(async () => {
    const next = Math.max(nowMs, (await storedEpoch.get()) + 1);
    await storedEpoch.set(next);
    return next;
  });

const storedTable = setting<string | null>('local:tableId', (stored) =>
  typeof stored === 'string' && stored !== '' ? stored : null,
);

const storedEpoch = setting<number>('local:epoch', (stored) =>
  typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 && stored < MAX_TIME_MS
    ? stored
    : 0,
);

let last: Promise<unknown> = Promise.resolve();

/** Reads and writes that belong together must not interleave. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}
