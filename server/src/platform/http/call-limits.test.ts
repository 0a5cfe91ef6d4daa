import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';
import { networkOf } from './call-limits.ts';

const callsPerSecond = 50;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { callsPerSecond } });
});
afterAll(() => app.close());

async function statusesOf(count: number, call: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += 1) statuses.push((await call()).statusCode);
  return statuses;
}

/** Locks the person's row, like another database client, until released. */
async function holdRowOf({ id }: TestActor): Promise<() => Promise<void>> {
  const connection = await app.pool.connect();
  await connection.query('BEGIN');
  await connection.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
  return async () => {
    await connection.query('ROLLBACK');
    connection.release();
  };
}

const rename = (actor: TestActor) => actor.post('/auth/update-user', { name: 'Another name' });

test('a session that calls without pause is throttled, and others are served', async () => {
  const greedy = await app.signedIn('EMPLOYEE');
  const other = await app.signedIn('EMPLOYEE');
  const statuses = await statusesOf(260, () => greedy.get('/company'));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(200);
  const refused = await greedy.get('/company');
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await other.get('/vacation/my-balance')).statusCode).toBe(200);
});

test('calls without a session count by address; pages and health checks are free', async () => {
  const from = (remoteAddress: string, url: string) => app.server.inject({ url, remoteAddress });
  const statuses = await statusesOf(201, () => from('10.1.1.1', '/api/company'));
  expect(statuses.at(-2)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect((await from('10.1.1.2', '/api/company')).statusCode).toBe(200);
  expect((await from('10.1.1.1', '/api/health/ready')).statusCode).toBe(200);
  expect((await from('10.1.1.1', '/login')).statusCode).not.toBe(429);
});

test('a made-up cookie is not a session', async () => {
  const forged = (token: number) =>
    app.server.inject({
      url: '/api/company',
      remoteAddress: '10.1.2.1',
      headers: { cookie: `almanac.session_token=token${token}.c2lnbmF0dXJl` },
    });
  const tokens = Array.from({ length: 201 }, (_, token) => token).values();
  const statuses = await statusesOf(201, () => forged(tokens.next().value ?? 0));
  expect(statuses.at(-1)).toBe(429);
});

test('a session runs ten calls at once; an eleventh waits, and others pass', async () => {
  const stuck = await app.signedIn('EMPLOYEE');
  const other = await app.signedIn('EMPLOYEE');
  const letGo = await holdRowOf(stuck);
  const writes = Array.from({ length: 10 }, () => rename(stuck));
  const eleventh = stuck.get('/vacation/my-balance');
  expect((await other.get('/vacation/my-balance')).statusCode).toBe(200);
  expect((await rename(other)).statusCode).toBe(200);
  expect((await eleventh).json()).toMatchObject({ code: 'RATE_LIMITED' });
  await letGo();
  expect((await Promise.all(writes)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect((await stuck.get('/vacation/my-balance')).statusCode).toBe(200);
});

test('a caller disconnecting while waiting leaves no slot taken', async () => {
  const stuck = await app.signedIn('EMPLOYEE');
  const origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const letGo = await holdRowOf(stuck);
  const writes = Array.from({ length: 10 }, () => rename(stuck));
  const left = Array.from({ length: 10 }, async () => {
    const leaving = new AbortController();
    const answer = fetch(`${origin}/api/vacation/my-balance`, {
      headers: { cookie: stuck.cookie },
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(), 300);
    await expect(answer).rejects.toThrow('aborted');
  });
  await Promise.all(left);
  await letGo();
  await Promise.all(writes);
  await expect.poll(async () => (await stuck.get('/vacation/my-balance')).statusCode).toBe(200);
});

test('a lock timeout is a 503 with Retry-After', async () => {
  const stuck = await app.signedIn('EMPLOYEE');
  const letGo = await holdRowOf(stuck);
  const answer = await rename(app.impatient(stuck));
  await letGo();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(answer.headers['retry-after']).toBe('2');
});

test('many writes waiting for one row leave room for reads', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const stuck = await app.signedIn('EMPLOYEE');
  const admins = await Promise.all(Array.from({ length: 30 }, () => app.signedIn('HR_ADMIN')));
  const letGo = await holdRowOf(stuck);
  const writes = admins.map((each) =>
    app.impatient(each).put(`/admin/users/${stuck.id}`, { name: 'Another name' }),
  );
  expect((await admin.get('/admin/users')).statusCode).toBe(200);
  await letGo();
  const statuses = (await Promise.all(writes)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses).toContain(200);
});

test('a differently encoded path is the same call', async () => {
  const from = (remoteAddress: string, url: string) => app.server.inject({ url, remoteAddress });
  const statuses = await statusesOf(201, () => from('10.1.9.1', '/%61pi/company'));
  expect(statuses.slice(-2)).toEqual([200, 429]);
  expect((await from('10.1.9.2', '/ap%69/company')).headers['cache-control']).toBe('no-store');
});

test('without limits, as for measurements, everything passes', async () => {
  const free = await testApp({
    config: { callsPerSecond: 0 },
    database: { ...app, drop: async () => undefined },
  });
  const statuses = await statusesOf(260, () => free.server.inject({ url: '/api/company' }));
  await free.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('headers and bodies that never arrive close the connection', () => {
  expect(app.server.server.headersTimeout).toBe(10_000);
  expect(app.server.server.requestTimeout).toBe(30_000);
});

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['10.0.0.1:51234', '10.0.0.1'],
  ['[::ffff:10.0.0.1]:51234', '10.0.0.1'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('the addresses of an IPv6 /64 network count together', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff::9'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});
