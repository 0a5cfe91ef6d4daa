import { type ESTree, Visitor } from 'vite';
import { memberName, textOf } from '../constant-text.ts';
import { ofFiles, ofModules, type Rule } from '../rule.ts';
import { isProduct, sourceLocationOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

const side = '(?:left|right)';
const value = '(?:\\d|px|auto|full|\\[|\\(|…)\\S*';
/** Classes of one side, without their variants. */
const sidedClass = new RegExp(
  `^(?:${[
    `(?:text|float|clear|origin|origin-top|origin-bottom|object|bg)-${side}`,
    `(?:scroll-)?[mp][lr]-${value}`,
    `${side}-${value}`,
    'border-[lr](?:-\\S+)?',
    'rounded-(?:[lr]|[tb][lr])(?:-\\S+)?',
    '(?:bg-linear|bg-gradient)-to-[tb]?[lr]',
    `\\[(?:[\\w-]+-)?${side}:\\S+\\]`,
  ].join('|')})$`,
);
/** Moves along the line, which need the opposite distance in a line from right to left. */
const shift = /^-?translate-x-(?!0$|\()\S+$/;
const sidedProperty = new RegExp(
  `^(?:(?:scroll-)?(?:margin|padding)|border|inset)-${side}(?:-\\w+)?$|^border-(?:top|bottom)-${side}-radius$`,
);
const alignment = new Set(['text-align', 'float', 'clear']);
const declaration = /(?<![\w-])([a-z-]+)\s*:\s*([^;{}]+)/g;

export const directionRules: readonly Rule[] = [
  ofModules('styles have a start and an end, no left and right', (module) =>
    sourceLocationOf(module.path)?.package === 'web' && isProduct(module.path)
      ? [...module.texts.flatMap(sidedClasses), ...sidedStyles(module)].map((found) => `contains ${found}`)
      : [],
  ),
  ofFiles('style sheets have a start and an end, no left and right', (path, text) => {
    if (!path.startsWith('web/src/') || !path.endsWith('.css')) return [];
    const declared = [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(declaration)]
      .filter(([, name = '', given = '']) => isSided(name, given.trim()))
      .map(([found]) => found.trim());
    return [...sidedClasses(text), ...declared].map((found) => `contains ${found}`);
  }),
];

function sidedClasses(text: string): string[] {
  const classes = text.split(/[\s;]+/).map((written) => ({ written, name: nameOf(written) }));
  const mirrored = classes.some(({ written, name }) => /(?:^|:)rtl:/.test(written) && shift.test(name));
  return classes
    .filter(({ name }) => sidedClass.test(name) || (shift.test(name) && !mirrored))
    .map(({ written }) => written);
}

/** The class without its variants and its sign. */
function nameOf(written: string): string {
  const [name = ''] = /(?:\[[^\]]*\]|[^:[\]])+$/.exec(written) ?? [];
  return name.replace(/^!?-?|!$/g, '');
}

/** Whether a declaration concerns the left or the right. */
function isSided(name: string, given: string | undefined): boolean {
  if (sidedProperty.test(name)) return true;
  if (name === 'left' || name === 'right')
    return given !== undefined && /^-?(?:[\d.]|…|auto|calc|var)/.test(given);
  return alignment.has(name) && (given === 'left' || given === 'right');
}

/** Properties of style objects and of `element.style`. */
function sidedStyles({ program }: SourceModule): string[] {
  const found: string[] = [];
  const check = (name: string | undefined, given: string | undefined) => {
    if (name !== undefined && isSided(kebabCase(name), given)) found.push(given ? `${name}: ${given}` : name);
  };
  new Visitor({
    Property({ key, value: given }) {
      check(key.type === 'Identifier' ? key.name : textOf(key), textOf(given));
    },
    JSXAttribute({ name, value: given }) {
      const style = name.name === 'style' && given?.type === 'JSXExpressionContainer' && given.expression;
      if (style && style.type === 'ObjectExpression') found.push(...sidesOf(style));
    },
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression') check(memberName(left), textOf(right));
    },
  }).visit(program);
  return [...new Set(found)];
}

/** `left` and `right` in a style, whatever their value. */
function sidesOf({ properties }: ESTree.ObjectExpression): string[] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { name } = property.key;
    const isKnown = isSided(name, textOf(property.value));
    return (name === 'left' || name === 'right') && !isKnown ? [name] : [];
  });
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
