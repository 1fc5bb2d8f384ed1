// @vitest-environment happy-dom
// The host's panel: what is offered is on screen, a press is a command, a refusal is words.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DOUBLE_PRESS_MS } from '../../components/host/hand/double-press';
import type { Press } from '../../components/host/hand/presses';
import { HostPanel } from '../../components/host/host-panel';
import { PUBLIC_CHOICE } from '../../lib/broadcast/viewers';
import {
  type Command,
  decide,
  evolve,
  type Game,
  newGame,
  REFUSALS,
  replay,
  type Setup,
} from '../../lib/game';
import { refusalWords } from '../../lib/i18n';

const TEN = Array.from({ length: 10 }, (_, i) => `Player ${i + 1}`);

/** A panel on a real game: presses are decided by the rules, as the log would. */
async function panelOn(setup: Setup) {
  const made = newGame(setup);
  if (!made.ok) throw new Error(made.error.code);
  const panel = new HostPanel();
  panel.language = 'en';
  panel.game = replay(made.value);
  const presses: Press[] = [];
  panel.addEventListener('press', (event) => {
    const { press } = event.detail;
    presses.push(press);
    const decided = decide(panel.game as Game, { ...press, at: 1 } as Command);
    if (decided.ok) {
      panel.game = decided.value.reduce((game, e) => evolve(game, e), panel.game as Game);
      panel.problem = null;
    } else panel.problem = { type: 'refused', refusal: decided.error, press };
  });
  document.body.append(panel);
  await panel.updateComplete;
  const root = panel.renderRoot as ShadowRoot;
  const table = () => root.querySelector('host-table')?.shadowRoot as ShadowRoot;
  const settle = async () => {
    await panel.updateComplete;
    await (root.querySelector('host-table') as unknown as { updateComplete: Promise<unknown> } | null)
      ?.updateComplete;
  };
  return {
    panel,
    presses,
    root,
    text: () => root.textContent ?? '',
    next: async () => {
      vi.advanceTimersByTime(DOUBLE_PRESS_MS + 1);
      root.querySelector<HTMLButtonElement>('[data-act=next]')?.click();
      await settle();
    },
    seat: async (seat: number) => {
      vi.advanceTimersByTime(DOUBLE_PRESS_MS + 1);
      table().querySelector<HTMLButtonElement>(`[data-seat="${seat}"]`)?.click();
      await settle();
    },
    key: async (code: string, more: KeyboardEventInit = {}) => {
      window.dispatchEvent(
        new KeyboardEvent('keydown', { code, key: code.replace(/^(Key|Digit)/, '').toLowerCase(), ...more }),
      );
      await settle();
    },
    seatText: (seat: number) => table().querySelector(`[data-seat="${seat}"]`)?.textContent ?? '',
    table,
  };
}

/** To the first speech of Day 1 with the Don at 3, Mafia at 6 and 9, the Sheriff at 2. */
async function atSpeeches(names: readonly string[] = TEN) {
  const p = await panelOn({ rules: 'classic', names });
  for (const [seat, role] of [
    [1, 'civilian'],
    [2, 'sheriff'],
    [3, 'don'],
    [4, 'civilian'],
    [5, 'civilian'],
    [6, 'mafia'],
    [7, 'civilian'],
    [8, 'civilian'],
    [9, 'mafia'],
    [10, 'civilian'],
  ] as const) {
    p.panel.dispatchEvent(
      new CustomEvent('press', { detail: { press: { type: 'assign-role', seat, role } } }),
    );
  }
  await p.panel.updateComplete;
  for (let i = 0; i < 5; i += 1) await p.next();
  p.presses.length = 0;
  return p;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the big button', () => {
  test('says exactly what it will do, and does it', async () => {
    const p = await atSpeeches();
    expect(p.root.querySelector('[data-act=next]')?.textContent).toBe('Thank you. Floor to 2');
    await p.next();
    expect(p.presses).toEqual([{ type: 'next-turn' }]);
    expect(p.root.querySelector('[role=status]')?.textContent).toContain('Player 2 speaks');
  });

  test('a second press within 400 ms does nothing', async () => {
    const p = await atSpeeches();
    const button = p.root.querySelector<HTMLButtonElement>('[data-act=next]');
    vi.advanceTimersByTime(DOUBLE_PRESS_MS + 1);
    button?.click();
    await p.panel.updateComplete;
    vi.advanceTimersByTime(DOUBLE_PRESS_MS - 1);
    button?.click();
    expect(p.presses.length).toBe(1);
    vi.advanceTimersByTime(2);
    button?.click();
    expect(p.presses.length).toBe(2);
  });

  test('Enter presses it; a held key counts once', async () => {
    const p = await atSpeeches();
    vi.advanceTimersByTime(DOUBLE_PRESS_MS + 1);
    await p.key('Enter', { key: 'Enter' });
    vi.advanceTimersByTime(DOUBLE_PRESS_MS + 1);
    await p.key('Enter', { key: 'Enter', repeat: true });
    expect(p.presses.length).toBe(1);
  });
});

describe('seats', () => {
  test('CL-30: in a speech a press nominates, by mouse and by digit', async () => {
    const p = await atSpeeches();
    await p.seat(7);
    await p.next();
    await p.key('Digit5');
    expect(p.presses.filter((press) => press.type === 'nominate')).toEqual([
      { type: 'nominate', seat: 7 },
      { type: 'nominate', seat: 5 },
    ]);
    expect(p.seatText(7)).toContain('▸1');
  });

  test('CL-80: f and a digit are one foul', async () => {
    const p = await atSpeeches();
    await p.key('KeyF');
    await p.key('Digit4');
    expect(p.presses).toEqual([{ type: 'foul', seat: 4 }]);
    expect(p.panel.game?.players[3]?.fouls).toBe(1);
  });

  test('CL-44: hands and a typed count in a ballot, the tally and the rest on screen', async () => {
    const p = await atSpeeches();
    await p.seat(7);
    await p.next();
    await p.seat(5);
    for (let i = 0; i < 10; i += 1) await p.next();
    expect(p.panel.game?.stage.type).toBe('ballot');
    await p.seat(1);
    await p.key('KeyC');
    await p.key('Digit4');
    await p.key('Enter', { key: 'Enter' });
    expect(p.root.querySelector('[data-tally="7"]')?.textContent).toMatch(/7\s*4/);
    await p.next();
    expect(p.text()).toContain('The rest, 6 → 5');
    expect(p.root.querySelector('[data-act=next]')?.textContent).toBe('Close: 5 leaves');
  });

  test('names are text, never markup', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const p = await atSpeeches([name, ...TEN.slice(1)]);
    expect(p.seatText(1)).toContain(name);
    expect(p.table().querySelector('img')).toBeNull();
  });

  test('hidden roles show no card and tell no screen reader', async () => {
    const p = await atSpeeches();
    expect(p.table().querySelector('[data-seat="3"]')?.textContent).toContain('Don');
    await p.key('KeyH');
    expect(p.table().querySelector('[data-seat="3"]')?.textContent).not.toContain('Don');
    expect(p.table().querySelectorAll('.card').length).toBe(0);
  });
});

describe('under a finger', () => {
  test('CL-80: a foul is one press on the seat; a second press of a double click does nothing', async () => {
    const p = await atSpeeches();
    const foul = (seat: number) => p.table().querySelector<HTMLButtonElement>(`[data-penalty="${seat}"]`);
    foul(4)?.click();
    await p.panel.updateComplete;
    foul(4)?.click();
    vi.advanceTimersByTime(DOUBLE_PRESS_MS + 1);
    foul(4)?.click();
    expect(p.presses).toEqual([
      { type: 'foul', seat: 4 },
      { type: 'foul', seat: 4 },
    ]);
  });

  test('a click at the place of the last one is a slip whatever lies there now; elsewhere it is a press', async () => {
    const p = await atSpeeches();
    const click = (selector: string, clientX: number) =>
      p.root
        .querySelector(selector)
        ?.dispatchEvent(
          new MouseEvent('click', { clientX, clientY: 700, detail: 1, bubbles: true, composed: true }),
        );
    click('[data-act=next]', 100);
    await p.panel.updateComplete;
    click('[data-act=undo]', 103);
    click('[data-act=next]', 103);
    expect(p.presses.length).toBe(1);
    click('[data-act=next]', 300);
    expect(p.presses.length).toBe(2);
  });

  test('a key is a slip when it comes twice; digits of a count are not', async () => {
    const p = await atSpeeches();
    await p.key('KeyF');
    await p.key('KeyF');
    await p.key('Digit4');
    expect(p.presses).toEqual([{ type: 'foul', seat: 4 }]);
  });

  test('a quick second Tab is the browser’s; seat 1 and seat 11 are two keys', async () => {
    const p = await atSpeeches();
    const tabs = [0, 1].map(
      () => new KeyboardEvent('keydown', { code: 'Tab', key: 'Tab', cancelable: true }),
    );
    for (const tab of tabs) window.dispatchEvent(tab);
    expect(tabs.map((tab) => tab.defaultPrevented)).toEqual([false, false]);
    await p.key('KeyF');
    await p.key('Digit1');
    expect(p.presses).toEqual([{ type: 'foul', seat: 1 }]);
    const shifted = new KeyboardEvent('keydown', {
      code: 'KeyU',
      key: 'U',
      shiftKey: true,
      cancelable: true,
    });
    const told: string[] = [];
    for (const type of ['undo', 'redo']) p.panel.addEventListener(type, () => told.push(type));
    await p.key('KeyU');
    window.dispatchEvent(shifted);
    expect(told).toEqual(['undo', 'redo']);
  });

  test('CL-85: a hand that is up is taken down after a confirmation', async () => {
    const p = await atSpeeches();
    await p.seat(7);
    await p.next();
    await p.seat(5);
    for (let i = 0; i < 10; i += 1) await p.next();
    await p.seat(1);
    await p.seat(1);
    expect(p.presses.at(-1)).toEqual({ type: 'unvote', voter: 1 });
    expect(p.root.querySelector('[role=alert]')?.textContent).toContain('CL-85');
  });

  test('numbers of hands keep their places from candidate to candidate', async () => {
    const p = await atSpeeches();
    await p.seat(7);
    await p.next();
    await p.seat(5);
    for (let i = 0; i < 10; i += 1) await p.next();
    const places = () =>
      [...p.root.querySelectorAll('[data-count]')].map((b) => b.getAttribute('data-count'));
    const first = places();
    await p.seat(1);
    await p.seat(2);
    expect(places()).toEqual(first);
    expect(p.root.querySelector('[data-count="1"]')?.getAttribute('title')).toContain('2 hands are given');
    await p.next();
    expect(places()).toEqual(first);
  });
});

describe('refusals', () => {
  test('CL-31: are words with the rule, and change nothing', async () => {
    const p = await atSpeeches();
    await p.seat(7);
    await p.next();
    const before = p.panel.game;
    await p.seat(7);
    expect(p.panel.game).toBe(before);
    const alert = p.root.querySelector('[role=alert]');
    expect(alert?.textContent).toContain('Player 7 is nominated already');
    expect(alert?.textContent).toContain('CL-31');
    expect(alert?.querySelector('[data-act=confirm]')).toBeNull();
  });

  test('CL-88: one that may be overruled asks for a confirmation and then acts', async () => {
    const p = await atSpeeches();
    for (let i = 0; i < 4; i += 1) {
      await p.key('KeyF');
      vi.advanceTimersByTime(DOUBLE_PRESS_MS + 1);
      await p.key('Digit4');
    }
    expect(p.panel.game?.players[3]?.exit).toBeNull();
    p.root.querySelector<HTMLButtonElement>('[data-act=confirm]')?.click();
    await p.panel.updateComplete;
    expect(p.panel.game?.players[3]?.exit?.how).toBe('removed');
    expect(p.root.querySelector('[role=alert]')).toBeNull();
  });

  test('every refusal has words in both languages', () => {
    for (const language of ['ru', 'en'] as const) {
      for (const code of REFUSALS)
        expect(
          refusalWords(language, { code, rule: 'CL-01', params: {}, forceable: false }).length,
        ).toBeGreaterThan(8);
    }
  });
});

test('without a game the set-up is on screen, and a refused one is shown at its seat', async () => {
  const panel = new HostPanel();
  panel.language = 'en';
  document.body.append(panel);
  await panel.updateComplete;
  const form = panel.renderRoot.querySelector('setup-form');
  panel.setupRefusal = { code: 'empty-name', rule: 'CL-01', params: { seat: 3 }, forceable: false };
  await panel.updateComplete;
  await (form as unknown as { updateComplete: Promise<unknown> }).updateComplete;
  const seats = form?.shadowRoot?.querySelector('seat-list');
  await (seats as unknown as { updateComplete: Promise<unknown> }).updateComplete;
  expect(seats?.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('Seat 3 has no name');
});

test('the OBS link says in words what is wrong', async () => {
  const panel = new HostPanel();
  panel.language = 'en';
  panel.obs = { state: 'waiting', reason: 'wrong-password' };
  document.body.append(panel);
  await panel.updateComplete;
  panel.renderRoot.querySelector<HTMLButtonElement>('[data-act=obs]')?.click();
  await panel.updateComplete;
  const form = panel.renderRoot.querySelector('obs-form');
  await (form as unknown as { updateComplete: Promise<unknown> }).updateComplete;
  expect(form?.shadowRoot?.querySelector('[role=status]')?.textContent).toContain('Wrong OBS password');
});

describe('the database in trouble', () => {
  const damage = { meta: { id: 'g', title: 'Final', createdAt: 0 }, n: 12, of: 40 };
  const shown = async (problem: HostPanel['problem'], heard: string[] = []) => {
    const panel = new HostPanel();
    panel.language = 'en';
    panel.problem = problem;
    panel.games = [
      { id: 'g', title: 'Final', createdAt: 0, status: 'running' },
      { id: 'h', title: 'Semi', createdAt: 0, status: 'over' },
    ];
    for (const type of ['branch', 'export-game', 'open-game', 'dismiss'])
      panel.addEventListener(type, () => heard.push(type));
    document.body.append(panel);
    await panel.updateComplete;
    return panel.renderRoot as ShadowRoot;
  };

  test('a damaged log is named with its entry; the host can go on, save it, or open another game', async () => {
    const heard: string[] = [];
    const root = await shown({ type: 'damaged', detail: 'x', damage }, heard);
    expect(root.querySelector('[data-problem=damaged]')?.textContent).toMatch(/Final.*entry 12 of 40/);
    expect(root.querySelector('setup-form')).toBeNull();
    expect(
      [...root.querySelectorAll('[data-open-game]')].map((b) => b.getAttribute('data-open-game')),
    ).toEqual(['h']);
    for (const act of ['[data-act=branch]', '[data-act=export-game]', '[data-open-game]'])
      root.querySelector<HTMLButtonElement>(act)?.click();
    expect(heard).toEqual(['branch', 'export-game', 'open-game']);
  });

  test('a log without a creation cannot be gone on with', async () => {
    const root = await shown({ type: 'damaged', detail: 'x', damage: { ...damage, n: 1 } });
    expect(root.querySelector('[data-act=branch]')).toBeNull();
    expect(root.querySelector('[data-act=export-game]')).not.toBeNull();
  });

  test('a database that cannot be read shows no form for a new game', async () => {
    const root = await shown({ type: 'storage', cause: 'closed', detail: '', waiting: [] });
    expect(root.querySelector('setup-form')).toBeNull();
    expect(root.textContent).toContain('Another window is changing the database');
  });

  test('a new game that could not be written leaves its form, with the names in it', async () => {
    const root = await shown({ type: 'storage', cause: 'full', detail: '', waiting: ['New game'] });
    expect(root.querySelector('setup-form')).not.toBeNull();
    expect(root.querySelector('[data-problem=storage]')?.textContent).toContain('Not kept yet: New game');
  });

  test('damage found while the game is on screen is told, and the log can be saved', async () => {
    const p = await atSpeeches();
    p.panel.problem = { type: 'damaged', detail: 'x', damage };
    await p.panel.updateComplete;
    const told = p.root.querySelector('.trouble[data-problem=damaged]');
    expect(told?.textContent).toMatch(/entry 12 of 40/);
    expect(told?.querySelector('[data-act=export-game]')).not.toBeNull();
  });

  test('a press that could not be written is called not kept yet, with the reason', async () => {
    const p = await atSpeeches();
    p.panel.problem = { type: 'storage', cause: 'full', detail: '', waiting: ['foul to player 4'] };
    await p.panel.updateComplete;
    const words = p.root.querySelector('[data-problem=storage]')?.textContent;
    expect(words).toContain('Not kept yet: foul to player 4.');
    expect(words).toContain('No room');
    expect(words).not.toContain('Nothing is lost');
    expect(p.root.querySelector('[data-act=export-game]')).not.toBeNull();
  });
});

describe('what viewers see', () => {
  const choice = PUBLIC_CHOICE;
  const chosen = async () => {
    const p = await atSpeeches();
    p.panel.viewers = choice;
    p.panel.addEventListener('viewers-choice', (event) => {
      p.panel.viewers = event.detail.choice;
    });
    await p.panel.updateComplete;
    return p;
  };

  test('one key hides the overlay, the panel says so, the same key shows it again', async () => {
    const p = await chosen();
    await p.key('KeyO');
    expect(p.panel.viewers?.hidden).toBe(true);
    expect(p.root.querySelector('[data-act=viewers]')?.textContent).toBe('Hidden');
    vi.advanceTimersByTime(DOUBLE_PRESS_MS + 1);
    await p.key('KeyO');
    expect(p.panel.viewers).toEqual(choice);
  });

  test('switches and the delay are chosen in the sheet, the delay never outside 0–300', async () => {
    const p = await chosen();
    p.root.querySelector<HTMLButtonElement>('[data-act=viewers]')?.click();
    await p.panel.updateComplete;
    const roles = p.root.querySelector<HTMLInputElement>('[data-switch=roles]');
    if (!roles) throw new Error('no switch');
    roles.checked = true;
    roles.dispatchEvent(new Event('change'));
    expect(p.panel.viewers).toEqual({ ...choice, roles: true });
    const delay = p.root.querySelector<HTMLInputElement>('[data-delay]');
    if (!delay) throw new Error('no delay');
    delay.value = '900';
    delay.dispatchEvent(new Event('change'));
    expect(p.panel.viewers?.delaySeconds).toBe(300);
  });
});

describe('the clock', () => {
  /** At a speech that began now, with what is heard. */
  const speaking = async () => {
    vi.setSystemTime(1);
    const p = await atSpeeches();
    const heard: string[] = [];
    p.panel.addEventListener('clock-signal', (event) => heard.push(event.detail.signal));
    const wait = async (seconds: number) => {
      for (let i = 0; i < seconds; i += 1) {
        vi.advanceTimersByTime(1_000);
        await p.panel.updateComplete;
      }
    };
    const shown = () => p.root.querySelector('[data-clock]')?.textContent;
    return { ...p, heard, wait, shown };
  };

  test('CL-20: is heard ten seconds before the end and at the end; then it counts how late it is', async () => {
    const { heard, wait, shown } = await speaking();
    // Two seconds have gone by on the way to the first speech.
    await wait(46);
    expect(heard).toEqual([]);
    await wait(3);
    expect(heard).toEqual(['last-seconds']);
    await wait(10);
    expect(heard).toEqual(['last-seconds', 'end']);
    await wait(7);
    expect(shown()).toMatch(/^\+0:0[678]$/);
    expect(heard.length).toBe(2);
  });

  test('muted is not heard', async () => {
    const { panel, heard, wait } = await speaking();
    panel.sound = 'off';
    await wait(61);
    expect(heard).toEqual([]);
  });
});

describe('what lies in the hand by itself', () => {
  test('the cards of the deal one after another: four seats, one press for the rest', async () => {
    const p = await panelOn({ rules: 'classic', names: TEN });
    for (const seat of [3, 6, 9, 2]) await p.seat(seat);
    await p.next();
    expect(p.presses.map((press) => press.type)).toEqual([
      'assign-role',
      'assign-role',
      'assign-role',
      'assign-role',
      'assign-rest',
    ]);
    expect((p.panel.game as Game).players.map((q) => q.role?.[0]).join('')).toBe(
      [...'cccccccccc'].with(2, 'm').with(5, 'm').with(8, 'd').with(1, 's').join(''),
    );
  });

  test('a chip pressed by the host still decides which card is next', async () => {
    const p = await panelOn({ rules: 'classic', names: TEN });
    p.root.querySelector<HTMLButtonElement>('[data-role=sheriff]')?.click();
    await p.panel.updateComplete;
    await p.seat(2);
    await p.seat(3);
    expect(p.presses).toEqual([
      { type: 'assign-role', seat: 2, role: 'sheriff' },
      { type: 'assign-role', seat: 3, role: 'mafia' },
    ]);
  });
});
