// How many of which card (CL-04, CT-02, CT-03).

import { type Refusal, refuse } from '../basics/refusal';
import type { Result } from '../basics/result';
import type { Role, RuleSet } from './roles';

const CLASSIC_DECK: readonly Role[] = [
  'don',
  'mafia',
  'mafia',
  'sheriff',
  'civilian',
  'civilian',
  'civilian',
  'civilian',
  'civilian',
  'civilian',
];

/** Special city cards; at most one of each is dealt (CT-02). */
export const SPECIALS = ['commissar', 'doctor', 'putana', 'maniac'] as const satisfies readonly Role[];
/** A special city card. */
export type Special = (typeof SPECIALS)[number];

/** The classic deck, or a city deck with the given number of Mafia and specials; the rest are Civilians. */
export function deckFor(
  set: RuleSet,
  players: number,
  mafia = suggestMafia(players).mafia,
  specials: readonly Special[] = suggestSpecials(players),
): readonly Role[] {
  if (set === 'classic') return CLASSIC_DECK;
  const dealt: readonly Role[] = [...Array.from({ length: mafia }, (): Role => 'mafia'), ...specials];
  return [...dealt, ...Array.from({ length: Math.max(0, players - dealt.length) }, (): Role => 'civilian')];
}

/** Null when the cards make a legal deck, else the refusal (CL-04, CT-02, CT-03). */
export function deckRefusal(set: RuleSet, roles: readonly (Role | null)[]): Result<never, Refusal> | null {
  const count = (role: Role) => roles.filter((r) => r === role).length;
  const missing = roles.filter((role) => role === null).length;
  const rule = set === 'classic' ? 'CL-04' : 'CT-04';
  if (missing > 0) return refuse('deck-mismatch', rule, { missing });
  if (set === 'classic') {
    const fits =
      count('don') === 1 && count('sheriff') === 1 && count('mafia') === 2 && count('civilian') === 6;
    return fits
      ? null
      : refuse('deck-mismatch', 'CL-04', {
          missing: 0,
          don: count('don'),
          mafia: count('mafia'),
          sheriff: count('sheriff'),
          civilian: count('civilian'),
        });
  }
  if (count('mafia') === 0) return refuse('no-mafia', 'CT-02');
  if (count('civilian') === 0) return refuse('no-civilian', 'CT-02');
  const twice = SPECIALS.find((role) => count(role) > 1);
  if (twice) return refuse('deck-mismatch', 'CT-02', { missing: 0, role: twice });
  const mafia = count('mafia');
  return mafia >= roles.length - mafia
    ? refuse('too-many-mafia', 'CT-03', { mafia, others: roles.length - mafia })
    : null;
}

/** How many Mafia to deal, and how good that is. */
export interface MafiaSuggestion {
  readonly mafia: number;
  readonly civiliansPerMafia: number;
  /** Within the 3–4 Civilians per mafioso of the seed (CT-03). */
  readonly inRange: boolean;
}

/**
 * The number of Mafia whose ratio is in 3–4, or nearest to it; the smaller of two equally near (CT-03, table 2.6, AMB-C02).
 * With a Maniac in play he is nobody's: pass players − 1.
 */
export function suggestMafia(players: number): MafiaSuggestion {
  const ratio = (mafia: number) => (players - mafia) / mafia;
  const distance = (mafia: number) => Math.max(0, 3 - ratio(mafia), ratio(mafia) - 4);
  let mafia = 1;
  for (let more = 2; more * 2 < players; more++) if (distance(more) < distance(mafia)) mafia = more;
  return { mafia, civiliansPerMafia: ratio(mafia), inRange: distance(mafia) === 0 };
}

/** Special cards that suit a table (rules.md 2.6): Commissar, + Doctor at 8, + Putana at 10, + Maniac at 12. */
export const suggestSpecials = (players: number): readonly Special[] =>
  SPECIALS.slice(0, players >= 12 ? 4 : players >= 10 ? 3 : players >= 8 ? 2 : 1);

/** Things worth a second look before the game; none of them stops it. */
export type SetupWarning = {
  readonly code: 'kit-unchecked' | 'mafia-ratio' | 'seventeen';
  readonly rule: string;
};

/** Soft warnings: tags and masks not ticked (CL-03), a ratio outside 3–4 (CT-03), seventeen at the table (AMB-C01). */
export function setupWarnings(
  set: RuleSet,
  deck: readonly Role[],
  kit: 'checked' | 'unchecked',
): readonly SetupWarning[] {
  const mafia = deck.filter((role) => role === 'mafia').length;
  const civilians = deck.length - mafia - (deck.includes('maniac') ? 1 : 0);
  const ratio = civilians / Math.max(1, mafia);
  const warnings: SetupWarning[] = [];
  if (kit === 'unchecked') warnings.push({ code: 'kit-unchecked', rule: 'CL-03' });
  if (set === 'city' && (ratio < 3 || ratio > 4)) warnings.push({ code: 'mafia-ratio', rule: 'CT-03' });
  if (set === 'city' && deck.length === 17) warnings.push({ code: 'seventeen', rule: 'AMB-C01' });
  return warnings;
}
