// A press decided by the rules: the events it leads to, or the refusal with the rule that refused.

import { refuse } from '../basics/refusal';
import type { Command, CommandOf, CommandType } from '../state/commands';
import type { Game } from '../state/state';
import { ballotHandlers } from './ballot';
import { clockHandlers } from './clock';
import { shapeRefusal } from './command-shapes';
import { dealHandlers } from './deal';
import { disciplineHandlers } from './discipline';
import { type Decision, draft } from './draft';
import type { Handler, Handlers } from './handler';
import { hostHandlers } from './host';
import { lastWordHandlers } from './last-words';
import { nightHandlers } from './night';
import { nightActHandlers } from './night-acts';
import { nominationHandlers } from './nominations';
import { speechHandlers } from './speeches';
import { tieHandlers } from './tie';
import { turnHandlers } from './turns';

const HANDLERS: Handlers = {
  ...dealHandlers,
  ...nightHandlers,
  ...nightActHandlers,
  ...turnHandlers,
  ...speechHandlers,
  ...nominationHandlers,
  ...ballotHandlers,
  ...tieHandlers,
  ...lastWordHandlers,
  ...clockHandlers,
  ...disciplineHandlers,
  ...hostHandlers,
};

/** Decides a command. Never throws and never changes `game`; a refusal leaves everything as it was. */
export function decide(game: Game, command: Command): Decision {
  const malformed = shapeRefusal(game, command);
  if (malformed) return malformed;
  return run(game, command.type, command);
}

function run<T extends CommandType>(game: Game, type: T, command: Command): Decision {
  const handler: Handler<T> = HANDLERS[type];
  const { stages, rule } = handler;
  const stage = game.stage.type;
  const belongs =
    stages === 'any' ||
    (stages === 'running' ? stage !== 'deal' && stage !== 'over' : stages.includes(stage));
  if (!belongs)
    return stage === 'over' ? refuse('game-over', 'CL-72') : refuse('wrong-stage', rule, { stage });
  // `type` is the command's own type, so this is the handler's command.
  return handler.decide(draft(game), command as CommandOf<T>);
}
