import { type ESTree, Visitor } from 'vite';
import { memberName, textOf } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { databaseModules, isProduct, sourceLocationOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

/** A role name as a whole string, or as a literal in SQL. */
const roleName = /^(SYSTEM_ADMIN|HR_ADMIN|MANAGER|EMPLOYEE)$|'(SYSTEM_ADMIN|HR_ADMIN|MANAGER|EMPLOYEE)'/;
const lookups = new Set(['includes', 'has', 'indexOf', 'lastIndexOf']);
const searches = new Set([...lookups, 'some', 'every', 'find', 'findIndex', 'filter']);
const equalities = new Set(['===', '!==', '==', '!=']);
const roleInStatement = /\brole"?\s*(=|<>|!=|~|\b(not\s+)?(in|any|like)\b|\bis\b)/i;
const listsOfRoles = 'domain/src/access/role-gate.ts';

export const roleRules: readonly Rule[] = [
  ofModules('only access compares roles', (module) => {
    const slice = sourceLocationOf(module.path)?.slice ?? '';
    if (!isProduct(module.path) || ['access', 'demo'].includes(slice)) return [];
    return [...rolesNamedIn(module), ...comparisonsIn(module), ...comparisonsInQueries(module)];
  }),
];

/** Role names, except as data: `role: 'EMPLOYEE'`, a form default or a type. */
function rolesNamedIn({ program }: SourceModule): string[] {
  const found: string[] = [];
  const harmless = new Set<ESTree.Node>();
  const add = (node: ESTree.Expression) => {
    const [, whole, quoted] = roleName.exec(textOf(node) ?? '') ?? [];
    const name = whole ?? quoted;
    if (name !== undefined && !harmless.has(node)) found.push(`decides by ${name}`);
  };
  new Visitor({
    TSLiteralType: ({ literal }) => harmless.add(literal),
    Property({ key, value }) {
      if ('name' in key && key.name === 'role') harmless.add(value);
    },
    LogicalExpression({ operator, right }) {
      if (operator === '??') harmless.add(right);
    },
    AssignmentPattern: ({ right }) => harmless.add(right),
    CallExpression({ callee, arguments: given }) {
      const isOfForm = callee.type === 'Identifier' && /^(useState|set[A-Z]\w*)$/.test(callee.name);
      if (isOfForm) for (const each of given) harmless.add(each);
    },
    Literal: add,
    TemplateLiteral: add,
    BinaryExpression: add,
  }).visit(program);
  return found;
}

/** Comparisons of a role with anything other than another record's role, and look-ups in lists. */
function comparisonsIn({ program, bindings }: SourceModule): string[] {
  const found: string[] = [];
  const lists = new Set(bindings.filter(({ target }) => target === listsOfRoles).map(({ local }) => local));
  new Visitor({
    BinaryExpression({ operator, left, right }) {
      if (!equalities.has(operator) || isRoleOfRecord(left) === isRoleOfRecord(right)) return;
      const other = isRoleOfRecord(left) ? right : left;
      const text = textOf(other);
      if (!isAbsent(other) && (text === undefined || roleName.test(text))) found.push('compares a role');
    },
    SwitchStatement({ discriminant }) {
      if (isRoleOfRecord(discriminant)) found.push('compares a role');
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression') return;
      const name = memberName(callee) ?? '';
      if (lookups.has(name) && first && isRoleOfRecord(first)) found.push('looks up a role in a list');
      const list = callee.object.type === 'Identifier' ? callee.object.name : '';
      if (searches.has(name) && lists.has(list)) found.push(`searches ${list}`);
    },
  }).visit(program);
  return found;
}

/** Conditions on a `role` column, in builders or SQL. */
function comparisonsInQueries({ path, program }: SourceModule): string[] {
  if (!databaseModules.some((each) => each.test(path)) || sourceLocationOf(path)?.slice === 'platform')
    return [];
  const found: string[] = [];
  new Visitor({
    CallExpression({ arguments: [column, operator, value] }) {
      if (column && operator && value && /(^|\.)role$/.test(textOf(column) ?? ''))
        found.push('compares a role in a query');
    },
    TaggedTemplateExpression({ quasi }) {
      if (roleInStatement.test(textOf(quasi) ?? '')) found.push('compares a role in a query');
    },
  }).visit(program);
  return found;
}

function isRoleOfRecord(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return node.name === 'role';
  if (node.type === 'ChainExpression') return isRoleOfRecord(node.expression);
  return node.type === 'MemberExpression' && memberName(node) === 'role';
}

function isAbsent(node: ESTree.Node): boolean {
  return (
    (node.type === 'Identifier' && node.name === 'undefined') ||
    (node.type === 'Literal' && node.value === null)
  );
}
