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
export async function playerBook(
  panel: HostPanel,
): Promise<{ seated(names: readonly string[]): Promise<void> }> {
  const db = openBook();

  const change = async (work: () => Promise<BookNote>): Promise<void> => {
    try {
      panel.bookNote = await work();
      panel.players = await listPlayers(db);
    } catch (error) {
      panel.bookNote = { type: 'failed', detail: error instanceof Error ? error.message : String(error) };
    }
  };
  /** The panel hands back what it was given; what only the book knows comes from the book. */
  const known = (id: string): Player | undefined => panel.players.find((p): p is Player => p.id === id);

  panel.addEventListener('book-add', ({ detail: { text } }) => {
    void change(async () => ({ type: 'added', count: await addPlayers(db, namesIn(text)) }));
  });
  panel.addEventListener('book-keep', ({ detail: { player } }) => {
    const usedAt = known(player.id)?.usedAt ?? 0;
    void change(async () =>
      (await keepPlayer(db, { ...player, usedAt })) === 'taken' ? { type: 'taken', nick: player.nick } : null,
    );
  });
  panel.addEventListener('book-forget', ({ detail: { player } }) => {
    void change(async () => {
      await forgetPlayer(db, player.id);
      return { type: 'forgotten', player };
    });
  });
  panel.addEventListener('book-restore', ({ detail: { player } }) => {
    void change(async () => {
      const usedAt = 'usedAt' in player && typeof player.usedAt === 'number' ? player.usedAt : 0;
      return (await keepPlayer(db, { ...player, usedAt })) === 'taken'
        ? { type: 'taken', nick: player.nick }
        : null;
    });
  });
  await change(async () => null);

  return {
    seated: (names) =>
      change(async () => {
        await seatedPlayers(db, names, Date.now());
        return null;
      }),
  };
}
