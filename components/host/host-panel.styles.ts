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
  .step {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
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
    margin-top: 3px;
    font-size: 17px;
    line-height: 1.25;
  }
  .follows {
    flex: none;
    padding: 4px 10px;
    border-radius: 8px;
    background: var(--mc-ink-3);
    color: var(--mc-text-2);
  }
  .recent {
    padding: 0 10px;
    color: var(--mc-text-2);
  }
  .recent h2 {
    font-weight: 400;
  }
  .recent ol {
    list-style: none;
    margin: 2px 0 0;
    padding: 0;
    font-size: 13px;
    line-height: 1.5;
  }
  .recent button {
    min-height: 0;
    padding: 1px 6px;
    margin-inline-start: -6px;
    border: 0;
    background: none;
    color: var(--mc-text-2);
    text-align: start;
  }
  .recent li:first-child button {
    color: var(--mc-text);
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
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 4px;
  }
  .counts.many {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
  .counts button {
    padding: 0;
    min-height: 32px;
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
  .status button.off-air {
    background: var(--mc-danger);
    color: #1c0403;
    font-weight: 700;
  }
  /* The whole picture of 1920 × 1080 in the sheet's width. */
  .mini {
    position: relative;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: 8px;
    background: #26303c;
    container-type: inline-size;
  }
  .mini iframe {
    position: absolute;
    width: 100%;
    height: 100%;
    border: 0;
    /* As the page inside has it: two schemes would put a white sheet behind the picture. */
    color-scheme: light;
    pointer-events: none;
  }
  .switches {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px 12px;
  }
  .switch {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 34px;
    color: var(--mc-text);
    font-size: 14px;
  }
  .switch input {
    width: 18px;
    height: 18px;
    min-height: 0;
    accent-color: var(--mc-accent);
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
  /* A low window: what is pressed comes before what is read. */
  @media (max-height: 700px) {
    .hint,
    .recent {
      display: none;
    }
    .step {
      gap: 4px;
      padding: 6px 8px;
    }
    .spoken {
      font-size: 15px;
    }
    .tallies {
      grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    }
    .counts button {
      min-height: 27px;
    }
    host-table.many {
      height: 264px;
    }
    .next {
      min-height: 50px;
      font-size: 16px;
    }
  }
  /* 200 % zoom, or a very low window: everything in one flow that scrolls as a whole. */
  @media (max-height: 480px), (max-width: 250px) {
    :host {
      height: auto;
      min-height: 100vh;
    }
    .middle,
    .trouble,
    main.flow {
      overflow: visible;
      max-height: none;
    }
    host-table,
    host-table.many {
      height: auto;
      min-height: 220px;
    }
    .status {
      flex-wrap: wrap;
    }
    .head {
      flex-wrap: wrap;
    }
    h2 {
      overflow-wrap: anywhere;
    }
    .status h1 {
      flex-basis: 100%;
    }
    .trouble,
    .tools {
      display: flex;
      flex-wrap: wrap;
    }
    .counts,
    .counts.many {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
