// Plates, players, captions: the small pieces every stage is made of.

import { css } from 'lit';

export const partStyles = css`
  .plate {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 1.5em;
    height: 1.36em;
    padding: 0 0.22em;
    box-sizing: border-box;
    background: var(--mc-text);
    color: var(--mc-ink);
    font-weight: 800;
    line-height: 1;
    border-radius: calc(var(--u) * 4);
  }
  .plates {
    display: inline-flex;
    gap: 0.24em;
  }
  .player {
    display: inline-flex;
    align-items: center;
    gap: 0.36em;
    min-width: 0;
  }
  .name {
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    unicode-bidi: isolate;
  }
  .gone {
    display: inline-flex;
    align-items: center;
    gap: 0.2em;
  }
  [data-field='exits'] .value {
    gap: calc(var(--u) * 12);
    font-size: calc(var(--u) * 27);
  }
  .field {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: calc(var(--u) * 10);
  }
  .caption {
    color: var(--mc-text-2);
    font-size: calc(var(--u) * 22);
    line-height: 1;
  }
  .value {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 16);
    min-height: calc(var(--u) * 42);
    font-size: calc(var(--u) * 30);
    font-weight: 700;
    line-height: 1;
  }
  .none {
    color: var(--mc-text-3);
    font-weight: 400;
  }
  .nomination {
    display: inline-flex;
    align-items: center;
    gap: calc(var(--u) * 5);
  }
  .nomination .by {
    color: var(--mc-text-2);
  }
  .nomination .arrow {
    color: var(--mc-text-3);
    font-size: 0.8em;
  }
  .field[data-field='next'] .plate,
  .field[data-field='best-move'] .plate {
    background: var(--mc-ink-3);
    color: var(--mc-text);
  }
  .alert,
  .exit {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 0.36em;
    font-weight: 700;
    white-space: nowrap;
  }
  .alert {
    color: var(--mc-danger);
    font-size: calc(var(--u) * 28);
  }
`;
