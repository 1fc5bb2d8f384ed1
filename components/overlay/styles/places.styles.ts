// Where the picture stands in its box, layout by layout.

import { css } from 'lit';

export const placeStyles = css`
  .picture {
    position: absolute;
    inset-inline: calc(var(--u) * 67);
    inset-block-end: calc(var(--u) * 38);
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    animation: appear 300ms ease-out;
  }
  .headline,
  .seats {
    width: 100%;
  }
  .seats {
    margin-block-start: calc(var(--u) * 3);
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(calc(var(--u) * 24));
    }
  }

  /* Cameras between two columns, or inside a ring; the headline below. */
  [data-place='columns'],
  [data-place='ring'] {
    inset-block-start: calc(var(--u) * 38);
    flex-direction: column-reverse;
  }
  :is([data-place='columns'], [data-place='ring']) .title {
    order: -1;
    margin-block-start: calc(var(--u) * 3);
  }
  :is([data-place='columns'], [data-place='ring']) .headline {
    order: -2;
  }
  :is([data-place='columns'], [data-place='ring']) .seats {
    flex: 1;
    min-height: 0;
    margin: 0 0 calc(var(--u) * 12);
  }
  [data-place='columns'] .seats {
    grid-template: repeat(var(--rows), calc(var(--u) * 86)) / repeat(2, calc(var(--u) * 300));
    grid-auto-flow: column;
    justify-content: space-between;
    align-content: end;
  }
  [data-place='ring'] .seats {
    position: relative;
    display: block;
  }
  [data-place='ring'] .seat {
    position: absolute;
    width: calc(var(--u) * 240);
    left: calc((100% - var(--u) * 240) * var(--x));
    top: calc((100% - var(--u) * 86) * var(--y));
  }

  /* A narrow picture: facts under the headline. */
  [data-place='tall'] {
    inset-inline: calc(var(--u) * 40);
    inset-block-end: calc(var(--u) * 160);
  }
  [data-place='corner'] {
    inset: calc(var(--u) * 38) auto auto calc(var(--u) * 67);
    width: calc(var(--u) * 560);
  }
  :is([data-place='tall'], [data-place='corner']) .headline {
    display: grid;
    grid-template: 'phase banner right' minmax(calc(var(--u) * 116), auto) 'aside aside aside' auto / auto 1fr auto;
    height: auto;
  }
  :is([data-place='tall'], [data-place='corner']) .matter {
    display: contents;
  }
  :is([data-place='tall'], [data-place='corner']) .banner {
    grid-area: banner;
    justify-content: center;
    min-width: 0;
    padding: 0 calc(var(--u) * 24);
  }
  :is([data-place='tall'], [data-place='corner']) .main {
    min-width: 0;
    overflow: hidden;
  }
  :is([data-place='tall'], [data-place='corner']) .right {
    grid-area: right;
  }
  :is([data-place='tall'], [data-place='corner']) .aside {
    grid-area: aside;
    flex-wrap: wrap;
    justify-content: flex-start;
    gap: calc(var(--u) * 12) calc(var(--u) * 28);
    padding: calc(var(--u) * 12) calc(var(--u) * 20);
    background: var(--mc-ink-2);
  }
  :is([data-place='tall'], [data-place='corner']) .aside:empty {
    display: none;
  }
  :is([data-place='tall'], [data-place='corner']) .board {
    flex-wrap: wrap;
    justify-content: flex-start;
  }
  [data-place='tall'] .title {
    max-width: 100%;
  }

  /* The corner: numbers, and what happens now. */
  [data-place='corner'] .headline {
    grid-template: 'phase right' auto 'banner banner' minmax(calc(var(--u) * 100), auto) 'aside aside' auto / 1fr auto;
  }
  [data-place='corner'] .title {
    max-width: 100%;
  }
  [data-place='corner'] .phase {
    grid-area: phase;
    flex-direction: row;
    gap: calc(var(--u) * 14);
    width: auto;
    min-height: calc(var(--u) * 64);
  }
  [data-place='corner'] .phase .number {
    font-size: calc(var(--u) * 40);
  }
  [data-place='corner'] .phase .sign {
    font-size: calc(var(--u) * 34);
  }
  [data-place='corner'] :is(.main, .winner) {
    font-size: calc(var(--u) * 36);
    min-height: calc(var(--u) * 46);
    white-space: normal;
  }
  [data-place='corner'] .figure b {
    font-size: calc(var(--u) * 48);
  }
  [data-place='corner'] .candidate {
    height: calc(var(--u) * 70);
  }
  [data-place='corner'] .count {
    font-size: calc(var(--u) * 44);
  }
  [data-place='corner'] .voters {
    white-space: normal;
    font-size: calc(var(--u) * 20);
    line-height: 1;
  }
`;
