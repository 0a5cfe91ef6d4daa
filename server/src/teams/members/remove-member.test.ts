import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepartment, createTeam, createUser } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let userId: string;
let teamId: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('HR_ADMIN');
});
beforeEach(async () => {
  userId = (await createUser(app.database)).id;
  const { id: departmentId } = await createDepartment(app.database);
  teamId = (await createTeam(app.database, { departmentId })).id;
});
afterAll(() => app.close());

async function added(allocationPercent: number, startDate: string, endDate?: string): Promise<TeamMember> {
  const membership = { teamId, userId, allocationPercent, startDate, ...(endDate && { endDate }) };
  const answer = await admin.post('/teams/members', membership);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function periods() {
  const members: TeamMember[] = (await admin.get(`/teams/${teamId}/members`)).json();
  return members.map(({ startDate, endDate }) => [startDate, endDate]);
}

async function totalOn(date: string): Promise<number> {
  const answer = await admin.get(`/teams/users/${userId}/allocations?startDate=${date}&endDate=${date}`);
  return answer.json().totalAllocation;
}

const takeOut = (id: string, seen = '') => admin.delete(`/teams/members/${id}${seen}`);

test('a removed member stays as a past one until yesterday, and can be added again from today', async () => {
  const { id } = await added(60, '2026-01-05', '2026-12-31');
  expect((await takeOut(id)).statusCode).toBe(204);
  expect(await periods()).toEqual([['2026-01-05', '2026-03-01']]);
  expect(await totalOn('2026-03-01')).toBe(60);
  expect(await totalOn('2026-03-02')).toBe(0);
  await added(100, '2026-03-02');
  expect(await loggedEntries(app.database, id)).toMatchObject([
    { action: 'membership.added' },
    {
      action: 'membership.changed',
      summary: expect.stringContaining('on Sun 1 Mar 2026'),
      changes: [{ field: 'endDate', from: '2026-12-31', to: '2026-03-01' }],
    },
  ]);
});

test('a membership that begins today is deleted on removal', async () => {
  const { id } = await added(60, '2026-03-02');
  expect((await takeOut(id)).statusCode).toBe(204);
  expect(await periods()).toEqual([]);
});

test('an ended membership stays unchanged, and nothing is logged', async () => {
  const { id } = await added(60, '2026-01-05', '2026-02-27');
  expect((await takeOut(id)).statusCode).toBe(204);
  expect(await periods()).toEqual([['2026-01-05', '2026-02-27']]);
  expect(await loggedEntries(app.database, id)).toHaveLength(1);
});

test('a removal of an outdated version is refused', async () => {
  const { id, version } = await added(60, '2026-01-05');
  await admin.put(`/teams/members/${id}`, { allocationPercent: 70 });
  const refused = await takeOut(id, `?version=${version}`);
  expect(refused.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await periods()).toEqual([['2026-01-05', undefined]]);
});

test('two removals at once: one is logged', async () => {
  const { id } = await added(60, '2026-01-05');
  const answers = await Promise.all([1, 2, 3].map(() => takeOut(id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await loggedEntries(app.database, id)).toHaveLength(2);
});
