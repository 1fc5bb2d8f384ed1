// The table as one audience may see it. Secrets are cut here and nowhere else.

import type { Seat } from '../basics/seats';
import { type RuleSet, teamOf } from '../rules/roles';
import type { Game, Player } from '../state/state';
import { speakerOf } from '../state/table';
import { stageView } from './stage';
import type { Audience, SeatView, ShotView, TableView } from './types';

/**
 * What `audience` may see of the game (CL-73, rules.md section 0: two audiences).
 * Noninterference: games that differ only in what the audience may not know give equal views.
 */
export function view(game: Game, audience: Audience): TableView {
  const secrets = knowsSecrets(game, audience);
  const speaker = speakerOf(game);
  return {
    audience,
    rules: game.set,
    title: [game.title, game.table].filter((word) => word !== '').join(' · '),
    gameNumber: game.gameNumber,
    hostName: game.hostName,
    day: game.day,
    night: game.night,
    stage: stageView(game, audience === 'host' ? 'follows-night' : 'day-only'),
    seats: game.players.map((player) => seatView(game.set, player, speaker, secrets)),
    nominations: game.nominations,
    ballots: game.ballots.map(({ round, tallies, leaders }) => ({
      round,
      leaders,
      candidates: tallies.map(({ seat, count, voters }) => ({ seat, votes: count, voters })),
    })),
    clock: game.clock && (game.clock.kind !== 'arrangement' || audience === 'host') ? game.clock : null,
    checks: secrets ? game.checks : [],
    shots: secrets ? game.shots.map(shotView) : [],
    bestMove: game.bestMove,
    testimony: testimonyFor(game),
    voteCancelled: game.cancelledDay === game.day && game.day > 0,
  };
}

/** Roles, checks and shots: the host always; a stream that shows them once the deal is closed; everybody when released. */
function knowsSecrets(game: Game, audience: Audience): boolean {
  switch (audience) {
    case 'host':
      return true;
    case 'viewers-with-roles':
      return game.stage.type !== 'deal';
    case 'viewers':
    case 'desk':
    case 'room':
      return game.rolesReleased;
  }
}

function seatView(set: RuleSet, player: Player, speaker: Seat | null, secrets: boolean): SeatView {
  const role = player.cardOpen || secrets ? player.role : null;
  const { exit } = player;
  return {
    seat: player.seat,
    name: player.name,
    inGame: exit === null,
    exit: exit && { how: exit.how, phase: exit.phase, number: exit.number },
    fouls: player.fouls,
    warnings: player.warnings,
    technicalFouls: player.technicalFouls,
    silenced: player.silenced,
    speaking: player.seat === speaker,
    role,
    team: role && teamOf(set, role),
  };
}

const shotView = ({ night, shots, victim }: Game['shots'][number]): ShotView => ({
  night,
  victim,
  shots: Object.entries(shots).map(([by, at]) => ({ by: Number(by) as Seat, at: at ?? [] })),
});

/** CT-20: shown after the Commissar's last word, not during it. */
function testimonyFor(game: Game): TableView['testimony'] {
  return game.testimony && speakerOf(game) !== game.testimony.by ? game.testimony : null;
}
