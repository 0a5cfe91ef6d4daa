import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-12' });
  admin = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const week = (requesterId: string, startDate: string, endDate: string) =>
  createRequest(app.database, {
    requesterId,
    startDate,
    endDate,
    status: 'APPROVED',
    decidedById: admin.id,
  });

test('a statement has the lines of the leave year of the day, with the balances before and after', async () => {
  const ann = await app.signedIn('EMPLOYEE', { employmentStart: '2025-01-01' });
  await app.database.updateTable('users').set({ personnelNumber: 'A-17' }).where('id', '=', ann.id).execute();
  await week(ann.id, '2026-03-02', '2026-03-06');
  const answer = await ann.get('/vacation/statement?on=2026-08-12');
  expect(answer.statusCode, answer.body).toBe(200);
  const { accounts, ...rest } = answer.json();
  expect(rest).toMatchObject({
    on: '2026-08-12',
    person: { id: ann.id, personnelNumber: 'A-17' },
    employment: { startDate: '2025-01-01' },
    plan: expect.any(String),
    schedule: expect.any(String),
  });
  const vacation = accounts.find(({ type }: { type: string }) => type === 'VACATION');
  expect(vacation).toMatchObject({
    typeName: 'Vacation',
    leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
    opening: 0,
    closing: 0,
  });
  expect(
    vacation.entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
  ).toEqual([['GRANT', 24], ...Array(5).fill(['TAKEN', -1]), ['LAPSED', -19]]);
  // Types that are only counted have a place once they have lines.
  expect(accounts.map(({ type }: { type: string }) => type)).toEqual(['VACATION', 'SICK_LEAVE']);
});

test('only administrators print statements of others, which is logged', async () => {
  const { id } = await createUser(app.database);
  const manager = await app.signedIn('MANAGER');
  expect((await manager.get(`/vacation/statement?userId=${id}`)).statusCode).toBe(403);
  expect((await admin.get(`/vacation/statement?userId=${id}`)).statusCode).toBe(200);
  expect((await loggedEntries(app.database, id)).map(({ action }) => action)).toEqual(['balance.read']);
});

test('the statements of a department are those of the people employed on the day, page by page', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const people = [
    { name: 'Cara', departmentId },
    { name: 'Ada', departmentId, employmentEnd: '2026-12-31' },
    { name: 'Bea', departmentId, employmentStart: '2026-12-31' },
    { name: 'Left', departmentId, employmentEnd: '2026-12-30' },
    { name: 'Later', departmentId, employmentStart: '2027-01-01' },
    { name: 'Deactivated', departmentId, isActive: false },
  ];
  for (const person of people) await createUser(app.database, person);
  const names = async (query: string) => {
    const answer = await admin.get(
      `/admin/leave/statements?on=2026-12-31&departmentId=${departmentId}${query}`,
    );
    const rows: { person: { name: string } }[] = answer.json();
    return [answer.headers['x-total-count'], ...rows.map(({ person }) => person.name)];
  };
  expect(await names('')).toEqual(['3', 'Ada', 'Bea', 'Cara']);
  expect(await names('&limit=2&page=2')).toEqual(['3', 'Cara']);
});

test('a leave certificate says what was granted, taken and paid out in the last leave year', async () => {
  const { id } = await createUser(app.database, {
    employmentStart: '2025-01-01',
    employmentEnd: '2026-06-30',
  });
  await week(id, '2026-03-02', '2026-03-06');
  await admin.post('/admin/leave/payouts', { userId: id, type: 'VACATION', amount: 4, on: '2026-06-30' });
  const answer = await admin.get(`/admin/users/${id}/leave-certificate`);
  expect(answer.json()).toMatchObject({
    employment: { startDate: '2025-01-01', endDate: '2026-06-30' },
    // 24 × 6/12
    types: [{ type: 'VACATION', unit: 'DAY', entitlement: 12, taken: 5, paidOut: 4 }],
  });
});

test('there is no certificate without a last day', async () => {
  const { id } = await createUser(app.database);
  const answer = await admin.get(`/admin/users/${id}/leave-certificate`);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'INVALID_TRANSITION']);
});
