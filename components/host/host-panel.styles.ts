// Layout of the panel: the table on top, the big button always at the same place at the bottom.

import { css } from 'lit';

export const panelStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 6px;
    box-sizing: border-box;
    min-height: 100vh;
    padding: 6px 8px 8px;
    background: var(--mc-ink);
    position: relative;
  }
  p {
    margin: 0;
  }
  .status {
    display: flex;
    align-items: center;
    gap: 2px;
  }
  .status b {
    font-size: 16px;
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
  .step {
    display: grid;
    gap: 7px;
    padding: 9px 10px;
    border-radius: 10px;
    background: var(--mc-ink-2);
  }
  .head {
    display: flex;
    gap: 10px;
    align-items: start;
  }
  .spoken {
    color: var(--mc-text-2);
    margin-top: 2px;
  }
  .clock {
    font-size: 30px;
    font-weight: 750;
    line-height: 1;
  }
  .clock.late {
    color: var(--mc-danger);
  }
  .answer {
    font-size: 19px;
    font-weight: 700;
    color: var(--mc-accent);
  }
  .mode {
    color: var(--mc-on-accent);
    background: var(--mc-accent);
    border-radius: 6px;
    padding: 5px 8px;
    font-weight: 650;
  }
  .tallies {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 3px;
  }
  .tallies li {
    display: grid;
    grid-template-columns: 2em 2em 1fr;
    align-items: baseline;
    padding: 3px 8px;
    border-radius: 6px;
    border-inline-start: 3px solid transparent;
  }
  .tallies li.open {
    background: var(--mc-ink-3);
    border-color: var(--mc-accent);
  }
  .tallies li.waiting {
    color: var(--mc-text-2);
  }
  .tallies .votes {
    font-size: 17px;
    font-weight: 750;
  }
  .tallies li.leads .votes {
    color: var(--mc-accent);
  }
  .counts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(34px, 1fr));
    gap: 4px;
  }
  .counts button {
    padding: 0;
    min-height: 32px;
  }
  .space {
    flex: 1;
  }
  .trouble {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 8px 10px;
    border-radius: 8px;
    background: #3a1a1c;
    border-inline-start: 4px solid var(--mc-danger);
  }
  .trouble p {
    flex: 1;
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
    position: sticky;
    bottom: 0;
    display: grid;
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
  .sheet {
    position: fixed;
    inset: auto 0 0 0;
    max-height: 92vh;
    overflow: auto;
    z-index: 2;
  }
  .frame {
    display: grid;
    gap: 12px;
    padding: 14px;
    background: var(--mc-ink-2);
    border-top: 2px solid var(--mc-accent);
    border-radius: 14px 14px 0 0;
    box-shadow: 0 -12px 40px rgba(0, 0, 0, 0.6);
  }
  .keys {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px 12px;
    margin: 0;
  }
  .keys dd {
    margin: 0;
  }
  kbd {
    font: inherit;
    font-weight: 650;
    color: var(--mc-accent);
  }
`;
