import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const today = '2026-08-12';
let app: TestApp;
let admin: TestActor;
let ann: TestActor;
let requestId: string;

beforeAll(async () => {
  app = await testApp({ today });
  admin = await app.signedIn('HR_ADMIN');
  ann = await app.signedIn('EMPLOYEE');
  const approved = { requesterId: ann.id, status: 'APPROVED', decidedById: admin.id } as const;
  const taken = { ...approved, startDate: '2026-08-06', endDate: '2026-08-10' };
  requestId = (await createRequest(app.database, taken)).id;
  await createRequest(app.database, { ...approved, startDate: '2026-12-28', endDate: '2027-01-05' });
  await createRequest(app.database, { requesterId: ann.id, startDate: '2026-09-01' });
  await admin.put(`/vacation/leave-balance/${ann.id}`, { vacationDaysTotal: 26.5, reason: 'Moved house' });
});
afterAll(() => app.close());

const accountsOf = async (query = '') => (await ann.get(`/vacation/accounts${query}`)).json();
const entriesOf = async (query = '') => (await ann.get(`/vacation/accounts/VACATION/entries${query}`)).json();

test("an account has today's balance and its parts", async () => {
  const accounts = await accountsOf();
  expect(accounts.map(({ type }: { type: string }) => type)).toEqual([
    'VACATION',
    'SICK_LEAVE',
    'WORK_FROM_HOME',
    'UNPAID',
  ]);
  expect(accounts[0]).toMatchObject({
    unit: 'DAY',
    leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
    opening: 0,
    granted: 24,
    adjusted: 2.5,
    taken: 3,
    planned: 4,
    pending: 1,
    bookable: 18.5,
    nextExpiry: { date: '2026-12-31', amount: 18.5 },
  });
  expect(accounts[0].forecast).toHaveLength(6);
  expect(accounts[2].bookable).toBeNull();
});

test("the bookable amount is the balance's available amount", async () => {
  const { vacationDaysAvailable } = (await ann.get('/vacation/my-balance')).json();
  expect((await accountsOf())[0].bookable).toBe(vacationDaysAvailable);
});

test('an account can be read as of another day', async () => {
  expect((await accountsOf('?on=2026-08-07'))[0]).toMatchObject({ taken: 2, planned: 5, granted: 24 });
  expect((await accountsOf('?on=2027-03-01'))[0]).toMatchObject({
    leaveYear: { startDate: '2027-01-01', endDate: '2027-12-31' },
    taken: 3,
    bookable: 21,
  });
});

test('its lines are of the current leave year, each with its balance and request', async () => {
  const { opening, entries, closing } = await entriesOf();
  expect([opening, closing]).toEqual([0, 0]);
  expect(entries[0]).toMatchObject({ date: '2026-01-01', kind: 'GRANT', amount: 24, balance: 24 });
  expect(entries[1]).toMatchObject({
    date: '2026-01-01',
    kind: 'ADJUSTMENT',
    amount: 2.5,
    because: 'Moved house',
  });
  expect(entries[2]).toMatchObject({ date: '2026-08-06', kind: 'TAKEN', balance: 25.5, requestId });
  expect(entries[2].lots).toEqual([{ since: '2026-01-01', amount: 1 }]);
  expect(entries.find(({ date }: { date: string }) => date === '2026-09-01').isPending).toBe(true);
  expect(entries.at(-1)).toMatchObject({ date: '2026-12-31', kind: 'LAPSED', amount: -18.5, balance: 0 });
});

test('lines have a period, by default the leave year of its bounds', async () => {
  const datesIn = async (query: string) => {
    const { entries } = await entriesOf(query);
    return entries.map(({ date }: { date: string }) => date);
  };
  expect(await datesIn('?from=2026-08-07&to=2026-08-10')).toEqual(['2026-08-07', '2026-08-10']);
  expect(await datesIn('?from=2027-01-05')).toEqual(['2027-01-05', '2027-12-31']);
  expect(await datesIn('?to=2025-06-30')).toEqual([]);
  const answer = await ann.get('/vacation/accounts/VACATION/entries?from=2026-02-01&to=2026-01-01');
  expect(answer.json().issues).toEqual([{ path: 'to', message: 'To must be on or after from' }]);
});

test('an account of an HR-only type is visible to the person and administrators', async () => {
  await app.database.updateTable('leaveTypes').set({ shownTo: 'HR' }).where('code', '=', 'UNPAID').execute();
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId });
  const member = await app.signedIn('EMPLOYEE', { departmentId });
  const path = `/vacation/accounts?userId=${member.id}`;
  const seenBy = async (viewer: TestActor) => {
    const accounts = (await viewer.get(path)).json();
    return accounts.some(({ type }: { type: string }) => type === 'UNPAID');
  };
  expect([await seenBy(member), await seenBy(admin), await seenBy(manager)]).toEqual([true, true, false]);
  const entries = `/vacation/accounts/UNPAID/entries?userId=${member.id}`;
  expect((await manager.get(entries)).statusCode).toBe(404);
  await app.database.updateTable('leaveTypes').set({ shownTo: 'APPROVERS' }).execute();
});

test('a type without an account is not found', async () => {
  expect((await ann.get('/vacation/accounts/NOTHING/entries')).statusCode).toBe(404);
});

test('a manager sees the accounts in their scope, a colleague none', async () => {
  const manager = await app.signedIn('MANAGER');
  const other = await app.signedIn('EMPLOYEE');
  for (const path of ['/vacation/accounts', '/vacation/accounts/VACATION/entries']) {
    expect((await manager.get(`${path}?userId=${ann.id}`)).statusCode).toBe(403);
    expect((await other.get(`${path}?userId=${ann.id}`)).statusCode).toBe(403);
    expect((await admin.get(`${path}?userId=${ann.id}`)).statusCode).toBe(200);
  }
});

test('someone who joined in the year reads how their days are counted', async () => {
  const newcomer = await createUser(app.database, { employmentStart: '2026-07-15' });
  const answer = await admin.get(`/vacation/accounts/VACATION/entries?userId=${newcomer.id}`);
  expect(answer.json().entries[0]).toMatchObject({
    date: '2026-07-15',
    amount: 12,
    formula: '24 × 6/12 = 12',
  });
});

test.each([
  ['accounts?on=2037-01-01', 'on', 'On'],
  ['accounts?on=1949-12-31', 'on', 'On'],
  ['accounts/VACATION/entries?to=2037-01-01', 'to', 'To'],
])('a day beyond those of accounts is refused at its field: %s', async (path, field, label) => {
  const answer = await ann.get(`/vacation/${path}`);
  expect([answer.statusCode, answer.json().issues]).toEqual([
    400,
    [{ path: field, message: `${label} must be a date between 1950 and 2036` }],
  ]);
});

test('the first and last year that can be read are returned', async () => {
  const [last] = await accountsOf('?on=2036-12-31');
  expect(last).toMatchObject({ bookable: 24, leaveYear: { endDate: '2036-12-31' } });
  expect(last.forecast.every(({ bookable }: { bookable: number }) => bookable === 24)).toBe(true);
  expect((await accountsOf('?on=1950-01-01'))[0]).toMatchObject({ bookable: 0, granted: 0 });
});
