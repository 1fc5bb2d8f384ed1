// The list of seats before the deal.

import { css } from 'lit';

export const seatListStyles = css`
  :host {
    display: grid;
    gap: 8px;
  }
  p {
    margin: 0;
  }
  .tools:empty {
    display: none;
  }
  .offered {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-content: start;
    min-height: 32px;
    overflow: auto;
  }
  .offered.many {
    height: 122px;
  }
  .offered button {
    min-height: 32px;
    padding: 2px 8px;
    max-width: 160px;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .names {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 24px 1fr 32px;
    align-items: center;
    border-radius: 8px;
  }
  li.dragged {
    background: var(--mc-ink-3);
    outline: 2px solid var(--mc-accent);
  }
  li .num {
    font-weight: 700;
  }
  li .error {
    grid-column: 2 / -1;
    font-size: 12px;
  }
  .handle {
    display: grid;
    place-items: center;
    height: 36px;
    color: var(--mc-text-3);
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  .dragged .handle {
    cursor: grabbing;
  }
`;
