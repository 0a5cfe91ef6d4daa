import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let root: TestActor;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp();
  root = await app.signedIn('SYSTEM_ADMIN', { email: 'root@example.com' });
  hr = await app.signedIn('HR_ADMIN', { email: 'helen@example.com', name: 'Helen' });
});
afterAll(() => app.close());

const importing = (actor: TestActor, csv: string, dryRun = false) =>
  actor.post('/admin/users/import', { csv, dryRun });
const userWith = (email: string) =>
  app.database
    .selectFrom('users')
    .select(['id', 'role', 'isActive', 'employmentEnd', 'successorId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
const lastEntry = async (id: string) => (await hr.get(`/admin/audit?entityId=${id}&limit=1`)).json().data[0];

test('a file deactivates people: their sessions and links end at once, without mail, and it is logged', async () => {
  const ada = await app.signedIn('EMPLOYEE', { email: 'ada@example.com', name: 'Ada' });
  await app.server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/magic-link',
    payload: { email: ada.email, callbackURL: '/' },
  });
  const countLinks = async () => {
    const ofAda = app.database.selectFrom('verifications').where('value', 'like', `%${ada.email}%`);
    return (await ofAda.select('id').where('identifier', 'like', 'magic-link:%').execute()).length;
  };
  await expect.poll(countLinks).toBe(1);
  const csv = `email,role,Status\n${ada.email},MANAGER,Inactive`;
  const preview = await importing(hr, csv, true);
  expect(preview.json().people).toMatchObject([
    {
      outcome: 'update',
      status: 'DEACTIVATED',
      changes: ['role', 'status'],
      before: { role: 'EMPLOYEE', status: 'ACTIVE' },
    },
  ]);
  expect((await ada.get('/vacation/my-balance')).statusCode).toBe(200);
  const mails = await mailsOf(app.pool, async () => {
    expect((await importing(hr, csv)).statusCode).toBe(200);
  });
  expect(mails).toEqual([]);
  expect(await userWith(ada.email)).toMatchObject({ role: 'MANAGER', isActive: false });
  expect((await ada.get('/vacation/my-balance')).statusCode).toBe(401);
  expect(await countLinks()).toBe(0);
  expect(await lastEntry(ada.id)).toMatchObject({
    action: 'account.deactivated',
    subject: { email: ada.email },
    summary: 'Deactivated Ada (ada@example.com) by import',
    changes: [
      { field: 'role', from: 'EMPLOYEE', to: 'MANAGER' },
      { field: 'isActive', from: true, to: false },
      { field: 'session', from: expect.any(String) },
    ],
  });
  expect((await importing(hr, csv)).json().people).toMatchObject([{ outcome: 'unchanged', changes: [] }]);
});

test('a file reactivates people, and clears a past last day and their successor', async () => {
  const successor = await createUser(app.database);
  const gone = await createUser(app.database, {
    email: 'gone@example.com',
    name: 'Gone',
    isActive: false,
  });
  await app.database
    .updateTable('users')
    .set({ employmentEnd: '2020-01-31', successorId: successor.id })
    .where('id', '=', gone.id)
    .execute();
  const still = await importing(hr, `email,status,employmentEnd\n${gone.email},active,2020-02-29`);
  expect(still.json()).toMatchObject({
    message: 'Validation failed: Line 2: Someone whose last day is over cannot be active',
  });
  const answer = await importing(hr, `email,status\n${gone.email},active`);
  expect(answer.json().people).toMatchObject([
    {
      changes: ['employmentEnd', 'status'],
      before: { employmentEnd: '2020-01-31', status: 'DEACTIVATED' },
    },
  ]);
  expect(await userWith(gone.email)).toMatchObject({
    isActive: true,
    employmentEnd: null,
    successorId: null,
  });
  expect(await lastEntry(gone.id)).toMatchObject({
    action: 'account.reactivated',
    changes: [
      { field: 'employmentEnd', from: '2020-01-31' },
      { field: 'isActive', from: false, to: true },
    ],
  });
});

test('a file deactivates only people who could be deactivated by hand', async () => {
  const faultOf = async (actor: TestActor, line: string) =>
    (await importing(actor, `email,name,status\n${line}`, true)).json().faults[0]?.message;
  expect(await faultOf(hr, `${hr.email},,deactivated`)).toBe('You cannot deactivate yourself');
  expect(await faultOf(hr, `${root.email},,deactivated`)).toBe(
    'Only a system administrator can change a system administrator',
  );
  expect(await faultOf(hr, 'nobody@example.com,Nobody,deactivated')).toBe(
    'There is no account to deactivate; please leave this line out',
  );
  expect(await faultOf(hr, 'nobody@example.com,Nobody,retired')).toBe('status must be active or deactivated');
  expect(await faultOf(hr, 'nobody@example.com,Nobody,active')).toBeUndefined();
});

test('two administrators deactivating each other by files at once: one succeeds', async () => {
  const other = await app.signedIn('SYSTEM_ADMIN', { email: 'other@example.com' });
  const answers = await Promise.all([
    importing(root, `email,status\n${other.email},deactivated`),
    importing(other, `email,status\n${root.email},deactivated`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const active = await Promise.all([root.email, other.email].map(userWith));
  expect(active.map(({ isActive }) => isActive).sort()).toEqual([false, true]);
});
