// The overlay file: whatever the script says, it stays inside its script element, and runs.

import { describe, expect, test } from 'vitest';
import { overlayHtml } from '../../lib/dev/overlay-file';

describe('overlayHtml', () => {
  test('a script that mentions </script> does not end early and still means the same', () => {
    const html = overlayHtml('globalThis.said = "</script><!--<script></SCRIPT >";', '');
    expect(html.match(/<\/script/gi)).toHaveLength(1);
    expect(html.match(/<script/gi)).toHaveLength(1);
    const code = html.slice(html.indexOf('<script>') + 8, html.indexOf('</script>'));
    const scope: { said?: string } = {};
    new Function('globalThis', code)(scope);
    expect(scope.said).toBe('</script><!--<script></SCRIPT >');
  });

  test('a style that mentions </style> does not end early', () => {
    expect(overlayHtml('', 'p::after{content:"</style>"}').match(/<\/style/gi)).toHaveLength(1);
  });

  test('only the inlined script may run, and nothing may be fetched', () => {
    const html = overlayHtml('1', '');
    expect(html).toMatch(/default-src 'none'; script-src 'sha256-[\w+/]+=*';/);
    expect(html).not.toMatch(/(src|href)=/);
  });

  test('text that cannot be escaped is refused, not written', () => {
    expect(() => overlayHtml('const script = 1; 0<script;', '')).toThrow(SyntaxError);
  });
});
