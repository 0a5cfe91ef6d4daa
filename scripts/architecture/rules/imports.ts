import { type ESTree, Visitor } from 'vite';
import { memberName, textOf } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isProduct } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';

/** What loads or runs code in ways that no rule can follow. */
const loaders = ['eval', 'Function', 'getBuiltinModule', 'importScripts', 'Reflect', 'require'];
const loadingPackages = new Set(['node:cluster', 'node:module', 'node:vm', 'node:worker_threads']);
const packageName = /^(node:)?(@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;
const factsOfModule = new Set(['url', 'dirname', 'filename', 'env']);

export const importRules: readonly Rule[] = [
  ofModules('an import names its file as plain text', (module) =>
    isProduct(module.path) ? [...loadersIn(module), ...computedImports(module)] : computedImports(module),
  ),
  {
    name: 'an import leads to a file of the project or to a package',
    violations({ files, modules }) {
      const paths = new Set(files.map(({ path }) => path));
      return modules.flatMap(({ path, imports }) =>
        imports
          .filter(({ specifier, target }) => !leadsSomewhere(specifier, target, paths))
          .map(({ specifier }) => `${path} imports ${specifier}, which cannot be followed`),
      );
    },
  },
  ofModules('a name is exported where it is made', handedOn),
  ofModules('the product imports no test', ({ path, imports }) =>
    isProduct(path)
      ? imports.filter(({ target }) => isProof(target)).map(({ target }) => `imports ${target}`)
      : [],
  ),
  ofModules('the product silences no check', ({ path, comments, program }) =>
    isProduct(path) ? [...silencingComments(comments), ...bentTypes(program)] : [],
  ),
];

function isProof(path: string): boolean {
  return /\.(test|spec)\.[cm]?[jt]sx?$/.test(path) || /^(e2e|scripts)\//.test(path);
}

function leadsSomewhere(specifier: string, target: string, paths: ReadonlySet<string>): boolean {
  if (/^\.{1,2}\//.test(specifier) || specifier.startsWith('@almanac/')) return paths.has(target);
  return packageName.test(specifier);
}

function loadersIn(module: SourceModule): string[] {
  const packages = module.imports.map(({ target }) => target).filter((target) => loadingPackages.has(target));
  return [...mentioned(loaders, module), ...packages].map((name) => `loads by ${name}`);
}

function computedImports({ program }: SourceModule): string[] {
  const found: string[] = [];
  const harmless = new Set<ESTree.Node>();
  new Visitor({
    ImportExpression({ source }) {
      if (source.type !== 'Literal') found.push(`imports what it computes: ${textOf(source) ?? source.type}`);
    },
    MemberExpression(member) {
      const name = memberName(member);
      if (name !== undefined && factsOfModule.has(name)) harmless.add(member.object);
    },
    MetaProperty(node) {
      if (node.meta.name === 'import' && !harmless.has(node)) found.push('loads by import.meta');
    },
  }).visit(program);
  return found;
}

/** What a module exports that another one has made. */
function handedOn({ path, program }: SourceModule): string[] {
  const found: string[] = [];
  const foreign = foreignNames(program);
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration') found.push(`hands on ${node.source.value}`);
    if (node.type === 'TSExportAssignment') found.push('exports by assignment');
    if (node.type === 'ExportDefaultDeclaration' && !path.endsWith('.config.ts'))
      found.push('exports by default');
    if (node.type === 'ExportNamedDeclaration') found.push(...namesHandedOn(node, foreign));
  }
  return found;
}

function namesHandedOn(
  { source, specifiers, declaration }: ESTree.ExportNamedDeclaration,
  foreign: ReadonlySet<string>,
): string[] {
  if (source) return [`hands on ${source.value}`];
  if (declaration?.type === 'TSImportEqualsDeclaration') return [`hands on ${declaration.id.name}`];
  const exported = specifiers.map(({ local }) => ('name' in local ? local.name : local.value));
  const made = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  const roots = made.flatMap(({ init }) => (init ? rootsOf(init) : []));
  return [...exported, ...roots].filter((name) => foreign.has(name)).map((name) => `hands on ${name}`);
}

/** The names that a module imports, and the other names that it gives them. */
function foreignNames({ body }: ESTree.Program): ReadonlySet<string> {
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

/** The names of what an expression is, without computing anything of it. */
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
    return found ? [`says ${found}`] : [];
  });
}

/** Types that let anything through, and types of others that are given more than they have. */
function bentTypes(program: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    TSAnyKeyword: () => found.push('says any'),
    TSModuleDeclaration: () => found.push('adds to the types of others'),
  }).visit(program);
  return found;
}
