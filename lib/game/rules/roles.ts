// Cards and teams of both rule sets (CL-04, CT-02).

/** Every card of both rule sets. */
export const ROLES = [
  'civilian',
  'sheriff',
  'mafia',
  'don',
  'commissar',
  'doctor',
  'putana',
  'maniac',
] as const;
/** A card. `civilian` and `mafia` are dealt in both rule sets, the others in one. */
export type Role = (typeof ROLES)[number];

/** The sides that can win. `red`/`black` are classic, the others city. */
export const TEAMS = ['red', 'black', 'town', 'mafia', 'maniac'] as const;
/** A side. */
export type Team = (typeof TEAMS)[number];

/** How a game can end: a side's win, a draw, or given up by the host without a result. */
export type Winner = Team | 'draw' | 'none';

/** The rule sets: seed 1 and seed 2. */
export const RULE_SETS = ['classic', 'city'] as const;
/** Which rules a game is played by. */
export type RuleSet = (typeof RULE_SETS)[number];

/** The cards a rule set deals. */
export const ROLES_OF: Readonly<Record<RuleSet, readonly Role[]>> = {
  classic: ['civilian', 'sheriff', 'mafia', 'don'],
  city: ['civilian', 'mafia', 'commissar', 'doctor', 'putana', 'maniac'],
};

/** The side a card plays for (CL-04: the colour of the card; CT-03, AMB-C02). */
export function teamOf(set: RuleSet, role: Role): Team {
  if (set === 'classic') return isBlack(role) ? 'black' : 'red';
  if (role === 'mafia') return 'mafia';
  return role === 'maniac' ? 'maniac' : 'town';
}

/** True for the cards that read black to the Sheriff and shoot at night (CL-04, CL-64). */
export const isBlack = (role: Role): boolean => role === 'mafia' || role === 'don';
