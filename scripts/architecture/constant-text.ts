import { type ESTree, Visitor } from 'vite';

/** Placeholder in a string for a part known only at run time. */
const hole = '…';

type Constants = ReadonlyMap<string, string>;

/** Every string of a module: the literals, and concatenations of known parts. */
export function readTexts(program: ESTree.Program): string[] {
  const constants = readConstants(program);
  const texts: string[] = [];
  const add = (node: ESTree.Expression) => {
    const text = textOf(node, constants);
    if (text !== undefined) texts.push(text);
  };
  new Visitor({
    Literal: add,
    TemplateLiteral: add,
    BinaryExpression: add,
    CallExpression: add,
    JSXText: ({ value }) => texts.push(value),
  }).visit(program);
  return texts;
}

/** The string constants of a module, in any scope. */
function readConstants(program: ESTree.Program): Constants {
  const constants = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      const text = init ? textOf(init, constants) : undefined;
      if (id.type === 'Identifier' && text !== undefined) constants.set(id.name, text);
    },
  }).visit(program);
  return constants;
}

/** The string that an expression evaluates to, with placeholders for unknown parts; undefined for other expressions. */
export function textOf(node: ESTree.Node, constants: Constants = new Map()): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'TemplateLiteral': {
      const pieces = node.expressions.map((piece) => textOf(piece, constants) ?? hole);
      return node.quasis
        .map(({ value }, index) => `${value.cooked ?? value.raw}${pieces[index] ?? ''}`)
        .join('');
    }
    case 'BinaryExpression':
      return node.operator === '+' ? joined([node.left, node.right], '', constants) : undefined;
    case 'CallExpression':
      return textOfCall(node, constants);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return textOf(node.expression, constants);
    case 'Identifier':
      return constants.get(node.name);
    default:
      return undefined;
  }
}

/** Whether every part of the string is known. */
export function isConstantText(node: ESTree.Node): boolean {
  const text = textOf(node);
  return text !== undefined && !text.includes(hole);
}

/** `['a', 'b'].join(' ')` and `'a'.concat('b')`. */
function textOfCall({ callee, arguments: given }: ESTree.CallExpression, constants: Constants) {
  const [first] = given;
  if (callee.type !== 'MemberExpression' || !first) return undefined;
  const method = memberName(callee);
  if (method === 'concat') return joined([callee.object, ...given], '', constants);
  if (method !== 'join' || callee.object.type !== 'ArrayExpression') return undefined;
  const pieces = callee.object.elements.filter((element) => element !== null);
  return joined(pieces, textOf(first, constants) ?? hole, constants);
}

function joined(pieces: readonly ESTree.Node[], between: string, constants: Constants): string | undefined {
  const texts = pieces.map((piece) => textOf(piece, constants));
  const isText = texts.some((text) => text !== undefined);
  return isText ? texts.map((text) => text ?? hole).join(between) : undefined;
}

/** The name of the accessed member; undefined if it is computed at run time. */
export function memberName({ computed, property }: ESTree.MemberExpression): string | undefined {
  if (computed) return textOf(property);
  return 'name' in property ? property.name : undefined;
}
