// The countdown: the biggest digits of the picture.

import { css } from 'lit';

export const clockStyles = css`
  :host {
    display: block;
  }
  .clock {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 0.16em;
    font-size: calc(var(--u) * 76);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .clock[data-low] {
    color: var(--mc-danger);
  }
  .clock[data-paused]:not([data-over]) {
    color: var(--mc-text-2);
  }
  .clock .icon {
    font-size: 0.5em;
  }
`;
