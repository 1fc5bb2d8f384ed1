// The table of the panel: rows of one height, whatever is written in them.

import { css } from 'lit';

export const tableStyles = css`
  :host {
    display: block;
    min-height: 0;
    container-type: inline-size;
  }
  .table {
    display: grid;
    grid-auto-flow: column;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px;
    height: 100%;
  }
  .seat {
    display: flex;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
    border-radius: 8px;
    background: var(--mc-ink-2);
    border: 1px solid transparent;
  }
  .seat.open {
    border-color: var(--mc-text-3);
    background: var(--mc-ink-3);
  }
  .seat.chosen {
    border-color: var(--mc-accent);
    box-shadow: inset 0 0 0 1px var(--mc-accent);
  }
  .seat.voted {
    border-color: var(--mc-accent);
  }
  .seat.speaking {
    border-color: var(--mc-accent);
    background: color-mix(in srgb, var(--mc-accent) 18%, var(--mc-ink-2));
  }
  .seat.out .main {
    color: var(--mc-text-3);
  }
  .seat.out.speaking .main {
    color: var(--mc-text-2);
  }
  button {
    min-height: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  button:focus-visible {
    outline-offset: -2px;
    border-radius: 8px;
  }
  .main {
    flex: 1;
    min-width: 0;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    align-items: center;
    gap: 3px;
    padding: 0 1px 0 2px;
    text-align: start;
  }
  .no {
    font-size: 18px;
    font-weight: 750;
    text-align: center;
    overflow-wrap: normal;
  }
  .who {
    min-width: 0;
    display: grid;
    gap: 1px;
  }
  /* A nickname of 16 characters stands whole: two lines where the row has room for them. */
  .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    white-space: normal;
    overflow-wrap: anywhere;
    font-size: 13px;
    font-weight: 600;
    line-height: 1.12;
  }
  .marks {
    display: flex;
    gap: 5px;
    align-items: center;
    height: 14px;
    overflow: hidden;
    white-space: nowrap;
    font-size: 11px;
    line-height: 14px;
    color: var(--mc-text-2);
  }
  .marks .icon {
    width: 12px;
    height: 12px;
  }
  .name.long {
    font-size: 11.5px;
    letter-spacing: -0.01em;
  }
  .many .name {
    -webkit-line-clamp: 1;
    font-size: 12px;
  }
  .many .name.long {
    font-size: 10.5px;
    -webkit-line-clamp: 2;
    line-height: 1;
  }
  .many .marks {
    height: 12px;
    line-height: 12px;
  }
  .mute {
    color: var(--mc-danger);
  }
  .nominated,
  .vote {
    display: inline-flex;
    gap: 2px;
    align-items: center;
    color: var(--mc-accent);
    font-weight: 700;
  }
  .side {
    display: flex;
  }
  .more,
  .penalty {
    display: grid;
    place-items: center;
    padding: 0;
    width: 28px;
    color: var(--mc-text-3);
  }
  .penalty {
    border-inline-start: 1px solid var(--mc-line);
    color: var(--mc-text-2);
  }
  .penalty:disabled {
    opacity: 1;
    color: var(--mc-text-3);
  }
  .pips {
    display: grid;
    grid-template-columns: repeat(2, 8px);
    gap: 2px;
  }
  .pips i {
    height: 8px;
    border-radius: 2px;
    border: 1px solid var(--mc-text-3);
  }
  .pips i.on {
    background: var(--mc-danger);
    border-color: var(--mc-danger);
  }
  .bangs {
    font-size: 15px;
    font-weight: 800;
    color: var(--mc-text-3);
  }
  .bangs.on {
    color: var(--mc-danger);
  }
  .card {
    width: 24px;
    height: 24px;
    display: grid;
    place-items: center;
    border-radius: 6px;
  }
  .card svg {
    width: 15px;
    height: 15px;
    fill: currentColor;
  }
  .card.civilian {
    color: var(--mc-red);
    opacity: 0.75;
  }
  .card.civilian.town {
    color: var(--mc-town);
  }
  .card.sheriff {
    background: var(--mc-red);
    color: #fff;
  }
  .card.mafia,
  .card.don {
    background: #000;
    color: #fff;
    box-shadow: inset 0 0 0 1px rgba(255, 255, 255, 0.35);
  }
  .card.don {
    color: var(--mc-accent);
    box-shadow: inset 0 0 0 1.5px var(--mc-accent);
  }
  .card.commissar,
  .card.doctor,
  .card.putana {
    background: var(--mc-town);
    color: var(--mc-on-town);
  }
  .card.maniac {
    background: var(--mc-maniac);
    color: var(--mc-on-maniac);
  }
  @container (max-width: 250px) {
    .table {
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: none !important;
      grid-auto-rows: 44px;
      height: auto;
    }
  }
`;
