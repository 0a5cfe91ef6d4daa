import { basename } from 'node:path';
import { findCycles, modulesThatLoad } from '../module-graph.ts';
import { ofImports, ofModules, type Rule } from '../rule.ts';
import { formModules, hasRooms, isProduct, isTest, nouns, placeOf, rankOf, rankOfRoom } from '../slices.ts';

const packagesOfDomain = new Set(['zod']);
const packagesOfDomainTests = new Set(['zod', 'vitest', 'fast-check']);

export const layerRules: readonly Rule[] = [
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
  ofImports('only the update knows a former engine', (path, { target }) => {
    const room = placeOf(path)?.room ?? '';
    return placeOf(target)?.room === 'former-engine' && !['former-engine', 'recalculations'].includes(room);
  }),
  ofImports('a noun knows no later noun of the domain', (path, { target }) => {
    const from = placeOf(path);
    const to = placeOf(target);
    if (!from || to?.package !== 'domain' || !nouns.includes(from.slice)) return false;
    if (isTest(path) && to.slice === 'testing') return false;
    const order = { package: from.package, slice: to.slice };
    return rankOf(order) > rankOf(from);
  }),
  ofImports('the platform and the components know no noun', (path, { target, isTypeOnly }) => {
    const to = placeOf(target);
    if (!isBlindToNouns(path) || to?.package !== 'domain') return false;
    return !['ground', 'calendar', 'records'].includes(to.slice) && !(to.slice === 'access' && isTypeOnly);
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
  ofImports('what the browser can load takes the small form of zod', (path, { target, specifier }) => {
    const isForBrowser = path.startsWith('domain/') || path.startsWith('web/');
    return isForBrowser && target === 'zod' && specifier !== 'zod/mini';
  }),
  ofImports('a store is private to its slice', (path, { target }) => {
    const from = placeOf(path);
    const to = placeOf(target);
    return to !== undefined && basename(target) === 'store.ts' && from?.slice !== to.slice && !isTest(path);
  }),
  {
    name: 'outside forms the browser loads no schema',
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
    name: 'no file imports itself over others',
    violations: ({ modules }) => findCycles(modules).map((cycle) => `${cycle.join(' → ')} → ${cycle[0]}`),
  },
];

/** Whether the module serves any product of this kind, whatever its nouns are. */
function isBlindToNouns(path: string): boolean {
  const place = placeOf(path);
  const isBelowNouns = place?.slice === 'platform' || (place?.package === 'web' && place.slice === 'ui');
  return isBelowNouns && isProduct(path);
}

function isSchema(target: string, loadsZod: ReadonlySet<string>): boolean {
  return target.startsWith('domain/') && loadsZod.has(target);
}
