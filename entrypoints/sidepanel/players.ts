// The player book on the panel: what is in it, and what the host changes.

import type { HostPanel } from '../../components/host/host-panel';
import type { BookNote } from '../../components/host/players/player-book';
import {
  addPlayers,
  forgetPlayer,
  keepPlayer,
  listPlayers,
  namesIn,
  openBook,
  type Player,
  seatedPlayers,
} from '../../lib/players';

/** Shows the book on the panel and follows its changes. A book that fails says so in its sheet and stops no game. */
export function playerBook(panel: HostPanel): { seated(names: readonly string[]): Promise<void> } {
  const db = openBook();
  // The panel hands back what it was shown; when each was seated only the book knows.
  let players: readonly Player[] = [];
  let forgotten: Player | undefined;

  const change = async (work: () => Promise<BookNote>): Promise<void> => {
    try {
      panel.bookNote = await work();
      players = await listPlayers(db);
      panel.players = players;
    } catch (error) {
      panel.bookNote = { type: 'failed', detail: error instanceof Error ? error.message : String(error) };
    }
  };
  const keep = (player: Player): Promise<void> =>
    change(async () =>
      (await keepPlayer(db, player)) === 'taken' ? { type: 'taken', nick: player.nick } : null,
    );

  panel.addEventListener('book-add', ({ detail: { text } }) => {
    void change(async () => ({ type: 'added', count: await addPlayers(db, namesIn(text)) }));
  });
  panel.addEventListener('book-keep', ({ detail: { player } }) => {
    const usedAt = players.find(({ id }) => id === player.id)?.usedAt ?? 0;
    void keep({ ...player, usedAt });
  });
  panel.addEventListener('book-forget', ({ detail: { player } }) => {
    forgotten = players.find(({ id }) => id === player.id);
    void change(async () => {
      await forgetPlayer(db, player.id);
      return { type: 'forgotten', player };
    });
  });
  panel.addEventListener('book-restore', () => {
    if (forgotten) void keep(forgotten);
  });
  void change(async () => null);

  return {
    seated: (names) =>
      change(async () => {
        await seatedPlayers(db, names, Date.now());
        return null;
      }),
  };
}
