// Names out of pasted text: one per line, with the numbers, bullets and cells that lists come with.

/** The names, in order, each once. Of a line from a spreadsheet the first cell that is no number counts. */
export function namesIn(text: string): readonly string[] {
  const names = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split(/\t|;/).map((cell) => cell.trim().replace(/^(?:\d+\s*[.)\]]|[-•*])\s*/, ''));
    const name = cells.find((cell) => cell !== '' && !/^\d+$/.test(cell));
    if (name !== undefined && !names.has(name.toLocaleLowerCase())) names.set(name.toLocaleLowerCase(), name);
  }
  return [...names.values()];
}
