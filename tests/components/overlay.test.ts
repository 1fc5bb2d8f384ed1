// @vitest-environment happy-dom
// What a viewer reads on the overlay, moment by moment.

import { afterEach, describe, expect, test } from 'vitest';
import { MafiaClock } from '../../components/overlay/mafia-clock';
import { MafiaOverlay } from '../../components/overlay/mafia-overlay';
import type { TableView } from '../../lib/game/view/types';
import { moments } from './fixtures/moments';
import { left, tableView } from './fixtures/table';
import { draw } from './mount';

const all = moments(Date.now());
const moment = (name: string): TableView => {
  const view = all[name];
  if (view === undefined) throw new Error(`no moment ${name}`);
  return view;
};

afterEach(() => document.body.replaceChildren());

describe('the banner says what happens', () => {
  const said: Readonly<Record<string, readonly [ru: string, en: string]>> = {
    deal: ['Раздача Раздаются роли', 'The deal Roles are being dealt'],
    night: ['Ночь Город засыпает', 'Night The city falls asleep'],
    'morning, killed': [
      'Утро Убит игрок 4 Владимир Константинопольский',
      'Morning Player killed 4 Владимир Константинопольский',
    ],
    'morning, nobody': ['Доброе утро Никто не убит', 'Good morning Nobody was killed'],
    'speeches, opens': ['Открывает круг 2 Капитан Блад', 'Opens the round 2 Капитан Блад'],
    speeches: ['Речь 7 Тень', 'Speech 7 Тень'],
    'vote pending': [
      'На голосовании 5 Mr. Smith 7 Тень 1 Алиса',
      'Up for the vote 5 Mr. Smith 7 Тень 1 Алиса',
    ],
    'vote pending, skipped': [
      'В первый день один кандидат не голосуется Голосования нет',
      'A single candidate is not voted on Day 1 No vote',
    ],
    ballot: ['Голосование Против 7', 'Voting Against 7'],
    'ballot, eight': ['Переголосование Против 5', 'Revote Against 5'],
    defence: ['Автокатастрофа · Оправдательная речь 5 Mr. Smith', 'Car crash · Defence speech 5 Mr. Smith'],
    'defence, nobody yet': ['Автокатастрофа Поровну голосов', 'Car crash Tied'],
    'defence, stays': ['Речь лидера голосования 1 Алиса', 'The leader of the vote speaks 1 Алиса'],
    'raise all': ['Автокатастрофа Поднять всех? 5 7', 'Car crash Raise them all? 5 7'],
    lot: ['Жребий Судьбу решает жребий 5 Mr. Smith 7 Тень', 'The lot The lot decides 5 Mr. Smith 7 Тень'],
    'last word, raised': ['Последнее слово 5 Mr. Smith', 'Last word 5 Mr. Smith'],
    'evening, left': ['Решение города Покидает игру 7 Тень', 'By vote of the city Leaves the game 7 Тень'],
    'evening, stayed': [
      'Никто не уходит · Город не поднял Остаются 5 Mr. Smith 7 Тень',
      'Nobody leaves · The city did not raise them Staying 5 Mr. Smith 7 Тень',
    ],
    'evening, no vote': [
      'Голосование отменено удалением Никто не уходит',
      'The vote is cancelled by a removal Nobody leaves',
    ],
    'over, red': ['Игра окончена Победа красных', 'Game over Red wins'],
    'over, black, roles': ['Игра окончена Победа чёрных', 'Game over Black wins'],
  };
  test.each(Object.entries(said))('%s', async (name, [ru, en]) => {
    expect((await draw(moment(name))).text('[data-banner]')).toBe(ru);
    expect((await draw(moment(name), { language: 'en' })).text('[data-banner]')).toBe(en);
  });

  test('every moment has a banner, a phase and all its seats', async () => {
    for (const view of Object.values(all)) {
      const { text, all: every } = await draw(view);
      expect(text('[data-banner]')).not.toBe('');
      expect(every('.phase')).toHaveLength(1);
      expect(every('[data-seat]').map((seat) => seat.getAttribute('data-seat'))).toEqual(
        view.seats.map(({ seat }) => String(seat)),
      );
    }
  });
});

describe('the table', () => {
  test('nothing is drawn before the first view', async () => {
    const { root } = await draw(null);
    expect(root.textContent?.trim()).toBe('');
    expect(root.querySelectorAll('.root *')).toHaveLength(0);
  });

  test.each([
    ['killed', 'убит', 'Н2'],
    ['voted-out', 'заголосован', 'Н2'],
    ['raised', 'поднят', 'Н2'],
    ['lot', 'жребий', 'Н2'],
    ['followed', 'следом', 'Н2'],
    ['removed', 'удалён', 'Н2'],
  ] as const)('a player who left (%s) is told by word, sign and time', async (how, word, when) => {
    const { one, text } = await draw(
      tableView({ type: 'morning', killed: [] }, {}, { 4: left(how, 'night', 2) }),
    );
    expect(one('[data-seat="4"]').getAttribute('data-state')).toBe(how);
    expect(text('[data-seat="4"] .exit')).toBe(word);
    expect(text('[data-seat="4"] .when')).toBe(when);
    expect(one('[data-seat="4"] .how svg')).toBeTruthy();
  });

  test('every kind of exit has a sign of its own, corrections apart', async () => {
    const hows = ['killed', 'voted-out', 'raised', 'lot', 'followed', 'removed'] as const;
    const signs = await Promise.all(
      hows.map(async (how) => {
        const { one } = await draw(
          tableView({ type: 'morning', killed: [] }, {}, { 4: left(how, 'day', 1) }),
        );
        return one('[data-seat="4"] .how path').getAttribute('d');
      }),
    );
    expect(new Set(signs).size).toBe(hows.length);
  });

  test.each([1, 2, 3, 4])('CL-80: %i fouls are as many strokes and one label', async (fouls) => {
    const { all: every, one } = await draw(tableView({ type: 'morning', killed: [] }, {}, { 2: { fouls } }));
    expect(every('[data-seat="2"] .fouls i')).toHaveLength(fouls);
    expect(one('[data-seat="2"] .fouls').getAttribute('aria-label')).toMatch(new RegExp(`^${fouls} фол`));
    expect(every('[data-seat="3"] .fouls')).toHaveLength(0);
  });

  test('CL-86: a silenced player is marked at his seat and in the headline of his turn', async () => {
    const { text } = await draw(moment('speeches, silenced'));
    expect(text('[data-seat="9"] .status')).toContain('без слова');
    expect(text('.aside')).toContain('Третий фол: без слова');
  });

  test('the speaker alone is lit, the nominated are marked', async () => {
    const { all: every } = await draw(moment('speeches'));
    const seatsOf = (selector: string) => every(selector).map((seat) => seat.getAttribute('data-seat'));
    expect(seatsOf('[data-speaking]')).toEqual(['7']);
    expect(seatsOf('.seat[data-marked]')).toEqual(['1', '5', '7']);
  });

  test('CL-34: nominations are told in order with who made them', async () => {
    const { all: every } = await draw(moment('speeches'));
    expect(every('[data-nomination]').map((one) => one.getAttribute('data-nomination'))).toEqual([
      '2-5',
      '3-7',
      '6-1',
    ]);
  });

  test('AMB-08: a cancelled vote is told during the speeches', async () => {
    expect((await draw(moment('speeches, vote cancelled'))).text('.aside')).toContain('Голосование отменено');
  });

  test.each([6, 10, 12, 13, 17])('%i seats stand in rows', async (count) => {
    const names = Array.from({ length: count }, (_, index) => `n${index}`);
    const { one, all: every } = await draw(tableView({ type: 'morning', killed: [] }, {}, {}, names));
    expect(one('.seats').getAttribute('data-cells')).toBe(count > 12 ? 'line' : 'card');
    expect(every('[data-seat]')).toHaveLength(count);
  });
});

describe('the ballot', () => {
  test('CL-46: votes come in by name, the rest waits for the last candidate', async () => {
    const { all: every, one, text } = await draw(moment('ballot'));
    expect(
      every('[data-candidate]').map((card) => [
        card.getAttribute('data-candidate'),
        card.getAttribute('data-votes'),
        card.getAttribute('data-state'),
        card.hasAttribute('data-leads'),
      ]),
    ).toEqual([
      ['5', '3', 'closed', true],
      ['7', '1', 'open', false],
      ['1', '0', 'waiting', false],
    ]);
    expect(text('[data-candidate="5"] .voters')).toBe('1 6 9');
    expect(one('[data-rest]').getAttribute('data-rest')).toBe('3');
    expect(text('[data-figure="unused"]')).toBe('3');
    expect(one('[data-seat="2"]').getAttribute('data-vote')).toBe('7');
    expect(one('[data-seat="3"]').hasAttribute('data-vote')).toBe(false);
  });

  test('CL-50: hands for raising all stand against what is needed', async () => {
    const { one, all: every, text } = await draw(moment('raise all'));
    expect(one('.hands').getAttribute('data-needed')).toBe('4');
    expect(every('.hands i')).toHaveLength(7);
    expect(every('.hands i[data-up]')).toHaveLength(3);
    expect(text('[data-field="raise"]')).toBe('За нужно 4 3');
  });

  test('CL-48: the tied stand with the votes that tied them', async () => {
    const { all: every } = await draw(moment('defence'));
    expect(every('[data-candidate]').map((card) => card.getAttribute('data-votes'))).toEqual(['3', '3']);
  });
});

describe('what is secret', () => {
  test('a view without cards shows no side, no role, no check', async () => {
    for (const [name, view] of Object.entries(all)) {
      if (view.seats.some((seat) => seat.role !== null)) continue;
      const { root } = await draw(view);
      expect(
        root.querySelectorAll('.role, .side, [data-role], [data-team], [data-answer]').length,
        name,
      ).toBe(0);
    }
  });

  test('released cards are told by word, colour and shape', async () => {
    const { one, text } = await draw(moment('over, black, roles'));
    expect(text('[data-seat="2"] .role')).toBe('Шериф');
    expect(text('[data-seat="3"] .role')).toBe('Дон');
    const shape = (seat: number) => one(`[data-seat="${seat}"] .role path`).getAttribute('d');
    expect(shape(2)).not.toBe(shape(3));
  });

  test('checks and shots of the night are told when the view carries them', async () => {
    const { text } = await draw(moment('night, roles shown'));
    expect(text('.aside')).toBe('Выстрел 7 Дон 5 не шериф Шериф 9 чёрный');
  });
});

describe('names are text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  test.each(Object.keys(all))('%s', async (name) => {
    const view = moment(name);
    const { root, text } = await draw({
      ...view,
      title: hostile,
      hostName: hostile,
      seats: view.seats.map((seat) => ({ ...seat, name: hostile })),
    });
    expect(root.querySelector('img, script, [onerror]')).toBeNull();
    for (const { seat } of view.seats) expect(text(`[data-seat="${seat}"] > .name`)).toBe(hostile);
    expect(text('.title')).toContain(hostile);
  });
});

test('a frame it cannot read leaves the picture and adds a note', async () => {
  const drawn = await draw(moment('speeches'), { outdated: true });
  expect(drawn.text('.note')).toBe('Обновите файл оверлея');
  expect(drawn.text('[data-banner]')).toBe('Речь 7 Тень');
});

test('the same view again writes nothing', async () => {
  for (const name of Object.keys(all)) {
    const { overlay, root } = await draw(moment(name));
    const writes: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => writes.push(...records));
    watcher.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    overlay.view = structuredClone(moment(name));
    await overlay.updateComplete;
    writes.push(...watcher.takeRecords());
    watcher.disconnect();
    expect(writes.length, name).toBe(0);
  }
});

test('the styles keep to what the browser inside OBS 28 (Chromium 103) knows', () => {
  const css = [...MafiaOverlay.styles, ...MafiaClock.styles].map((sheet) => sheet.cssText).join('\n');
  const newer =
    /:has\(|@container|container-type|color-mix\(|oklch\(|@scope|@starting-style|@property|subgrid|text-wrap|\b\d+(dvh|svh|lvh|cqw|cqh)\b|(^|[\s{;])(translate|rotate|scale):|(^|\s)&|\blch\(|:popover-open/m;
  expect(css.match(newer)?.[0]).toBeUndefined();
});
