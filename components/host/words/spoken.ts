// What the host says aloud, and what a host may say in other words.

import { fillWords, type Language, type PanelKey, slotsOf, tPanel } from '../../../lib/i18n';

/** Everything that is said aloud and may be said otherwise. */
export const SPOKEN = [
  'night.don.show',
  'night.mafia.show',
  'night.mafia.arrange',
  'night.sheriff.show',
  'night.mafia.shoot',
  'night.don.seek-sheriff',
  'night.sheriff.seek-black',
  'night.putana.show',
  'night.maniac.show',
  'night.doctor.show',
  'night.commissar.show',
  'night.putana.visit',
  'night.mafia.pick',
  'night.maniac.kill',
  'night.doctor.heal',
  'night.commissar.seek-mafia',
  'morning.killed',
  'morning.nobody',
  'speeches.speaker',
  'speeches.silenced',
  'vote.spoken',
  'ballot.who',
  'ballot.rest',
  'defence.speaker',
  'raise.who',
  'words.speaker',
] as const satisfies readonly PanelKey[];
/** Something said aloud. */
export type SpokenKey = (typeof SPOKEN)[number];

/** A host's own words in one language, where they differ from ours. */
export type OwnWords = Readonly<Partial<Record<SpokenKey, string>>>;

/** Says a panel's word: the host's own where there is one. */
export type Voice = (key: PanelKey, params?: Readonly<Record<string, string | number>>) => string;

/** The voice of a host. */
export const voiceOf =
  (language: Language, own: OwnWords): Voice =>
  (key, params = {}) => {
    const words = isSpoken(key) ? own[key] : undefined;
    return words ? fillWords(language, words, params) : tPanel(language, key, params);
  };

const isSpoken = (key: string): key is SpokenKey => (SPOKEN as readonly string[]).includes(key);

/** Slots that our sentence does not fill: they would be read aloud as they stand. */
export const unknownSlots = (ours: string, own: string): readonly string[] =>
  slotsOf(own).filter((slot) => !slotsOf(ours).includes(slot));
