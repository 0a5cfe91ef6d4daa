import { afterAll, expect, test } from 'vitest';
import type { Config } from '../platform/config/config.ts';
import { rateLimits } from '../platform/rate-limit.ts';
import { createUser } from '../testing/factories.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { cookieOf, linkIn, signInApp } from '../testing/sign-in-app.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { linkLimits } from './link-limits.ts';

const { app, mailServer, askForLink, mailedLink, follow, readSession, close } = await signInApp();
afterAll(close);

test('the response is the same for an unknown, a known and a deactivated address', async () => {
  await createUser(app.database, { email: 'known@example.com' });
  await createUser(app.database, { email: 'inactive@example.com', isActive: false });
  const answers = await Promise.all(
    ['unknown', 'known', 'inactive'].map((name) => askForLink({ email: ` ${name}@EXAMPLE.com ` })),
  );
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array.from({ length: 3 }, () => [200, '{"status":true}']),
  );
});

test('with invitations only, unknown company addresses get the same response, but no mail and no account', async () => {
  const ownMail = await startMailServer();
  const config: Partial<Config> = {
    signUp: 'invited',
    mailServer: { url: ownMail.url, from: 'Almanac <almanac@example.com>' },
    staff: { systemAdmins: ['first+admin@example.com'] },
  };
  const closed = await testApp({ config });
  const ask = (email: string) =>
    closed.server.inject({ method: 'POST', url: '/api/auth/sign-in/magic-link', payload: { email } });
  const invited = await createUser(closed.database, { email: 'guest@example.com' });
  const answers = [];
  for (const email of ['stranger@example.com', 'guest+tag@example.com', 'first@example.com']) {
    answers.push(await ask(email));
  }
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  for (const email of [invited.email, 'first@example.com']) {
    const link = linkIn(await ownMail.next(email));
    const answer = await closed.server.inject({ url: `/api/auth/magic-link/verify${link.search}` });
    expect(answer.headers.location).toBe('/dashboard');
  }
  expect(ownMail.received).toHaveLength(2);
  const accounts = await closed.database
    .selectFrom('users')
    .select(['email', 'role'])
    .orderBy('email')
    .execute();
  expect(accounts).toEqual([
    { email: 'first@example.com', role: 'SYSTEM_ADMIN' },
    { email: 'guest@example.com', role: 'EMPLOYEE' },
  ]);
  await closed.close();
  await ownMail.close();
});

test.each([
  ['', 'Email is required'],
  ['nobody', 'Please enter a valid email address'],
  ['eve@example.com.evil.test', 'Only @example.com email addresses are allowed'],
  ['eve@evil-example.com', 'Only @example.com email addresses are allowed'],
])('%j is refused', async (email, sentence) => {
  const answer = await askForLink({ email });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    message: `Validation failed: ${sentence}`,
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'email', message: sentence }],
  });
});

test('no one chooses their own role', async () => {
  const answer = await askForLink({ email: 'climber@example.com', role: 'SYSTEM_ADMIN' });
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'role' }] });
  const person = await app.signedIn('EMPLOYEE');
  const update = await person.post('/auth/update-user', { name: 'Climber', role: 'SYSTEM_ADMIN' });
  expect(update.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'role' }] });
});

test('a page of another origin can’t request a link', async () => {
  const body = { email: 'victim@example.com' };
  for (const origin of ['https://evil.test', 'null', 'http://localhost:3001']) {
    const answer = await askForLink(body, { origin });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'BAD_ORIGIN']);
  }
  expect((await askForLink(body, { origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200);
});

test.each(['cross-site', 'same-site', 'Cross-Site'])(
  'a %s request is refused, whatever its Origin',
  async (site) => {
    const body = { email: 'victim@example.com' };
    for (const origin of [{}, { origin: 'http://127.0.0.1:3000' }, { origin: 'https://evil.test' }]) {
      const answer = await askForLink(body, { ...origin, 'sec-fetch-site': site });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'BAD_ORIGIN']);
    }
  },
);

test.each(['same-origin', 'none'])('a %s request is accepted', async (site) => {
  const body = { email: `${site}@example.com` };
  const headers = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': site };
  expect((await askForLink(body, headers)).statusCode).toBe(200);
});

test('the sixth link for an address in 15 minutes is refused, across all instances', async () => {
  const other = await testApp({ config: app.config, database: { ...app, drop: async () => undefined } });
  const ask = ({ server }: TestApp) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/sign-in/magic-link',
      payload: { email: 'flooded@example.com' },
    });
  const answers = [];
  for (const instance of [app, other, app, other, app, other]) answers.push(await ask(instance));
  await other.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
  const last = answers.at(-1);
  expect(last?.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(14 * 60);
  expect((await askForLink({ email: 'neighbour@example.com' })).statusCode).toBe(200);
});

test('the addresses of a person share one limit and lead to one account', async () => {
  const asked = [];
  for (const tag of ['', '+a', '+b', '+a+b', '+c', '+d']) {
    asked.push((await askForLink({ email: `tagged${tag}@example.com` })).statusCode);
  }
  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  for (let mail = 0; mail < 2; mail += 1) {
    const link = linkIn(await mailServer.next('tagged@example.com'));
    const session = await readSession(cookieOf(await follow(link)));
    expect(session.json().user.email).toBe('tagged@example.com');
  }
  const accounts = await app.database
    .selectFrom('users')
    .select('email')
    .where('email', 'like', 'tagged%')
    .execute();
  expect(accounts).toEqual([{ email: 'tagged@example.com' }]);
});

test('no one is locked out of an account created for a tagged address', async () => {
  const { id } = await createUser(app.database, { email: 'older+tag@example.com' });
  const session = await readSession(cookieOf(await follow(await mailedLink('older+tag@example.com'))));
  expect(session.json().user.id).toBe(id);
});

test('an office may request links for a hundred people, each up to their own limit', async () => {
  const office = '203.0.113.7';
  const limits = linkLimits(rateLimits(app.pool));
  for (let number = 1; number < 100; number += 1) await limits.perCaller(office, `${number}@example.com`);
  const ask = async (email: string, remoteAddress = office) => {
    const call = { method: 'POST', url: '/api/auth/sign-in/magic-link', payload: { email } } as const;
    return (await app.server.inject({ ...call, remoteAddress })).statusCode;
  };
  expect(await ask('hundredth@example.com')).toBe(200);
  expect(await ask('hundred-first@example.com')).toBe(429);
  expect(await ask('hundredth+again@example.com')).toBe(200);
  expect(await ask('hundred-first@example.com', '203.0.113.8')).toBe(200);
});

test('link requests by strangers don’t end an earlier link', async () => {
  const link = await mailedLink('wanted@example.com');
  for (let times = 0; times < 6; times += 1) await askForLink({ email: 'wanted@example.com' });
  for (let mail = 0; mail < 4; mail += 1) await mailServer.next('wanted@example.com');
  expect((await askForLink({ email: 'wanted@example.com' })).statusCode).toBe(429);
  expect((await follow(link)).headers.location).toBe('/dashboard');
});
