// What a foul or a warning brings with it (CL-80…CL-88, CT-19).

import type { Seat } from '../basics/seats';
import { playerAt } from '../state/table';
import type { Draft } from './draft';
import { removeSeat, type VoteEffect } from './removal';

/** Fouls that remove (CL-88). */
export const FOUL_LIMIT = 4;
/** The foul that costs the next minute (CL-86). */
export const SILENCING_FOUL = 3;
/** Technical fouls that remove (AMB-26). */
export const TECHNICAL_LIMIT = 2;

/** Adds fouls, capped at four: the third silences, the fourth removes. */
export function foulSeat(
  d: Draft,
  seat: Seat,
  added: number,
  reason: string,
  vote: VoteEffect = 'option',
): void {
  const before = playerAt(d.game, seat)?.fouls ?? 0;
  const fouls = Math.min(FOUL_LIMIT, before + added);
  d.emit({ type: 'fouled', seat, added: fouls - before, fouls, reason });
  if (fouls === FOUL_LIMIT) removeSeat(d, seat, '7.1.1', vote);
  else if (before < SILENCING_FOUL && fouls === SILENCING_FOUL && d.game.rules.thirdFoul !== 'none')
    d.emit({ type: 'silenced', seat });
}

/** Adds a warning; at the limit the player must leave (CT-19). */
export function warnSeat(d: Draft, seat: Seat, reason: string): void {
  const warnings = (playerAt(d.game, seat)?.warnings ?? 0) + 1;
  d.emit({ type: 'warned', seat, warnings, reason });
  if (d.game.rules.discipline === 'warnings' && warnings >= d.game.rules.warnLimit)
    removeSeat(d, seat, 'Q21', 'option');
}
