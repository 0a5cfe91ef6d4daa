import type { Role } from '@almanac/domain/access/role';
import { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createRoutes } from './routes.tsx';

const withChildren = (route: RouteObject): RouteObject[] => [
  route,
  ...(route.children ?? []).flatMap(withChildren),
];

test('each address loads its page itself, as the router empties its `lazy` object', () => {
  const lazy = createRoutes(new QueryClient())
    .flatMap(withChildren)
    .flatMap((route) => route.lazy ?? []);
  expect(lazy.length).toBeGreaterThan(30);
  expect(lazy.filter((each, index) => lazy.indexOf(each) !== index)).toEqual([]);
});

const id = '01900000-0000-7000-8000-000000000000';
const someoneElse = id.replace(/0$/, '1');

interface Visit {
  search?: string;
  answers?: Readonly<Record<string, object>>;
  userId?: string;
}

/** API paths requested while a viewer with the role opens the page. */
async function callsOf(path: string, role: Role, { search = '', answers = {}, userId = id }: Visit = {}) {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    expect(method).toBe('GET');
    called.push(address);
    return Response.json(answers[address.split('?', 1)[0] ?? ''] ?? []);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  client.setQueryData(['session'], { session: { id }, user: { id, email: 'ada@example.com', role } });
  client.setQueryData(['company'], { name: 'Acme', timeZone: 'UTC', locale: 'en', weekStart: 'MONDAY' });
  const { loader } =
    createRoutes(client)
      .flatMap(withChildren)
      .find((route) => route.path === path) ?? {};
  if (typeof loader !== 'function') throw new Error(`${path} has no loader`);
  const params = { teamId: id, userId, requestId: id, planId: id, placeId: id, type: 'VACATION' };
  const request = new Request(`http://localhost/${path}${search}`);
  await loader({
    request,
    params,
    context: new RouterContextProvider(),
    url: new URL(request.url),
    pattern: path,
  });
  do await new Promise(setImmediate);
  while (client.isFetching() > 0);
  return called.toSorted();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page prefetches the data for the filters in its address', async () => {
  expect(await callsOf('teams', 'HR_ADMIN', { search: '?search=Mobile&page=2' })).toContain(
    '/api/teams?search=Mobile&page=2&limit=50',
  );
});

test('details of pending requests are prefetched once these are loaded', async () => {
  const pending = '/api/vacation/pending-hr-approvals';
  const found = { answers: { [pending]: { data: [{ id }] } } };
  expect(await callsOf('time-off/approvals', 'MANAGER', found)).toContain(
    `/api/vacation/decision-facts?requestIds=${id}`,
  );
  for (const answer of [{ data: [] }, {}]) {
    const calls = await callsOf('time-off/approvals', 'MANAGER', { answers: { [pending]: answer } });
    expect(calls).toEqual([`${pending}?page=1&limit=50&sortBy=createdAt&sortOrder=asc`]);
  }
});

test('a forbidden page prefetches no data', async () => {
  expect(await callsOf('admin/users', 'MANAGER')).toEqual([]);
  expect(await callsOf('time-off/calendar', 'EMPLOYEE')).toEqual([]);
});

test('the balance of someone else is not prefetched, since reading it is logged', async () => {
  expect(await callsOf('balance/:userId', 'HR_ADMIN')).toContain('/api/vacation/accounts');
  expect(await callsOf('balance/:userId', 'HR_ADMIN', { userId: someoneElse })).toEqual([]);
});

const prefetching = createRoutes(new QueryClient())
  .flatMap(withChildren)
  .flatMap(({ path, handle }) => (path !== undefined && handle !== undefined ? [path] : []));

test.each(prefetching)('%s prefetches nothing twice', async (path) => {
  const calls = await callsOf(path, 'SYSTEM_ADMIN');
  expect(calls).toEqual([...new Set(calls)]);
});

const addresses = [
  ...['/', '/login', '/login/confirm', '/dashboard', '/profile', '/about', '/away', '/balance', '/people'],
  ...[`/people/${id}`, `/balance/${id}`, '/time-off', '/time-off/my-requests', `/time-off/requests/${id}`],
  ...['/time-off/approvals', '/time-off/calendar', '/time-off/people', '/time-off/reports'],
  '/time-off/reports/month',
  '/time-off/reports/sickness',
  ...['/teams', `/teams/${id}`, '/teams/mine', `/teams/mine/${id}`, '/teams/allocations'],
  ...['/admin', '/admin/users', '/admin/users/import', '/admin/departments', '/admin/audit', '/admin/mails'],
  ...['/admin/leave', '/admin/leave/types', '/admin/leave/plans', `/admin/leave/plans/${id}`],
  ...[`/admin/leave/plans/${id}/VACATION`, '/admin/leave/places', `/admin/leave/places/${id}`],
  ...[
    '/admin/leave/schedules',
    '/admin/leave/people',
    '/admin/leave/year-end',
    '/admin/leave/provisions',
    '/admin/leave/recalculations',
    '/admin/leave/statements',
    '/balance/statement',
    `/leave-certificate/${id}`,
  ],
  `/decide/${id}`,
  ...['/settings', '/settings/company', '/settings/setup', '/settings/payroll', `/settings/payroll/${id}`],
];

test.each(addresses)('%s, which bookmarks and emails name, has a page', (address) => {
  const matched = matchRoutes(createRoutes(new QueryClient()), address)?.at(-1)?.route;
  expect(matched).toBeDefined();
  expect(matched?.path).not.toBe('*');
});
