import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../testing/factories.ts';
import { createPlan, policyDocumentOf } from '../testing/plan-factories.ts';
import { createPlace, giveTerms } from '../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';
import { verifyClosings } from './closings/verify-closings.ts';

let app: TestApp;
let hr: TestActor;
let manager: TestActor;
let ann: TestActor;
let planId: string;

beforeAll(async () => {
  app = await testApp({ today: '2027-02-01' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.deleteFrom('leaveClosings').execute();
  await app.database.deleteFrom('timeOffRequests').execute();
  const { id: departmentId } = await createDepartment(app.database);
  planId = await createPlan(app.database);
  const held = { ...(await createPlace(app.database, randomUUID())), plan: planId };
  manager = await app.signedIn('MANAGER', { name: 'Maria', departmentId });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId, employmentStart: '2026-01-01' });
  for (const { id } of [manager, ann]) await giveTerms(app.database, id, held);
});

/** Sick leave without a grant that can be reported two months late. */
async function countSickLeave(overdraft: number | null) {
  const rules = policyDocumentOf(0, { grants: [], overdraft, minNoticeDays: -60 });
  await app.database
    .insertInto('leavePolicies')
    .values({
      id: randomUUIDv7(),
      planId,
      type: 'SICK_LEAVE',
      effectiveFrom: '2026-01-01',
      rules: JSON.stringify(rules),
    })
    .execute();
}

const ill = (startDate: string, endDate = startDate) =>
  createRequest(app.database, {
    requesterId: ann.id,
    type: 'SICK_LEAVE',
    startDate,
    endDate,
    status: 'APPROVED',
    decidedById: hr.id,
  });
const bodyOf = async (answer: ReturnType<TestActor['get']>) => (await answer).json();
const ofType = <Row extends { type: string }>(rows: Row[], type = 'SICK_LEAVE') =>
  rows.find((row) => row.type === type);
const closeYear = async () => {
  const answer = await hr.post('/admin/leave/closings', { through: '2026-12-31' });
  expect(answer.statusCode, answer.body).toBe(200);
};

test.each([[null], [0], [5]])(
  'a type without a grant is counted in every answer, whatever its overdraft: %s',
  async (overdraft) => {
    await countSickLeave(overdraft);
    await ill('2027-01-11', '2027-01-13');
    const accounts = await bodyOf(ann.get('/vacation/accounts'));
    expect(ofType(accounts)).toMatchObject({ isCounted: true, taken: 3, bookable: null });
    expect(ofType(accounts, 'VACATION')).not.toHaveProperty('isCounted');
    const balance = await bodyOf(ann.get('/vacation/my-balance'));
    expect(balance).toMatchObject({ sickIsCounted: true, sickDaysUsed: 3, sickDaysAvailable: 0 });
    expect(balance).not.toHaveProperty('vacationIsCounted');
    const [row] = await bodyOf(manager.get(`/vacation/balances?userId=${ann.id}`));
    expect(row.sick).toMatchObject({ isCounted: true, used: 3 });
    expect(row.vacation).not.toHaveProperty('isCounted');
    expect(ofType(row.accounts)).toMatchObject({ isCounted: true, used: 3 });
    expect(ofType(row.accounts, 'VACATION')).not.toHaveProperty('isCounted');
    const wanted = { type: 'SICK_LEAVE', startDate: '2027-02-02', endDate: '2027-02-03' };
    const preview = await bodyOf(ann.post('/vacation/preview', wanted));
    expect(preview).toMatchObject({ isCounted: true, byLeaveYear: [{ amount: 2, left: null }] });
    const vacation = await bodyOf(ann.post('/vacation/preview', { ...wanted, type: 'VACATION' }));
    expect(vacation).not.toHaveProperty('isCounted');
    const { id } = await bodyOf(ann.post('/vacation', wanted));
    const [facts] = await bodyOf(manager.get(`/vacation/decision-facts?requestIds=${id}`));
    expect(facts).toMatchObject({ isCounted: true, byLeaveYear: [{ left: null, total: null }] });
  },
);

test('sick leave with exceedable days stays an account', async () => {
  const rules = policyDocumentOf(12, { overdraft: null });
  await countSickLeave(null);
  await app.database
    .updateTable('leavePolicies')
    .set({ rules: JSON.stringify(rules) })
    .where('planId', '=', planId)
    .where('type', '=', 'SICK_LEAVE')
    .execute();
  expect(ofType(await bodyOf(ann.get('/vacation/accounts')))).not.toHaveProperty('isCounted');
  const balance = await bodyOf(ann.get('/vacation/my-balance'));
  expect(balance).toMatchObject({ sickDaysTotal: 12 });
  expect(balance).not.toHaveProperty('sickIsCounted');
});

test('the list of balances and its export give no total of a counted vacation, and sort it last', async () => {
  await app.database
    .updateTable('leavePolicies')
    .set({ rules: JSON.stringify(policyDocumentOf(0, { grants: [], overdraft: null })) })
    .where('planId', '=', planId)
    .execute();
  const bob = await app.signedIn('EMPLOYEE', { name: 'Bob', employmentStart: '2026-01-01' });
  const other = { ...(await createPlace(app.database, randomUUID())), plan: await createPlan(app.database) };
  await giveTerms(app.database, bob.id, other);
  const names = async (order: string) => {
    const rows: { person: { id: string } }[] = await bodyOf(
      hr.get(`/vacation/balances?sortBy=left&sortOrder=${order}&limit=100`),
    );
    return rows.map(({ person }) => person.id);
  };
  for (const order of ['asc', 'desc']) {
    const ids = await names(order);
    expect(ids.indexOf(bob.id)).toBeLessThan(ids.indexOf(ann.id));
  }
  const csv = (await hr.get(`/vacation/balances/export?userId=${ann.id}`)).body;
  const [heading = '', row = ''] = csv.replace('\uFEFF', '').split(/\r?\n/);
  const cellOf = (column: string) => row.split(',')[heading.split(',').indexOf(column)];
  expect(['total', 'left', 'carried'].map(cellOf)).toEqual(['', '', '']);
  expect(cellOf('used')).toBe('0');
});

test('a late sick note changes a closed year, and closings have no balance of counted types', async () => {
  await countSickLeave(0);
  await ill('2026-11-02');
  await closeYear();
  const kept = await app.database
    .selectFrom('leaveClosingBalances')
    .select('type')
    .where('userId', '=', ann.id)
    .execute();
  expect(kept.map(({ type }) => type)).not.toContain('SICK_LEAVE');
  expect(kept.map(({ type }) => type)).toContain('VACATION');
  const late = { type: 'SICK_LEAVE', startDate: '2026-12-28', endDate: '2026-12-29' };
  const own = await ann.post('/vacation', late);
  expect(own.statusCode, own.body).toBe(201);
  const before = { ...late, startDate: '2026-11-09', endDate: '2026-11-10' };
  const recorded = await manager.post('/vacation/on-behalf', {
    userId: ann.id,
    ...before,
    status: 'APPROVED',
  });
  expect(recorded.statusCode, recorded.body).toBe(201);
  const shortened = await manager.post(`/vacation/${recorded.json().id}/shorten`, { endDate: '2026-11-09' });
  expect(shortened.statusCode, shortened.body).toBe(200);
  expect((await verifyClosings(app.database)).fault).toBeUndefined();
  await app.database
    .insertInto('leaveClosingBalances')
    .values({ through: '2026-12-31', userId: ann.id, type: 'SICK_LEAVE', amount: -100 })
    .execute();
  expect((await verifyClosings(app.database)).fault).toBeUndefined();
});

test('a closed year refers employees and managers to HR', async () => {
  await app.database
    .updateTable('leavePolicies')
    .set({ rules: JSON.stringify(policyDocumentOf(24, { minNoticeDays: -60 })) })
    .where('planId', '=', planId)
    .execute();
  await closeYear();
  const late = { type: 'VACATION', startDate: '2026-12-28', endDate: '2026-12-29' };
  const message = '2026 is closed. Please ask HR to correct it.';
  expect((await ann.post('/vacation', late)).json()).toMatchObject({ code: 'YEAR_CLOSED', message });
  const onBehalf = { userId: ann.id, ...late, status: 'APPROVED' };
  const refused = await manager.post('/vacation/on-behalf', onBehalf);
  expect(refused.json()).toMatchObject({ code: 'YEAR_CLOSED', message });
  expect((await hr.post('/vacation/on-behalf', onBehalf)).json()).toMatchObject({
    code: 'YEAR_CLOSED',
    message: 'This would change a closed year; correct it by an adjustment in the open year',
  });
});

test('year end has no sums of counted types', async () => {
  await countSickLeave(0);
  await ill('2026-11-02');
  const rows: { type: string; plan: { id: string } }[] = await bodyOf(
    hr.get('/admin/leave/year-end?through=2026-12-30'),
  );
  const types = rows.filter(({ plan }) => plan.id === planId).map(({ type }) => type);
  expect(types).toEqual(['VACATION']);
});
