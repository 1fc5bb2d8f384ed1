// The bottom strip's place on the picture.

import { css } from 'lit';

export const stripStyles = css`
  .strip {
    position: absolute;
    inset-inline: calc(var(--u) * 67);
    inset-block-end: calc(var(--u) * 38);
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    animation: appear 300ms ease-out;
  }
  .strip .headline,
  .strip .seats {
    width: 100%;
  }
  .strip .seats {
    margin-block-start: calc(var(--u) * 3);
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(calc(var(--u) * 24));
    }
  }
`;
