// A text handed to the browser's own downloads, without a permission.

import type { TextFile } from '../../lib/exchange/game-file';

/** Lets the browser save the file where it saves downloads. */
export function saveFile({ name, type, text }: TextFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
