// Colours and type shared by every screen, as CSS custom properties; a look overrides them from outside.

import { css } from 'lit';

/** Put first into a component's `static styles`. Nothing here sets a size: screens have their own units. */
export const tokens = css`
  :host {
    /* Surfaces, from the deepest up. */
    --mc-ink: var(--mafia-ink, #0a0c12);
    --mc-ink-2: var(--mafia-ink-2, #141823);
    --mc-ink-3: var(--mafia-ink-3, #222938);
    --mc-line: var(--mafia-line, rgba(255, 255, 255, 0.14));

    /* Text on them: 16:1, 9:1 and 5:1 on --mc-ink. */
    --mc-text: var(--mafia-text, #f7f8fa);
    --mc-text-2: var(--mafia-text-2, #b9c1d0);
    --mc-text-3: var(--mafia-text-3, #8590a3);

    /* The one accent: who has the floor, what to press, what is being decided. */
    --mc-accent: var(--mafia-accent, #ffc63d);
    --mc-on-accent: var(--mafia-on-accent, #16120a);

    /* Sides. Never alone: each has a shape of its own too (see components/overlay/icons.ts). */
    --mc-red: var(--mafia-red, #ff5a52);
    --mc-on-red: #1c0403;
    --mc-black: var(--mafia-black, #05060a);
    --mc-on-black: #f7f8fa;
    --mc-town: var(--mafia-town, #5cc4ff);
    --mc-on-town: #04141f;
    --mc-maniac: var(--mafia-maniac, #c39bff);
    --mc-on-maniac: #140a24;
    --mc-day: var(--mafia-day, #f7f8fa);
    --mc-night: var(--mafia-night, #2b3566);
    --mc-night-ink: var(--mafia-night-ink, #10152b);
    --mc-on-night: #e8ecff;

    --mc-danger: var(--mafia-danger, #ff6b5e);
    --mc-ok: var(--mafia-ok, #53d49a);

    --mc-font: var(
      --mafia-font,
      'Segoe UI Variable Display',
      'Segoe UI',
      Inter,
      Roboto,
      'Noto Sans',
      'Helvetica Neue',
      Arial,
      sans-serif
    );
  }
`;
