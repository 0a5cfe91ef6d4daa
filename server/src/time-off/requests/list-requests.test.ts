import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let manager: TestActor;
let ann: TestActor;
let stranger: TestActor;
let teamId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  const department = await createDepartment(app.database, { name: 'Engineering' });
  const departmentId = department.id;
  admin = await app.signedIn('HR_ADMIN');
  manager = await app.signedIn('MANAGER', { departmentId });
  ann = await app.signedIn('EMPLOYEE', { departmentId });
  stranger = await app.signedIn('EMPLOYEE');
  teamId = (await createTeam(app.database, { departmentId })).id;
  await createTeamMember(app.database, { teamId, userId: ann.id, endDate: '2026-07-31' });
  const add = async (name: string, request: Parameters<typeof createRequest>[1]) => {
    ids[name] = (await createRequest(app.database, request)).id;
  };
  const decidedById = admin.id;
  await add('ann past', { requesterId: ann.id, startDate: '2026-05-04', status: 'APPROVED', decidedById });
  await add('ann july', { requesterId: ann.id, startDate: '2026-07-06', endDate: '2026-07-10' });
  await add('ann august', { requesterId: ann.id, startDate: '2026-08-03', type: 'SICK_LEAVE' });
  await add('ann rejected', {
    requesterId: ann.id,
    startDate: '2026-06-22',
    status: 'REJECTED',
    decidedById,
  });
  await add('manager', { requesterId: manager.id, startDate: '2026-07-08', type: 'UNPAID' });
  await add('stranger', { requesterId: stranger.id, startDate: '2026-07-09', type: 'WORK_FROM_HOME' });
});
afterAll(() => app.close());

const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);

async function namesIn(actor: TestActor, path: string): Promise<(string | undefined)[]> {
  const answer = await actor.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.map(({ id }: { id: string }) => nameOf(id));
}

test('a list shows the caller’s own requests and those in scope', async () => {
  const own = ['ann rejected', 'ann august', 'ann july', 'ann past'];
  expect(await namesIn(ann, '/vacation')).toEqual(own);
  expect(await namesIn(manager, '/vacation')).toEqual(['manager', ...own]);
  expect(await namesIn(admin, '/vacation')).toEqual(['stranger', 'manager', ...own]);
  expect(await namesIn(stranger, '/vacation')).toEqual(['stranger']);
});

test('my-requests are the caller’s own, for every role', async () => {
  expect(await namesIn(manager, '/vacation/my-requests')).toEqual(['manager']);
  expect(await namesIn(admin, '/vacation/my-requests')).toEqual([]);
});

test('pending approvals are what the caller may decide now, under both paths', async () => {
  for (const path of ['/vacation/pending-approvals', '/vacation/pending-hr-approvals']) {
    expect(await namesIn(manager, path)).toEqual(['ann august', 'ann july']);
    expect(await namesIn(admin, path)).toEqual(['stranger', 'manager', 'ann august', 'ann july']);
    expect(await namesIn(admin, `${path}?status=APPROVED`)).toHaveLength(4);
    expect((await ann.get(path)).statusCode).toBe(403);
  }
});

test.each([
  ['status=PENDING', ['stranger', 'manager', 'ann august', 'ann july']],
  ['status=REJECTED&status=APPROVED', ['ann rejected', 'ann past']],
  ['type=SICK_LEAVE&type=UNPAID', ['manager', 'ann august']],
  ['startDate=2026-07-10&endDate=2026-07-31', ['ann july']],
  ['startDate=2026-07-07&endDate=2026-07-08', ['manager', 'ann july']],
  ['startDate=2026-07-10', ['ann august', 'ann july']],
  ['endDate=2026-05-04', ['ann past']],
  ['sortBy=startDate&sortOrder=asc&status=PENDING', ['ann july', 'manager', 'stranger', 'ann august']],
  ['sortOrder=asc&limit=2', ['ann past', 'ann july']],
])('the filter %s leaves the right requests in the right order', async (query, names) => {
  expect(await namesIn(admin, `/vacation?${query}`)).toEqual(names);
});

test('requester, department and team filter', async () => {
  const departmentId = (await admin.get(`/vacation/${ids.manager}`)).json().requester.department;
  expect(departmentId).toEqual({ name: 'Engineering' });
  expect(await namesIn(admin, `/vacation?requesterId=${stranger.id}`)).toEqual(['stranger']);
  expect(await namesIn(ann, `/vacation?requesterId=${stranger.id}`)).toEqual([]);
  expect(await namesIn(admin, `/vacation?teamId=${teamId}`)).toEqual([
    'ann rejected',
    'ann july',
    'ann past',
  ]);
  const { id } = await app.database
    .selectFrom('departments')
    .select('id')
    .where('name', '=', 'Engineering')
    .executeTakeFirstOrThrow();
  expect(await namesIn(admin, `/vacation?departmentId=${id}`)).not.toContain('stranger');
});

test('pages have no gaps, and the total is right beyond the last one', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => admin.get(`/vacation?limit=4&page=${page}`)));
  const [first, second, third] = pages.map((page) => page.json());
  expect([...first.data, ...second.data].map(({ id }) => nameOf(id))).toEqual(
    await namesIn(admin, '/vacation'),
  );
  expect(first.pagination).toEqual({
    page: 1,
    limit: 4,
    total: 6,
    totalPages: 2,
    hasNext: true,
    hasPrev: false,
  });
  expect(second.pagination).toMatchObject({ total: 6, hasNext: false, hasPrev: true });
  expect(third).toMatchObject({ data: [], pagination: { total: 6, page: 3 } });
});

test('an invisible request is not found', async () => {
  expect((await stranger.get(`/vacation/${ids['ann july']}`)).statusCode).toBe(404);
  expect((await manager.get(`/vacation/${ids.stranger}`)).statusCode).toBe(404);
  expect((await manager.get(`/vacation/${ids['ann july']}`)).statusCode).toBe(200);
});

test('a balance is visible to the person, managers and admins', async () => {
  expect((await stranger.get(`/vacation/leave-balance/${ann.id}`)).statusCode).toBe(403);
  for (const actor of [ann, manager, admin]) {
    const answer = await actor.get(`/vacation/leave-balance/${ann.id}`);
    expect(answer.json()).toMatchObject({ vacationDaysUsed: 1, vacationDaysPending: 5, sickDaysPending: 1 });
  }
  expect((await admin.get(`/vacation/leave-balance/${teamId}`)).statusCode).toBe(404);
});
