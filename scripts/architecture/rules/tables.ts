import { type ESTree, Visitor } from 'vite';
import { isConstantText, memberName, textOf } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { databaseModules, isProduct, sourceLocationOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';
import type { SourceFile } from '../source-tree.ts';
import { isStatement } from '../sql-text.ts';
import { tableOwners } from '../table-owners.ts';

const sourceOfRows =
  /^(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|using|from|(inner|left|right|full|cross)(Lateral)?Join(Lateral)?|(cross|outer)Apply)$/;
const madeOrDropped =
  /\bcreate\s+(?:unlogged\s+|temp\w*\s+|or\s+replace\s+|materialized\s+|foreign\s+)*(?:table|view)\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)"?|\balter\s+(?:materialized\s+|foreign\s+)?(?:table|view)\s+[\w\s."]+?\brename\s+to\s+"?(\w+)"?|\bdrop\s+(?:materialized\s+)?(?:table|view)\s+(?:if\s+exists\s+)?(?:public\.)?"?(\w+)"?/gi;

/** Functions that insert a table or column name into a query. */
const namers = new Set(['table', 'id']);

/** Each table by its names: snake_case in SQL and camelCase in typed queries. */
const tablesByName = new Map(
  Object.keys(tableOwners).flatMap((table) => [
    [table, table],
    [table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), table],
  ]),
);
/** A table name in a typed query: `users`, `users as person`, `users.name`. */
const tableInQuery = /^(\w+)(?:\s+as\s+\w+|\.\w+(?:\s+as\s+\w+)?)?$/i;

export const tableRules: readonly Rule[] = [
  {
    name: 'every table has an owner',
    violations: ({ files }) =>
      tablesMadeBy(files)
        .filter(({ table }) => !(table in tableOwners))
        .map(({ table, path }) => `${path} creates ${table}, which has no owner`),
  },
  ofModules('a slice names only its own tables', (module) => {
    const slice = sourceLocationOf(module.path)?.slice;
    if (!isChecked(module.path)) return [];
    return tablesNamedIn(module)
      .filter((table) => tableOwners[table] !== slice)
      .map((table) => `names ${table}, which belongs to ${tableOwners[table]}`);
  }),
  ofModules('table names in queries are literals', (module) =>
    isChecked(module.path) && !module.path.startsWith('server/src/platform/database/')
      ? computedTables(module)
      : [],
  ),
];

/**
 * The tables and views that the migrations create and don't drop later, each with the last migration that creates it.
 */
export function tablesMadeBy(files: readonly SourceFile[]): { table: string; path: string }[] {
  const made = new Map<string, string>();
  for (const { path, text } of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    if (!path.startsWith('server/migrations/')) continue;
    const statements = text.replaceAll(/--[^\n]*|\/\*.*?\*\//gs, ' ');
    for (const [, created, renamed, dropped] of statements.matchAll(madeOrDropped)) {
      if (dropped === undefined) made.set(created ?? renamed ?? '', path);
      else made.delete(dropped);
    }
  }
  return [...made].map(([table, path]) => ({ table, path }));
}

/** Whether the rule applies: to all query modules except the demo, which fills every table. */
function isChecked(path: string): boolean {
  if (!isProduct(path) || sourceLocationOf(path)?.slice === 'demo') return false;
  return databaseModules.some((each) => each.test(path)) && !path.endsWith('/tables.ts');
}

function tablesNamedIn({ program, texts }: SourceModule): string[] {
  const statements = texts.filter(isStatement);
  const named: string[] = [];
  const ownNames = new Set<ESTree.Node>();
  const add = (node: ESTree.Expression) => {
    const text = ownNames.has(node) ? undefined : textOf(node);
    named.push(tableInQuery.exec(text?.trim() ?? '')?.[1] ?? '');
  };
  new Visitor({
    // An alias in a query may equal a table name.
    CallExpression({ callee, arguments: [name] }) {
      if (calledName(callee) === 'as' && name) ownNames.add(name);
    },
    TaggedTemplateExpression: ({ quasi }) => statements.push(textOf(quasi) ?? ''),
    Literal: add,
    TemplateLiteral: add,
    BinaryExpression: add,
  }).visit(program);
  const words = statements.flatMap((text) => text.toLowerCase().match(/\b[a-z_]+\b/g) ?? []);
  return [...words, ...named].flatMap((name) => tablesByName.get(name) ?? []);
}

/** Sources of rows that are neither a literal nor a relation returned by a function. */
function computedTables({ program, identifiers }: SourceModule): string[] {
  const relations = relationsIn(program);
  const found = identifiers.has('dynamic') ? ['computes a name with dynamic'] : [];
  const isNamed = (node: ESTree.Node | null): boolean => {
    if (node?.type === 'ArrayExpression') return node.elements.every(isNamed);
    if (node?.type === 'Identifier') return relations.has(node.name);
    return node !== null && (isRelation(node) || isConstantText(node));
  };
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const name = calledName(callee) ?? '';
      const [source] = given;
      if (sourceOfRows.test(name) && source && !isNamed(source)) found.push(`computes the table of ${name}`);
      if (namers.has(name) && !given.every(isConstantText)) found.push(`computes a name with ${name}`);
    },
  }).visit(program);
  return found;
}

/** The name of the called function; undefined for a static `from`, such as `Array.from`. */
function calledName(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression') return undefined;
  const { object } = callee;
  return object.type === 'Identifier' && /^[A-Z]/.test(object.name) ? undefined : memberName(callee);
}

/** Whether an expression is a relation: `people().as('person')`, a callback or tagged SQL. */
function isRelation(node: ESTree.Node): boolean {
  return ['CallExpression', 'ArrowFunctionExpression', 'TaggedTemplateExpression'].includes(node.type);
}

/** A module's variables for relations. */
function relationsIn(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && isRelation(init)) names.add(id.name);
    },
  }).visit(program);
  return names;
}
