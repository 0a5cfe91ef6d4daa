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
  /** Cumulative layout shift. */
  shift: number;
}

// Catalogues of texts are loaded whole, which costs up to 25 kB; they are to be split until 222 and 284 suffice.
const usual: Budget = {
  requests: 18,
  kilobytes: 238,
  requestsInAll: 23,
  kilobytesInAll: 299,
  lateScripts: 0,
  shift: 0,
};

/** The pages with a larger budget; docs/performance.md has the reasons. */
const larger: Readonly<Record<string, Partial<Budget>>> = {
  dashboard: { requestsInAll: 24 },
  'time-off': { requests: 24, requestsInAll: 26, kilobytes: 358, kilobytesInAll: 359 },
  'time-off/approvals': { kilobytes: 243 },
  'admin/users': { requestsInAll: 24 },
  'admin/leave/plans/:planId/:type': { kilobytes: 246, kilobytesInAll: 311 },
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
