// A setting handed on: as it is now, and whenever it changes, in whichever window.

import type { Setting } from '../../lib/settings';

/** Answers when the present value is handed on. */
export async function follow<T>(setting: Setting<T>, tell: (value: T) => void): Promise<void> {
  tell(await setting.get());
  setting.watch(tell);
}
