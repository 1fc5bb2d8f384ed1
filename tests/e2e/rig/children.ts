// Child processes that never outlive the test process, also when that one is killed (Linux).

import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is; undefined when it is not installed. */
export const programPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The command that runs `program` and has the kernel kill it when its parent dies. */
export const tied = (program: string, args: readonly string[]): readonly [string, readonly string[]] => [
  'setpriv',
  ['--pdeathsig', 'KILL', '--', program, ...args],
];

/** Resolves when the process has ended. Rejects when it could not be started. */
export const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', reject);
  });
