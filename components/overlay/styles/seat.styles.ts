// The table: who has the floor is lit, who is out is dark.

import { css } from 'lit';

export const seatStyles = css`
  .seats {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: calc(var(--u) * 3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .seat {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: calc(var(--u) * 2);
    min-width: 0;
    height: calc(var(--u) * 142);
    padding: calc(var(--u) * 8) calc(var(--u) * 9);
    box-sizing: border-box;
    background: var(--mc-seat);
    border-radius: var(--mc-radius);
    overflow: hidden;
    transition: background-color 200ms;
  }
  .top {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 7);
    height: calc(var(--u) * 42);
  }
  .seat .number {
    font-size: calc(var(--u) * 44);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.02em;
  }
  .seat > .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    height: calc(var(--u) * 52);
    font-size: calc(var(--u) * 27);
    font-weight: 600;
    line-height: calc(var(--u) * 26);
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .seat > .name[data-length] {
    font-size: calc(var(--u) * 24);
    letter-spacing: -0.02em;
  }
  .seat > .name[data-length='longer'] {
    font-size: calc(var(--u) * 21);
    line-height: calc(var(--u) * 25);
  }
  .status {
    display: flex;
    align-items: center;
    height: calc(var(--u) * 28);
    font-size: calc(var(--u) * 22);
    line-height: 1.2;
    white-space: nowrap;
    overflow: hidden;
  }
  .status > * {
    display: inline-flex;
    align-items: center;
    gap: calc(var(--u) * 6);
    min-width: 0;
    font-weight: 600;
  }

  /* Marks. */
  .marks {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 10);
    margin-inline-start: auto;
  }
  .fouls,
  .warnings {
    display: flex;
    gap: calc(var(--u) * 6);
  }
  .fouls i {
    width: calc(var(--u) * 9);
    height: calc(var(--u) * 30);
    background: var(--mc-danger);
    border-radius: calc(var(--u) * 2);
  }
  /* Removed: the sign and the four fouls share the line. */
  .seat[data-state='removed'] .fouls {
    gap: calc(var(--u) * 4);
  }
  .seat[data-state='removed'] .fouls i {
    width: calc(var(--u) * 6);
  }
  .warnings {
    color: var(--mc-danger);
    font-size: calc(var(--u) * 26);
  }
  .technical {
    color: var(--mc-text-2);
    font-size: calc(var(--u) * 24);
    font-weight: 700;
  }
  .when {
    margin-inline-start: auto;
    color: var(--mc-text-3);
    font-size: calc(var(--u) * 22);
  }

  /* The moment. */
  .seat[data-marked]::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: calc(var(--u) * 6);
    background: var(--mc-accent);
  }
  .vote {
    color: var(--mc-text-2);
  }
  .vote .icon {
    color: var(--mc-accent);
  }
  .vote .plate {
    font-size: calc(var(--u) * 21);
  }
  .silenced {
    flex: none;
    margin-inline-end: calc(var(--u) * 6);
    color: var(--mc-danger);
  }
  .seat[data-speaking] {
    background: var(--mc-accent);
    color: var(--mc-on-accent);
  }
  .seat[data-speaking] .fouls i {
    background: var(--mc-on-accent);
  }
  .seat[data-speaking] .warnings,
  .seat[data-speaking] .technical,
  .seat[data-speaking] .when,
  .seat[data-speaking] .vote,
  .seat[data-speaking] .silenced {
    color: var(--mc-on-accent);
  }

  /* Out. */
  .seat:not([data-state='in']):not([data-speaking]) {
    background: var(--mc-out);
    color: var(--mc-text-3);
  }
  .seat:not([data-state='in']):not([data-speaking]) > .name {
    font-weight: 400;
  }
  .how {
    font-size: calc(var(--u) * 32);
  }
  .status .exit {
    font-weight: 400;
  }
  .seat:not([data-speaking]) .exit,
  .seat:not([data-speaking]) .how {
    color: var(--mc-text-2);
  }
  .seat[data-state='removed']:not([data-speaking]) .exit,
  .seat[data-state='removed']:not([data-speaking]) .how {
    color: var(--mc-danger);
  }

  /* Cards: the side's colour and its shape. */
  .status .role {
    flex: 1;
    height: 100%;
    box-sizing: border-box;
    padding: 0 calc(var(--u) * 8);
    border-radius: calc(var(--u) * 4);
    font-weight: 700;
  }
  .side {
    flex: none;
    padding: calc(var(--u) * 4) calc(var(--u) * 7);
    border-radius: calc(var(--u) * 4);
    font-size: calc(var(--u) * 20);
  }
  .top .side {
    margin-inline-start: auto;
  }
  .status .side {
    margin-inline-end: calc(var(--u) * 8);
  }
  [data-team='red']:is(.role, .side) {
    background: var(--mc-red);
    color: var(--mc-on-red);
  }
  [data-team='black']:is(.role, .side),
  [data-team='mafia']:is(.role, .side) {
    background: var(--mc-black);
    color: var(--mc-on-black);
    box-shadow: inset 0 0 0 calc(var(--u) * 2) var(--mc-text-2);
  }
  [data-team='town']:is(.role, .side) {
    background: var(--mc-town);
    color: var(--mc-on-town);
  }
  [data-team='maniac']:is(.role, .side) {
    background: var(--mc-maniac);
    color: var(--mc-on-maniac);
  }
  .seat:not([data-state='in']) .role {
    opacity: 0.66;
  }

  /* A line: number and name side by side. */
  .seats[data-cells='line'] .seat {
    display: grid;
    grid-template: 'number name' calc(var(--u) * 42) 'status status' calc(var(--u) * 30) / auto 1fr;
    align-content: center;
    align-items: center;
    column-gap: calc(var(--u) * 8);
    height: calc(var(--u) * 86);
    padding-block: 0;
  }
  .seats[data-cells='line'] .top {
    display: contents;
  }
  .seats[data-cells='line'] .number {
    grid-area: number;
    min-width: calc(var(--u) * 34);
    font-size: calc(var(--u) * 38);
  }
  .seats[data-cells='line'] .name {
    grid-area: name;
    height: calc(var(--u) * 40);
    font-size: calc(var(--u) * 25);
    line-height: calc(var(--u) * 40);
    -webkit-line-clamp: 1;
  }
  .seats[data-cells='line'] .name[data-length] {
    font-size: calc(var(--u) * 20);
    line-height: calc(var(--u) * 20);
    -webkit-line-clamp: 2;
  }
  .seats[data-cells='line'] .name[data-length='longer'] {
    font-size: calc(var(--u) * 18);
  }
  .seats[data-cells='line'] .how {
    grid-area: status;
    font-size: calc(var(--u) * 24);
  }
  .seats[data-cells='line'] .status {
    grid-area: status;
  }
  .seats[data-cells='line'] .seat:not([data-state='in']) .status {
    padding-inline-start: calc(var(--u) * 32);
  }
  .seats[data-cells='line'] .marks,
  .seats[data-cells='line'] .top .side {
    grid-area: status;
    justify-self: end;
  }
  .seats[data-cells='line'] .when {
    display: none;
  }
  /* The empty place at the end of the last row. */
  .seats[data-hole]::after {
    content: '';
    background: var(--mc-out);
  }
  .seats[data-cells='line'] .fouls i {
    height: calc(var(--u) * 24);
  }

  /* A chip: the number alone, with its marks. */
  .seats[data-cells='chip'] .seat {
    height: calc(var(--u) * 62);
    padding: calc(var(--u) * 6) calc(var(--u) * 8);
  }
  .seats[data-cells='chip'] :is(.name, .when, .how, .status > :not(.role), .role span) {
    display: none;
  }
  .seats[data-cells='chip'] .status {
    position: absolute;
    inset: 50% calc(var(--u) * 8) auto auto;
    transform: translateY(-50%);
  }
  .seats[data-cells='chip'] .seat:not([data-state='in']) .number {
    text-decoration: line-through;
  }
  .seats[data-cells='chip'] .number {
    font-size: calc(var(--u) * 40);
  }
  .seats[data-cells='chip'] .fouls,
  .seats[data-cells='chip'] .marks {
    gap: calc(var(--u) * 3);
  }
  .seats[data-cells='chip'] .fouls i {
    width: calc(var(--u) * 5);
  }
`;
