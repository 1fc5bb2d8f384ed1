// The headline: light of the moment, the matter, the facts beside it, the clock.

import { css } from 'lit';

export const headlineStyles = css`
  .title {
    display: inline-flex;
    gap: calc(var(--u) * 22);
    max-width: 60%;
    padding: calc(var(--u) * 8) calc(var(--u) * 20);
    box-sizing: border-box;
    background: var(--mc-ink);
    color: var(--mc-text-2);
    font-size: calc(var(--u) * 22);
    line-height: 1;
    white-space: nowrap;
    overflow: hidden;
  }
  .title bdi:first-child {
    color: var(--mc-text);
    font-weight: 700;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .headline {
    display: flex;
    align-items: stretch;
    height: calc(var(--u) * 116);
    background: var(--mc-ink);
    border-radius: var(--mc-radius);
    overflow: hidden;
  }
  [data-tone='night'] .headline {
    background: var(--mc-night-ink);
  }

  .phase {
    flex: none;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: calc(var(--u) * 6);
    width: calc(var(--u) * 128);
    background: var(--mc-day);
    color: var(--mc-ink);
    line-height: 1;
    transition: background-color 300ms;
  }
  .phase .word {
    font-size: calc(var(--u) * 26);
    font-weight: 700;
  }
  .phase .number {
    font-size: calc(var(--u) * 60);
    font-weight: 800;
    letter-spacing: -0.02em;
  }
  .phase .sign {
    font-size: calc(var(--u) * 52);
  }
  .phase[data-tone='night'] {
    background: var(--mc-night);
    color: var(--mc-on-night);
  }
  .phase[data-tone='game'] {
    background: var(--mc-ink-3);
    color: var(--mc-text);
  }

  .matter {
    flex: 1;
    min-width: 0;
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 36);
    padding: 0 calc(var(--u) * 30);
    animation: enter 240ms ease-out;
  }
  @keyframes enter {
    from {
      opacity: 0;
      transform: translateY(calc(var(--u) * 10));
    }
  }
  /* A long name gives way before the facts do. */
  .banner {
    flex: 1 999 auto;
    min-width: calc(var(--u) * 400);
    display: flex;
    flex-direction: column;
    gap: calc(var(--u) * 10);
  }
  .eyebrow {
    color: var(--mc-accent);
    font-size: calc(var(--u) * 24);
    font-weight: 700;
    line-height: 1;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-tone='night'] .eyebrow {
    color: var(--mc-night-accent);
  }
  .main {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 20);
    min-width: 0;
    min-height: calc(var(--u) * 54);
    font-size: calc(var(--u) * 44);
    font-weight: 700;
    line-height: 1.1;
    white-space: nowrap;
  }
  .main .player,
  .main .name {
    line-height: 1.25;
  }
  .main .plate {
    background: var(--mc-accent);
    color: var(--mc-on-accent);
  }
  .verb {
    flex: none;
  }
  .aside {
    flex: 0 1 auto;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: calc(var(--u) * 36);
    min-width: 0;
  }
  .headline[data-wide] .banner {
    flex: none;
    min-width: 0;
  }
  .headline[data-wide] .aside {
    flex: 1;
  }

  .right {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-width: calc(var(--u) * 212);
    padding: 0 calc(var(--u) * 28);
    box-sizing: border-box;
    background: var(--mc-ink-2);
  }
  .figure {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 14);
    line-height: 1;
    white-space: nowrap;
  }
  .figure b {
    font-size: calc(var(--u) * 72);
    font-weight: 800;
    letter-spacing: -0.02em;
  }
  .figure small {
    color: var(--mc-text-2);
    font-size: calc(var(--u) * 24);
    line-height: 1.2;
    text-align: end;
    white-space: normal;
    width: min-content;
  }

  .progress,
  .hands {
    display: flex;
    gap: calc(var(--u) * 8);
  }
  .progress i {
    width: calc(var(--u) * 26);
    height: calc(var(--u) * 38);
    border-radius: calc(var(--u) * 4);
    background: var(--mc-ink-3);
  }
  .progress i[data-done] {
    background: var(--mc-accent);
  }
  .hands i {
    position: relative;
    width: calc(var(--u) * 34);
    height: calc(var(--u) * 34);
    border-radius: calc(var(--u) * 4);
    background: var(--mc-ink-3);
  }
  .hands i[data-up] {
    background: var(--mc-accent);
  }
  /* The line that must be reached. */
  .hands i[data-last-needed]::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--u) * -16);
    inset-inline-end: calc(var(--u) * -6);
    width: calc(var(--u) * 4);
    background: var(--mc-text);
  }

  /* The end is told in the winner's colour. */
  .winner {
    display: inline-flex;
    align-items: center;
    gap: 0.36em;
    font-size: calc(var(--u) * 54);
    font-weight: 800;
  }
  .headline[data-winner] .eyebrow {
    color: inherit;
    opacity: 0.85;
  }
  .headline[data-winner] .caption {
    color: inherit;
  }
  .headline[data-winner] .phase {
    background: rgba(0, 0, 0, 0.28);
    color: inherit;
  }
  .headline[data-winner='red'] {
    background: var(--mc-red);
    color: var(--mc-on-red);
  }
  .headline[data-winner='black'],
  .headline[data-winner='mafia'] {
    background: var(--mc-black);
    color: var(--mc-on-black);
    box-shadow: inset 0 0 0 calc(var(--u) * 4) var(--mc-text);
  }
  .headline[data-winner='town'] {
    background: var(--mc-town);
    color: var(--mc-on-town);
  }
  .headline[data-winner='maniac'] {
    background: var(--mc-maniac);
    color: var(--mc-on-maniac);
  }
`;
