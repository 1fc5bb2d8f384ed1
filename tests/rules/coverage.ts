// Which tests cite which rule, read from the tests' names and from the worked examples.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ids from './ids.json';

const TESTS = resolve(import.meta.dirname, '..');

/** A rule and the tests that cite it: `file: name`, or the id of a worked example. */
export interface Coverage {
  readonly id: string;
  readonly tests: readonly string[];
}

/** Every rule of the reference, in its order. */
export function ruleCoverage(): readonly Coverage[] {
  const named = [...testNames(), ...exampleNames()];
  return ids.map((id) => ({
    id,
    tests: named.filter(({ cites }) => cites.includes(id)).map(({ name }) => name),
  }));
}

interface Named {
  readonly name: string;
  readonly cites: readonly string[];
}

const cited = (text: string): readonly string[] => text.match(/\b(?:CL|CT|AMB)-C?\d+\b/g) ?? [];

/** Names are the first argument of `test(…)`; a name that is made at run time cites nothing. */
function testNames(): readonly Named[] {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(TESTS, file), 'utf8');
      return [...text.matchAll(/\btest(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g)].map(
        ([, , name = '']) => ({
          name: `${relative(TESTS, join(TESTS, file))}: ${name}`,
          cites: cited(name),
        }),
      );
    });
}

function exampleNames(): readonly Named[] {
  return readdirSync(join(TESTS, 'examples'))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const sets = JSON.parse(readFileSync(join(TESTS, 'examples', file), 'utf8')) as Readonly<
        Record<string, readonly { readonly id: string; readonly rules: string }[]>
      >;
      return Object.values(sets)
        .flat()
        .map(({ id, rules }) => ({ name: id, cites: cited(rules) }));
    });
}
