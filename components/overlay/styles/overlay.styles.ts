// The overlay's box: transparent, its own size the measure of everything in it.

import { css } from 'lit';

export const overlayStyles = css`
  :host {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
    overflow: hidden;
    pointer-events: none;
    --u: calc(100vw / 1920);
  }
  .root {
    position: absolute;
    inset: 0;
    color: var(--mc-text);
    font: 400 calc(var(--u) * 26) / 1.2 var(--mc-font);
    font-variant-numeric: tabular-nums lining-nums;
    -webkit-font-smoothing: antialiased;
  }
  .note {
    position: absolute;
    inset-block-start: calc(var(--u) * 38);
    inset-inline-end: calc(var(--u) * 67);
    padding: calc(var(--u) * 8) calc(var(--u) * 16);
    background: var(--mc-ink);
    color: var(--mc-text-2);
    font-size: calc(var(--u) * 22);
    opacity: 0.8;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      animation: none !important;
      transition: none !important;
    }
  }
`;
