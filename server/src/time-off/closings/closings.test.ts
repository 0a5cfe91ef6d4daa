import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequest, createUser } from '../../testing/factories.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';
import { verifyClosings } from './verify-closings.ts';

let app: TestApp;
let root: TestActor;
let hr: TestActor;
let ann: TestActor;
let held: TermsRecords;
const through = '2026-12-31';

beforeAll(async () => {
  app = await testApp({ today: '2027-02-01' });
  root = await app.signedIn('SYSTEM_ADMIN');
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.deleteFrom('leaveClosings').execute();
  await app.database.deleteFrom('timeOffRequests').execute();
  held = { ...(await createPlace(app.database, randomUUID())), plan: await createPlan(app.database) };
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', employmentStart: '2026-01-01' });
  await giveTerms(app.database, ann.id, held);
});

async function close(body: object = {}) {
  const answer = await hr.post('/admin/leave/closings', { through, ...body });
  return { status: answer.statusCode, ...answer.json() };
}

async function approved(startDate: string, endDate = startDate) {
  return createRequest(app.database, {
    requesterId: ann.id,
    startDate,
    endDate,
    status: 'APPROVED',
    decidedById: hr.id,
  });
}

const witnessesOf = (userId: string) =>
  app.database
    .selectFrom('leaveClosingBalances')
    .select(['type', 'amount'])
    .where('userId', '=', userId)
    .where('type', '=', 'VACATION')
    .execute();

test("a past day is closed with everyone's balance, after a preview", async () => {
  await app.database
    .updateTable('leavePolicies')
    .set({ rules: JSON.stringify(policyDocumentOf(24, { grants: [grantThatCarries(5)] })) })
    .where('planId', '=', held.plan)
    .execute();
  await approved('2026-12-21', '2026-12-23');
  const seen = await close({ dryRun: true });
  expect(seen).toMatchObject({ status: 200, changed: [], recounted: [] });
  expect((await hr.get('/admin/leave/closings')).json()).toEqual([]);
  const closed = await close({ fingerprint: seen.fingerprint });
  expect(closed).toMatchObject({
    status: 200,
    through,
    closedBy: { id: hr.id, name: 'Helen' },
    impact: { fingerprint: seen.fingerprint },
  });
  expect(await witnessesOf(ann.id)).toEqual([{ type: 'VACATION', amount: 500 }]);
  const { impact: _impact, status: _status, ...record } = closed;
  expect((await hr.get('/admin/leave/closings')).json()).toEqual([
    { ...record, closedAt: expect.any(String), balances: record.people * 4 },
  ]);
});

test('previewed balances must be unchanged', async () => {
  const { fingerprint } = await close({ dryRun: true });
  await giveTerms(app.database, ann.id, { ...held, plan: await createPlan(app.database, carrying()) });
  expect(await close({ fingerprint })).toMatchObject({ status: 409, code: 'IMPACT_CHANGED' });
});

const grantThatCarries = (carryLimit: number) => ({
  steps: [{ afterMonths: 0, perYear: 24 }],
  carryLimit,
  carryMonths: 3,
});
const carrying = () => policyDocumentOf(24, { grants: [grantThatCarries(5)] });

test('a closing is refused while requests are pending, and names them', async () => {
  const { id } = await createRequest(app.database, { requesterId: ann.id, startDate: '2026-12-30' });
  await createRequest(app.database, { requesterId: ann.id, startDate: '2027-01-04' });
  expect(await close({ dryRun: true })).toMatchObject({
    status: 409,
    code: 'REQUESTS_PENDING',
    issues: [{ path: id, message: `Ann (${ann.email}), Wed 30 Dec 2026` }],
  });
});

test('a day that is not over or already closed is refused at its field', async () => {
  for (const day of ['2027-02-01', '2027-12-31']) {
    expect(await close({ through: day })).toMatchObject({ status: 400, issues: [{ path: 'through' }] });
  }
  expect(await close()).toMatchObject({ status: 200 });
  for (const day of [through, '2026-06-30']) {
    expect(await close({ through: day })).toMatchObject({ status: 400, issues: [{ path: 'through' }] });
  }
  expect(await close({ through: '2027-01-31' })).toMatchObject({ status: 200 });
});

describe('once a year is closed', () => {
  const carried = { placeId: '', planId: '' };

  beforeEach(async () => {
    Object.assign(carried, { planId: await createPlan(app.database, carrying()) });
    await giveTerms(app.database, ann.id, { ...held, plan: carried.planId });
  });

  const refused = { code: 'YEAR_CLOSED' };

  test('any change that would alter it is refused, and nothing is stored', async () => {
    const request = await approved('2026-12-21');
    await close();
    const other = await createPlan(app.database, policyDocumentOf(30));
    const attempts = [
      () => hr.post(`/vacation/${request.id}/cancel`, { reason: 'A mistake' }),
      () => hr.put(`/admin/users/${ann.id}`, { employmentStart: '2026-07-01' }),
      () => hr.put(`/admin/users/${ann.id}`, { employmentEnd: '2026-06-30' }),
      () =>
        hr.post(`/admin/users/${ann.id}/leaving`, {
          lastDay: '2026-06-30',
          cancelLaterLeave: true,
          endMemberships: true,
        }),
      () =>
        hr.post('/admin/leave/adjustments', {
          userId: ann.id,
          type: 'VACATION',
          amount: 2,
          on: '2026-12-01',
          reason: 'Forgotten',
        }),
      () => hr.post('/admin/leave/terms', { userIds: [ann.id], from: '2026-07-01', plan: other }),
      () =>
        hr.put(`/admin/leave/plans/${carried.planId}/policies/VACATION/2026-01-01`, {
          rules: policyDocumentOf(30),
        }),
      () =>
        hr.post('/admin/users/import', {
          csv: `email,employmentStart\n${ann.email},2026-07-01`,
          dryRun: false,
        }),
    ];
    for (const attempt of attempts) {
      const answer = await attempt();
      expect(answer.json(), attempt.toString()).toMatchObject(refused);
    }
    expect((await verifyClosings(app.database)).fault).toBeUndefined();
    expect(await app.database.selectFrom('leaveAdjustments').select('id').execute()).toEqual([]);
  });

  test('the open year stays open, also for rule changes effective in it', async () => {
    await close();
    const booked = await ann.post('/vacation', {
      type: 'VACATION',
      startDate: '2027-03-01',
      endDate: '2027-03-02',
    });
    expect(booked.statusCode, booked.body).toBe(201);
    const correction = { userId: ann.id, type: 'VACATION', amount: 2, on: '2027-01-01', reason: 'Forgotten' };
    expect((await hr.post('/admin/leave/adjustments', correction)).statusCode).toBeLessThan(300);
    const more = await hr.post('/admin/leave/terms', {
      userIds: [ann.id],
      from: '2027-01-01',
      plan: await createPlan(app.database, policyDocumentOf(30)),
    });
    expect(more.statusCode, more.body).toBe(200);
    expect((await verifyClosings(app.database)).fault).toBeUndefined();
  });

  test('an employment start before the year is no change of it, one within it is', async () => {
    const [bo, cy] = [await createUser(app.database), await createUser(app.database)];
    for (const { id } of [bo, cy]) await giveTerms(app.database, id, held);
    await close();
    const changes = await Promise.all(
      [bo, cy].map(({ id }, index) =>
        hr.put(`/admin/users/${id}`, { employmentStart: index ? '2020-01-01' : '2026-07-01' }),
      ),
    );
    expect(changes.map(({ statusCode }) => statusCode)).toEqual([409, 200]);
  });
});

test('a system administrator reopens the last closing, with a reason', async () => {
  await close();
  const path = `/admin/leave/closings/${through}`;
  expect((await root.delete(path)).json()).toMatchObject({ code: 'VALIDATION_ERROR' });
  expect((await hr.delete(`${path}?reason=Early`)).json()).toMatchObject({ code: 'FORBIDDEN' });
  expect((await root.delete(`${path}?reason=Early`)).statusCode).toBe(204);
  expect((await root.delete(`${path}?reason=Early`)).statusCode).toBe(404);
  expect(await witnessesOf(ann.id)).toEqual([]);
});

test('a closing and a change of its year at once: the stored balances are right', async () => {
  for (let round = 0; round < 5; round += 1) {
    await app.database.deleteFrom('leaveClosings').execute();
    await giveTerms(app.database, ann.id, { ...held, plan: await createPlan(app.database, carrying()) });
    const { id } = await approved(`2026-11-${10 + round}`);
    const answers = await Promise.all([
      close(),
      hr.post(`/vacation/${id}/cancel`, { reason: 'A mistake' }).then((answer) => answer.json()),
    ]);
    const outcomes = [answers[0].status, answers[1].code ?? answers[1].status];
    expect([
      [200, 'YEAR_CLOSED'],
      [200, 'CANCELLED'],
    ]).toContainEqual(outcomes);
    expect((await verifyClosings(app.database)).fault).toBeUndefined();
  }
});

test('a closing and a booking in its year at once: the stored balances include it', async () => {
  await giveTerms(app.database, ann.id, { ...held, plan: await createPlan(app.database, carrying()) });
  for (let round = 0; round < 4; round += 1) {
    await app.database.deleteFrom('leaveClosings').execute();
    const status = round % 2 === 0 ? 'APPROVED' : 'PENDING';
    const day = `2026-11-${16 + round}`;
    const wanted = { userId: ann.id, type: 'VACATION', startDate: day, endDate: day, status };
    const [closed, booked] = await Promise.all([close(), hr.post('/vacation/on-behalf', wanted)]);
    const outcome = `${status}: ${closed.code ?? closed.status}, ${booked.json().code ?? booked.statusCode}`;
    expect([
      'APPROVED: 200, 201',
      'APPROVED: 200, YEAR_CLOSED',
      'PENDING: REQUESTS_PENDING, 201',
      'PENDING: 200, YEAR_CLOSED',
    ]).toContain(outcome);
    expect((await verifyClosings(app.database)).fault).toBeUndefined();
    await app.database.deleteFrom('timeOffRequests').where('status', '=', 'PENDING').execute();
  }
});

test("verify names the first balance that its records don't lead to", async () => {
  await close();
  expect(await verifyClosings(app.database)).toEqual({
    closings: 1,
    balances: expect.any(Number),
    recalculated: 0,
  });
  await app.database
    .updateTable('leaveClosingBalances')
    .set({ amount: 777 })
    .where('userId', '=', ann.id)
    .where('type', '=', 'VACATION')
    .execute();
  expect((await verifyClosings(app.database)).fault).toBe(
    `The closing through Thu 31 Dec 2026 keeps 777 as the VACATION of Ann (${ann.id}), which is 0 by its records.`,
  );
});

test('a year end is summed by plan and type, and exported by person', async () => {
  await giveTerms(app.database, ann.id, { ...held, plan: await createPlan(app.database, carrying()) });
  await app.database.updateTable('users').set({ name: '=1+1' }).where('id', '=', ann.id).execute();
  const { plan } = (await hr.get(`/admin/leave/terms?userId=${ann.id}`)).json()[0];
  const rows = (await hr.get(`/admin/leave/year-end?through=${through}`)).json();
  expect(rows.filter((row: { plan: { id: string } }) => row.plan.id === plan)).toMatchObject([
    { type: 'VACATION', typeName: 'Vacation', lapsed: 19, balance: 5, expiring: 5, people: 1, overdrawn: 0 },
  ]);
  const file = await hr.get(`/admin/leave/year-end/export?through=${through}`);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="year-end-${through}.csv"`);
  expect(file.body).toContain(`'=1+1,${ann.email},`);
  expect(file.body).toContain(',VACATION,DAY,19,5,5');
});

test('leavers have rows of their own with their payable leave, none of it expired', async () => {
  await giveTerms(app.database, ann.id, { ...held, plan: await createPlan(app.database, carrying()) });
  const { plan } = (await hr.get(`/admin/leave/terms?userId=${ann.id}`)).json()[0];
  const stays = await app.signedIn('EMPLOYEE', { name: 'Ben', employmentStart: '2026-01-01' });
  await giveTerms(app.database, stays.id, { ...held, plan });
  await app.database
    .updateTable('users')
    .set({ employmentEnd: '2026-09-30' })
    .where('id', '=', ann.id)
    .execute();
  const rows = (await hr.get(`/admin/leave/year-end?through=${through}`)).json();
  const ofPlan = rows.filter((row: { plan: { id: string } }) => row.plan.id === plan);
  expect(ofPlan).toEqual([
    expect.objectContaining({ lapsed: 19, balance: 5, expiring: 5, people: 1 }),
    expect.objectContaining({ lapsed: 0, balance: 18, expiring: 0, people: 1, isLeaver: true }),
  ]);
  expect(ofPlan[0]).not.toHaveProperty('isLeaver');
  const file = await hr.get(`/admin/leave/year-end/export?through=${through}`);
  expect(file.body).toContain(`Ann,${ann.email},`);
  expect(file.body).toContain(',VACATION,DAY,0,18,0,2026-09-30');
});
