// The player book: nicks are unique, what is known stays, pasted lists are understood.

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addPlayers,
  type BookDb,
  forgetPlayer,
  keepPlayer,
  listPlayers,
  namesIn,
  openBook,
  seatedPlayers,
} from '../../lib/players';

let db: BookDb;
beforeEach(() => {
  db = openBook(`book-${crypto.randomUUID()}`);
});
afterEach(() => db.delete());
const nicks = async () => (await listPlayers(db)).map((p) => p.nick);

test('a nick is in the book once, whatever its case; the first spelling stays', async () => {
  expect(await addPlayers(db, ['Лис', ' лис ', 'Мия', ''])).toBe(2);
  expect(await addPlayers(db, ['ЛИС', 'Bob'])).toBe(1);
  expect(await nicks()).toEqual(['Bob', 'Лис', 'Мия']);
});

test('whoever was seated last comes first; new players are written down by the way', async () => {
  await addPlayers(db, ['Anna', 'Bob', 'Cid']);
  await seatedPlayers(db, ['cid'], 1_000);
  await seatedPlayers(db, ['BOB', 'Dan'], 2_000);
  expect(await nicks()).toEqual(['Bob', 'Dan', 'Cid', 'Anna']);
});

test('a shown name is kept through seatings; a nick that another has is refused and changes nothing', async () => {
  await addPlayers(db, ['Fox', 'Mia']);
  const [fox] = await listPlayers(db);
  if (!fox) throw new Error('Fox is missing');
  expect(await keepPlayer(db, { ...fox, shown: '  Mr Fox ' })).toBe('kept');
  expect(await keepPlayer(db, { ...fox, nick: 'mia' })).toBe('taken');
  expect(await keepPlayer(db, { ...fox, nick: '  ' })).toBe('taken');
  await seatedPlayers(db, ['fox'], 5);
  expect((await listPlayers(db))[0]).toEqual({ ...fox, shown: 'Mr Fox', usedAt: 5 });
});

test('who is taken out can be put back as he was', async () => {
  await seatedPlayers(db, ['Fox'], 7);
  const [fox] = await listPlayers(db);
  if (!fox) throw new Error('Fox is missing');
  await forgetPlayer(db, fox.id);
  expect(await nicks()).toEqual([]);
  expect(await keepPlayer(db, fox)).toBe('kept');
  expect(await listPlayers(db)).toEqual([fox]);
});

describe('pasted lists', () => {
  test('numbers, bullets, blank lines and doubles are left out', () => {
    expect(namesIn('1. Лис\n2) Мия\r\n\n- Bob\n• Лис\n* O’Neil\n')).toEqual(['Лис', 'Мия', 'Bob', 'O’Neil']);
  });
  test('of spreadsheet cells the first that is no number; a nick that begins with a digit stays whole', () => {
    expect(namesIn('1\tLis\tMoscow\n2;Mia;Riga\n7up\n13 район')).toEqual(['Lis', 'Mia', '7up', '13 район']);
  });
});
