// Presses that the database has not taken yet: kept in order, shown to the host, tried again until they are kept.

/** Something the host pressed. */
export interface Wish {
  /** For the host's eyes, e.g. "foul to player 4". */
  readonly words: string;
  /** Tries it. `kept`: its transaction is complete. `waits`: the database failed. `refused`: it is told to the host. */
  readonly attempt: () => Promise<'kept' | 'waits' | 'refused'>;
}

/** A row of wishes, first come, first kept. */
export interface Waiting {
  /** Tries a wish, behind those that wait already. */
  add(wish: Wish): Promise<void>;
  /** What waits, in words. */
  readonly words: readonly string[];
  /** Gives up what waits. */
  forget(): void;
}

/** How long a failed press waits for its next attempt, ms. */
const RETRY_MS = 1_500;

/** `changed`: called when something begins to wait, and when nothing waits any more. */
export function waitingRow(changed: () => void): Waiting {
  let row: Wish[] = [];
  let running = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    clearTimeout(retry);
    let waits = false;
    for (let wish = row[0]; wish && !waits; wish = row[0]) {
      const outcome = await wish.attempt();
      waits = outcome === 'waits';
      // What was pressed after a refused press was meant for a game that will not be. A forgotten one ends nothing.
      if (outcome === 'refused' && row.includes(wish)) row = [];
      else if (outcome !== 'waits') row = row.filter((other) => other !== wish);
    }
    running = false;
    if (waits && row.length > 0) retry = setTimeout(run, RETRY_MS);
    changed();
  };

  return {
    add: (wish) => {
      row = [...row, wish];
      if (running || row.length === 1) return run();
      changed();
      return Promise.resolve();
    },
    get words() {
      return row.map((wish) => wish.words);
    },
    forget: () => {
      clearTimeout(retry);
      row = [];
    },
  };
}
