import { type ESTree, Visitor } from 'vite';
import { memberName } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { databaseModules, isOfServer } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';
import { isStatement } from '../sql-text.ts';

const databasePackages = /^(kysely|pg|postgres)(-.+)?$|^node:sqlite$/;
const packagesOfQueries = new Set(['kysely']);

/** Names that only queries use, in any position. */
const builders = [
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'withRecursive',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'whereRef',
  'executeTakeFirst',
  'executeTakeFirstOrThrow',
  'executeQuery',
  'executeSql',
  'getExecutor',
  'withSchema',
  'withoutPlugins',
  'startTransaction',
  'controlledTransaction',
  'expressionBuilder',
  'CompiledQuery',
  'internalAdapter',
  '$context',
  'sql',
];
/** Names that only mean a query when called. */
const builderMethods = new Set(['query', 'execute', 'transaction', 'where']);
/** The values that slices may import from kysely besides types; the others build queries from strings. */
const valuesOfKysely = new Set([
  'sql',
  'expressionBuilder',
  'jsonArrayFrom',
  'jsonObjectFrom',
  'jsonBuildObject',
]);
/** Members of the `sql` tag that insert values and names into literal SQL. */
const partsOfTag = new Set(['join', 'lit', 'ref', 'table', 'id']);

export const queryRules: readonly Rule[] = [
  ofModules('queries are only in queries.ts, store.ts and platform/database', (module) =>
    isOutsideDatabase(module.path)
      ? [
          ...mentioned(builders, module),
          ...builderMethodsIn(module),
          ...module.texts.filter(isStatement),
        ].map((query) => `builds a query: ${query.trim().slice(0, 60).trimEnd()}`)
      : [],
  ),
  ofModules('only query modules import database packages', ({ path, imports }) =>
    isOfServer(path)
      ? imports
          .map(({ target }) => target)
          .filter((target) => databasePackages.test(target) && !mayImport(path, target))
          .map((target) => `imports ${target}`)
      : [],
  ),
  ofModules('SQL statements are literals', (module) =>
    isOfServer(module.path) && !isOutsideDatabase(module.path) && !isOfDatabase(module.path)
      ? computedStatements(module)
      : [],
  ),
];

function isOutsideDatabase(path: string): boolean {
  return isOfServer(path) && !databaseModules.some((each) => each.test(path));
}

function isOfDatabase(path: string): boolean {
  return path.startsWith('server/src/platform/database/');
}

function mayImport(path: string, target: string): boolean {
  if (isOfDatabase(path)) return true;
  return packagesOfQueries.has(target) && !isOutsideDatabase(path);
}

function builderMethodsIn({ program }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee }) {
      const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
      if (name !== undefined && builderMethods.has(name)) found.push(name);
    },
  }).visit(program);
  return found;
}

/** Uses of the `sql` tag, under any alias, with computed SQL. */
function computedStatements({ program, bindings }: SourceModule): string[] {
  const found: string[] = [];
  const ofKysely = bindings.filter(({ target }) => target === 'kysely');
  const others = ofKysely.filter(({ name, isTypeOnly }) => !isTypeOnly && !valuesOfKysely.has(name));
  found.push(...others.map(({ name }) => `imports ${name} from kysely`));
  const tags = new Set(
    ofKysely.filter(({ name }) => name === 'sql' || name === '*').map(({ local }) => local),
  );
  const harmless = new Set<ESTree.Node>();
  new Visitor({
    ImportSpecifier(node) {
      harmless.add(node.local);
      harmless.add(node.imported);
    },
    TaggedTemplateExpression: ({ tag }) => harmless.add(tag),
    MemberExpression(member) {
      const name = memberName(member);
      if (name !== undefined && partsOfTag.has(name)) harmless.add(member.object);
    },
    Identifier(node) {
      if (tags.has(node.name) && !harmless.has(node)) found.push(`uses ${node.name} other than as a tag`);
    },
  }).visit(program);
  return found;
}
