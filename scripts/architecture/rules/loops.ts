import { type ESTree, Visitor } from 'vite';
import { memberName } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, placeOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

const callbackMethods =
  /^(map|flatMap|forEach|filter|find|findLast|some|every|reduce|reduceRight|sort|toSorted|from|fromAsync)$/;
/** What waits for no database: long work gives way to other calls. */
const pauses = new Set(['pace', 'nextTurn']);
const databases = new Set(['database', 'writer', 'reader', 'snapshot', 'transaction', 'readOnly']);
const runs = /^execute(TakeFirst|TakeFirstOrThrow)?$/;

export const loopRules: readonly Rule[] = [
  ofModules('no query runs in a loop over rows', (module) =>
    isOfServer(module.path) && placeOf(module.path)?.slice !== 'platform' ? queriesInLoops(module) : [],
  ),
];

/** Calls within a loop that wait, or get the database. A loop that advances by a batch size may query once a batch. */
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

/** A pause of long work, or a computation that is handed the pause and no database. */
function isPause(node: ESTree.Expression): boolean {
  if (node.type !== 'CallExpression') return false;
  if (pauses.has(nameOf(node.callee) ?? '')) return true;
  const names = node.arguments.flatMap(namesHanded);
  return names.includes('pace') && !names.some((name) => databases.has(name));
}

function isDatabase(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return databases.has(memberName(node) ?? '');
  return namesHanded(node).some((name) => databases.has(name));
}

/** The names that an argument hands on: its own, or those of an object that is written out. */
function namesHanded(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((each) =>
    each.type === 'Property' && each.value.type === 'Identifier' ? each.value.name : [],
  );
}

/** The function that is called, of a chain the first. */
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
