import { type ESTree, parseSync, type Rolldown } from 'vite';

export interface ImportingModule {
  code: string;
  /** In statement order. */
  importedIds: readonly string[];
  /** Imports added by the bundler. */
  addedIds?: readonly string[];
}

/** Added by the bundler to each module with dynamic imports. */
const loadingHelper = '\0vite/preload-helper.js';

/** The module's code and imports; undefined without code. */
export function importingModule(info: Rolldown.ModuleInfo | null): ImportingModule | undefined {
  if (!info?.code) return undefined;
  const { code, importedIds } = info;
  return {
    code,
    importedIds: importedIds.filter((id) => id !== loadingHelper),
    addedIds: importedIds.filter((id) => id === loadingHelper),
  };
}

/**
 * A module's imports, resolved through modules that only re-export: the bundler drops the names that are not imported.
 */
export function straightImports(moduleOf: (id: string) => ImportingModule | undefined) {
  const read = memoized((id: string) => {
    const found = moduleOf(id);
    return found && readModule(found);
  });
  const definers = (id: string, name: string, path: readonly string[] = []): string[] => {
    const list = read(id);
    const { from, name: ownName = name } =
      list?.isList && !path.includes(id) ? (list.given.get(name) ?? {}) : {};
    return from === undefined ? [id] : definers(from, ownName, [...path, id]);
  };
  return memoized((id: string): readonly string[] => {
    const { taken = [] } = read(id) ?? {};
    const needed = taken.flatMap(({ from, name }) => (name === undefined ? [from] : definers(from, name)));
    return [...new Set([...needed, ...(moduleOf(id)?.addedIds ?? [])])];
  });
}

function memoized<Found>(find: (id: string) => Found): (id: string) => Found {
  const found = new Map<string, Found>();
  return (id) => {
    const known = found.get(id) ?? find(id);
    found.set(id, known);
    return known;
  };
}

/** An imported name; without a name, the whole module. */
interface Taken {
  from: string;
  name?: string | undefined;
}

interface ReadModule {
  /** Whether the module contains only imports and exports. */
  isList: boolean;
  taken: Taken[];
  /** By exported name. */
  given: ReadonlyMap<string, Taken>;
}

function readModule({ code, importedIds }: ImportingModule): ReadModule {
  const { body } = parseSync('module.js', code).program;
  const sources = [...new Set(body.flatMap((statement) => sourceOf(statement) ?? []))];
  if (sources.length !== importedIds.length) {
    return { isList: false, taken: importedIds.map((from) => ({ from })), given: new Map() };
  }
  const idOf = new Map(sources.map((source, index) => [source, importedIds[index] ?? '']));
  const originOf = (statement: ESTree.Node) => idOf.get(sourceOf(statement) ?? '');
  const taken = body.flatMap((statement) => {
    const from = originOf(statement);
    return from === undefined ? [] : namesOf(statement).map((name) => ({ from, name }));
  });
  return { isList: body.every(isImportOrReExport), taken, given: namesGiven(body, originOf) };
}

/** The re-exports by exported name. */
function namesGiven(body: readonly ESTree.Node[], originOf: (statement: ESTree.Node) => string | undefined) {
  const imported = new Map(
    body
      .filter((statement) => statement.type === 'ImportDeclaration')
      .flatMap((statement) => statement.specifiers.map((each) => ({ each, from: originOf(statement) ?? '' })))
      .map(({ each, from }): [string, Taken] => [each.local.name, { from, name: importedName(each) }]),
  );
  const exported = body
    .filter((statement) => statement.type === 'ExportNamedDeclaration')
    .flatMap((statement) => statement.specifiers.map((each) => ({ each, from: originOf(statement) })));
  const given = new Map<string, Taken>();
  for (const { each, from } of exported) {
    const name = textOf(each.local);
    const origin = from === undefined ? imported.get(name) : { from, name };
    if (origin?.name !== undefined) given.set(textOf(each.exported), origin);
  }
  return given;
}

function sourceOf(statement: ESTree.Node): string | undefined {
  return 'source' in statement && statement.source && typeof statement.source === 'object'
    ? String((statement.source as ESTree.StringLiteral).value)
    : undefined;
}

function namesOf(statement: ESTree.Node): (string | undefined)[] {
  if (statement.type === 'ImportDeclaration' && statement.specifiers.length > 0) {
    return statement.specifiers.map(importedName);
  }
  return statement.type === 'ExportNamedDeclaration'
    ? statement.specifiers.map(({ local }) => textOf(local))
    : [undefined];
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string | undefined {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : undefined;
}

function textOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

function isImportOrReExport(statement: ESTree.Node): boolean {
  const isImport = statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration';
  return isImport || (statement.type === 'ExportNamedDeclaration' && statement.declaration === null);
}
