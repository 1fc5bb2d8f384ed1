// A player of the book as the panel knows him; the real one is lib/players'.

/** A player of the club. */
export interface BookPlayer {
  readonly id: string;
  readonly nick: string;
  /** What viewers read instead; empty: the nick. */
  readonly shown: string;
}

const key = (text: string): string => text.trim().toLocaleLowerCase();

/** The players whose nick or shown name contains what was typed, in the book's order. */
export const found = (players: readonly BookPlayer[], typed: string): readonly BookPlayer[] =>
  players.filter(({ nick, shown }) => key(nick).includes(key(typed)) || key(shown).includes(key(typed)));

/** What viewers read: the book's shown name where there is one. */
export function shownName(players: readonly BookPlayer[], name: string): string {
  const player = players.find(({ nick }) => key(nick) === key(name));
  return player && player.shown !== '' ? player.shown : name;
}

/** Whether a nick stands in the list. */
export const seatOf = (names: readonly string[], nick: string): number =>
  names.findIndex((name) => key(name) === key(nick)) + 1;
