// A decision in the making: events are emitted one by one and the game they lead to is at hand at every point.

import { confirmFirst, type Refusal, type RefusalCode } from '../basics/refusal';
import { ok, type Result } from '../basics/result';
import type { GameEvent } from '../state/events';
import { evolve } from '../state/evolve';
import type { Game } from '../state/state';

/** What a phase answers to a command. */
export type Decision = Result<readonly GameEvent[], Refusal>;

/** Collects the events of one command. Lives only inside one `decide`. */
export interface Draft {
  /** The game with all emitted events applied. */
  readonly game: Game;
  emit(event: GameEvent): void;
  /** The accepted decision. */
  done(): Decision;
}

/** Opens a draft on `game`. The game is worked out when it is asked for: most decisions never look back. */
export function draft(game: Game): Draft {
  let now = game;
  let folded = 0;
  const events: GameEvent[] = [];
  return {
    get game() {
      for (; folded < events.length; folded += 1) now = evolve(now, events[folded] as GameEvent);
      return now;
    },
    emit(event) {
      events.push(event);
    },
    done: () => ok(events),
  };
}

/**
 * Asks the host to insist. With `force` on the command the override is logged and null comes back;
 * without it the refusal to return comes back.
 */
export function insist(
  d: Draft,
  command: { readonly force?: true },
  code: RefusalCode,
  rule: string,
  params: Refusal['params'] = {},
): Decision | null {
  if (!command.force) return confirmFirst(code, rule, params);
  d.emit({ type: 'forced', rule, code });
  return null;
}
