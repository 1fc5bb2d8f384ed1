// One of our rooms as a script that can be run in a page of the built extension, to drive the real code from a test.

import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The module at `entry` (from the repository's root) and all it needs, as a script that sets `globalThis[name]`. */
export async function bundleAs(name: string, entry: string): Promise<string> {
  const root = resolve(import.meta.dirname, '../../..');
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'chrome116',
      lib: { entry: resolve(root, entry), name, formats: ['iife'] },
      rolldownOptions: { output: { extend: false } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(
    (part) => part.output,
  );
  const [chunk] = outputs.filter((part) => part.type === 'chunk');
  if (!chunk) throw new Error(`${entry} built into nothing`);
  return `${chunk.code};globalThis.${name} = ${name};`;
}
