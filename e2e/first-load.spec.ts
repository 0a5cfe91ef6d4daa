import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Almanac } from './fixtures/almanac.ts';
import { journey } from './fixtures/journey.ts';
import { type FirstLoad, measureFirstLoad } from './fixtures/loads/first-load.ts';
import { measuredPages, visitPages } from './fixtures/loads/pages.ts';

/** The budget of a page: until usable, and in all once the network is idle. */
interface Budget {
  requests: number;
  kilobytes: number;
  requestsInAll: number;
  kilobytesInAll: number;
  /** Scripts the HTML doesn't name. */
  lateScripts: number;
  /** Scripts with other languages' texts. */
  translations: number;
  /** Cumulative layout shift. */
  shift: number;
}

const usual: Budget = {
  requests: 18,
  kilobytes: 225,
  requestsInAll: 24,
  kilobytesInAll: 284,
  lateScripts: 0,
  translations: 0,
  shift: 0,
};

/** The pages with a larger budget; docs/performance.md has the reasons. */
const larger: Readonly<Record<string, Partial<Budget>>> = {
  dashboard: { requests: 20, kilobytes: 228, requestsInAll: 27 },
  'time-off': { requests: 27, requestsInAll: 29, kilobytes: 350, kilobytesInAll: 355 },
  'time-off/approvals': { kilobytes: 242 },
  'time-off/calendar': { kilobytes: 235 },
  'time-off/requests/:requestId': { kilobytes: 233 },
  profile: { kilobytes: 233 },
  'people/:userId': { kilobytes: 235, requestsInAll: 25 },
  balance: { kilobytesInAll: 297 },
  'balance/:userId': { requestsInAll: 26, kilobytesInAll: 298 },
  'admin/users': { requests: 19, requestsInAll: 33, kilobytes: 229 },
  'admin/leave/provisions': { kilobytesInAll: 296 },
  'admin/leave/statements': { kilobytesInAll: 299 },
  'time-off/reports/sickness': { kilobytesInAll: 296 },
  'settings/payroll/:profileId': { requests: 20, kilobytes: 285, kilobytesInAll: 290 },
  'admin/leave/places/:placeId': { kilobytesInAll: 291 },
  'admin/leave/plans/:planId/:type': { kilobytes: 240, kilobytesInAll: 308 },
};

/** Addresses that redirect. */
const redirects = ['admin/leave'];

const source = join(import.meta.dirname, '../web/src');

journey('every page keeps its first-load budget, without layout shift', async ({ almanac }) => {
  const measured = measuredPages.map(({ route }) => route);
  expect([...redirects, ...measured].toSorted()).toEqual(await addressesOfRouter());

  const loads = await loadsOf(almanac, measuredPages, 3);
  expect(loads.login?.['kB until usable']).toBeGreaterThan(100);
  // On a busy machine a page may be reported usable too late, so outliers are measured again, alone.
  const suspected = measuredPages.filter(({ route }) => excessOf(route, loads).length > 0);
  const again = suspected.length === 0 ? {} : await loadsOf(almanac, suspected, 1);
  expect(suspected.flatMap(({ route }) => excessOf(route, again))).toEqual([]);
});

type Loads = Record<string, FirstLoad>;

function loadsOf(almanac: Almanac, pages: typeof measuredPages, atOnce: number): Promise<Loads> {
  return visitPages(almanac, pages, (browser, { url, cookie }) => measureFirstLoad(browser, url, cookie), {
    atOnce,
  });
}

function excessOf(route: string, loads: Loads): string[] {
  const load = loads[route];
  if (load === undefined) throw new Error(`${route} was not measured`);
  const most = { ...usual, ...larger[route] };
  return [
    ...beyond(load['requests until usable'], most.requests, `${route}: requests until usable`),
    ...beyond(load['kB until usable'], most.kilobytes, `${route}: kB until usable`),
    ...beyond(
      load['scripts in a second round trip'],
      most.lateScripts,
      `${route}: scripts in a second round trip`,
    ),
    ...beyond(load.translations, most.translations, `${route}: translations`),
    ...beyond(load['layout shift'], most.shift, `${route}: layout shift`),
    ...beyond(load.requests, most.requestsInAll, `${route}: requests in all`),
    ...beyond(load['kB sent'], most.kilobytesInAll, `${route}: kB in all`),
  ];
}

function beyond(found: number, most: number, what: string): string[] {
  return found > most ? [`${what}: ${found}, ${most} at most`] : [];
}

async function addressesOfRouter(): Promise<string[]> {
  const files = await readdir(source, { recursive: true });
  const texts = files
    .filter((file) => file.endsWith('routes.tsx'))
    .map((file) => readFile(join(source, file), 'utf8'));
  const paths = (await Promise.all(texts)).flatMap((text) => [...text.matchAll(/\bpath: '([^']+)'/g)]);
  return paths.map(([, path = '']) => path).toSorted();
}
