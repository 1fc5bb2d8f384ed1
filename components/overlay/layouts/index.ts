// The layouts by name: a new one is a file here and a line in the table.

import type { CSSResult, TemplateResult } from 'lit';
import type { Scene } from '../scene';
import { stripStyles } from '../styles/strip.styles';
import { strip } from './strip';

/** Layouts of the overlay. The first is the default. */
export const LAYOUTS = ['strip'] as const;
/** A layout's name. */
export type Layout = (typeof LAYOUTS)[number];

/** A box in CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A way to put the picture together. */
interface LayoutSpec {
  readonly draw: (scene: Scene, clock: TemplateResult) => TemplateResult;
  readonly styles: CSSResult;
  /** The unit of every size, px: 1 when the box is 1920 × 1080. */
  readonly unit: (box: Box) => number;
}

/** The layouts. */
export const LAYOUT: Readonly<Record<Layout, LayoutSpec>> = {
  // As wide as the box; a flat source that holds little more than the strip makes it smaller rather than cut it.
  strip: {
    draw: strip,
    styles: stripStyles,
    unit: ({ width, height }) => Math.min(width / 1920, height / 380),
  },
};

/** Narrows foreign text to a layout; the default for anything else. */
export const asLayout = (value: unknown): Layout => LAYOUTS.find((layout) => layout === value) ?? LAYOUTS[0];
