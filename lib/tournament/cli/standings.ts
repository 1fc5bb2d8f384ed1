// npm run standings -- FILE [--scoring fiim-7] [--json]: the standings of a file of score sheets.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SCORINGS, type ScoringName } from '../scoring';
import { readSheets } from '../sheet';
import { Standings } from '../standings';

const fail = (words: string): never => {
  console.error(words);
  process.exit(1);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scoring: { type: 'string', default: 'fiim-7' }, json: { type: 'boolean', default: false } },
});
const [file = fail('npm run standings -- FILE [--scoring NAME] [--json]: name a file of score sheets')] =
  positionals;
if (!(values.scoring in SCORINGS))
  fail(`no scoring is called ${values.scoring}; there are ${Object.keys(SCORINGS).join(', ')}`);
const text = (() => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
})();
const read = readSheets(text);
if (!read.ok) fail(`${file}: ${read.error.code} at ${read.error.path || 'the top'} (${read.error.found})`);
else {
  const standings = new Standings(SCORINGS[values.scoring as ScoringName], read.value.sheets).rows();
  if (values.json) console.log(JSON.stringify({ standings }, null, 2));
  else {
    const width = Math.max(...standings.map((row) => row.player.length), 6);
    console.log(`${read.value.name} · ${values.scoring} · ${read.value.sheets.length} games`);
    console.log(`  #  ${'player'.padEnd(width)}  games  wins    extra    total  below by`);
    for (const row of standings)
      console.log(
        `${String(row.place).padStart(3)}  ${row.player.padEnd(width)}  ${String(row.games).padStart(5)}  ${String(row.wins).padStart(4)}  ${row.extra.toFixed(3).padStart(7)}  ${row.total.toFixed(3).padStart(7)}  ${row.below ?? ''}`,
      );
  }
}
