// What the host lets the viewers see: a cut of the view, never more than the rules release.
// Not in this room's `index.ts`: it needs the rules, and the overlay file must not carry them.

import { type Game, type StageView, type TableView, view } from '../game';

/** The host's switches. A secret is on air only with `roles` or `checks`; everything else is public and can be left out. */
export interface ViewersChoice {
  readonly roles: boolean;
  /** Checks, shots and who wakes at night. */
  readonly checks: boolean;
  readonly nominations: boolean;
  readonly votes: boolean;
  readonly clock: boolean;
  readonly names: boolean;
  /** The overlay shows nothing at all, until it is taken back. */
  readonly hidden: boolean;
  /** How far the picture is behind the table, seconds, 0–300: players may peek at a stream. */
  readonly delaySeconds: number;
}

/** The longest delay, seconds. */
export const MAX_DELAY_SECONDS = 300;

/** Everything that is public, at once; no secret. */
export const PUBLIC_CHOICE: ViewersChoice = {
  roles: false,
  checks: false,
  nominations: true,
  votes: true,
  clock: true,
  names: true,
  hidden: false,
  delaySeconds: 0,
};

/** The view that goes on air; null: nothing. */
export function viewersView(game: Game, choice: ViewersChoice): TableView | null {
  if (choice.hidden) return null;
  const open = view(game, 'viewers');
  const told = choice.roles || choice.checks ? view(game, 'viewers-with-roles') : open;
  const seats = (choice.roles ? told : open).seats;
  return {
    ...open,
    audience: told.audience,
    stage: choice.votes ? (choice.checks ? told : open).stage : withoutVotes(open.stage),
    seats: choice.names ? seats : seats.map((seat) => ({ ...seat, name: '' })),
    nominations: choice.nominations ? open.nominations : [],
    ballots: choice.votes ? open.ballots : [],
    clock: choice.clock ? open.clock : null,
    checks: (choice.checks ? told : open).checks,
    shots: (choice.checks ? told : open).shots,
  };
}

/** The stage with its candidates, and with nobody's hand. */
function withoutVotes(stage: StageView): StageView {
  switch (stage.type) {
    case 'ballot':
      return {
        ...stage,
        unused: 0,
        leaders: [],
        candidates: stage.candidates.map((one) => ({
          ...one,
          votes: 0,
          voters: [],
          leads: false,
          takesRest: false,
        })),
      };
    case 'raise-all':
      return { ...stage, votesFor: 0, voters: [] };
    default:
      return stage;
  }
}
