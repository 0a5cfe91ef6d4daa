import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let person: TestActor;
beforeAll(async () => {
  app = await testApp();
  person = await app.signedIn('EMPLOYEE');
});
afterAll(() => app.close());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function storeSession(id: string, values: { userAgent?: string; expiresAt?: Date }): Promise<string> {
  const session = { expiresAt: minutesAgo(-60), lastUsedAt: minutesAgo(30), ...values };
  await app.database
    .insertInto('sessions')
    .values({ id, userId: person.id, token: id, ...session })
    .execute();
  return id;
}

test('one’s own sessions are listed, last used first, with readable devices and without tokens', async () => {
  const phone = await storeSession('01920000-0000-7000-8000-000000000001', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  });
  await storeSession('01920000-0000-7000-8000-000000000002', { expiresAt: minutesAgo(1) });
  await app.signedIn('EMPLOYEE');
  const answer = await person.get('/auth/list-sessions');
  expect(answer.json()).toMatchObject([
    { isCurrent: true },
    { id: phone, isCurrent: false, browser: 'Safari', system: 'iPhone' },
  ]);
  expect(answer.body).not.toContain('token');
});

test('a session shows when it was last used, to ten minutes', async () => {
  const lastUse = async () => {
    const sessions: { isCurrent: boolean; lastUsedAt: string }[] = (
      await person.get('/auth/list-sessions')
    ).json();
    return Date.parse(sessions.find(({ isCurrent }) => isCurrent)?.lastUsedAt ?? '');
  };
  const setLastUse = (lastUsedAt: Date) =>
    app.database.updateTable('sessions').set({ lastUsedAt }).where('userId', '=', person.id).execute();
  await setLastUse(minutesAgo(9));
  expect(await lastUse()).toBeLessThan(minutesAgo(8).getTime());
  await setLastUse(minutesAgo(11));
  expect(await lastUse()).toBeGreaterThan(minutesAgo(1).getTime());
});

test('only one’s own sessions can be ended', async () => {
  const other = await app.signedIn('EMPLOYEE');
  const idOf = async (actor: TestActor): Promise<string> =>
    (await actor.get('/auth/list-sessions')).json().find((each: { isCurrent: boolean }) => each.isCurrent).id;
  const foreign = await person.post('/auth/revoke-session', { id: await idOf(other) });
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'NOT_FOUND']);
  const elsewhere = await storeSession('01920000-0000-7000-8000-000000000003', {});
  expect((await person.post('/auth/revoke-session', { id: elsewhere })).json()).toEqual({ status: true });
  expect((await person.get('/auth/list-sessions')).body).not.toContain(elsewhere);
  const own = await person.post('/auth/revoke-session', { id: await idOf(person) });
  expect(String(own.headers['set-cookie'])).toMatch(/almanac.session_token=; Max-Age=0/);
  expect((await person.get('/auth/list-sessions')).statusCode).toBe(401);
  expect((await other.get('/auth/list-sessions')).statusCode).toBe(200);
});

test('everyone can change their own name, but no other account field', async () => {
  const renamed = await app.signedIn('EMPLOYEE', { name: 'Old' });
  const answer = await renamed.post('/auth/update-user', { name: ' Ada Lovelace ' });
  expect(answer.json()).toMatchObject({ id: renamed.id, name: 'Ada Lovelace', role: 'EMPLOYEE' });
  expect((await renamed.get('/auth/get-session')).json().user.name).toBe('Ada Lovelace');
  for (const field of ['email', 'departmentId', 'isActive']) {
    const refused = await renamed.post('/auth/update-user', { name: 'A', [field]: 'x' });
    expect(refused.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: field }] });
  }
});
