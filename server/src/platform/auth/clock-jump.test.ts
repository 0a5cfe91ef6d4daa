import { randomUUIDv7 } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { rateLimits } from '../rate-limit.ts';
import { deleteLongEnded } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

const day = 86_400_000;

/** Moves the process's clock, but not the database's. */
function jump(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });
}

test.each([6.5, 8, 400])('a clock that jumps %s days ahead and back ends no session', async (days) => {
  const person = await app.signedIn('EMPLOYEE');
  jump(days);
  await person.get('/vacation/my-balance');
  await person.get('/auth/get-session');
  await app.server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/magic-link',
    payload: { email: `somebody-${days}@example.com` },
  });
  await expect.poll(() => linksOf(`somebody-${days}@example.com`)).toBe(1);
  vi.useRealTimers();
  expect((await person.get('/vacation/my-balance')).statusCode).toBe(200);
});

test('a session begun while the clock was ahead lasts no longer than others', async () => {
  jump(400);
  const person = await app.signedIn('EMPLOYEE');
  const begun = new Date(Date.now());
  await app.database
    .updateTable('sessions')
    .set({ createdAt: begun, expiresAt: new Date(begun.getTime() + 7 * day) })
    .where('userId', '=', person.id)
    .execute();
  vi.useRealTimers();
  const { session } = (await person.get('/auth/get-session')).json();
  expect(Date.parse(session.expiresAt)).toBeLessThanOrEqual(Date.now() + 7 * day);
  const stored = await app.database
    .selectFrom('sessions')
    .select('createdAt')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(stored.createdAt.getTime()).toBeLessThanOrEqual(Date.now());
  expect((await person.get('/vacation/my-balance')).statusCode).toBe(200);
});

async function linksOf(email: string): Promise<number> {
  const { rows } = await app.pool.query(
    "SELECT FROM verifications WHERE value::jsonb ->> 'email' = $1 AND identifier LIKE 'magic-link:%'",
    [email],
  );
  return rows.length;
}

test('long-ended records are deleted after seven days with sign-ins', async () => {
  const begin = (daysAgo: number) => new Date(Date.now() - daysAgo * day);
  const { id: userId } = await app.signedIn('EMPLOYEE');
  await app.database
    .insertInto('sessions')
    .values(
      [20, 6, 5, 4, 3, 2, 1].map((daysAgo) => ({
        id: randomUUIDv7(),
        userId,
        token: randomUUIDv7(),
        createdAt: begin(daysAgo),
        expiresAt: new Date(begin(daysAgo).getTime() + 7 * day),
      })),
    )
    .execute();
  const old = () =>
    app.database.selectFrom('sessions').select('id').where('createdAt', '<', begin(15)).execute();
  expect(await old()).toHaveLength(1);
  await deleteLongEnded(app.database, new Date());
  expect(await old()).toHaveLength(0);
});

test('a limit used up while the clock was ahead is reset when it is back', async () => {
  const count = rateLimits(app.pool).ofUses({ name: 'jump', times: 1, periodSeconds: 60 });
  jump(400);
  expect(await count('ada')).toBeUndefined();
  expect((await count('ada'))?.retryAfterSeconds).toBeLessThanOrEqual(60);
  vi.useRealTimers();
  expect(await count('ada')).toBeUndefined();
  expect((await count('ada'))?.retryAfterSeconds).toBeLessThanOrEqual(60);
});
