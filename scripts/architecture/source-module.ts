import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface Import {
  /** A path from the project's root for a file of ours, else the name of a package. */
  target: string;
  isTypeOnly: boolean;
}

export interface SourceModule {
  path: string;
  lines: number;
  imports: Import[];
  /** Names of `Date` and `Temporal` that the module mentions as values or types. */
  clocks: string[];
  /** What in the module builds or holds a database query. */
  queries: string[];
}

const queryBuilders = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);
const statement = /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP|LOCK|TRUNCATE|WITH)\s/;

/** Reads what the rules need to know of a TypeScript module. */
export function readModule(path: string, source: string): SourceModule {
  const { program, module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: SourceModule = {
    path,
    lines: source.split('\n').length - (source.endsWith('\n') ? 1 : 0),
    imports: [],
    clocks: [],
    queries: [],
  };
  const add = (specifier: string, isTypeOnly: boolean) =>
    found.imports.push({ target: targetOf(path, specifier), isTypeOnly });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  }
  new Visitor({
    ImportExpression({ source: specifier }) {
      if (specifier.type === 'Literal') add(String(specifier.value), false);
    },
    TSImportType({ source: specifier }) {
      add(specifier.value, true);
    },
    Identifier({ name }) {
      if (name === 'Date' || name === 'Temporal') found.clocks.push(name);
    },
    TaggedTemplateExpression({ tag }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') found.queries.push('sql`…`');
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier' && queryBuilders.has(property.name))
        found.queries.push(property.name);
    },
    Literal({ value }) {
      if (typeof value === 'string' && statement.test(value)) found.queries.push(value);
    },
    TemplateLiteral({ quasis }) {
      const text = quasis[0]?.value.raw ?? '';
      if (statement.test(text)) found.queries.push(text);
    },
  }).visit(program);
  return found;
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, inDomain] = /^@almanac\/domain\/(.+)$/.exec(specifier) ?? [];
  if (inDomain) return `domain/src/${inDomain}.ts`;
  const [, other] = /^@almanac\/([^/]+)/.exec(specifier) ?? [];
  if (other) return `${other}/src`;
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
