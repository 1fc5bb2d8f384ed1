// A caption over a value: the small facts beside the headline.

import { html, type TemplateResult } from 'lit';

/** `kind` names the fact for styles and for whoever reads the picture (`[data-field]`). */
export const field = (kind: string, caption: string, value: unknown): TemplateResult => html`
  <div class="field" data-field=${kind}>
    <span class="caption">${caption}</span>
    <span class="value">${value}</span>
  </div>
`;
