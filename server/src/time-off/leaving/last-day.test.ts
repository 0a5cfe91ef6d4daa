import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada' });
});
afterAll(() => app.close());

const plan = { cancelLaterLeave: true, endMemberships: true };
const leave = ({ id }: TestActor, lastDay: string, more: object = {}) =>
  admin.post(`/admin/users/${id}/leaving`, { lastDay, ...plan, ...more });

test.each([
  ['before the employment starts', { lastDay: '2019-12-31' }, 400, 'lastDay'],
  [
    'with a successor who is not there',
    { successorId: '01900000-0000-7000-8000-000000000001' },
    400,
    'successorId',
  ],
  ['without a day', { lastDay: undefined }, 400, 'lastDay'],
])('a departure %s is refused', async (_, given, status, path) => {
  const person = await app.signedIn('MANAGER', { employmentStart: '2020-01-01' });
  const answer = await leave(person, '2026-06-30', given);
  expect([answer.statusCode, answer.json().issues?.[0]?.path], answer.body).toEqual([status, path]);
});

test("no one can plan their own departure, and HR can't plan a system administrator's", async () => {
  const hr = await app.signedIn('HR_ADMIN');
  const own = await hr.post(`/admin/users/${hr.id}/leaving`, { lastDay: '2026-06-30', ...plan });
  expect([own.statusCode, own.json().code]).toEqual([409, 'OWN_RECORD']);
  expect((await hr.put(`/admin/users/${hr.id}`, { employmentEnd: '2026-06-30' })).json().code).toBe(
    'OWN_RECORD',
  );
  expect(
    (await hr.post(`/admin/users/${admin.id}/leaving`, { lastDay: '2026-06-30', ...plan })).statusCode,
  ).toBe(403);
});

test('time off can only be requested within the period of employment', async () => {
  const person = await app.signedIn('EMPLOYEE', { employmentStart: '2026-06-15' });
  await leave(person, '2026-07-31');
  const ask = (startDate: string, endDate: string) =>
    person.post('/vacation', { type: 'UNPAID', startDate, endDate });
  expect((await ask('2026-06-12', '2026-06-16')).json().issues).toEqual([
    { path: 'startDate', message: 'Your employment has not begun on this day; it begins on Mon 15 Jun 2026' },
  ]);
  expect((await ask('2026-07-31', '2026-08-03')).json().issues).toEqual([
    { path: 'endDate', message: 'Your employment ends on Fri 31 Jul 2026' },
  ]);
  expect((await ask('2026-07-30', '2026-07-31')).statusCode).toBe(201);
});

test('a person gets no email after their last day', async () => {
  const person = await app.signedIn('EMPLOYEE');
  const { id } = await createRequest(app.database, { requesterId: person.id, startDate: '2026-06-02' });
  await leave(person, '2026-06-05', { cancelLaterLeave: false });
  app.setToday('2026-06-06');
  await admin.post(`/vacation/${id}/reject`, {});
  await expect
    .poll(
      async () =>
        (await app.pool.query("SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state < 'completed'"))
          .rowCount,
    )
    .toBe(0);
  const kept = await app.pool.query('SELECT 1 FROM kept_mails WHERE recipient = $1', [person.email]);
  expect(kept.rowCount).toBe(0);
});

test("shortened time off stays approved, and approvers see a shortened pending request's former days", async () => {
  const person = await app.signedIn('EMPLOYEE');
  const days = { requesterId: person.id, startDate: '2026-06-29', endDate: '2026-07-03' };
  const approved = { status: 'APPROVED', decidedById: admin.id, decidedAmount: 500 } as const;
  const { id } = await createRequest(app.database, { ...days, ...approved });
  expect((await leave(person, '2026-06-30')).statusCode).toBe(200);
  const { entries } = (
    await person.get('/vacation/accounts/VACATION/entries?from=2026-01-01&to=2026-12-31')
  ).json();
  const lines = entries.filter(({ requestId }: { requestId?: string }) => requestId === id);
  expect(lines.map(({ date, kind, amount }: Line) => [date, kind, amount])).toEqual([
    ['2026-06-29', 'TAKEN', -1],
    ['2026-06-30', 'TAKEN', -1],
  ]);

  const asking = await app.signedIn('EMPLOYEE');
  const pending = await createRequest(app.database, { ...days, requesterId: asking.id });
  await leave(asking, '2026-06-30');
  expect((await admin.get(`/vacation/${pending.id}`)).json()).toMatchObject({
    status: 'PENDING',
    endDate: '2026-06-30',
    changedFrom: { type: 'VACATION', startDate: '2026-06-29', endDate: '2026-07-03' },
  });
});

interface Line {
  date: string;
  kind: string;
  amount: number;
}
