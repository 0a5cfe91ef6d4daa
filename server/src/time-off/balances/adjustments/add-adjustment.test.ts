import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { loggedEntries } from '../../../testing/logged-entries.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

const today = '2026-08-12';
let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await testApp({ today });
  admin = await app.signedIn('HR_ADMIN');
  await createUser(app.database, { role: 'HR_ADMIN' });
});
afterAll(() => app.close());

const somebody = async () => (await createUser(app.database)).id;
const adjust = (userId: string, body: object = {}) =>
  admin.post('/admin/leave/adjustments', {
    userId,
    type: 'VACATION',
    amount: 2.5,
    on: today,
    reason: 'Moved house',
    ...body,
  });
const bookableOf = async (userId: string, on = today) =>
  (await admin.get(`/vacation/accounts?userId=${userId}&on=${on}`)).json()[0].bookable;

test('an adjustment is effective from its day and reports its effect', async () => {
  const userId = await somebody();
  const answer = await adjust(userId, { on: '2026-10-01' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    userId,
    type: 'VACATION',
    amount: 2.5,
    on: '2026-10-01',
    reason: 'Moved house',
    impact: { people: 1, changed: [{ person: userId, before: 24, after: 26.5, overdrawn: false }] },
  });
  expect(await bookableOf(userId, '2026-09-30')).toBe(24);
  expect(await bookableOf(userId, '2026-10-01')).toBe(26.5);
});

test('an adjustment with a last day expires after it', async () => {
  const userId = await somebody();
  await adjust(userId, { expiresOn: '2026-09-30' });
  expect(await bookableOf(userId)).toBe(26.5);
  expect(await bookableOf(userId, '2026-10-01')).toBe(24);
  const { entries } = (await admin.get(`/vacation/accounts/VACATION/entries?userId=${userId}`)).json();
  expect(entries).toContainEqual(
    expect.objectContaining({ date: '2026-09-30', kind: 'LAPSED', amount: -2.5 }),
  );
});

test('a dry run stores nothing, and a changed effect is refused', async () => {
  const userId = await somebody();
  const { fingerprint, changed } = (await adjust(userId, { dryRun: true })).json();
  expect(changed).toMatchObject([{ before: 24, after: 26.5 }]);
  expect(await bookableOf(userId)).toBe(24);
  await adjust(userId, { amount: 1 });
  expect((await adjust(userId, { fingerprint })).json().code).toBe('IMPACT_CHANGED');
  expect(await bookableOf(userId)).toBe(25);
});

test('an adjustment can be undone once', async () => {
  const userId = await somebody();
  const { id } = (await adjust(userId, { amount: -4 })).json();
  expect(await bookableOf(userId)).toBe(20);
  const seen = await admin.delete(`/admin/leave/adjustments/${id}?dryRun=true`);
  expect(seen.json().changed).toMatchObject([{ before: 20, after: 24 }]);
  expect(await bookableOf(userId)).toBe(20);
  const answers = await Promise.all([1, 2].map(() => admin.delete(`/admin/leave/adjustments/${id}`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  expect(await bookableOf(userId)).toBe(24);
});

test('its account line names it, and the log says who undid it and why', async () => {
  const userId = await somebody();
  const { id } = (await adjust(userId)).json();
  const { entries } = (await admin.get(`/vacation/accounts/VACATION/entries?userId=${userId}`)).json();
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'ADJUSTMENT', adjustmentId: id }));
  const { fingerprint } = (await admin.delete(`/admin/leave/adjustments/${id}?dryRun=true`)).json();
  await adjust(userId);
  const stale = await admin.delete(`/admin/leave/adjustments/${id}?fingerprint=${fingerprint}`);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'IMPACT_CHANGED']);
  await admin.delete(`/admin/leave/adjustments/${id}?reason=Typed%20twice`);
  expect((await loggedEntries(app.database, userId)).at(-1)).toMatchObject({
    action: 'balance.adjustment-deleted',
    reason: 'Typed twice',
    changes: expect.arrayContaining([{ field: 'amount', from: 2.5 }]),
  });
});

test('the only administrator may undo their own adjustment, with a reason', async () => {
  const others = app.database.updateTable('users').where('id', '!=', admin.id).where('role', '=', 'HR_ADMIN');
  await others.set({ isActive: false }).execute();
  const { id } = (await adjust(admin.id)).json();
  const address = `/admin/leave/adjustments/${id}`;
  const refused = (await admin.delete(address)).json();
  expect(refused).toMatchObject({ code: 'OWN_BALANCE', issues: [{ path: 'reason' }] });
  expect((await admin.delete(`${address}?reason=A%20mistake`)).statusCode).toBe(204);
  const entry = (await loggedEntries(app.database, admin.id)).at(-1);
  expect(entry?.summary).toContain('their own, as the only administrator');
  await others.set({ isActive: true }).execute();
});

test.each([
  ['nothing', { amount: 0 }, 'amount', 'Amount must not be 0'],
  ['less than a hundredth of a day', { amount: 0.001 }, 'amount', 'Amount must have at most two decimals'],
  [
    'what ends before it begins',
    { expiresOn: '2026-08-11' },
    'expiresOn',
    'Expires on must not be before the day of the adjustment',
  ],
  ['a loss that ends', { amount: -1, expiresOn: '2026-12-31' }, 'expiresOn', 'Only what is added can expire'],
  ['no reason', { reason: ' ' }, 'reason', 'Reason is required'],
])('%s is refused at its field', async (_what, body, path, message) => {
  const answer = await adjust(await somebody(), body);
  expect(answer.json().issues).toEqual([{ path, message }]);
});

test("only another administrator adjusts one's own balance", async () => {
  const answer = await adjust(admin.id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_BALANCE']);
});

test('types without grants can be adjusted, too', async () => {
  const answer = await adjust(await somebody(), { type: 'UNPAID' });
  expect([answer.statusCode, answer.json().impact.changed]).toEqual([201, []]);
});

test('unknown types and people are not found', async () => {
  expect((await adjust(await somebody(), { type: 'NOTHING' })).json().message).toBe('Type not found');
  expect((await adjust('01900000-0000-7000-8000-000000000000')).json().message).toBe('User not found');
});
