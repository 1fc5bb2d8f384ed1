// Buttons, fields and sheets of the panel.

import { css } from 'lit';

/** Shared by every element of the panel. */
export const controls = css`
  :host {
    font-family: var(--mc-font);
    color: var(--mc-text);
    font-size: 14px;
    line-height: 1.3;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  button {
    font: inherit;
    color: inherit;
    background: var(--mc-ink-3);
    border: 1px solid var(--mc-line);
    border-radius: 8px;
    min-height: 36px;
    padding: 4px 10px;
    cursor: pointer;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  button:hover:not(:disabled) {
    border-color: var(--mc-text-3);
  }
  button:active:not(:disabled) {
    transform: translateY(1px);
  }
  button:disabled {
    color: var(--mc-text-3);
    opacity: 0.55;
    cursor: default;
  }
  button[aria-pressed='true'],
  button[aria-checked='true'] {
    background: var(--mc-accent);
    border-color: var(--mc-accent);
    color: var(--mc-on-accent);
    font-weight: 650;
  }
  button.quiet {
    background: transparent;
  }
  button.danger {
    border-color: var(--mc-danger);
    color: var(--mc-danger);
  }
  :focus-visible {
    outline: 2px solid var(--mc-accent);
    outline-offset: 2px;
  }
  input,
  select,
  textarea {
    font: inherit;
    color: var(--mc-text);
    background: var(--mc-ink-2);
    border: 1px solid var(--mc-line);
    border-radius: 8px;
    min-height: 36px;
    padding: 4px 10px;
    width: 100%;
    min-width: 0;
  }
  input:focus,
  select:focus,
  textarea:focus {
    border-color: var(--mc-accent);
  }
  label {
    display: grid;
    gap: 4px;
    color: var(--mc-text-2);
    font-size: 12px;
  }
  h2 {
    margin: 0;
    font-size: 15px;
    font-weight: 700;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  .grow {
    flex: 1;
    min-width: 0;
  }
  h2.grow {
    flex: 1 0 auto;
  }
  .muted {
    color: var(--mc-text-2);
  }
  .small {
    font-size: 12px;
  }
  .error {
    color: var(--mc-danger);
  }
  .num {
    font-variant-numeric: tabular-nums;
  }
  .name {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    unicode-bidi: isolate;
  }
  /* For screen readers only. */
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .icon {
    width: 1em;
    height: 1em;
    vertical-align: -0.12em;
    fill: currentColor;
  }
  .icon.stroke {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
      animation: none !important;
    }
  }
`;
