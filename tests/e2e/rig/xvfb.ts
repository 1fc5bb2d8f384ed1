// A display of our own for programs that need one.

import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { endOf, tied } from './children';

/** A running X server. */
export interface Display {
  /** For the environment, e.g. `:7`. */
  readonly name: string;
  /** Ends it; resolves when it is gone. */
  stop(): Promise<void>;
}

/** Starts Xvfb on a display that is free. */
export async function startDisplay(size = '1280x720'): Promise<Display> {
  const [command, args] = tied('Xvfb', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    `${size}x24`,
    '-nolisten',
    'tcp',
    '-noreset',
  ]);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const gone = endOf(child);
  const number = await Promise.race([displayNumber(child), gone.then(() => null)]);
  if (number === null) throw new Error('Xvfb ended before it had a display');
  return {
    name: `:${number}`,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Xvfb writes the number of the display that it took, and a line end. */
function displayNumber(child: ChildProcess): Promise<string> {
  const pipe = child.stdio[3] as Readable;
  return new Promise((resolve, reject) => {
    let text = '';
    pipe.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('error', reject);
  });
}
