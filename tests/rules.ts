// npm run -s rules: every rule id of the reference with the tests that hold it.

import { ruleCoverage } from './rules/coverage';

const coverage = ruleCoverage();
for (const { id, tests } of coverage) {
  console.log(tests.length === 0 ? `BARE ${id}` : `${id} ${tests.join(' · ')}`);
}
const bare = coverage.filter(({ tests }) => tests.length === 0).length;
console.log(`${coverage.length} rules, ${bare} bare`);
process.exit(bare > 0 ? 1 : 0);
