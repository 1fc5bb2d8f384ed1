// Layout of the panel: the table on top, the big button always at the same place at the bottom.

import { css } from 'lit';

export const panelStyles = css`
  /* The table and the bottom keep their places; only the middle grows, shrinks and scrolls, so nothing is covered. */
  :host {
    display: flex;
    flex-direction: column;
    gap: 6px;
    box-sizing: border-box;
    height: 100vh;
    padding: 6px 8px 8px;
    background: var(--mc-ink);
    position: relative;
  }
  main {
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  main.flow {
    overflow-y: auto;
  }
  host-table {
    flex: none;
    height: clamp(220px, 39vh, 380px);
  }
  host-table.many {
    height: clamp(290px, 44vh, 440px);
  }
  .middle {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  p,
  h3 {
    margin: 0;
  }
  .status {
    display: flex;
    align-items: center;
    gap: 2px;
  }
  h1 {
    margin: 0;
    font-size: 16px;
    font-weight: 700;
  }
  .status button {
    border: 0;
    min-height: 32px;
    padding: 2px 8px;
    color: var(--mc-text-2);
  }
  .dot {
    display: inline-block;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--mc-text-3);
    margin-inline-end: 6px;
  }
  .obs.connected .dot {
    background: var(--mc-ok);
  }
  .obs.waiting .dot {
    background: var(--mc-danger);
  }
  .guide {
    margin: 8px 12px 0;
    padding: 10px 12px;
    border: 1px solid var(--mc-accent);
    border-radius: 10px;
    font-size: 13px;
  }
  .guide ol {
    margin: 6px 0 0;
    padding-inline-start: 20px;
  }
  .follows {
    flex: none;
    padding: 4px 10px;
    border-radius: 8px;
    background: var(--mc-ink-3);
    color: var(--mc-text-2);
  }
  .trouble {
    flex: none;
    max-height: 45vh;
    overflow-y: auto;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 6px;
    padding: 8px 10px;
    border-radius: 8px;
    background: #3a1a1c;
    border-inline-start: 4px solid var(--mc-danger);
  }
  .trouble.wide {
    grid-template-columns: 1fr;
  }
  .trouble .row {
    justify-content: flex-end;
  }
  .trouble button {
    min-height: 32px;
  }
  .games {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .games button {
    display: flex;
    gap: 8px;
    justify-content: space-between;
    width: 100%;
    text-align: start;
  }
  .tools {
    display: flex;
    gap: 6px;
    padding-bottom: 2px;
  }
  footer {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding-bottom: 2px;
    background: var(--mc-ink);
  }
  .next {
    min-height: 60px;
    font-size: 18px;
    font-weight: 750;
    line-height: 1.15;
    border-radius: 12px;
    background: var(--mc-accent);
    border-color: var(--mc-accent);
    color: var(--mc-on-accent);
  }
  .next:disabled {
    background: var(--mc-ink-3);
    border-color: var(--mc-line);
    color: var(--mc-text-2);
    opacity: 1;
  }
  .undo {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    text-align: start;
    min-width: 0;
  }
  .status button.off-air {
    background: var(--mc-danger);
    color: #1c0403;
    font-weight: 700;
  }
`;
