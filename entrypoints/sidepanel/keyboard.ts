// What the host's keyboard prints, where the browser can tell (Chrome and Edge, not Firefox).

/** Keyboard Map API, not in TypeScript's library (W3C Keyboard Map). */
interface KeyboardApi {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

/** Tells the layout now and whenever the panel gets the focus again: a host switches it in between. */
export function followKeyboard(tell: (layout: ReadonlyMap<string, string>) => void): void {
  const { keyboard } = navigator as Navigator & { readonly keyboard?: KeyboardApi };
  if (!keyboard) return;
  const ask = () => void keyboard.getLayoutMap().then(tell, () => undefined);
  addEventListener('focus', ask);
  ask();
}
