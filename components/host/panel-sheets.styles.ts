// What slides over the panel.

import { css } from 'lit';

export const sheetStyles = css`
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
`;
