import { chromium } from 'playwright-core';
import type { Almanac } from '../../e2e/fixtures/almanac.ts';
import { signInOverApi } from '../../e2e/fixtures/api-client.ts';
import { findChromium } from '../find-chromium.ts';
import { type FirstLoad, fast3g, measureFirstLoad } from './first-load.ts';

const employee = 'yuki.tanaka@example.com';
const admin = 'helen.okafor@example.com';

interface FirstPage {
  path: string;
  who?: string;
}

/** The pages that people come to by a link or a bookmark, each with somebody who may see it; nobody sees the sign-in. */
export const firstPages: readonly FirstPage[] = [
  { path: '/login' },
  ...pagesOf(employee, ['/dashboard', '/time-off', '/time-off/my-requests', '/balance', '/away', '/people']),
  ...pagesOf(employee, ['/teams/mine', '/profile', '/about']),
  ...pagesOf(admin, ['/time-off/approvals', '/time-off/calendar', '/teams', '/teams/allocations', '/admin']),
  ...pagesOf(admin, [
    '/admin/users',
    '/admin/users/import',
    '/admin/departments',
    '/admin/audit',
    '/admin/mails',
  ]),
  ...pagesOf(admin, ['/admin/leave/types', '/admin/leave/plans', '/admin/leave/places']),
  ...pagesOf(admin, ['/admin/leave/schedules', '/admin/leave/people', '/admin/leave/year-end']),
];

function pagesOf(who: string, paths: readonly string[]) {
  return paths.map((path) => ({ path, who }));
}

/** What each of the pages loads at first; slowly, on the line and the processor of a cheap phone. */
export async function measurePages(
  almanac: Almanac,
  pages: readonly FirstPage[],
  { isSlow = false }: { isSlow?: boolean } = {},
): Promise<Record<string, FirstLoad>> {
  const cookies = new Map<string, string>();
  for (const email of new Set(pages.flatMap(({ who }) => who ?? []))) {
    cookies.set(email, (await signInOverApi(almanac, email)).cookie);
  }
  const browser = await chromium.launch(await findChromium());
  try {
    const loads: Record<string, FirstLoad> = {};
    for (const { path, who } of pages) {
      const cookie = who === undefined ? '' : cookies.get(who);
      const line = isSlow ? fast3g : undefined;
      loads[path] = await measureFirstLoad(browser, `${almanac.origin}${path}`, cookie, line);
    }
    return loads;
  } finally {
    await browser.close();
  }
}
