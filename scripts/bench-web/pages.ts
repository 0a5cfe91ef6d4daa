import type { Browser } from 'playwright-core';
import type { Almanac } from '../../e2e/fixtures/almanac.ts';
import { type ApiClient, signInOverApi } from '../../e2e/fixtures/api-client.ts';
import { colleague, hrAdmin } from '../../e2e/fixtures/people.ts';
import { inBrowser } from '../demo-company.ts';

interface MeasuredPage {
  /** As the router has it. */
  route: string;
  /** Somebody who may see it; nobody sees the sign-in. */
  who?: string;
}

/** Every page of the product, each with somebody who may see it. */
export const measuredPages: readonly MeasuredPage[] = [
  { route: 'login' },
  { route: 'login/confirm' },
  ...pagesOf(colleague.email, [
    'dashboard',
    'time-off',
    'time-off/my-requests',
    'time-off/requests/:requestId',
  ]),
  ...pagesOf(colleague.email, [
    'balance',
    'away',
    'people',
    'people/:userId',
    'teams/mine',
    'teams/mine/:teamId',
  ]),
  ...pagesOf(colleague.email, ['profile', 'about', '*']),
  ...pagesOf(hrAdmin.email, [
    'time-off/approvals',
    'time-off/calendar',
    'time-off/reports',
    'time-off/people',
  ]),
  ...pagesOf(hrAdmin.email, ['balance/:userId', 'teams', 'teams/:teamId', 'teams/allocations', 'admin']),
  ...pagesOf(hrAdmin.email, [
    'admin/users',
    'admin/users/import',
    'admin/departments',
    'admin/audit',
    'admin/mails',
  ]),
  ...pagesOf(hrAdmin.email, ['admin/leave/types', 'admin/leave/plans', 'admin/leave/plans/:planId']),
  ...pagesOf(hrAdmin.email, [
    'admin/leave/plans/:planId/:type',
    'admin/leave/places',
    'admin/leave/places/:placeId',
  ]),
  ...pagesOf(hrAdmin.email, [
    'admin/leave/schedules',
    'admin/leave/people',
    'admin/leave/year-end',
    'admin/leave/recalculations',
  ]),
];

function pagesOf(who: string, routes: readonly string[]): MeasuredPage[] {
  return routes.map((route) => ({ route, who }));
}

/** Where the first of the records is found that an address names. */
const recordsOf: Readonly<Record<string, string>> = {
  requestId: '/vacation/my-requests',
  userId: '/admin/users?search=tanaka',
  teamId: '/teams',
  planId: '/admin/leave/plans',
  placeId: '/admin/leave/places',
};

interface VisitedPage {
  route: string;
  url: string;
  /** The header that carries the session; '' for nobody's. */
  cookie: string;
}

/** Visits the pages, some at once, with the browser and the addresses that the records of the company give them. */
export async function visitPages<Found>(
  almanac: Almanac,
  pages: readonly MeasuredPage[],
  visit: (browser: Browser, page: VisitedPage) => Promise<Found>,
  { atOnce = 1 }: { atOnce?: number } = {},
): Promise<Record<string, Found>> {
  const clients = new Map<string, ApiClient>();
  for (const { email } of [colleague, hrAdmin]) clients.set(email, await signInOverApi(almanac, email));
  const addressOf = await addresses(clients);
  return inBrowser(async (browser) => {
    const found = new Map<string, Found>();
    const waiting = [...pages];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { route, who = '' } = next;
        const cookie = clients.get(who)?.cookie ?? '';
        const visited = await visit(browser, { route, url: `${almanac.origin}/${addressOf(route)}`, cookie });
        found.set(route, visited);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return Object.fromEntries(found);
  });
}

async function addresses(clients: ReadonlyMap<string, ApiClient>): Promise<(route: string) => string> {
  const values: Record<string, string> = { type: 'VACATION' };
  for (const [name, list] of Object.entries(recordsOf)) {
    const client = clients.get(name === 'requestId' ? colleague.email : hrAdmin.email);
    const answer: unknown = await client?.get(list).then((reply) => reply.json());
    const [first] = rowsOf(answer);
    if (first === undefined) throw new Error(`The demo company has nothing at ${list}`);
    values[name] = first.id;
  }
  return (route) =>
    route === '*' ? 'nowhere' : route.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '');
}

function rowsOf(answer: unknown): { id: string }[] {
  const rows = typeof answer === 'object' && answer && 'data' in answer ? answer.data : answer;
  return Array.isArray(rows) ? rows : [];
}
