import { type ESTree, Visitor } from 'vite';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, sourceLocationOf } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';

const databaseTypes = 'server/src/platform/database/database.ts';
const makersOfWriters = new Set([databaseTypes, 'server/src/platform/use-case/change.ts']);
/** Slices that may use the whole database: the platform and the door. */
const holdersOfDatabase = new Set(['platform', 'door']);
/** The kysely types that can write, and their factories. */
const wholeDatabases = [
  'Kysely',
  'Transaction',
  'ControlledTransaction',
  'QueryCreator',
  'QueryExecutorProvider',
  'PostgresDialect',
];

export const writerRules: readonly Rule[] = [
  ofModules('only change() creates a writer', (module) =>
    isOfServer(module.path) && !makersOfWriters.has(module.path) ? writersElsewhere(module) : [],
  ),
  ofModules('server slices use no casts', ({ path, program }) =>
    isOfServer(path) && sourceLocationOf(path)?.slice !== 'platform' ? castsIn(program) : [],
  ),
  ofModules('only the platform imports the whole database', (module) => {
    if (!isOfServer(module.path) || holdersOfDatabase.has(sourceLocationOf(module.path)?.slice ?? ''))
      return [];
    const taken = module.bindings.filter(({ target }) => target === databaseTypes).map(({ name }) => name);
    const others = taken.filter((name) => name !== 'Reader' && name !== 'Writer');
    return [...others, ...mentioned(wholeDatabases, module)].map((name) => `takes ${name}`);
  }),
];

/** A module's local names for a database type. */
export function namesOfType(type: string, { bindings }: SourceModule): ReadonlySet<string> {
  const ofType = bindings.filter(({ target, name }) => target === databaseTypes && name === type);
  return new Set(ofType.map(({ local }) => local));
}

/** The declared type name of a parameter. */
export function typeNameOf(parameter: ESTree.ParamPattern | undefined): string | undefined {
  return parameter?.type === 'Identifier' ? nameOfType(parameter.typeAnnotation?.typeAnnotation) : undefined;
}

function nameOfType(type: ESTree.TSType | undefined): string | undefined {
  const name = type?.type === 'TSTypeReference' ? type.typeName : undefined;
  return name?.type === 'Identifier' ? name.name : undefined;
}

/** Uses of the writer type other than for a parameter. */
function writersElsewhere(module: SourceModule): string[] {
  const names = namesOfType('Writer', module);
  const wholes = namesOfType('Database', module);
  const checkCast = ({ typeAnnotation }: ESTree.TSAsExpression | ESTree.TSTypeAssertion) => {
    if (wholes.has(nameOfType(typeAnnotation) ?? '')) found.push('casts a reader to the whole database');
  };
  const found = module.bindings
    .filter(({ target, name }) => target === databaseTypes && name === '*')
    .map(() => 'imports all database types');
  const harmless = new Set<ESTree.Node>();
  const takeParameters = ({ params }: { params: readonly ESTree.ParamPattern[] }) => {
    for (const parameter of params) {
      if (parameter.type === 'Identifier' && parameter.typeAnnotation)
        harmless.add(parameter.typeAnnotation.typeAnnotation);
    }
  };
  new Visitor({
    FunctionDeclaration: takeParameters,
    FunctionExpression: takeParameters,
    ArrowFunctionExpression: takeParameters,
    TSFunctionType: takeParameters,
    TSMethodSignature: takeParameters,
    TSAsExpression: checkCast,
    TSTypeAssertion: checkCast,
    TSTypeReference(node) {
      if (names.has(nameOfType(node) ?? '') && !harmless.has(node))
        found.push('uses Writer other than as a parameter type');
    },
    TSImportType({ source }) {
      if (source.value.endsWith('/database/database.ts')) found.push('imports all database types');
    },
  }).visit(module.program);
  return found;
}

function castsIn(program: ESTree.Program): string[] {
  const found: string[] = [];
  const add = ({ typeAnnotation }: ESTree.TSAsExpression | ESTree.TSTypeAssertion) => {
    if (nameOfType(typeAnnotation) !== 'const') found.push('casts');
  };
  new Visitor({
    TSAsExpression: add,
    TSTypeAssertion: add,
    TSTypePredicate: () => found.push('asserts a type'),
  }).visit(program);
  return found;
}
