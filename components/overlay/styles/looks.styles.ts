// The looks: the tokens of components/ui/tokens.ts in other colours. `--mafia-…` from outside still wins.

import { css } from 'lit';

export const lookStyles = css`
  .root {
    --mc-seat: var(--mafia-seat, rgba(20, 24, 35, 0.92));
    --mc-out: var(--mafia-out, rgba(10, 12, 18, 0.78));
    --mc-night-accent: var(--mafia-night-accent, #aab6ff);
    --mc-radius: var(--mafia-radius, 0px);
  }
  [data-look='paper'] {
    --mc-ink: var(--mafia-ink, #fbf7ee);
    --mc-ink-2: var(--mafia-ink-2, #efe8d8);
    --mc-ink-3: var(--mafia-ink-3, #ded4be);
    --mc-text: var(--mafia-text, #1a150d);
    --mc-text-2: var(--mafia-text-2, #51483a);
    --mc-text-3: var(--mafia-text-3, #5a5041);
    --mc-accent: var(--mafia-accent, #b3261e);
    --mc-on-accent: var(--mafia-on-accent, #fffaf3);
    --mc-danger: var(--mafia-danger, #b3261e);
    --mc-red: var(--mafia-red, #c8321f);
    --mc-on-red: #fffaf3;
    --mc-town: var(--mafia-town, #1f5fa8);
    --mc-on-town: #f4f9ff;
    --mc-maniac: var(--mafia-maniac, #6b3fa0);
    --mc-on-maniac: #faf5ff;
    --mc-day: var(--mafia-day, #1a150d);
    --mc-night: var(--mafia-night, #2f3a73);
    --mc-night-ink: var(--mafia-night-ink, #e2e5f2);
    --mc-night-accent: var(--mafia-night-accent, #2f3a73);
    --mc-seat: var(--mafia-seat, rgba(251, 247, 238, 0.95));
    --mc-out: var(--mafia-out, rgba(203, 195, 178, 0.88));
    --mc-font: var(--mafia-font, Georgia, 'PT Serif', 'Noto Serif', 'Liberation Serif', serif);
  }
  [data-look='violet'] {
    --mc-ink: var(--mafia-ink, #171033);
    --mc-ink-2: var(--mafia-ink-2, #231a4d);
    --mc-ink-3: var(--mafia-ink-3, #35286e);
    --mc-text-2: var(--mafia-text-2, #cbc3ee);
    --mc-text-3: var(--mafia-text-3, #a096cf);
    --mc-accent: var(--mafia-accent, #5ef2d2);
    --mc-on-accent: var(--mafia-on-accent, #06231d);
    --mc-day: var(--mafia-day, #efeaff);
    --mc-night: var(--mafia-night, #4a37a6);
    --mc-night-ink: var(--mafia-night-ink, #120c2b);
    --mc-seat: var(--mafia-seat, rgba(35, 26, 77, 0.92));
    --mc-out: var(--mafia-out, rgba(16, 11, 36, 0.82));
    --mc-radius: var(--mafia-radius, calc(var(--u) * 12));
  }
`;
