// A game as a file of ours: the whole log, readable by people and by later versions.

/** What stands at the top of every file of ours. */
export const GAME_FILE = { format: 'mafiacast-game', version: 1 } as const;

/** A file to hand to the browser. */
export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** What the log keeps of a game: its row, and its entries as they are stored, damaged ones included. */
export interface GameRows {
  readonly meta: { readonly id: string; readonly title: string; readonly createdAt: number };
  readonly entries: readonly unknown[];
}

/** The game as a JSON file, named after its title and day: `mafiacast-2026-12-07-final.json`. */
export function gameFile({ meta, entries }: GameRows): TextFile {
  const day = new Date(meta.createdAt).toISOString().slice(0, 10);
  const title = meta.title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return {
    name: `${['mafiacast', day, title].filter(Boolean).join('-')}.json`,
    type: 'application/json',
    text: `${JSON.stringify({ ...GAME_FILE, game: meta, entries }, null, 1)}\n`,
  };
}
