// The step and what was done last: words, clock, tallies, numbers of hands.

import { css } from 'lit';

export const stepStyles = css`
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
`;
