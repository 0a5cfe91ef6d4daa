import { type ESTree, parseSync, Visitor } from 'vite';

/** A text of a catalogue with `{}` for each of its values; `key` is empty for helpers outside the catalogue. */
export interface CatalogueText {
  key: string;
  text: string;
  line: number;
}

interface Span {
  start: number;
  end: number;
}

/** The texts of a module with an English catalogue. */
export function textsOfCatalogue(path: string, source: string): CatalogueText[] {
  const { program, errors } = parseSync(path, source, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  const entries: (Span & { key: string })[] = [];
  const skipped: Span[] = [];
  const found: (Span & { text: string })[] = [];
  const skip = ({ start, end }: Span) => skipped.push({ start, end });
  new Visitor({
    ImportDeclaration: skip,
    TSLiteralType: skip,
    BinaryExpression: ({ left, right }) => [left, right].filter(isLiteral).forEach(skip),
    Property({ key, value }) {
      skip(key);
      if (isLiteral(key)) entries.push({ start: value.start, end: value.end, key: String(key.value) });
    },
    CallExpression({ callee, arguments: [first] }) {
      // The language of `plural('en', …)`.
      if (callee.type === 'Identifier' && callee.name === 'plural' && first) skip(first);
    },
    Literal({ start, end, value }) {
      if (typeof value === 'string') found.push({ start, end, text: value });
    },
    TemplateLiteral({ start, end, quasis }) {
      found.push({ start, end, text: quasis.map(({ value }) => value.cooked ?? value.raw).join('{}') });
    },
  }).visit(program);
  return found
    .filter((each) => !skipped.some((span) => isWithin(each, span)))
    .map((each) => ({
      key: entries.find((entry) => isWithin(each, entry))?.key ?? '',
      text: each.text,
      line: source.slice(0, each.start).split('\n').length,
    }));
}

function isLiteral(node: ESTree.Node): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string';
}

function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
