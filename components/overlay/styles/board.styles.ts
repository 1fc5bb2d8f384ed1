// The ballot's board: cards in voting order; the open one cannot be missed.

import { css } from 'lit';

export const boardStyles = css`
  .board {
    flex: 1;
    display: flex;
    justify-content: flex-end;
    gap: calc(var(--u) * 8);
    min-width: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .candidate {
    flex: 0 1 auto;
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 12);
    min-width: 0;
    max-width: calc(var(--u) * 280);
    height: calc(var(--u) * 92);
    padding: 0 calc(var(--u) * 14);
    box-sizing: border-box;
    background: var(--mc-ink-2);
    border-radius: calc(var(--u) * 4);
    transition: opacity 200ms;
  }
  .candidate[data-state='waiting'] {
    opacity: 0.62;
  }
  .candidate[data-state='open'] {
    box-shadow: inset 0 0 0 calc(var(--u) * 4) var(--mc-accent);
    background: var(--mc-ink-3);
  }
  .candidate .plate {
    font-size: calc(var(--u) * 34);
  }
  .candidate[data-state='open'] .plate {
    background: var(--mc-accent);
    color: var(--mc-on-accent);
  }
  .who {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: calc(var(--u) * 2);
  }
  .who .name {
    font-size: calc(var(--u) * 26);
    font-weight: 700;
  }
  .voters {
    min-height: 1.2em;
    color: var(--mc-text-2);
    font-size: calc(var(--u) * 24);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .candidate[data-crowded] .who .name {
    display: none;
  }
  .board:not([data-tight]) .candidate[data-crowded] {
    flex: 1 1 0;
    gap: calc(var(--u) * 8);
    padding: 0 calc(var(--u) * 8);
  }
  .candidate[data-crowded] .voters {
    font-size: calc(var(--u) * 21);
    line-height: 1.1;
    white-space: normal;
  }
  .candidate[data-crowded] .count {
    font-size: calc(var(--u) * 48);
  }
  .candidate[data-crowded] .tally {
    gap: calc(var(--u) * 4);
  }
  .voters span {
    margin-inline-end: 0.16em;
  }
  .headline[data-wide] .candidate {
    flex: 1 1 0;
    max-width: calc(var(--u) * 420);
  }
  .tally {
    flex: none;
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 8);
    line-height: 1;
  }
  .count {
    font-size: calc(var(--u) * 60);
    font-weight: 800;
    letter-spacing: -0.02em;
  }
  .candidate[data-leads] .count,
  .leads {
    color: var(--mc-accent);
  }
  .leads {
    font-size: calc(var(--u) * 22);
  }
  .rest b {
    color: var(--mc-text);
  }
  .board:not([data-tight]) .rest small {
    font-size: inherit;
  }
  .board[data-tight] :is(.name, [data-voter], small) {
    display: none;
  }
  .board[data-tight] .who {
    flex: none;
  }
  .board[data-tight] .leads {
    display: none;
  }
  .board[data-tight] .candidate[data-leads] {
    box-shadow: inset 0 calc(var(--u) * -6) 0 var(--mc-accent);
  }
  .headline .board[data-tight] .candidate {
    flex: 1 1 auto;
    justify-content: space-between;
    gap: calc(var(--u) * 6);
    padding: 0 calc(var(--u) * 8);
  }
  .board[data-tight] .count {
    font-size: calc(var(--u) * 42);
  }
`;
