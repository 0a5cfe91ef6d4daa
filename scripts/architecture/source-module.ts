import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { readTexts } from './constant-text.ts';

export interface Import {
  /** A path from the project's root for a file of ours, else the name of a package. */
  target: string;
  /** What the module wrote. */
  specifier: string;
  isTypeOnly: boolean;
}

export interface SourceModule {
  path: string;
  lines: number;
  imports: Import[];
  program: ESTree.Program;
  comments: readonly string[];
  /** Every text that the module holds, also where it is put together from pieces. */
  texts: readonly string[];
  /** Every name that the module mentions, of values, types and members. */
  identifiers: ReadonlySet<string>;
}

/** Reads what the rules need to know of a module. */
export function readModule(path: string, source: string): SourceModule {
  const { program, module, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const identifiers = new Set<string>();
  const add = (specifier: string, isTypeOnly: boolean) =>
    imports.push({ target: targetOf(path, specifier), specifier, isTypeOnly });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  }
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
    Identifier: ({ name }) => identifiers.add(name),
    JSXIdentifier: ({ name }) => identifiers.add(name),
  }).visit(program);
  return {
    path,
    lines: source.split('\n').length - (source.endsWith('\n') ? 1 : 0),
    imports,
    program,
    comments: comments.map(({ value }) => value),
    texts: readTexts(program),
    identifiers,
  };
}

function isText(node: ESTree.Expression | ESTree.SpreadElement): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string';
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, inDomain] = /^@almanac\/domain\/(.+)$/.exec(specifier) ?? [];
  if (inDomain) return posix.normalize(`domain/src/${inDomain}.ts`);
  const [, other] = /^@almanac\/([^/]+)/.exec(specifier) ?? [];
  if (other) return `${other}/src`;
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Which of the names a module mentions, as a name or as a text that could take the member of that name. */
export function mentioned(names: readonly string[], { identifiers, texts }: SourceModule): string[] {
  return names.filter((name) => identifiers.has(name) || texts.includes(name));
}
