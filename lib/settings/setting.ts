// One stored setting: typed, checked whenever it is read, watched.

import { type StorageItemKey, storage } from 'wxt/utils/storage';

/** A setting that outlives the browser. */
export interface Setting<T> {
  /** The stored value; the default when there is none or it is broken. */
  get(): Promise<T>;
  set(value: T): Promise<void>;
  /** Called with every new value, whichever page or worker set it. Returns the way to stop. */
  watch(listener: (value: T) => void): () => void;
}

/** A setting under `key`; `read` makes a value of whatever is found there, `null` included. */
export function setting<T>(key: StorageItemKey, read: (stored: unknown) => T): Setting<T> {
  return {
    get: async () => read(await storage.getItem<unknown>(key)),
    set: (value) => storage.setItem(key, value),
    watch: (listener) => storage.watch<unknown>(key, (value) => listener(read(value))),
  };
}

/** The fields of a stored object; none for anything else. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
