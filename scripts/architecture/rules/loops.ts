import { type ESTree, Visitor } from 'vite';
import { memberName } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, sourceLocationOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

const callbackMethods =
  /^(map|flatMap|forEach|filter|find|findLast|some|every|reduce|reduceRight|sort|toSorted|from|fromAsync)$/;
/** Pauses that let other requests run during long work; they don't query. */
const pauses = new Set(['pace', 'nextTurn']);
const databases = new Set(['database', 'writer', 'reader', 'snapshot', 'transaction', 'readOnly']);
const runs = /^execute(TakeFirst|TakeFirstOrThrow)?$/;

export const loopRules: readonly Rule[] = [
  ofModules('no query runs in a loop over rows', (module) =>
    isOfServer(module.path) && sourceLocationOf(module.path)?.slice !== 'platform'
      ? queriesInLoops(module)
      : [],
  ),
];

/**
 * Calls within a loop that are awaited or take the database. A loop that advances by a batch size may query once per
 * batch.
 */
function queriesInLoops({ program }: SourceModule): string[] {
  const loops: ESTree.Node[] = [];
  const found: string[] = [];
  const isInLoop = ({ start, end }: ESTree.Node) =>
    loops.some((loop) => loop.start <= start && end <= loop.end);
  const addBody = ({ body }: { body: ESTree.Node }) => loops.push(body);
  new Visitor({
    ForOfStatement: addBody,
    ForInStatement: addBody,
    WhileStatement: ({ test, body }) => loops.push(test, body),
    DoWhileStatement: ({ test, body }) => loops.push(test, body),
    ForStatement(loop) {
      if (!isByBatch(loop.update)) addBody(loop);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || !callbackMethods.test(memberName(callee) ?? '')) return;
      for (const each of given) if (isFunction(each)) loops.push(each);
    },
  }).visit(program);
  new Visitor({
    AwaitExpression(node) {
      if (isInLoop(node) && !isPause(node.argument))
        found.push(`queries in a loop: ${calledIn(node.argument)}`);
    },
    CallExpression(call) {
      const isQuery = call.arguments.some(isDatabase) || runs.test(nameOf(call.callee) ?? '');
      if (isInLoop(call) && isQuery) found.push(`queries in a loop: ${calledIn(call)}`);
    },
  }).visit(program);
  return found;
}

function isByBatch(update: ESTree.Expression | null): boolean {
  return (
    update?.type === 'AssignmentExpression' && update.operator === '+=' && update.right.type !== 'Literal'
  );
}

function isFunction({ type }: ESTree.Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

/** A pause, or a computation that takes the pause and no database. */
function isPause(node: ESTree.Expression): boolean {
  if (node.type !== 'CallExpression') return false;
  if (pauses.has(nameOf(node.callee) ?? '')) return true;
  const names = node.arguments.flatMap(namesPassed);
  return names.includes('pace') && !names.some((name) => databases.has(name));
}

function isDatabase(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return databases.has(memberName(node) ?? '');
  return namesPassed(node).some((name) => databases.has(name));
}

/** The names in an argument: its own, or those in an object literal. */
function namesPassed(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((each) =>
    each.type === 'Property' && each.value.type === 'Identifier' ? each.value.name : [],
  );
}

/** The called function; the first one of a chain. */
function calledIn(node: ESTree.Node): string {
  if (node.type === 'CallExpression') {
    const { callee } = node;
    const isChain = callee.type === 'MemberExpression' && callee.object.type === 'CallExpression';
    return isChain ? calledIn(callee.object) : (nameOf(callee) ?? callee.type);
  }
  return node.type;
}

function nameOf(callee: ESTree.Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' ? memberName(callee) : undefined;
}
