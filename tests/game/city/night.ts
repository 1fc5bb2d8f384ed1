// The city's night for rule tests: to a role's call, to the morning.

import type { Play } from '../play';

/** Presses on to the call of a role. */
export const to = (table: Play, wakes: string): Play => {
  const { stage } = table.game;
  const at = stage.type === 'night' ? stage.steps.findIndex((step) => step.wakes === wakes) - stage.step : 0;
  for (let i = 0; i < at; i += 1) table.yes({ type: 'next-step' });
  return table;
};

/** Morning at once, whoever has not been called. */
export const morning = (table: Play): Play => table.yes({ type: 'morning', force: true });
