import { type ESTree, Visitor } from 'vite';
import { memberName, textOf } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isProduct } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';

/** Ways to load or run code that no rule can follow. */
const loaders = ['eval', 'Function', 'getBuiltinModule', 'importScripts', 'Reflect', 'require'];
const loadingPackages = new Set(['node:cluster', 'node:module', 'node:vm', 'node:worker_threads']);
const packageName = /^(node:)?(@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;
const factsOfModule = new Set(['url', 'dirname', 'filename', 'env']);

export const importRules: readonly Rule[] = [
  ofModules('import paths are string literals', (module) =>
    isProduct(module.path) ? [...loadersIn(module), ...computedImports(module)] : computedImports(module),
  ),
  {
    name: 'every import resolves to a project file or a package',
    violations({ files, modules }) {
      const paths = new Set(files.map(({ path }) => path));
      return modules.flatMap(({ path, imports }) =>
        imports
          .filter(({ specifier, target }) => !leadsSomewhere(specifier, target, paths))
          .map(({ specifier }) => `${path} imports ${specifier}, which cannot be followed`),
      );
    },
  },
  ofModules('a name is exported only by the module that defines it', reExports),
  ofModules('product code imports no tests', ({ path, imports }) =>
    isProduct(path)
      ? imports.filter(({ target }) => isTestFile(target)).map(({ target }) => `imports ${target}`)
      : [],
  ),
  ofModules('product code suppresses no check', ({ path, comments, program }) =>
    isProduct(path) ? [...silencingComments(comments), ...weakenedTypes(program)] : [],
  ),
];

function isTestFile(path: string): boolean {
  return /\.(test|spec)\.[cm]?[jt]sx?$/.test(path) || /^(e2e|scripts)\//.test(path);
}

function leadsSomewhere(specifier: string, target: string, paths: ReadonlySet<string>): boolean {
  if (/^\.{1,2}\//.test(specifier) || specifier.startsWith('@almanac/')) return paths.has(target);
  return packageName.test(specifier);
}

function loadersIn(module: SourceModule): string[] {
  const packages = module.imports.map(({ target }) => target).filter((target) => loadingPackages.has(target));
  return [...mentioned(loaders, module), ...packages].map((name) => `loads code with ${name}`);
}

function computedImports({ program }: SourceModule): string[] {
  const found: string[] = [];
  const harmless = new Set<ESTree.Node>();
  new Visitor({
    ImportExpression({ source }) {
      if (source.type !== 'Literal') found.push(`computes an import: ${textOf(source) ?? source.type}`);
    },
    MemberExpression(member) {
      const name = memberName(member);
      if (name !== undefined && factsOfModule.has(name)) harmless.add(member.object);
    },
    MetaProperty(node) {
      if (node.meta.name === 'import' && !harmless.has(node)) found.push('loads code with import.meta');
    },
  }).visit(program);
  return found;
}

/** A module's re-exports. */
function reExports({ path, program }: SourceModule): string[] {
  const found: string[] = [];
  const foreign = importedNames(program);
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration') found.push(`re-exports ${node.source.value}`);
    if (node.type === 'TSExportAssignment') found.push('exports by assignment');
    if (node.type === 'ExportDefaultDeclaration' && !path.endsWith('.config.ts'))
      found.push('exports by default');
    if (node.type === 'ExportNamedDeclaration') found.push(...namesReExported(node, foreign));
  }
  return found;
}

function namesReExported(
  { source, specifiers, declaration }: ESTree.ExportNamedDeclaration,
  foreign: ReadonlySet<string>,
): string[] {
  if (source) return [`re-exports ${source.value}`];
  if (declaration?.type === 'TSImportEqualsDeclaration') return [`re-exports ${declaration.id.name}`];
  const exported = specifiers.map(({ local }) => ('name' in local ? local.name : local.value));
  const made = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  const roots = made.flatMap(({ init }) => (init ? rootsOf(init) : []));
  return [...exported, ...roots].filter((name) => foreign.has(name)).map((name) => `re-exports ${name}`);
}

/** The names a module imports, and its aliases of them. */
function importedNames({ body }: ESTree.Program): ReadonlySet<string> {
  const imported = body.filter((node) => node.type === 'ImportDeclaration');
  const equated = body.filter((node) => node.type === 'TSImportEqualsDeclaration');
  const made = body.filter((node) => node.type === 'VariableDeclaration');
  const names = new Set([
    ...imported.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
    ...equated.map(({ id }) => id.name),
  ]);
  for (const { id, init } of made.flatMap(({ declarations }) => declarations)) {
    if (id.type === 'Identifier' && init && rootsOf(init).some((root) => names.has(root))) names.add(id.name);
  }
  return names;
}

/** The names an expression refers to without computing a new value. */
function rootsOf(node: ESTree.Expression): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return rootsOf(node.object);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
    case 'TSInstantiationExpression':
      return rootsOf(node.expression);
    case 'CallExpression':
      return boundFunction(node);
    default:
      return [];
  }
}

/** `f.bind(…)` is still `f`. */
function boundFunction({ callee }: ESTree.CallExpression): string[] {
  return callee.type === 'MemberExpression' && memberName(callee) === 'bind' ? rootsOf(callee.object) : [];
}

function silencingComments(comments: readonly string[]): string[] {
  const silencing =
    /@ts-(ignore|nocheck|expect-error)|@jsx|biome-ignore(-all|-start)? lint\/suspicious\/noExplicitAny/;
  return comments.flatMap((comment) => {
    const found = silencing.exec(comment)?.[0];
    return found ? [`uses ${found}`] : [];
  });
}

/** `any`, and augmented types of packages. */
function weakenedTypes(program: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    TSAnyKeyword: () => found.push('uses any'),
    TSModuleDeclaration: () => found.push('augments the types of a package'),
  }).visit(program);
  return found;
}
