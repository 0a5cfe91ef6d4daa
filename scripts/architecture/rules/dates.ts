import { type ESTree, Visitor } from 'vite';
import { memberName, textOf } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isProduct } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

const home = 'domain/src/calendar/';
/** Calendar functions that return a date. */
const givesDate =
  /^(add(Days|Months)|dateAt|dateIn\w+|dateFromFields|mondayOf|firstOfMonth|lastBoundedDay|useToday)$/;
/** Names that suggest a date if no type says so. */
const dateNames = /^(date|day|today|on|from|through|since|until)$|[a-z](Date|Day|Start|End|On)$/;
const cutting =
  /^(slice|substring|substr|split|match|matchAll|search|replace|replaceAll|startsWith|endsWith|char(Code)?At|codePointAt)$/;
const matching = /^(exec|test)$/;
/** A date composed from parts: `…-01-01`, `…-01`, `2001-…`, `…-…-…`. */
const composed = /^(…-\d\d(-\d\d)?|\d{4}-(…|\d\d-…)|…-…-…|…-\d\d-…|…-…-\d\d)$/;
const patternOfDate = /(\\d|\[0-9\])\{4\}.*-.*(\\d|\[0-9\])/;

export const dateRules: readonly Rule[] = [
  ofModules('only the calendar parses and composes dates', (module) =>
    isProduct(module.path) && !module.path.startsWith(home) ? dateTextsIn(module) : [],
  ),
];

function dateTextsIn({ program, texts }: SourceModule): string[] {
  const found = texts.filter((text) => composed.test(text)).map((text) => `composes a date: ${text}`);
  const named = namesOfDates(program);
  const isDate = (node: ESTree.Node): boolean => {
    if (node.type === 'Identifier') return named.has(node.name) || dateNames.test(node.name);
    if (node.type === 'MemberExpression') return dateNames.test(memberName(node) ?? '');
    if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
      return isDate(node.expression);
    if (node.type === 'LogicalExpression') return isDate(node.left) || isDate(node.right);
    return node.type === 'CallExpression' && isDateGiver(node);
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression') return;
      const name = memberName(callee) ?? '';
      if (cutting.test(name) && isDate(callee.object)) found.push(`cuts a date: ${name}`);
      if (matching.test(name) && first && isDate(first)) found.push(`matches a date: ${name}`);
    },
    MemberExpression({ computed, object, property }) {
      const isIndex = computed && property.type === 'Literal' && typeof property.value === 'number';
      if (isIndex && isDate(object)) found.push('cuts a date: index');
    },
    Literal(node) {
      if ('regex' in node && patternOfDate.test(node.regex.pattern)) found.push('matches a date: pattern');
    },
    TemplateLiteral(node) {
      const text = textOf(node) ?? '';
      if (composed.test(text)) found.push(`composes a date: ${text}`);
    },
  }).visit(program);
  return found;
}

/** Parameters and variables declared as dates or assigned from a calendar function. */
function namesOfDates(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  const add = ({ params }: { params: readonly ESTree.ParamPattern[] }) => {
    for (const each of params) if (each.type === 'Identifier' && isDateType(each)) names.add(each.name);
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier') return;
      const isMade = init?.type === 'CallExpression' && isDateGiver(init);
      if (isMade || isDateType(id)) names.add(id.name);
    },
  }).visit(program);
  return names;
}

function isDateType({ typeAnnotation }: ESTree.BindingIdentifier): boolean {
  const type = typeAnnotation?.typeAnnotation;
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  return type.typeName.name === 'CalendarDate';
}

function isDateGiver({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && givesDate.test(callee.name);
}
