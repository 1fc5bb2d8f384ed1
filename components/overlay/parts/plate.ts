// A seat's number on a plate, and the player it stands for: the same sign everywhere on the picture.

import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../../lib/game/basics/seats';
import { nameAt, type Scene } from '../scene';

/** The number alone. The blanks keep words apart for those who read the text; boxes are flexible and drop them. */
export const plate = (seat: Seat): TemplateResult => html` <b class="plate" data-plate=${seat}>${seat}</b> `;

/** The numbers of several seats in a row. */
export const plates = (seats: readonly Seat[]): TemplateResult =>
  html`<span class="plates">${seats.map(plate)}</span>`;

/** The number and the name. */
export const player = (scene: Scene, seat: Seat): TemplateResult =>
  html`<span class="player">${plate(seat)}<bdi class="name" dir="auto">${nameAt(scene, seat)}</bdi></span>`;

/** Several players: with their names while there is room for `named` of them, by number after that. */
export const players = (scene: Scene, seats: readonly Seat[], named = 2): TemplateResult =>
  seats.length <= named ? html`${seats.map((seat) => player(scene, seat))}` : plates(seats);
