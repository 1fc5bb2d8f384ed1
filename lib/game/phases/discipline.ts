// Fouls, warnings, removals as the host gives them (CL-80…CL-93, CT-07, CT-18, CT-19, CT-29).

import { refuse } from '../basics/refusal';
import type { Seat } from '../basics/seats';
import { REASONS_OF } from '../rules/discipline-catalogue';
import type { Game } from '../state/state';
import { inGame, playerAt, teamAt } from '../state/table';
import { type Decision, type Draft, insist } from './draft';
import { finish } from './ending';
import type { Handlers } from './handler';
import { FOUL_LIMIT, foulSeat, TECHNICAL_LIMIT, warnSeat } from './penalties';
import { removeSeat } from './removal';

/** The reason when the host names none: speech outside one's minute (CL-81), or his discretion. */
const DEFAULT_REASON = { fouls: '6.3', warnings: 'host' } as const;

/** Commands of discipline. Stages: from Night 1 to the end. */
export const disciplineHandlers: Pick<
  Handlers,
  'foul' | 'noise' | 'technical-foul' | 'warn' | 'remove' | 'team-defeat'
> = {
  foul: {
    rule: 'CL-80',
    stages: 'running',
    decide(d, command) {
      const { seat, count = 1, reason = DEFAULT_REASON.fouls } = command;
      const stop = mayPenalise(d.game, seat, reason, 'fouls');
      if (stop) return stop;
      if (REASONS_OF[d.game.set][reason]?.penalty === 'remove') {
        const downgraded = insist(d, command, 'removal-reason', 'CL-93', { reason });
        if (downgraded) return downgraded;
      }
      return foul(d, command, seat, count, reason);
    },
  },
  noise: {
    rule: 'CL-83',
    stages: 'running',
    decide(d, command) {
      const stop = mayPenalise(d.game, command.seat, '6.9', 'fouls');
      if (stop) return stop;
      if (playerAt(d.game, command.seat)?.warnings) return foul(d, command, command.seat, 1, '6.9');
      d.emit({ type: 'warned', seat: command.seat, warnings: 1, reason: '6.9' });
      return d.done();
    },
  },
  'technical-foul': {
    rule: 'AMB-26',
    stages: 'running',
    decide(d, command) {
      if (!d.game.rules.technicalFouls) return refuse('option-off', 'AMB-26', { option: 'techFouls' });
      if (!inGame(d.game, command.seat)) return refuse('not-in-game', 'CL-80', { seat: command.seat });
      const technicalFouls = (playerAt(d.game, command.seat)?.technicalFouls ?? 0) + 1;
      if (technicalFouls >= TECHNICAL_LIMIT) {
        const stop = insist(d, command, 'must-confirm', 'AMB-26', { seat: command.seat });
        if (stop) return stop;
      }
      d.emit({ type: 'technical-fouled', seat: command.seat, technicalFouls });
      if (technicalFouls >= TECHNICAL_LIMIT) removeSeat(d, command.seat, 'AMB-26', 'option');
      return d.done();
    },
  },
  warn: {
    rule: 'CT-29',
    stages: 'running',
    decide(d, command) {
      const { seat, reason = DEFAULT_REASON.warnings } = command;
      const stop = mayPenalise(d.game, seat, reason, 'warnings');
      if (stop) return stop;
      if ((playerAt(d.game, seat)?.warnings ?? 0) + 1 >= d.game.rules.warnLimit) {
        const last = insist(d, command, 'second-warning-removes', 'CT-19', {
          seat,
          limit: d.game.rules.warnLimit,
        });
        if (last) return last;
      }
      warnSeat(d, seat, reason);
      return d.done();
    },
  },
  remove: {
    rule: 'CL-91',
    stages: 'running',
    decide(d, { seat, reason = 'host', vote }) {
      if (!knownReason(d.game, reason)) return refuse('unknown-reason', 'CL-93', { reason });
      removeSeat(d, seat, reason, vote ?? 'option');
      return d.done();
    },
  },
  'team-defeat': {
    rule: 'AMB-15',
    stages: 'running',
    decide(d, command) {
      if (!d.game.rules.teamDefeat) return refuse('option-off', 'AMB-15', { option: 'oppositeTeamWin' });
      const stop = insist(d, command, 'must-confirm', 'AMB-15', { seat: command.seat });
      if (stop) return stop;
      d.emit({ type: 'team-defeated', seat: command.seat });
      d.emit({ type: 'decided', winner: teamAt(d.game, command.seat) === 'black' ? 'red' : 'black' });
      finish(d);
      return d.done();
    },
  },
};

function foul(
  d: Draft,
  command: { readonly force?: true },
  seat: Seat,
  count: number,
  reason: string,
): Decision {
  if ((playerAt(d.game, seat)?.fouls ?? 0) + count >= FOUL_LIMIT) {
    const stop = insist(d, command, 'fourth-foul-removes', 'CL-88', { seat });
    if (stop) return stop;
  }
  foulSeat(d, seat, count, reason);
  return d.done();
}

function mayPenalise(game: Game, seat: Seat, reason: string, scale: 'fouls' | 'warnings'): Decision | null {
  const rule = scale === 'fouls' ? 'CL-80' : 'CT-29';
  if (game.rules.discipline !== scale) return refuse('penalty-not-in-rules', rule);
  if (!knownReason(game, reason)) return refuse('unknown-reason', rule, { reason });
  return inGame(game, seat) ? null : refuse('not-in-game', rule, { seat });
}

const knownReason = (game: Game, reason: string): boolean =>
  reason === 'host' || Object.hasOwn(REASONS_OF[game.set], reason);
