// The picture: title, headline, table. Layouts put these three where they belong.

import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { phase, toneOf } from '../parts/phase';
import { seats } from '../parts/seats';
import { title } from '../parts/title';
import type { Scene } from '../scene';
import { headlineOf } from '../stages';
import type { Arrangement } from './arrangement';

/** Draws the picture; `clock` is the countdown's element, placed where the eye looks for it. */
export function picture(scene: Scene, clock: TemplateResult, arrangement: Arrangement): TemplateResult {
  const { stage } = scene.view;
  const line = headlineOf(scene);
  const right = line.figure ?? (scene.view.clock === null ? nothing : clock);
  return html`<div class="picture" part="strip" data-place=${arrangement.place} data-stage=${stage.type} data-tone=${toneOf(scene)}>
    ${title(scene)}
    <div class="headline" part="headline" ?data-wide=${line.wide === true} data-winner=${stage.type === 'over' ? stage.winner : nothing}>
      ${phase(scene)}
      ${keyed(
        stage.type,
        html`<div class="matter">
          <div class="banner" part="banner" role="status" data-banner>
            <span class="eyebrow" part="eyebrow">${line.eyebrow}</span>
            <span class="main">${line.main}</span>
          </div>
          <div class="aside">${line.aside ?? nothing}</div>
        </div>`,
      )}
      ${right === nothing ? nothing : html`<div class="right">${right}</div>`}
    </div>
    ${seats(scene, arrangement)}
  </div>`;
}
