import type { Role } from '@almanac/domain/access/role';
import { expect, test, vi } from 'vitest';
import { connect, makeFirstCalls } from './first-calls.ts';
import { leaveOpenings } from './leave-openings.ts';
import { openings } from './openings.ts';
import { peopleOpenings } from './people-openings.ts';

const always = ['/api/auth/get-session', '/api/company'];
const id = '01900000-0000-7000-8000-000000000000';

type Answers = Readonly<Record<string, object>>;

const usualAnswers: Answers = {
  '/api/company': { name: 'Acme', timeZone: 'UTC' },
  '/api/vacation/pending-hr-approvals': { data: [{ id }] },
};

/** What is called as somebody of the role, or nobody, opens the page. */
async function callsOf(
  address: string,
  role: Role | undefined,
  search = '',
  answers = usualAnswers,
  userId = id,
): Promise<string[]> {
  const called: string[] = [];
  const session = role && { session: { id }, user: { id, email: 'ada@example.com', role } };
  connect(async (path, sent) => {
    expect(sent?.method).toBe('GET');
    called.push(String(path));
    if (String(path) === '/api/auth/get-session') return Response.json(session ?? null);
    return Response.json(answers[String(path).split('?', 1)[0] ?? ''] ?? []);
  });
  const params = { teamId: id, userId, requestId: id, planId: id, placeId: id, type: 'VACATION' };
  await makeFirstCalls({ address, params, search });
  return called.toSorted();
}

test('nobody is asked for more than who they are, and where', async () => {
  expect(await callsOf('dashboard', undefined)).toEqual(always);
});

test('a page is asked for with what the address filters', async () => {
  const calls = await callsOf('teams', 'HR_ADMIN', '?search=Mobile&page=2');
  expect(calls).toContain('/api/teams?search=Mobile&page=2&limit=50');
  expect(calls).toContain('/api/vacation/types');
});

test('what depends on an answer is asked for once that is there', async () => {
  expect(await callsOf('time-off/approvals', 'MANAGER')).toContain(
    `/api/vacation/decision-facts?requestIds=${id}`,
  );
});

test('what fails keeps nothing else from being answered', async () => {
  const unreadable = { ...usualAnswers, '/api/vacation/pending-hr-approvals': {} };
  const calls = await callsOf('time-off/approvals', 'MANAGER', '', unreadable);
  expect(calls).toEqual([
    ...always,
    '/api/vacation/pending-hr-approvals?page=1&limit=50&sortBy=createdAt&sortOrder=asc',
    '/api/vacation/types',
  ]);
});

test('a page that somebody may not see asks for nothing of its own', async () => {
  const ofFrame = [...always, '/api/vacation/types'];
  expect(await callsOf('admin/users', 'MANAGER')).toEqual(ofFrame);
  expect(await callsOf('time-off/calendar', 'EMPLOYEE')).toEqual(ofFrame);
});

test('a page outside of the frame asks for nothing that the frame needs', async () => {
  expect(await callsOf('login', 'EMPLOYEE')).toEqual(always);
  expect(await callsOf('*', 'EMPLOYEE')).toEqual(always);
});

test('what is read of somebody else’s balance is logged, so a page does not begin with it', async () => {
  const own = '/api/vacation/accounts';
  expect(await callsOf('balance/:userId', 'HR_ADMIN')).toContain(own);
  const ofAnother = await callsOf('balance/:userId', 'HR_ADMIN', '', usualAnswers, id.replace(/0$/, '1'));
  expect(ofAnother).toEqual([...always, '/api/vacation/types']);
});

test('where nothing waits, nothing is weighed', async () => {
  const nothing = { ...usualAnswers, '/api/vacation/pending-hr-approvals': { data: [] } };
  const calls = await callsOf('time-off/approvals', 'MANAGER', '', nothing);
  expect(calls.filter((call) => call.includes('decision-facts'))).toEqual([]);
});

test('nothing of a page is kept once it is answered', async () => {
  vi.useFakeTimers();
  try {
    await callsOf('teams', 'HR_ADMIN');
    vi.advanceTimersByTime(10);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

const addresses = Object.keys({ ...openings, ...peopleOpenings, ...leaveOpenings });

test.each(addresses)('%s asks for nothing twice', async (address) => {
  const calls = await callsOf(address, 'SYSTEM_ADMIN');
  expect(calls.length).toBeGreaterThan(2);
  expect(calls).toEqual([...new Set(calls)]);
});
