// Finding and killing the processes of one browser, and of no other (Linux: read from /proc).

import { readdirSync, readFileSync } from 'node:fs';

/** SIGKILL to the process that was started with the argument `mark`, and to all its descendants. Throws when there is none. */
export function killTree(mark: string): void {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read);
  const roots = processes.filter(({ args }) => args.includes(mark)).map(({ pid }) => pid);
  if (roots.length === 0) throw new Error(`no process was started with ${mark}`);
  const tree = new Set(roots);
  for (let grown = -1; grown !== tree.size; ) {
    grown = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  for (const pid of tree) kill(pid);
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly args: readonly string[];
}

/** One process; none when it ended while we looked. */
function read(name: string): readonly Process[] {
  try {
    const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
    // "pid (command) state parent …"; the command may hold spaces and brackets.
    const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [{ pid: Number(name), parent: Number(parent), args }];
  } catch {
    return [];
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // Its parent's death may have taken it along.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
