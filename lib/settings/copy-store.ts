// Where the second copy of the running game lies: `storage.local`, apart from the database that it insures.

import { browser } from 'wxt/browser';
import type { CopyStore } from '../log';

const PREFIX = 'copy:';

/** The copy's values in the extension's own storage. */
export const copyStore: CopyStore = {
  async read() {
    const all = await browser.storage.local.get(null);
    return Object.fromEntries(
      Object.entries(all).flatMap(([key, value]) =>
        key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), value]] : [],
      ),
    );
  },
  async write(items, gone) {
    await browser.storage.local.set(
      Object.fromEntries(Object.entries(items).map(([name, value]) => [PREFIX + name, value])),
    );
    if (gone.length > 0) await browser.storage.local.remove(gone.map((name) => PREFIX + name));
  },
};
