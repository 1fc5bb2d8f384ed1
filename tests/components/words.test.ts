// Words of the host's own: said in place of ours, filled like ours, refused when they would be read out raw.

import { describe, expect, test } from 'vitest';
import { stepOf } from '../../components/host/step/step';
import { SPOKEN, unknownSlots } from '../../components/host/words/spoken';
import { LANGUAGES, slotsOf, tPanel } from '../../lib/i18n';
import { panelMoments } from './fixtures/panel-moments';

const game = (name: string) => {
  const found = panelMoments()[name]?.game;
  if (!found) throw new Error(`no moment ${name}`);
  return found;
};

describe('the host’s own words', () => {
  test('are said in place of ours, with the numbers of the table', () => {
    const own = { 'ballot.who': 'Кто голосует против номера {seat}?' };
    expect(stepOf(game('ballot, first'), 'ru', own).spoken).toMatch(/^Кто голосует против номера \d+\?$/);
    expect(stepOf(game('ballot, first'), 'ru').spoken).not.toContain('номера');
  });

  test('a call of the night is one of them', () => {
    const own = { 'night.mafia.shoot': 'Мафия стреляет' };
    expect(stepOf(game('night, shoot'), 'ru', own).title).toBe('Мафия стреляет');
  });

  test('a slot that our sentence does not fill is named', () => {
    expect(unknownSlots('Убиты: {seats}', 'Ушли {seats}, {who}')).toEqual(['{who}']);
    expect(unknownSlots('{count, голос|голоса|голосов} за {seat}', '{seat}: {count}')).toEqual([]);
  });

  test('every sentence has the same slots in both languages', () => {
    for (const key of SPOKEN) {
      const [ru, en] = LANGUAGES.map((language) => [...slotsOf(tPanel(language, key))].sort());
      expect(ru, key).toEqual(en);
    }
  });
});
