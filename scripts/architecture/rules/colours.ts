import { type ESTree, Visitor } from 'vite';
import { memberName, textOf } from '../constant-text.ts';
import { ofFiles, ofModules, type Rule } from '../rule.ts';
import { isProduct, sourceLocationOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

const hues =
  'slate|gray|grey|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|clay';
const utilities =
  'bg|text|border(?:-[xytrblse])?|ring|ring-offset|outline|fill|stroke|from|via|to|accent|caret|decoration|divide|placeholder|shadow|inset-shadow|inset-ring|drop-shadow|text-shadow';
const writtenColours: readonly RegExp[] = [
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi,
  /\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|device-cmyk)\(/gi,
];
/** Hue classes of Tailwind or of our tokens; screens use tones instead. */
const hueClasses: readonly RegExp[] = [
  new RegExp(`\\b(?:${hues})-(?:\\d{2,3}|text|surface|mark)\\b`, 'g'),
  new RegExp(`\\b(?:${utilities})-(?:white|black)\\b`, 'g'),
];
/** Arbitrary values in a class: `bg-[…]` and `[color:…]`. */
const ownValue = new RegExp(
  `\\b(?:${utilities})-\\[([^\\]]+)\\]|\\[[\\w-]*(?:color|background|fill|stroke|shadow|--)[\\w-]*:([^\\]]+)\\]`,
  'g',
);
const declaration =
  /(?<![\w-])(?:color|background|fill|stroke|border|outline|[\w-]+-color|(?:box|text)-shadow|background-image|border-\w+)\s*:\s*([^;}]+)/g;
const colourProperty =
  /^(?:background|border\w*|outline|boxShadow|textShadow|filter|color|fill|stroke|fillStyle|strokeStyle|\w+Color|--.+)$/;
/** Words in a value that are not colours or only refer to one. */
const colourlessWords = new Set(
  'var calc min max clamp url length color image currentcolor inherit initial unset revert transparent none auto solid dashed dotted double inset'.split(
    ' ',
  ),
);

export const colourRules: readonly Rule[] = [
  ofModules('only web/src/styles/tokens.css defines colours', (module) =>
    sourceLocationOf(module.path)?.package === 'web' && isProduct(module.path)
      ? [...module.texts.flatMap(coloursIn), ...colouredProperties(module)].map(
          (colour) => `contains ${colour}`,
        )
      : [],
  ),
  ofFiles('other style sheets use colour tokens', (path, text) =>
    path.endsWith('.css') && path !== 'web/src/styles/tokens.css'
      ? coloursIn(text).map((colour) => `contains ${colour}`)
      : [],
  ),
];

function coloursIn(text: string): string[] {
  const written = [...writtenColours, ...hueClasses].flatMap((kind) => text.match(kind) ?? []);
  return [...written, ...namedIn(text, ownValue), ...namedIn(text, declaration)];
}

/** Matches of the pattern with a colour name in the value. */
function namedIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)]
    .filter(([, value, other]) => namesColour(value ?? other ?? ''))
    .map(([found]) => found.trim());
}

function namesColour(value: string): boolean {
  return value
    .split(/[\s_,:()/]+/)
    .some((word) => /^[a-z]+$/i.test(word) && !colourlessWords.has(word.toLowerCase()));
}

/** Colour properties and attributes with a colour name as value. */
function colouredProperties({ program }: SourceModule): string[] {
  const found: string[] = [];
  const check = (name: string | undefined, value: ESTree.Node | null) => {
    const given = value ? textsOf(value).filter(namesColour) : [];
    if (name !== undefined && colourProperty.test(name))
      found.push(...given.map((text) => `${name}: ${text}`));
  };
  new Visitor({
    Property({ key, value }) {
      check(key.type === 'Identifier' ? key.name : textOf(key), value);
    },
    JSXAttribute({ name, value }) {
      if (value?.type === 'Literal') check(String(name.name), value);
      if (value?.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression')
        check(String(name.name), value.expression);
    },
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression') check(memberName(left), right);
    },
    CallExpression({ callee, arguments: [property, value] }) {
      const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
      if (!name || !['setProperty', 'setAttribute'].includes(name) || !property || !value) return;
      if (value.type !== 'SpreadElement') check(textOf(property)?.replace(/-c/, 'C'), value);
    },
  }).visit(program);
  return found;
}

/** The possible string values of an expression. */
function textsOf(node: ESTree.Node): string[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsOf);
  const text = textOf(node);
  return text === undefined ? [] : [text];
}
