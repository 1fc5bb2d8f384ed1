// Signs: as high as the text they stand in.

import { css } from 'lit';

export const iconStyles = css`
  .icon {
    flex: none;
    display: block;
    width: 1em;
    height: 1em;
    overflow: visible;
  }
  .icon.fill {
    fill: currentColor;
  }
  .icon.stroke {
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
