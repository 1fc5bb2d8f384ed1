// Takes what only people read out of Lit's templates: comments and indentation of css`` and html``. A minifier of scripts
// leaves strings alone, and they are a third of the overlay file.

import { type Plugin, parseAst } from 'vite';

/** A template's style without comments and with no more blanks than it needs. */
export const foldCss = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    // A blank before `:` or after `)` can mean something in a selector, one around + and - in calc() does.
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}');

/** A template's markup with every run of blanks as one: what a browser draws for it. */
export const foldHtml = (html: string): string => html.replaceAll(/\s+/g, ' ');

const FOLDS: Readonly<Record<string, (text: string) => string>> = {
  css: foldCss,
  html: foldHtml,
  svg: foldHtml,
};

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
interface Quasi extends Node {
  readonly start: number;
  readonly end: number;
}
interface TaggedTemplate extends Node {
  readonly tag: Node;
  readonly quasi: { readonly quasis: readonly Quasi[] };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of the tree. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

/** The module with its templates folded; `code` must be plain JavaScript. */
export function foldTemplates(code: string): string {
  let folded = '';
  let from = 0;
  const quasis = [...nodesOf(parseAst(code) as unknown as Node)].flatMap((node) => {
    if (node.type !== 'TaggedTemplateExpression') return [];
    const { tag, quasi } = node as TaggedTemplate;
    const fold = tag.type === 'Identifier' ? FOLDS[String(tag.name)] : undefined;
    return fold ? quasi.quasis.map(({ start, end }) => ({ start, end, fold })) : [];
  });
  for (const { start, end, fold } of quasis.sort((a, b) => a.start - b.start)) {
    folded += code.slice(from, start) + fold(code.slice(start, end));
    from = end;
  }
  return folded + code.slice(from);
}

/** Folds the templates of our own components. */
export const templates = (): Plugin => ({
  name: 'mafiacast:templates',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) =>
    /\/components\/[^?]*\.ts$/.test(id) ? { code: foldTemplates(code), map: null } : null,
});
