// npm run -s examples -- FILE…: worked examples against the rules, one line each.

import { readFileSync } from 'node:fs';
import { type ExampleFile, examplesIn, failureOf } from './check';

const files = process.argv.slice(2).filter((arg) => arg !== '--');
if (files.length === 0) {
  console.error('Give one or more files of worked examples: npm run -s examples -- FILE…');
  process.exit(2);
}

let passed = 0;
let failed = 0;
for (const file of files) {
  const read = JSON.parse(readFileSync(file, 'utf8')) as ExampleFile;
  for (const [set, example] of examplesIn(read)) {
    const failure = failureOf(set, example);
    if (failure) failed += 1;
    else passed += 1;
    console.log(failure ? `FAIL ${example.id} ${failure}` : `ok ${example.id}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
