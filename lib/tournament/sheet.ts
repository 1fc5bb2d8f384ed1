// A score sheet: what a tournament keeps of one game. From a file, from a form, or from a game hosted here.

import {
  type Game,
  isBlack,
  ROLES,
  type Role,
  RULE_SETS,
  type RuleSet,
  TEAMS,
  teamOf,
  type Winner,
} from '../game';

/** How a player left by the judge's hand: four fouls, a removal, or giving up. */
export const REMOVALS = ['fouls', 'removal', 'gave-up'] as const;
export type Removal = (typeof REMOVALS)[number];

/** One player's line. */
export interface SheetPlayer {
  /** 1-based. */
  readonly seat: number;
  readonly name: string;
  readonly role: Role;
  /** Killed on the first night on which anybody could be. */
  readonly firstKilled?: true;
  /** How many of the three named in the best move were black, 0–3; only with `firstKilled`. */
  readonly bestMoveRight?: number;
  readonly removed?: Removal;
  /** The removal ended the game against the player's team. */
  readonly teamDefeat?: true;
  /** City: still in the game at its end. */
  readonly alive?: boolean;
  /** City: saves, blocks of a killer and finds. */
  readonly useful?: number;
  /** The judge's points, with why. */
  readonly bonus?: number;
  readonly comment?: string;
  /** The judge took away what everyone is given. */
  readonly worstMove?: true;
  /** What the sheet of another platform counted; used by the preset `platform` alone. */
  readonly given?: number;
}

/** One game's sheet. */
export interface Sheet {
  /** Tells the game from every other one of the event: the same sheet read twice is one game. */
  readonly id: string;
  readonly rules: RuleSet;
  readonly round: number;
  readonly table: number;
  /** Which stage's points it counts in, e.g. `final`; empty: the only one. */
  readonly stage: string;
  readonly winner: Winner;
  readonly players: readonly SheetPlayer[];
}

/** Why a sheet cannot be, with the place of the fault in the file, e.g. `games[3].players[2].role`. */
export interface SheetError {
  readonly code:
    | 'not-json'
    | 'too-long'
    | 'bad-value'
    | 'empty-name'
    | 'player-twice'
    | 'seat-twice'
    | 'deck'
    | 'two-first-killed'
    | 'best-move-not-first-killed'
    | 'bonus-limit'
    | 'bonus-comment'
    | 'game-twice';
  readonly path: string;
  /** What stands there. */
  readonly found: string;
}

/** The most the judge may give or take in one game. */
export const MAX_BONUS = 1;
/** A file longer than this, in characters, is not read. */
export const MAX_FILE_LENGTH = 50 * 1024 * 1024;

/** The first fault of a sheet; null when it can be. `path`: where the sheet stands. */
export function sheetFault(sheet: Sheet, path = ''): SheetError | null {
  const fault = (code: SheetError['code'], at: string, found: unknown): SheetError => ({
    code,
    path: `${path}${at}`,
    found: String(found),
  });
  const names = new Set<string>();
  const seats = new Set<number>();
  let first: number | null = null;
  for (const [i, player] of sheet.players.entries()) {
    const at = `.players[${i}]`;
    const key = player.name.trim().toLocaleLowerCase();
    if (key === '') return fault('empty-name', `${at}.name`, player.name);
    if (names.has(key)) return fault('player-twice', `${at}.name`, player.name);
    names.add(key);
    if (seats.has(player.seat)) return fault('seat-twice', `${at}.seat`, player.seat);
    seats.add(player.seat);
    if (player.firstKilled) {
      if (first !== null) return fault('two-first-killed', `${at}.firstKilled`, player.name);
      first = player.seat;
    } else if (player.bestMoveRight)
      return fault('best-move-not-first-killed', `${at}.bestMoveRight`, player.bestMoveRight);
    if (player.bonus !== undefined && Math.abs(player.bonus) > MAX_BONUS)
      return fault('bonus-limit', `${at}.bonus`, player.bonus);
    if (player.bonus && !player.comment?.trim()) return fault('bonus-comment', `${at}.comment`, '');
  }
  const count = (role: Role) => sheet.players.filter((p) => p.role === role).length;
  if (sheet.rules === 'classic') {
    const deck = { don: 1, sheriff: 1, mafia: 2, civilian: 6 } as const;
    for (const role of ['don', 'sheriff', 'mafia', 'civilian'] as const)
      if (count(role) !== deck[role]) return fault('deck', '.players', `${role}: ${count(role)}`);
  } else {
    const twice = (['commissar', 'doctor', 'putana', 'maniac'] as const).find((role) => count(role) > 1);
    if (twice || count('mafia') === 0) return fault('deck', '.players', twice ?? 'mafia: 0');
  }
  return null;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a file of sheets holds. */
export interface SheetFile {
  readonly name: string;
  readonly sheets: readonly Sheet[];
}

/** Reads a file of sheets (`{ name, games: […] }`); the first fault with its place. Nothing is guessed. */
export function readSheets(
  text: string,
): { readonly ok: true; readonly value: SheetFile } | { readonly ok: false; readonly error: SheetError } {
  const fail = (code: SheetError['code'], path: string, found: unknown) =>
    ({ ok: false, error: { code, path, found: short(found) } }) as const;
  if (text.length > MAX_FILE_LENGTH) return fail('too-long', '', text.length);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return fail('not-json', '', error instanceof Error ? error.message : error);
  }
  if (!isFields(file) || !Array.isArray(file.games))
    return fail('bad-value', 'games', isFields(file) ? file.games : file);
  const sheets: Sheet[] = [];
  const ids = new Set<string>();
  for (const [i, game] of file.games.entries()) {
    const path = `games[${i}]`;
    const read = readSheet(game, path);
    if ('code' in read) return { ok: false, error: read };
    const fault = sheetFault(read, path);
    if (fault) return { ok: false, error: fault };
    if (ids.has(read.id)) return fail('game-twice', path, read.id);
    ids.add(read.id);
    sheets.push(read);
  }
  return { ok: true, value: { name: typeof file.name === 'string' ? file.name : '', sheets } };
}

const short = (found: unknown): string => (JSON.stringify(found) ?? String(found)).slice(0, 80);

function readSheet(game: unknown, path: string): Sheet | SheetError {
  const bad = (at: string, found: unknown): SheetError => ({
    code: 'bad-value',
    path: `${path}${at}`,
    found: short(found),
  });
  if (!isFields(game)) return bad('', game);
  const rules = game.rules === undefined ? 'classic' : RULE_SETS.find((set) => set === game.rules);
  if (!rules) return bad('.rules', game.rules);
  const winner = [...TEAMS, 'draw' as const, 'none' as const].find((team) => team === game.winner);
  if (!winner) return bad('.winner', game.winner);
  const round = game.round ?? game.tour ?? 1;
  if (!isCount(round)) return bad('.round', round);
  const table = game.table ?? 1;
  if (!isCount(table)) return bad('.table', table);
  if (!Array.isArray(game.players) || game.players.length > 20) return bad('.players', game.players);
  const players: SheetPlayer[] = [];
  for (const [i, player] of game.players.entries()) {
    const read = readPlayer(player, `${path}.players[${i}]`);
    if ('code' in read) return read;
    players.push(read);
  }
  const stage = typeof game.stage === 'string' ? game.stage : '';
  const id =
    typeof game.id === 'string' && game.id !== ''
      ? game.id
      : [stage, game.number ?? '', round, table].join('/');
  return { id, rules, round, table, stage, winner, players };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

function readPlayer(player: unknown, path: string): SheetPlayer | SheetError {
  const bad = (at: string, found: unknown): SheetError => ({
    code: 'bad-value',
    path: `${path}${at}`,
    found: short(found),
  });
  if (!isFields(player)) return bad('', player);
  const {
    seat,
    name,
    firstKilled,
    bestMoveRight,
    removed,
    teamDefeat,
    alive,
    useful,
    bonus,
    comment,
    worstMove,
  } = player;
  if (!isCount(seat) || seat < 1 || seat > 20) return bad('.seat', seat);
  if (typeof name !== 'string' || name.length > 60) return bad('.name', name);
  const role = ROLES.find((known) => known === player.role);
  if (!role) return bad('.role', player.role);
  const flags = { firstKilled, teamDefeat, alive, worstMove };
  for (const [key, value] of Object.entries(flags))
    if (value !== undefined && typeof value !== 'boolean') return bad(`.${key}`, value);
  if (bestMoveRight !== undefined && !(isCount(bestMoveRight) && bestMoveRight <= 3))
    return bad('.bestMoveRight', bestMoveRight);
  if (useful !== undefined && !isCount(useful)) return bad('.useful', useful);
  const how = REMOVALS.find((known) => known === removed);
  if (removed !== undefined && !how) return bad('.removed', removed);
  if (bonus !== undefined && !(typeof bonus === 'number' && Number.isFinite(bonus)))
    return bad('.bonus', bonus);
  if (comment !== undefined && typeof comment !== 'string') return bad('.comment', comment);
  const given = givenPoints(player);
  if (Number.isNaN(given)) return bad('.points', player.points);
  return {
    seat,
    name: name.trim(),
    role,
    ...(firstKilled === true ? { firstKilled: true as const } : {}),
    ...(isCount(bestMoveRight) ? { bestMoveRight } : {}),
    ...(how ? { removed: how } : {}),
    ...(teamDefeat === true ? { teamDefeat: true as const } : {}),
    ...(typeof alive === 'boolean' ? { alive } : {}),
    ...(isCount(useful) ? { useful } : {}),
    ...(typeof bonus === 'number' ? { bonus } : {}),
    ...(typeof comment === 'string' ? { comment } : {}),
    ...(worstMove === true ? { worstMove: true as const } : {}),
    ...(given === null ? {} : { given }),
  };
}

/** The sum of the points that the sheet names; null: it names none. NaN: one of them is no number. */
function givenPoints({ points, total }: Fields): number | null {
  if (isFields(points))
    return Object.values(points).reduce<number>(
      (sum, value) => sum + (typeof value === 'number' ? value : Number.NaN),
      0,
    );
  return typeof total === 'number' ? total : points === undefined && total === undefined ? null : Number.NaN;
}

/** On the classic first night nobody is shot (CL-12); the first who can fall falls on Night 2. */
const FIRST_KILLING_NIGHT = 2;

/** The sheet of a game hosted here, when it is over. Judge's points are not in a log: they are added to the sheet. */
export function sheetOf(game: Game, where: Pick<Sheet, 'id' | 'round' | 'table' | 'stage'>): Sheet | null {
  if (game.stage.type !== 'over') return null;
  const first = game.players.filter(
    ({ exit }) => exit?.how === 'killed' && exit.phase === 'night' && exit.number === FIRST_KILLING_NIGHT,
  );
  const black = (seat: number) => {
    const role = game.players[seat - 1]?.role;
    return role !== null && role !== undefined && (isBlack(role) || teamOf(game.set, role) === 'mafia');
  };
  return {
    ...where,
    rules: game.set,
    winner: game.stage.winner,
    players: game.players.map(({ seat, name, role, exit, fouls }): SheetPlayer => {
      const isFirst = first.length === 1 && first[0]?.seat === seat;
      const move = game.bestMove?.by === seat ? game.bestMove.seats : null;
      return {
        seat,
        name,
        role: role ?? 'civilian',
        ...(isFirst ? { firstKilled: true as const } : {}),
        ...(isFirst && move ? { bestMoveRight: move.filter(black).length } : {}),
        ...(exit?.how === 'removed'
          ? { removed: fouls >= 4 ? ('fouls' as const) : ('removal' as const) }
          : {}),
        alive: exit === null,
      };
    }),
  };
}
