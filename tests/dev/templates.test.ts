// What the build takes out of Lit's templates changes nothing that is drawn.

import { describe, expect, test } from 'vitest';
import { foldCss, foldHtml, foldTemplates } from '../../lib/dev/templates';

describe('style', () => {
  test('loses comments and indentation', () => {
    expect(foldCss('\n  /* why */\n  .a,\n  .b {\n    color: red;\n    margin: 0 1px;\n  }\n')).toBe(
      ' .a,.b{color:red;margin:0 1px}',
    );
  });
  test('keeps the blanks that mean something', () => {
    expect(foldCss('.a :hover { width: calc(1px + 2px) }')).toBe('.a :hover{width:calc(1px + 2px)}');
    expect(foldCss('@media (min-width: 3px) and (x) { a b > c { --d: 1 } }')).toBe(
      '@media (min-width:3px) and (x){a b > c{--d:1}}',
    );
  });
});

test('markup keeps one blank where it had some', () => {
  expect(foldHtml('<b>\n   a</b>\n  <i>b</i><u>c</u>')).toBe('<b> a</b> <i>b</i><u>c</u>');
});

test('only templates are folded, nested ones too; strings and code stay', () => {
  const slot = '$' + '{x("c {  d }")}';
  const nested = '$' + '{html`<i>\n</i>`}';
  const code = `const a = css\`a {\n  b: ${slot};\n  c: d;\n}\`; const s = \`e  f\`; y(html\`<p>\n  ${nested}</p>\`);`;
  expect(foldTemplates(code)).toBe(
    `const a = css\`a{b:${slot};c:d}\`; const s = \`e  f\`; y(html\`<p> ${nested.replace('\n', ' ')}</p>\`);`,
  );
});
