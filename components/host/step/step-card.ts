// The card of the running step: what happens, what the host says, the clock, the answer.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../../lib/game';
import { clockText } from '../../overlay/clock-math';
import type { PanelFace } from '../bars/face';
import type { Extras } from './extras';
import { modeLine } from './mode-line';
import { stepOf } from './step';
import { stepControls } from './step-controls';

/** From here on the clock is shown as running out, seconds (CL-20). */
const LATE_SECONDS = 10;

/** The step; `seconds` is what the clock shows, null without one. */
export function stepCard(p: PanelFace, game: Game, seconds: number | null, extras: Extras): TemplateResult {
  const step = stepOf(game, p.language);
  return html`<section class="step">
    <div class="head">
      <div class="grow" role="status">
        <h2>${step.title}</h2>
        ${step.spoken ? html`<p class="spoken">${step.spoken}</p>` : nothing}
      </div>
      ${seconds === null ? nothing : html`<span class="clock num ${seconds <= LATE_SECONDS ? 'late' : ''}" data-clock>${clockText(seconds)}</span>`}
    </div>
    ${step.answer ? html`<p class="answer" role="status">${step.answer}</p>` : nothing}
    ${modeLine(p) ?? (step.hint ? html`<p class="muted small hint">${step.hint}</p>` : nothing)} ${stepControls(extras)}
  </section>`;
}
