import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequest, createUser } from '../../../testing/factories.ts';
import { loggedEntries } from '../../../testing/logged-entries.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

const today = '2026-08-12';
const lastDay = '2026-09-30';
let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await testApp({ today });
  admin = await app.signedIn('HR_ADMIN');
  await createUser(app.database, { role: 'HR_ADMIN' });
});
afterAll(() => app.close());
beforeEach(() => app.database.deleteFrom('leaveClosings').execute());

const employee = async () => (await createUser(app.database, { employmentStart: '2020-01-01' })).id;
// 24 a year, nine months employed.
const leaver = async (employmentEnd = lastDay) =>
  (await createUser(app.database, { employmentStart: '2020-01-01', employmentEnd })).id;
const payoutOf = (userId: string, body: object = {}) => ({
  userId,
  type: 'VACATION',
  amount: 2,
  on: lastDay,
  ...body,
});
const pay = (userId: string, body?: object) => admin.post('/admin/leave/payouts', payoutOf(userId, body));
const accountOf = async (userId: string, on = today) =>
  (await admin.get(`/vacation/accounts?userId=${userId}&on=${on}`)).json()[0];
const vacationOf = (requesterId: string, status: 'APPROVED' | 'PENDING' = 'APPROVED') =>
  createRequest(app.database, {
    requesterId,
    startDate: '2026-09-07',
    endDate: '2026-09-11',
    status,
    ...(status === 'APPROVED' && { decidedById: admin.id }),
  });

test('a pay-out lowers what is payable, with a line of its own', async () => {
  const userId = await leaver();
  const answer = await pay(userId, { amount: 7.5, reason: 'With the September payroll' });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({ userId, type: 'VACATION', amount: 7.5, on: lastDay });
  expect(await accountOf(userId, lastDay)).toMatchObject({
    payable: 10.5,
    adjusted: -7.5,
    paidOut: 7.5,
    asOf: { granted: 18, adjusted: -7.5, paidOut: 7.5, balance: 10.5 },
  });
  const { entries } = (await admin.get(`/vacation/accounts/VACATION/entries?userId=${userId}`)).json();
  expect(entries).toContainEqual(
    expect.objectContaining({
      date: lastDay,
      kind: 'PAID_OUT',
      amount: -7.5,
      because: 'With the September payroll',
      adjustmentId: answer.json().id,
    }),
  );
});

test('it needs no reason, and can be undone', async () => {
  const userId = await leaver();
  const answer = (await pay(userId)).json();
  expect(answer).not.toHaveProperty('reason');
  expect((await admin.delete(`/admin/leave/adjustments/${answer.id}`)).statusCode).toBe(204);
  expect((await loggedEntries(app.database, userId)).at(-1)).toMatchObject({
    action: 'balance.payout-deleted',
    changes: expect.arrayContaining([{ field: 'amount', from: 2 }]),
  });
  expect((await accountOf(userId)).payable).toBe(18);
});

describe('from the last day on', () => {
  test('what is payable is the most, without pending requests', async () => {
    const userId = await leaver();
    await vacationOf(userId);
    await vacationOf(await leaver(), 'PENDING');
    const refused = await pay(userId, { amount: 13.01 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'EXCEEDS_BALANCE',
        issues: [
          { path: 'amount', message: 'At most 13 days of Vacation can be paid out on Wed 30 Sep 2026' },
        ],
      },
    ]);
    expect((await pay(userId, { amount: 13 })).statusCode).toBe(201);
    expect((await pay(userId, { amount: 0.01 })).json().message).toBe(
      'Nothing of Vacation can be paid out on Wed 30 Sep 2026',
    );
  });

  test('also long afterwards', async () => {
    const userId = await leaver('2026-03-31');
    expect((await pay(userId, { amount: 6, on: today })).statusCode).toBe(201);
    expect(await accountOf(userId)).toMatchObject({ payable: 0 });
  });

  test('pay-outs at once never exceed it', async () => {
    const userId = await leaver();
    const answers = await Promise.all([9, 9, 9, 9].map((amount) => pay(userId, { amount })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
    expect((await accountOf(userId)).payable).toBe(0);
  });

  test('a repeated call pays once', async () => {
    const userId = await leaver();
    const repeated = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/admin/leave/payouts',
        headers: { cookie: admin.cookie, 'idempotency-key': userId },
        payload: payoutOf(userId),
      });
    const [first, second] = [await repeated(), await repeated()];
    expect([first.statusCode, second.statusCode, second.json().id]).toEqual([201, 201, first.json().id]);
    expect((await accountOf(userId)).payable).toBe(16);
  });
});

describe('before the last day', () => {
  test('what is available is the most, with pending requests, later grants excluded', async () => {
    const userId = await employee();
    await vacationOf(userId, 'PENDING');
    expect((await pay(userId, { amount: 19.5, on: today })).json().code).toBe('EXCEEDS_BALANCE');
    expect((await pay(userId, { amount: 19, on: today })).statusCode).toBe(201);
    expect(await accountOf(userId)).toMatchObject({ bookable: 0, paidOut: 19 });
  });

  test('bookings and pay-outs at once never exceed it', async () => {
    const person = await app.signedIn('EMPLOYEE', { employmentStart: '2020-01-01' });
    await pay(person.id, { amount: 20, on: today });
    const [paid, booked] = await Promise.all([
      pay(person.id, { amount: 4, on: today }),
      person.post('/vacation', { type: 'VACATION', startDate: '2026-09-07', endDate: '2026-09-10' }),
    ]);
    const accepted = [paid, booked].filter((answer) => answer?.statusCode === 201);
    expect(accepted).toHaveLength(1);
    expect((await accountOf(person.id)).bookable).toBe(0);
  });

  test('nothing before the first day', async () => {
    const { id } = await createUser(app.database, { employmentStart: '2026-10-01' });
    expect((await pay(id, { on: today })).json().code).toBe('EXCEEDS_BALANCE');
  });
});

test.each([
  ['nothing', { amount: 0 }, 'amount', 'Amount must be more than 0'],
  ['a negative amount', { amount: -1 }, 'amount', 'Amount must be more than 0'],
  ['less than a hundredth of a day', { amount: 0.001 }, 'amount', 'Amount must have at most two decimals'],
  ['too much', { amount: 10_001 }, 'amount', 'Amount must be at most 10,000'],
  ['a type that is not paid out', { type: 'SICK_LEAVE' }, 'type', 'Sick Leave is not paid out'],
  ['a type without a limit', { type: 'UNPAID' }, 'type', 'Unpaid Leave is not paid out'],
  ['a day past all bounds', { on: '2099-01-01' }, 'on', 'On must be a date between 1950 and 2036'],
])('%s is refused at its field', async (_what, body, path, message) => {
  const answer = await pay(await leaver(), body);
  expect(answer.json().issues).toEqual([{ path, message }]);
});

test('a closed day is refused at the day', async () => {
  const userId = await leaver('2026-03-31');
  await admin.post('/admin/leave/closings', { through: '2026-07-31' });
  const answer = await pay(userId, { on: '2026-03-31' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'YEAR_CLOSED', issues: [{ path: 'on' }] },
  ]);
  expect((await pay(userId, { on: today })).statusCode).toBe(201);
});

test('not even the only administrator pays out their own leave', async () => {
  const answer = await admin.post('/admin/leave/payouts', {
    userId: admin.id,
    type: 'VACATION',
    amount: 1,
    on: today,
    reason: 'Nobody else is here',
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_BALANCE']);
});

test('a dry run stores nothing, and an effect that changed is refused', async () => {
  const userId = await employee();
  const { fingerprint, changed } = (await pay(userId, { on: today, dryRun: true })).json();
  expect(changed).toMatchObject([{ before: 24, after: 22 }]);
  expect((await accountOf(userId)).bookable).toBe(24);
  await pay(userId, { on: today, amount: 1 });
  expect((await pay(userId, { on: today, fingerprint })).json().code).toBe('IMPACT_CHANGED');
});

test('what is payable to leavers is listed until it is paid out', async () => {
  const [first, second] = [await leaver('2026-05-31'), await leaver('2026-06-30')];
  const overdrawn = await leaver('2026-04-30');
  await admin.post('/admin/leave/adjustments', {
    userId: overdrawn,
    type: 'VACATION',
    amount: -10,
    on: '2026-04-30',
    reason: 'Taken in advance',
  });
  const listed = async () => {
    const answer = await admin.get('/admin/leave/payables?through=2026-07-31&limit=100');
    const rows: { person: { id: string }; lastDay: string; type: string; amount: number }[] = answer.json();
    const found = rows.filter(({ person }) => [first, second, overdrawn].includes(person.id));
    return found.map(({ person, lastDay: day, type, amount }) => [person.id, day, type, amount]);
  };
  expect(await listed()).toEqual([
    [second, '2026-06-30', 'VACATION', 12],
    [first, '2026-05-31', 'VACATION', 10],
    [overdrawn, '2026-04-30', 'VACATION', -2],
  ]);
  await pay(second, { amount: 12, on: today });
  expect(await listed()).toHaveLength(2);
});
