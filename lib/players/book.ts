// The player book: who plays here, kept beside the games in a database of its own, so that a change of one never stops
// the other.

import { Dexie, type EntityTable } from 'dexie';

/** A player of the club. */
export interface Player {
  readonly id: string;
  /** As the host types it; unique without regard to case. */
  readonly nick: string;
  /** What viewers read instead; empty: the nick. */
  readonly shown: string;
  /** When last seated, ms since the epoch; 0: never. */
  readonly usedAt: number;
}

/** A player's row: what `nick` is compared by comes with it. */
interface PlayerRow extends Player {
  readonly key: string;
}

/** The database of the book. */
export type BookDb = Dexie & { readonly players: EntityTable<PlayerRow, 'id'> };

/** The longest nick and shown name; the rules take no longer ones (CL-01). */
const MAX_NICK_LENGTH = 60;

/** What two spellings of one nick have in common. */
const nickKey = (nick: string): string => nick.trim().toLocaleLowerCase();

/** Opens the book; it opens itself at the first query. */
export function openBook(name = 'mafiacast-players'): BookDb {
  const db = new Dexie(name, { cache: 'disabled' });
  db.version(1).stores({ players: 'id, &key, usedAt' });
  return db as BookDb;
}

/** Everybody, whoever was seated last first, then by nick. */
export async function listPlayers(db: BookDb): Promise<readonly Player[]> {
  const rows = await db.players.toArray();
  return rows
    .map(({ id, nick, shown, usedAt }): Player => ({ id, nick, shown, usedAt }))
    .sort((a, b) => b.usedAt - a.usedAt || a.nick.localeCompare(b.nick));
}

/** Adds players by nick; who is in the book already stays as he is. Answers how many are new. */
export function addPlayers(db: BookDb, nicks: readonly string[]): Promise<number> {
  return db.transaction('rw', db.players, async () => {
    let added = 0;
    for (const raw of nicks) {
      const nick = raw.trim().slice(0, MAX_NICK_LENGTH);
      const key = nickKey(nick);
      if (key === '' || (await db.players.where({ key }).count()) > 0) continue;
      await db.players.add({ id: crypto.randomUUID(), nick, shown: '', usedAt: 0, key });
      added += 1;
    }
    return added;
  });
}

/** Keeps a changed player; `taken` when another has the nick, or it is empty. */
export function keepPlayer(db: BookDb, player: Player): Promise<'kept' | 'taken'> {
  return db.transaction('rw', db.players, async () => {
    const nick = player.nick.trim().slice(0, MAX_NICK_LENGTH);
    const key = nickKey(nick);
    const other = await db.players.where({ key }).first();
    if (key === '' || (other && other.id !== player.id)) return 'taken';
    await db.players.put({ ...player, nick, shown: player.shown.trim().slice(0, MAX_NICK_LENGTH), key });
    return 'kept';
  });
}

/** Takes a player out of the book; games keep their names. */
export const forgetPlayer = (db: BookDb, id: string): Promise<void> => db.players.delete(id);

/** Writes down who was seated, new players with them. `at`: ms since the epoch. */
export function seatedPlayers(db: BookDb, nicks: readonly string[], at: number): Promise<void> {
  return db.transaction('rw', db.players, async () => {
    await addPlayers(db, nicks);
    await db.players.where('key').anyOf(nicks.map(nickKey)).modify({ usedAt: at });
  });
}
