import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest } from '../../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  admin = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

test('a total is stored as an adjustment with author and reason, for this leave year only', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const path = `/vacation/leave-balance/${ann.id}`;
  const given = { vacationDaysTotal: 26.5, sickDaysTotal: 10, reason: 'Carried over' };
  const answer = await admin.put(path, given);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ vacationDaysTotal: 26.5, sickDaysTotal: 10 });
  expect((await admin.put(path, { vacationDaysTotal: 25, reason: 'Recount' })).json()).toMatchObject({
    vacationDaysTotal: 25,
  });
  expect((await ann.get('/vacation/my-balance')).json()).toMatchObject({
    vacationDaysTotal: 25,
    sickDaysTotal: 10,
  });
  const adjustments = await app.database
    .selectFrom('leaveAdjustments')
    .select(['type', 'amount', 'effectiveOn', 'authorId', 'reason'])
    .where('userId', '=', ann.id)
    .orderBy('createdAt')
    .orderBy('type', 'desc')
    .execute();
  expect(adjustments).toMatchObject([
    {
      type: 'VACATION',
      amount: 250,
      effectiveOn: '2026-01-01',
      authorId: admin.id,
      reason: 'Carried over',
    },
    { type: 'SICK_LEAVE', amount: -200 },
    { type: 'VACATION', amount: -150, reason: 'Recount' },
  ]);
  app.setToday('2027-01-01');
  expect((await ann.get('/vacation/my-balance')).json()).toMatchObject({ vacationDaysTotal: 24 });
  app.setToday('2026-06-01');
});

test('a total is never below the used amount', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const approved = { status: 'APPROVED', decidedById: admin.id } as const;
  await createRequest(app.database, {
    requesterId: ann.id,
    startDate: '2026-07-06',
    endDate: '2026-07-10',
    ...approved,
  });
  const set = (vacationDaysTotal: number) =>
    admin.put(`/vacation/leave-balance/${ann.id}`, { vacationDaysTotal, reason: 'Left in May' });
  const refused = await set(4.5);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().issues).toEqual([
    { path: 'vacationDaysTotal', message: 'The total cannot be below the 5 days that are used already' },
  ]);
  expect((await set(5)).json()).toMatchObject({ vacationDaysTotal: 5, vacationDaysAvailable: 0 });
});

test('setting a total and spending days at once never overspends', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const { id } = await createRequest(app.database, {
    requesterId: ann.id,
    startDate: '2026-07-06',
    endDate: '2026-07-10',
  });
  const [set, approval] = await Promise.all([
    admin.put(`/vacation/leave-balance/${ann.id}`, { vacationDaysTotal: 0, reason: 'Correction' }),
    admin.post(`/vacation/${id}/approve`),
  ]);
  expect([set.statusCode, approval.statusCode].sort()).not.toEqual([200, 200]);
});

test.each([
  [{ vacationDaysTotal: 20 }, 'Reason is required'],
  [{ reason: 'Why not' }, 'Vacation days or sick days are required'],
  [{ vacationDaysTotal: 20.2, reason: 'Why not' }, 'Vacation days must be in whole or half days'],
  [{ sickDaysTotal: -1, reason: 'Why not' }, 'Sick days must be at least 0'],
])('the input %j is refused: %s', async (body, sentence) => {
  const answer = await admin.put(`/vacation/leave-balance/${admin.id}`, body);
  expect([answer.statusCode, answer.json().message]).toEqual([400, `Validation failed: ${sentence}`]);
});

test('only administrators set balances, and only of existing people', async () => {
  const body = { vacationDaysTotal: 30, reason: 'More' };
  for (const role of ['EMPLOYEE', 'MANAGER'] as const) {
    const actor = await app.signedIn(role);
    expect((await actor.put(`/vacation/leave-balance/${actor.id}`, body)).statusCode).toBe(403);
  }
  const nobody = '01900000-0000-7000-8000-000000000001';
  expect((await admin.put(`/vacation/leave-balance/${nobody}`, body)).statusCode).toBe(404);
});
