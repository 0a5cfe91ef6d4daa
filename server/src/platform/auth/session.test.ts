import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';
import { readSessionToken } from './session-cookie.ts';

let app: TestApp;
let person: TestActor;
beforeAll(async () => {
  app = await testApp();
  person = await app.signedIn('EMPLOYEE');
});
afterAll(() => app.close());

const day = 86_400_000;

async function setExpiry(milliseconds: number): Promise<void> {
  const expiresAt = new Date(Date.now() + milliseconds);
  await app.database.updateTable('sessions').set({ expiresAt }).where('userId', '=', person.id).execute();
}

test('a session is renewed by use, once a day', async () => {
  const fresh = await person.get('/vacation/my-balance');
  expect([fresh.statusCode, fresh.headers['set-cookie']]).toEqual([200, undefined]);
  await setExpiry(5 * day);
  const renewed = await person.get('/vacation/my-balance');
  expect(String(renewed.headers['set-cookie'])).toMatch(/almanac.session_token=.*Max-Age=604800/);
  const { session } = (await person.get('/auth/get-session')).json();
  expect(Date.parse(session.expiresAt) - Date.now()).toBeGreaterThan(6.9 * day);
});

test('a session due for renewal is found while the database is read-only', async () => {
  await setExpiry(5 * day);
  const lastUsedAt = new Date(Date.now() - day);
  await app.database.updateTable('sessions').set({ lastUsedAt }).where('userId', '=', person.id).execute();
  await setReadOnly(true);
  try {
    const caller = app.impatient(person);
    expect((await caller.get('/vacation/my-balance')).statusCode).toBe(200);
    expect((await caller.post('/auth/update-user', { name: 'Ann' })).statusCode).toBe(503);
  } finally {
    await setReadOnly(false);
  }
  const { session } = (await person.get('/auth/get-session')).json();
  expect(Date.parse(session.expiresAt) - Date.now()).toBeGreaterThan(6.9 * day);
});

/** Makes the application's connections read-only or writable, like a replica's. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const { user, database } = app.servicePoolConfig;
  await app.pool.query(
    `ALTER ROLE "${user}" IN DATABASE "${database}" SET default_transaction_read_only = ${isReadOnly}`,
  );
  await app.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = $1',
    [user],
  );
  // Until the pool has noticed its lost connections.
  await expect
    .poll(async () => (await app.impatient(person).get('/vacation/my-balance')).statusCode)
    .toBe(200);
}

test('an ended session is not found', async () => {
  await setExpiry(-1000);
  expect((await person.get('/vacation/my-balance')).statusCode).toBe(401);
  await setExpiry(7 * day);
});

test('a session ends after 90 days, however often renewed', async () => {
  const begun = (daysAgo: number) =>
    app.database
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - daysAgo * day) })
      .where('userId', '=', person.id)
      .execute();
  await begun(89);
  const { session } = (await person.get('/auth/get-session')).json();
  expect(Date.parse(session.expiresAt) - Date.now()).toBeLessThanOrEqual(day);
  const [listed] = (await person.get('/auth/list-sessions')).json();
  expect(listed.expiresAt).toBe(session.expiresAt);
  await begun(90);
  expect((await person.get('/vacation/my-balance')).statusCode).toBe(401);
  await begun(0);
});

test('a changed role applies from the next call', async () => {
  await app.database.updateTable('users').set({ role: 'HR_ADMIN' }).where('id', '=', person.id).execute();
  expect((await person.get('/admin/users')).statusCode).toBe(200);
});

test.each([
  ['no signature', (cookie: string) => cookie.split('.').slice(0, 2).join('.')],
  ['a signature of another token', (cookie: string) => cookie.replace('_token=', '_token=a')],
  ['a broken encoding', (cookie: string) => `${cookie}%`],
  ['another name', (cookie: string) => cookie.replace('almanac.', 'other.')],
  ['more parts', (cookie: string) => `${cookie}.a`],
])('a cookie with %s has no session', (_name, forge) => {
  const name = 'almanac.session_token';
  const secret = 'a secret of the tests, which signs nothing else';
  expect(readSessionToken(person.cookie, name, secret)).toBeTypeOf('string');
  expect(readSessionToken(`a=b; ${person.cookie}; c=d`, name, secret)).toBeTypeOf('string');
  expect(readSessionToken(forge(person.cookie), name, secret)).toBeUndefined();
  expect(readSessionToken(person.cookie, name, 'another secret')).toBeUndefined();
});
