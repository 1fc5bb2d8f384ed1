// Plays the recorded tournament game on the panel, at speed (`npm start -- --demo`).

import record from '../../lib/exchange/demo-game.json';
import { type PlatformRecord, readPlatformRecord } from '../../lib/exchange/platform-record';
import type { HostTable } from './table';

/** Time between two presses, ms: quick, but every one can be seen. */
const STEP_MS = 700;

/** Starts the recorded game and presses through it. */
export async function playDemo(table: HostTable): Promise<void> {
  // A file of ours, in the platform's format; a test reads it through the rules.
  const read = readPlatformRecord(record as PlatformRecord);
  if (!read.ok)
    throw new Error(`the demo game stops at ${read.error.press.type}: ${read.error.refusal.code}`);
  await table.start(read.value.setup);
  for (const press of read.value.presses) {
    await new Promise((done) => setTimeout(done, STEP_MS));
    await table.press(press);
  }
}
