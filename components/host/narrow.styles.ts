// The panel in a low or a narrow window, and at 200 % zoom. Last of its styles.

import { css } from 'lit';

export const narrowStyles = css`
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
