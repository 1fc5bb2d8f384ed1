// What every element of the host's panel can do: speak the interface's language, and tell what the host wants.

import { LitElement } from 'lit';
import { type Language, type PanelKey, tPanel } from '../../lib/i18n';

/** The base of the panel and of its sheets. */
export class HostElement extends LitElement {
  static override properties: Record<string, object> = { language: {} };
  declare language: Language;

  constructor() {
    super();
    this.language = 'ru';
  }

  /** A message in the interface's language. */
  protected t(key: PanelKey, params: Readonly<Record<string, string | number>> = {}): string {
    return tPanel(this.language, key, params);
  }

  /** An event that leaves every shadow tree on its way to the entry point. */
  protected tell(type: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
