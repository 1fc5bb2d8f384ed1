// What every stage tells a layout: words, the matter itself, and the facts beside it.

import type { nothing, TemplateResult } from 'lit';

/** Anything Lit can put on the picture. */
export type Piece = TemplateResult | typeof nothing | string | readonly (TemplateResult | typeof nothing)[];

/** One stage, ready to be laid out. Layouts place the pieces; stages never know where they go. */
export interface Headline {
  /** The name of the moment: «Речь», «Голосование». */
  readonly eyebrow: string;
  /** Who or what it is about. */
  readonly main: Piece;
  /** Facts beside it, in order of weight. */
  readonly aside?: readonly Piece[];
  /** A number as big as the clock, in its place: votes left, hands raised. */
  readonly figure?: Piece;
  /** The stage has no room for names: the board needs it. */
  readonly wide?: true;
}
