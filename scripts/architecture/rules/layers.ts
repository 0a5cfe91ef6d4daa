import { basename } from 'node:path';
import { findCycles, modulesThatLoad } from '../module-graph.ts';
import { ofImports, ofModules, type Rule } from '../rule.ts';
import {
  formModules,
  hasRooms,
  isProduct,
  isTest,
  nouns,
  rankOf,
  rankOfRoom,
  sourceLocationOf,
} from '../slices.ts';

const packagesOfDomain = new Set(['zod']);
const packagesOfDomainTests = new Set(['zod', 'vitest', 'fast-check']);

export const layerRules: readonly Rule[] = [
  ofModules('every folder is a listed slice', ({ path }) => {
    const place = sourceLocationOf(path);
    return place && rankOf(place) < 0 && place.slice !== 'styles'
      ? [`is in no slice of ${place.package}`]
      : [];
  }),
  ofImports('a slice imports only slices before it', (path, { target }) => {
    const from = sourceLocationOf(path);
    const to = sourceLocationOf(target);
    if (!from || !to || from.package !== to.package || from.slice === to.slice) return false;
    if (isTest(path) && to.slice === 'testing') return false;
    return rankOf(to) >= rankOf(from);
  }),
  ofModules('every folder of a slice with rooms is a listed room', ({ path }) => {
    const place = sourceLocationOf(path);
    return place && hasRooms(place) && rankOfRoom(place) < 0 ? [`is in no room of ${place.slice}`] : [];
  }),
  ofImports('a room imports only rooms before it', (path, { target }) => {
    const from = sourceLocationOf(path);
    const to = sourceLocationOf(target);
    if (!from || !to || from.package !== to.package || from.slice !== to.slice || !hasRooms(from))
      return false;
    return from.room !== to.room && rankOfRoom(to) >= rankOfRoom(from);
  }),
  ofImports('only recalculations import the former engine', (path, { target }) => {
    const room = sourceLocationOf(path)?.room ?? '';
    return (
      sourceLocationOf(target)?.room === 'former-engine' &&
      !['former-engine', 'recalculations'].includes(room)
    );
  }),
  ofImports('a business noun imports no later noun of the domain', (path, { target }) => {
    const from = sourceLocationOf(path);
    const to = sourceLocationOf(target);
    if (!from || to?.package !== 'domain' || !nouns.includes(from.slice)) return false;
    if (isTest(path) && to.slice === 'testing') return false;
    const order = { package: from.package, slice: to.slice };
    return rankOf(order) > rankOf(from);
  }),
  ofImports('platform and components import no business noun', (path, { target, isTypeOnly }) => {
    const to = sourceLocationOf(target);
    if (!isFreeOfNouns(path) || to?.package !== 'domain') return false;
    return (
      !['language', 'ground', 'calendar', 'records', 'events'].includes(to.slice) &&
      !(to.slice === 'access' && isTypeOnly)
    );
  }),
  ofImports('web and server never import each other', (path, { target }) => {
    const from = path.split('/')[0];
    const to = target.split('/')[0];
    return (from === 'web' && to === 'server') || (from === 'server' && to === 'web');
  }),
  ofImports('domain imports only itself and zod', (path, { target }) => {
    if (!path.startsWith('domain/')) return false;
    const packages = isTest(path) ? packagesOfDomainTests : packagesOfDomain;
    return !target.startsWith('domain/src/') && !packages.has(target);
  }),
  ofImports('browser code imports zod/mini', (path, { target, specifier }) => {
    const isForBrowser = path.startsWith('domain/') || path.startsWith('web/');
    return isForBrowser && target === 'zod' && specifier !== 'zod/mini';
  }),
  ofImports('a store is private to its slice', (path, { target }) => {
    const from = sourceLocationOf(path);
    const to = sourceLocationOf(target);
    return to !== undefined && basename(target) === 'store.ts' && from?.slice !== to.slice && !isTest(path);
  }),
  {
    name: 'the browser loads schemas only with forms',
    violations({ modules }) {
      const loadsZod = modulesThatLoad((target) => target === 'zod', modules);
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
    name: 'there are no import cycles between files',
    violations: ({ modules }) => findCycles(modules).map((cycle) => `${cycle.join(' → ')} → ${cycle[0]}`),
  },
];

/** Whether the module is free of business nouns and could serve another product. */
function isFreeOfNouns(path: string): boolean {
  const place = sourceLocationOf(path);
  const isBelowNouns = place?.slice === 'platform' || (place?.package === 'web' && place.slice === 'ui');
  return isBelowNouns && isProduct(path);
}

function isSchema(target: string, loadsZod: ReadonlySet<string>): boolean {
  return target.startsWith('domain/') && loadsZod.has(target);
}
