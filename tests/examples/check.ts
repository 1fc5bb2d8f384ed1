// One example checked: null when every outcome is as required, else the first that is not.

import { RULE_SETS, type RuleSet } from '../../lib/game';
import { difference, type Example, gameOf } from './format';
import { run } from './ops';
import { winnerOf } from './outcome';
import { Table } from './table';

/** A file of examples by rule set. */
export type ExampleFile = Readonly<Partial<Record<RuleSet, readonly Example[]>>>;

/** All examples of a file with their rule set. */
export const examplesIn = (file: ExampleFile): readonly (readonly [RuleSet, Example])[] =>
  RULE_SETS.flatMap((set) => (file[set] ?? []).map((example) => [set, example] as const));

/** Null: the example holds. */
export function failureOf(set: RuleSet, example: Example): string | null {
  try {
    const table = new Table(gameOf(set, example));
    for (const [i, [op, required]] of example.steps.entries()) {
      const wrong = difference(required, run(table, op, set));
      if (wrong) return `step ${i + 1}: ${wrong}`;
    }
    return finalFailure(example, table);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function finalFailure({ final }: Example, { game }: Table): string | null {
  const alive = game.players.filter((p) => p.exit === null).map((p) => p.seat);
  const phase =
    game.stage.type === 'night' || game.stage.type === 'evening' ? 'NIGHT' : game.stage.type.toUpperCase();
  const wrong = difference(final, { alive, phase, winner: winnerOf(game) });
  return wrong && `final: ${wrong}`;
}
