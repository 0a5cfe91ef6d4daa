import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { readTexts } from './constant-text.ts';

export interface Import {
  /** The path from the project root for a project file, else the package name. */
  target: string;
  /** The specifier as written. */
  specifier: string;
  isTypeOnly: boolean;
}

/** A name that a static import binds. */
interface Binding {
  /** The exported name; `*` for a namespace import. */
  name: string;
  local: string;
  target: string;
  isTypeOnly: boolean;
}

export interface SourceModule {
  path: string;
  lines: number;
  imports: Import[];
  bindings: Binding[];
  program: ESTree.Program;
  /** Parse errors. */
  faults: readonly string[];
  comments: readonly string[];
  /** Every string in the module, including concatenations. */
  texts: readonly string[];
  /** Every identifier in the module: values, types and members. */
  identifiers: ReadonlySet<string>;
}

/** Parses a module and collects what the rules need. */
export function readModule(path: string, source: string): SourceModule {
  const { program, module, comments, errors } = parseSync(path, source, { sourceType: 'module' });
  const identifiers = new Set<string>();
  new Visitor({
    Identifier: ({ name }) => identifiers.add(name),
    JSXIdentifier: ({ name }) => identifiers.add(name),
  }).visit(program);
  return {
    path,
    lines: source.split('\n').length - (source.endsWith('\n') ? 1 : 0),
    imports: [...staticImports(path, module), ...otherImports(path, program)],
    bindings: bindingsOf(path, module),
    program,
    faults: errors.map(({ message }) => message),
    comments: comments.map(({ value }) => value),
    texts: readTexts(program),
    identifiers,
  };
}

/** The given names that a module mentions, as an identifier or as a string that could access the member. */
export function mentioned(names: readonly string[], { identifiers, texts }: SourceModule): string[] {
  return names.filter((name) => identifiers.has(name) || texts.includes(name));
}

type ModuleRecord = ReturnType<typeof parseSync>['module'];

function importOf(path: string, specifier: string, isTypeOnly: boolean): Import {
  return { target: targetOf(path, specifier), specifier, isTypeOnly };
}

function staticImports(path: string, module: ModuleRecord): Import[] {
  const imported = module.staticImports.map(({ moduleRequest, entries }) =>
    importOf(path, moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
  );
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [importOf(path, moduleRequest.value, isType)] : [],
    ),
  );
  return [...imported, ...exported];
}

function otherImports(path: string, program: ESTree.Program): Import[] {
  const imports: Import[] = [];
  const add = (specifier: string, isTypeOnly: boolean) => imports.push(importOf(path, specifier, isTypeOnly));
  new Visitor({
    ImportExpression({ source: specifier }) {
      if (isText(specifier)) add(specifier.value, false);
    },
    CallExpression({ callee, arguments: [specifier] }) {
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      if (isRequire && specifier && isText(specifier)) add(specifier.value, false);
    },
    TSImportEqualsDeclaration({ moduleReference, importKind }) {
      if (moduleReference.type === 'TSExternalModuleReference')
        add(moduleReference.expression.value, importKind === 'type');
    },
    TSImportType({ source: specifier }) {
      add(specifier.value, true);
    },
  }).visit(program);
  return imports;
}

function bindingsOf(path: string, module: ModuleRecord): Binding[] {
  return module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName, isType }) => ({
      name: importName.name ?? (importName.kind === 'NamespaceObject' ? '*' : 'default'),
      local: localName.value,
      target: targetOf(path, moduleRequest.value),
      isTypeOnly: isType,
    })),
  );
}

function isText(node: ESTree.Expression | ESTree.SpreadElement): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string';
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, inDomain] = /^@almanac\/domain\/(.+)$/.exec(specifier) ?? [];
  if (inDomain) return posix.normalize(`domain/src/${inDomain}.ts`);
  const [, other] = /^@almanac\/([^/]+)/.exec(specifier) ?? [];
  if (other === 'vite-few-chunks') return 'packages/vite-few-chunks/src/plugins.ts';
  if (other) return `${other}/src`;
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
