import { type ESTree, parseSync, Visitor } from 'vite';

type Range = [start: number, end: number];

const codeMark = '¦';
const testFunctions = new Set(['test', 'it', 'describe']);
const logNames = new Set(['log', 'logger', 'console']);
const logMethods = new Set(['trace', 'debug', 'info', 'log', 'warn', 'error', 'fatal']);

/** Code and quoted texts within prose: spans in backticks, addresses, and the product's own words in quotes. */
const quotedParts = /`[^`]*`|https?:\/\/\S+|(?<![\p{L}\d])'(?:[^'\n]|'(?=\p{L}))+'(?!\p{L})/gu;
const commentMarks = /^[ \t]*\/\*+|^\s*\*(?!\/)|\*+\/|^\/\/+|^--+/gm;
const inSql = /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|"[^"]*"/gs;
const inCss = /\/\*.*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/gs;
const notInMarkdown = /^```.*?^```|^---\n.*?^---$|\]\([^)]*\)|<!--.*?-->/gms;

/**
 * A text of the same length and lines with everything but prose masked. Depending on the file extension, prose is
 * comments, test names, log lines, or a document without its code.
 */
export function proseOf(path: string, text: string): string {
  if (path.endsWith('.md')) return withoutQuotes(text.replaceAll(notInMarkdown, hidden));
  const ranges = path.endsWith('.sql')
    ? commentsOf(text, inSql)
    : path.endsWith('.css')
      ? commentsOf(text, inCss)
      : rangesOfModule(path, text);
  let end = 0;
  const parts = ranges
    .toSorted(([one], [other]) => one - other)
    .filter(([start]) => start >= 0)
    .map(([start, stop]) => {
      const before = hidden(text.slice(end, start));
      end = stop;
      return before + withoutQuotes(text.slice(start, stop).replaceAll(commentMarks, blank));
    });
  return parts.join('') + hidden(text.slice(end));
}

function commentsOf(text: string, tokens: RegExp): Range[] {
  return [...text.matchAll(tokens)]
    .filter(([token]) => token.startsWith('--') || token.startsWith('/*'))
    .map(({ index, 0: token }) => [index, index + token.length]);
}

function rangesOfModule(path: string, text: string): Range[] {
  const { program, comments } = parseSync(path, text, { sourceType: 'module' });
  const ranges = comments.map(({ start, end }): Range => [start, end]);
  new Visitor({
    CallExpression({ callee, arguments: [first, ...others] }) {
      if (first && isTestFunction(callee)) ranges.push(...textsOf(first));
      if (first && isLogFunction(callee)) ranges.push(...[first, ...others].flatMap(textsOf));
    },
  }).visit(program);
  return ranges;
}

/** Whether a call names a test: `test(…)`, `test.skip(…)`, `test.each(…)(…)`. */
function isTestFunction(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return testFunctions.has(callee.name);
  if (callee.type === 'MemberExpression') return isTestFunction(callee.object);
  return callee.type === 'CallExpression' && isTestFunction(callee.callee);
}

function isLogFunction(callee: ESTree.Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  if (!logMethods.has(callee.property.name)) return false;
  const { object } = callee;
  if (object.type === 'Identifier') return logNames.has(object.name);
  return (
    object.type === 'MemberExpression' &&
    object.property.type === 'Identifier' &&
    logNames.has(object.property.name)
  );
}

/** The ranges of an argument's words, without variables. */
function textsOf(node: ESTree.Argument): Range[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [[node.start + 1, node.end - 1]] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ start, end }) => [start, end]);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? [] : [...textsOf(node.left), ...textsOf(node.right)];
    default:
      return [];
  }
}

function withoutQuotes(prose: string): string {
  return prose.replaceAll(quotedParts, hidden);
}

function hidden(part: string): string {
  return part.replaceAll(/\S/g, codeMark);
}

function blank(part: string): string {
  return part.replaceAll(/\S/g, ' ');
}
