// The card of the running step: what happens, what the host says, the clock, the answer.

import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../../lib/game';
import { clockText } from '../../overlay/clock-math';
import { LAST_SECONDS } from '../bars/clock-signal';
import type { PanelFace } from '../bars/face';
import type { Extras } from './extras';
import { modeLine } from './mode-line';
import { stepOf } from './step';
import { stepControls } from './step-controls';

/** What the clock shows: seconds left, null without one, and seconds since its end. */
export interface ShownClock {
  readonly seconds: number | null;
  readonly overtimeSeconds: number;
}

/** The step with its clock. */
export function stepCard(p: PanelFace, game: Game, clock: ShownClock, extras: Extras): TemplateResult {
  const { seconds, overtimeSeconds } = clock;
  const step = stepOf(game, p.language, p.own);
  return html`<section class="step">
    <div class="head">
      <div class="grow" role="status">
        <h2>${step.title}</h2>
        ${step.spoken ? html`<p class="spoken">${step.spoken}</p>` : nothing}
      </div>
      ${seconds === null ? nothing : html`<span class="clock num ${seconds <= LAST_SECONDS ? 'late' : ''}" data-clock>${overtimeSeconds > 0 ? `+${clockText(overtimeSeconds)}` : clockText(seconds)}</span>`}
    </div>
    ${step.answer ? html`<p class="answer" role="status">${step.answer}</p>` : nothing}
    ${modeLine(p) ?? (step.hint ? html`<p class="muted small hint">${step.hint}</p>` : nothing)} ${stepControls(extras)}
  </section>`;
}
