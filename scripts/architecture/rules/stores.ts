import { type ESTree, Visitor } from 'vite';
import { isConstantText, memberName, textOf } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, sourceLocationOf } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';
import { isStatement } from '../sql-text.ts';
import { functionsCalledIn, isWritingFunction, volatileFunctions } from '../volatile-functions.ts';
import { namesOfType, typeNameOf } from './writers.ts';

const queryFile = /\/([a-z-]+-)?queries\.ts$/;
const storeFile = /\/([a-z-]+-)?store\.ts$/;
/** Names that write or lock. */
const writing = [
  'Database',
  'Writer',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'transaction',
  'startTransaction',
  'forUpdate',
  'forNoKeyUpdate',
  'forShare',
  'forKeyShare',
];
const rowWriters = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const writingWord =
  /\b(insert|update|delete|merge|truncate|lock|alter|drop|create|grant|revoke|copy|call|do|share|nextval|setval|pg_notify|pg_advisory\w*)\b/i;

export const storeRules: readonly Rule[] = [
  ofModules('a query only reads', (module) =>
    isOfServer(module.path) && queryFile.test(module.path)
      ? [...mentioned(writing, module), ...writingWords(module)].map((word) => `writes with ${word}`)
      : [],
  ),
  {
    name: 'a query calls no function that writes',
    violations({ files, modules }) {
      const migrations = files.filter(({ path }) => path.startsWith('server/migrations/'));
      const own = volatileFunctions(migrations.map(({ text }) => text));
      return modules
        .filter(({ path }) => isOfServer(path) && queryFile.test(path))
        .flatMap((module) => {
          const called = functionsNamedIn(module).filter((name) => isWritingFunction(name, own));
          const faults = [...called.map((name) => `calls ${name}`), ...computedFunctions(module)];
          return [...new Set(faults)].map((fault) => `${module.path} ${fault}`);
        });
    },
  },
  ofModules('store functions take a writer first', (module) =>
    isOfServer(module.path) && storeFile.test(module.path) ? exportedWithoutWriter(module) : [],
  ),
  ofModules('queries run on a database parameter', (module) =>
    isOfServer(module.path) && (queryFile.test(module.path) || storeFile.test(module.path))
      ? runsElsewhere(module)
      : [],
  ),
  ofModules('store functions are called directly, with a writer parameter', (module) =>
    isOfServer(module.path) && sourceLocationOf(module.path)?.slice !== 'platform'
      ? indirectStoreUses(module)
      : [],
  ),
];

/** Words in a module's SQL that write or lock. */
function writingWords({ program, texts }: SourceModule): string[] {
  const statements = texts.filter(isStatement);
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => statements.push(textOf(quasi) ?? ''),
  }).visit(program);
  return statements.flatMap((text) => writingWord.exec(text)?.[0] ?? []);
}

/** The database functions a module names, in SQL or as a string for the builder. */
function functionsNamedIn({ program, texts }: SourceModule): string[] {
  const statements = [...texts];
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => statements.push(textOf(quasi) ?? ''),
  }).visit(program);
  const names = texts.filter((text) => /^[\w."]+$/.test(text));
  return [...names, ...statements.flatMap(functionsCalledIn)];
}

/** Calls of the builder's `fn` with a computed name. */
function computedFunctions({ program }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      const called = callee.type === 'Identifier' ? callee.name : memberNameOf(callee);
      const isBuilder = called === 'fn' || (called === 'agg' && callee.type === 'MemberExpression');
      if (isBuilder && name && !isConstantText(name)) found.push('computes the name of a function');
    },
  }).visit(program);
  return found;
}

function memberNameOf(callee: ESTree.Expression): string | undefined {
  return callee.type === 'MemberExpression' ? memberName(callee) : undefined;
}

/**
 * Exports without a writer as first parameter. The platform may take the database instead, as it writes its own rows
 * outside `change()`.
 */
function exportedWithoutWriter(module: SourceModule): string[] {
  const isOfPlatform = sourceLocationOf(module.path)?.slice === 'platform';
  const writers = new Set([
    ...namesOfType('Writer', module),
    ...(isOfPlatform ? namesOfType('Database', module) : []),
  ]);
  const takesWriter = ({ params: [first] }: { params: readonly ESTree.ParamPattern[] }) =>
    writers.has(typeNameOf(first) ?? '');
  const isFine = ({ init }: ESTree.VariableDeclarator) => {
    if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      return takesWriter(init);
    return init?.type === 'Literal';
  };
  return module.program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = node;
    const lists = specifiers.map(({ local }) => `exports ${textOfName(local)} in a list`);
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.filter((each) => !isFine(each)).map(({ id }) => exportOf(id));
    if (declaration?.type === 'FunctionDeclaration')
      return takesWriter(declaration) || !declaration.id ? [] : [exportOf(declaration.id)];
    return declaration?.type === 'ClassDeclaration' ? ['exports a class'] : lists;
  });
}

function exportOf(name: ESTree.BindingPattern): string {
  return `exports ${name.type === 'Identifier' ? name.name : 'a pattern'}, which takes no Writer first`;
}

function textOfName(name: ESTree.ModuleExportName): string {
  return 'name' in name ? name.name : name.value;
}

/** Uses of store functions other than direct calls with a parameter of the caller. */
function indirectStoreUses({ program, imports, bindings }: SourceModule): string[] {
  const ofStores = bindings.filter(({ target, isTypeOnly }) => storeFile.test(target) && !isTypeOnly);
  const names = new Set(ofStores.map(({ local }) => local));
  const stores = new Set(ofStores.map(({ target }) => target));
  const found = imports
    .filter(({ target, isTypeOnly }) => storeFile.test(target) && !isTypeOnly && !stores.has(target))
    .map(({ target }) => `imports ${target} other than by name`);
  const parameters = namesOfParameters(program);
  const harmless = new Set<ESTree.Node>();
  new Visitor({
    ImportSpecifier({ local, imported }) {
      harmless.add(local);
      harmless.add(imported);
    },
    CallExpression({ callee, arguments: [writer] }) {
      if (writer?.type === 'Identifier' && parameters.has(writer.name)) harmless.add(callee);
    },
    Identifier(node) {
      if (names.has(node.name) && !harmless.has(node)) found.push(`passes ${node.name} on`);
    },
  }).visit(program);
  return found;
}

/** Writes and statements on something other than a parameter. */
function runsElsewhere({ program }: SourceModule): string[] {
  const found: string[] = [];
  const parameters = namesOfParameters(program);
  const isGiven = (node: ESTree.Node) => {
    const root = rootOf(node);
    return root.type === 'Identifier' && parameters.has(root.name);
  };
  new Visitor({
    CallExpression({ callee, arguments: [database] }) {
      const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
      if (callee.type !== 'MemberExpression' || name === undefined) return;
      if (rowWriters.has(name) && !isGiven(callee.object))
        found.push(`calls ${name} on something other than a parameter`);
      if (name === 'execute' && database && !isGiven(database))
        found.push('executes a statement on something other than a parameter');
    },
  }).visit(program);
  return found;
}

/** The start of a call chain: `writer` in `writer.with(…).insertInto(…)`. */
function rootOf(node: ESTree.Node): ESTree.Node {
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return node.type === 'MemberExpression' ? rootOf(node.object) : node;
}

/** Names that the module declares only as parameters. */
function namesOfParameters(program: ESTree.Program): ReadonlySet<string> {
  const parameters = new Set<string>();
  const variables = new Set<string>();
  const add = ({ params }: { params: readonly ESTree.ParamPattern[] }) => {
    for (const parameter of params) if (parameter.type === 'Identifier') parameters.add(parameter.name);
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') variables.add(id.name);
    },
  }).visit(program);
  return new Set([...parameters].filter((name) => !variables.has(name)));
}
