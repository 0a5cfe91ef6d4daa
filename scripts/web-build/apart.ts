import { readFile } from 'node:fs/promises';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { nodesIn } from './page-files.ts';

interface Division {
  module: RegExp;
  /** The exports that pages need before they need the others. */
  first: readonly string[];
}

/** Divides modules of packages in two, so that a page that takes one function of them does not bring the others along. */
export function apart(divisions: readonly Division[]): Plugin {
  const divisionOf = (id: string) => divisions.find(({ module }) => module.test(id));
  return {
    name: 'apart',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [whole = '', half] = importer.split('?');
      if (!divisionOf(whole)) return undefined;
      if (source.startsWith('?')) return `${whole}${source}`;
      return half === undefined ? undefined : this.resolve(source, whole, { skipSelf: true });
    },
    async load(id) {
      const [whole = '', half] = id.split('?');
      const division = divisionOf(whole);
      if (!division) return undefined;
      const { list, first, rest } = divide(await readFile(whole, 'utf8'), division.first);
      return { code: half === 'first' ? first : half === 'rest' ? rest : list, moduleSideEffects: false };
    },
  };
}

interface Statement {
  text: string;
  declared: string[];
  used: Set<string>;
  assigned: string[];
}

/** The code of the wanted exports with all that they use, that of the rest, and that of a list that hands on both. */
export function divide(code: string, wanted: readonly string[]) {
  const { body } = parseSync('module.js', code).program;
  const exported = new Map(body.flatMap(namesExported));
  const statements = body
    .filter(({ type }) => type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration')
    .map((statement) => readStatement(statement, code));
  const needed = new Set(wanted.map((name) => exported.get(name) ?? ''));
  for (const name of needed) {
    const definition = statements.find(({ declared }) => declared.includes(name));
    for (const each of definition?.used ?? []) needed.add(each);
  }
  const isFirst = ({ declared }: Statement) => declared.some((name) => needed.has(name));
  const first = statements.filter(isFirst);
  const rest = statements.filter((statement) => !isFirst(statement));
  const taken = first.flatMap(({ declared }) => declared).filter((name) => isUsed(rest, name));
  const isLost = wanted.some((name) => !exported.has(name));
  if (isLost || taken.some((name) => statements.some(({ assigned }) => assigned.includes(name))))
    throw new Error(`A module cannot be divided at ${wanted.join(', ')}`);

  const exportsOf = (half: readonly Statement[]) => {
    const declared = new Set(half.flatMap((statement) => statement.declared));
    return [...exported].filter(([, local]) => declared.has(local));
  };
  const written = (half: readonly Statement[]) => [
    ...importsFor(half, body, code),
    ...half.map(({ text }) => text),
    ...exportsOf(half).map(([name, local]) => `export { ${local} as ${name} };`),
  ];
  const handedOn = (half: readonly Statement[], from: string) =>
    exportsOf(half).map(([name]) => `export { ${name} } from '${from}';`);
  return {
    list: lines([...handedOn(first, '?first'), ...handedOn(rest, '?rest')]),
    first: lines([...written(first), ...taken.map((name) => `export { ${name} };`)]),
    rest: lines([...taken.map((name) => `import { ${name} } from '?first';`), ...written(rest)]),
  };
}

function lines(all: readonly string[]): string {
  return all.join('\n');
}

function readStatement(statement: ESTree.Node, code: string): Statement {
  const nodes = [...nodesIn(statement)];
  const assigned = nodes.flatMap((node) => {
    if (node.type === 'AssignmentExpression') return [node.left];
    return node.type === 'UpdateExpression' ? [node.argument] : [];
  });
  return {
    text: code.slice(statement.start, statement.end),
    declared: namesDeclared(statement),
    used: new Set(nodes.flatMap(nameOf)),
    assigned: assigned.flatMap(nameOf),
  };
}

function namesDeclared(statement: ESTree.Node): string[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => nameOf(id));
  const isNamed = statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration';
  return isNamed && statement.id ? [statement.id.name] : [];
}

function nameOf(node: ESTree.Node): string[] {
  return node.type === 'Identifier' ? [node.name] : [];
}

/** Each with its name in the module. */
function namesExported(statement: ESTree.Node): [string, string][] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  return statement.specifiers.map(({ exported, local }) => [wordOf(exported), wordOf(local)]);
}

function wordOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

function isUsed(statements: readonly Statement[], name: string): boolean {
  return statements.some(({ used }) => used.has(name));
}

function importsFor(statements: readonly Statement[], body: readonly ESTree.Node[], code: string): string[] {
  return body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .flatMap(({ specifiers, source }) =>
      specifiers
        .filter(({ local }) => isUsed(statements, local.name))
        .map((each) => {
          const text = code.slice(each.start, each.end);
          return `import ${each.type === 'ImportSpecifier' ? `{ ${text} }` : text} from '${source.value}';`;
        }),
    );
}
