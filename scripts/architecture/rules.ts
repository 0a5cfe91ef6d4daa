import { basename } from 'node:path';
import { findCycles, modulesThatLoad } from './module-graph.ts';
import {
  databaseModules,
  formModules,
  hasRooms,
  isTest,
  nouns,
  placeOf,
  rankOf,
  rankOfRoom,
} from './slices.ts';
import type { Import, SourceModule } from './source-module.ts';

/** One fence: finds each place where the modules break it, as a sentence that begins with the file. */
export interface Rule {
  name: string;
  violations(modules: readonly SourceModule[]): string[];
}

const longestFile = 300;
const emptyNames = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'manager',
  'lib',
  'index',
]);
const packagesOfDomain = new Set(['zod']);
const packagesOfDomainTests = new Set(['zod', 'vitest', 'fast-check']);

export const rules: readonly Rule[] = [
  ofModules('every folder is a slice of the ordered list', ({ path }) => {
    const place = placeOf(path);
    return place && rankOf(place) < 0 && place.slice !== 'styles'
      ? [`is in no slice of ${place.package}`]
      : [];
  }),
  ofImports('a slice imports only slices before it', (path, { target }) => {
    const from = placeOf(path);
    const to = placeOf(target);
    if (!from || !to || from.package !== to.package || from.slice === to.slice) return false;
    if (isTest(path) && to.slice === 'testing') return false;
    return rankOf(to) >= rankOf(from);
  }),
  ofModules('every folder of a slice with rooms is one of them', ({ path }) => {
    const place = placeOf(path);
    return place && hasRooms(place) && rankOfRoom(place) < 0 ? [`is in no room of ${place.slice}`] : [];
  }),
  ofImports('a room imports only rooms before it', (path, { target }) => {
    const from = placeOf(path);
    const to = placeOf(target);
    if (!from || !to || from.package !== to.package || from.slice !== to.slice || !hasRooms(from))
      return false;
    return from.room !== to.room && rankOfRoom(to) >= rankOfRoom(from);
  }),
  ofImports('a noun knows no later noun of the domain', (path, { target }) => {
    const from = placeOf(path);
    const to = placeOf(target);
    if (!from || to?.package !== 'domain' || !nouns.includes(from.slice)) return false;
    const order = { package: from.package, slice: to.slice };
    return rankOf(order) > rankOf(from);
  }),
  ofImports('web and server never meet', (path, { target }) => {
    const from = path.split('/')[0];
    const to = target.split('/')[0];
    return (from === 'web' && to === 'server') || (from === 'server' && to === 'web');
  }),
  ofImports('domain imports itself and zod only', (path, { target }) => {
    if (!path.startsWith('domain/')) return false;
    const packages = isTest(path) ? packagesOfDomainTests : packagesOfDomain;
    return !target.startsWith('domain/src/') && !packages.has(target);
  }),
  ofImports('a store is private to its slice', (path, { target }) => {
    const from = placeOf(path);
    const to = placeOf(target);
    return to !== undefined && basename(target) === 'store.ts' && from?.slice !== to.slice && !isTest(path);
  }),
  ofModules('only the calendar computes with dates', ({ path, clocks }) => {
    const isFree = !path.startsWith('domain/') || path.startsWith('domain/src/calendar/') || isTest(path);
    return isFree ? [] : clocks.map((clock) => `uses ${clock}`);
  }),
  ofModules('queries stand in queries.ts, store.ts and platform/database', ({ path, queries }) => {
    const isFree =
      placeOf(path)?.package !== 'server' || isTest(path) || databaseModules.some((each) => each.test(path));
    return isFree ? [] : queries.map((query) => `builds a query: ${query.slice(0, 60)}`);
  }),
  {
    name: 'outside forms the browser loads no schema',
    violations(modules) {
      const loadsZod = modulesThatLoad('zod', modules);
      return modules
        .filter(({ path }) => path.startsWith('web/') && !isTest(path) && !formModules.test(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter(
              ({ target, isTypeOnly }) => !isTypeOnly && (target === 'zod' || isSchema(target, loadsZod)),
            )
            .map(({ target }) => `${path} loads ${target}; import its types only`),
        );
    },
  },
  {
    name: 'no file imports itself over others',
    violations: (modules) => findCycles(modules).map((cycle) => `${cycle.join(' → ')} → ${cycle[0]}`),
  },
  ofModules('a file has one subject', ({ path, lines }) =>
    lines > longestFile && !path.endsWith('/tables.ts') ? [`has ${lines} lines; part it`] : [],
  ),
  ofModules('a name says what the file is for', ({ path }) =>
    path
      .split('/')
      .map((part) => part.replace(/\..*$/, ''))
      .filter((part) => emptyNames.has(part))
      .map((part) => `is named ${part}, which says nothing`),
  ),
  ofModules('names are in kebab-case', ({ path }) =>
    path.split('/').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part))
      ? []
      : ['is not in kebab-case'],
  ),
];

function ofModules(name: string, faults: (module: SourceModule) => string[]): Rule {
  return {
    name,
    violations: (modules) =>
      modules.flatMap((module) => faults(module).map((fault) => `${module.path} ${fault}`)),
  };
}

function ofImports(name: string, breaks: (path: string, imported: Import) => boolean): Rule {
  return ofModules(name, ({ path, imports }) =>
    imports.filter((each) => breaks(path, each)).map(({ target }) => `imports ${target}`),
  );
}

function isSchema(target: string, loadsZod: ReadonlySet<string>): boolean {
  return target.startsWith('domain/') && loadsZod.has(target);
}
