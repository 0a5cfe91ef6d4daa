import { randomUUIDv7 } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '../platform/config.ts';
import { createUser } from '../testing/factories.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { linkLimits } from './link-limits.ts';

let mailServer: MailServer;
let app: TestApp;

beforeAll(async () => {
  mailServer = await startMailServer();
  const config = {
    mailServer: { url: mailServer.url, from: 'Almanac <almanac@example.com>' },
    staff: { hrAdmins: ['helen@example.com'] },
  };
  app = await testApp({ config });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

function askForLink(body: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return app.server.inject({ method: 'POST', url: '/api/auth/sign-in/magic-link', payload: body, headers });
}

async function mailedLink(email: string): Promise<URL> {
  await askForLink({ email });
  return linkIn(await mailServer.next(email));
}

function linkIn({ text }: Email): URL {
  return new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? '');
}

function follow(link: URL): Promise<LightMyRequestResponse> {
  return app.server.inject({ url: `/api/auth/magic-link/verify${link.search}` });
}

function readSession(cookie: string) {
  return app.server.inject({ url: '/api/auth/get-session', headers: { cookie } });
}

function cookieOf({ cookies }: LightMyRequestResponse): string {
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

test('a mailed link signs in a new person, with the role that the company lists', async () => {
  const link = await mailedLink('helen@example.com');
  expect(link.pathname).toBe('/login/confirm');
  const answer = await follow(link);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/dashboard']);
  expect(answer.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  expect(answer.headers['set-cookie']).not.toMatch(/Secure/);
  const session = await readSession(cookieOf(answer));
  expect(session.json()).toMatchObject({
    user: { email: 'helen@example.com', role: 'HR_ADMIN', isActive: true },
  });
  expect(JSON.stringify(session.json())).not.toMatch(/token/i);
});

test('an invited person signs in by their first link, which proves the address', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const email = 'invited@example.com';
  await admin.post('/admin/users', { email, name: 'Ines', role: 'MANAGER' });
  await mailServer.next(email);
  const answer = await follow(await mailedLink(email));
  expect(answer.headers.location).toBe('/dashboard');
  const session = await readSession(cookieOf(answer));
  expect(session.json().user).toMatchObject({ email, role: 'MANAGER', emailVerified: true });
  const entries = await app.database
    .selectFrom('auditEntries')
    .select('action')
    .where('entityId', '=', session.json().user.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'account.invited',
    'account.verified',
    'account.signed-in',
  ]);
});

test('a link leads to the address it was asked for from, but to none elsewhere', async () => {
  await askForLink({ email: 'deep@example.com', callbackURL: '/time-off?page=2' });
  const link = linkIn(await mailServer.next('deep@example.com'));
  expect((await follow(link)).headers.location).toBe('/time-off?page=2');
  for (const callbackURL of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    const answer = await askForLink({ email: 'deep@example.com', callbackURL });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
  }
  const forged = await mailedLink('forged@example.com');
  forged.searchParams.set('callbackURL', 'http://localhost:3000//evil.test');
  expect((await follow(forged)).headers.location).toBe('/evil.test');
});

function readLink(token: string): Promise<LightMyRequestResponse> {
  return app.server.inject({ method: 'POST', url: '/api/auth/magic-link/read', payload: { token } });
}

test('whose link it is can be read until it is used up or ends, and says nothing of others', async () => {
  const link = await mailedLink('named@example.com');
  const token = link.searchParams.get('token') ?? '';
  expect((await readLink(token)).json()).toEqual({ email: 'named@example.com' });
  expect((await readLink(token)).json()).toEqual({ email: 'named@example.com' });
  expect((await readLink(`${token}x`)).json()).toBe(null);
  expect((await follow(link)).headers.location).toBe('/dashboard');
  expect((await readLink(token)).json()).toBe(null);
  const late = (await mailedLink('tardy@example.com')).searchParams.get('token') ?? '';
  await app.database
    .updateTable('verifications')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('value', 'like', '%tardy@example.com%')
    .execute();
  expect((await readLink(late)).json()).toBe(null);
  expect(app.logged.join('')).not.toContain(token);
});

test('a page of another site cannot have a link used up', async () => {
  const link = await mailedLink('lured@example.com');
  const url = `/api/auth/magic-link/verify${link.search}`;
  for (const site of ['cross-site', 'same-site', 'anything']) {
    const answer = await app.server.inject({ url, headers: { 'sec-fetch-site': site } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'BAD_ORIGIN']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  const own = await app.server.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(own.headers.location).toBe('/dashboard');
  const typed = (await mailedLink('lured@example.com')).search;
  const answer = await app.server.inject({
    url: `/api/auth/magic-link/verify${typed}`,
    headers: { 'sec-fetch-site': 'none' },
  });
  expect(answer.headers.location).toBe('/dashboard');
});

test.each([
  '/api',
  '/api/auth/sign-out',
  '/dev/mailbox',
  '/%61pi/company',
  '//api/company',
  '/x/../api/company',
  '/time-off/%',
  'https://evil.test/',
])('a link leads to pages only, not to %s, and is not used up by trying', async (callbackURL) => {
  const asked = await askForLink({ email: 'paged@example.com', callbackURL });
  expect([asked.statusCode, asked.json().code]).toEqual([403, 'FORBIDDEN']);
  const token = (await mailedLink(`paged-${randomUUIDv7()}@example.com`)).searchParams.get('token') ?? '';
  const query = new URLSearchParams({ token, callbackURL });
  const answer = await app.server.inject({ url: `/api/auth/magic-link/verify?${query}` });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
  expect((await readLink(token)).json()).toMatchObject({ email: expect.stringMatching(/^paged-/) });
});

test('who signs in where somebody else is signed in ends that session, and is told whose it was', async () => {
  const before = cookieOf(await follow(await mailedLink('before@example.com')));
  const after = await mailedLink('after@example.com');
  after.searchParams.set('callbackURL', '/time-off?page=2#top');
  const answer = await app.server.inject({
    url: `/api/auth/magic-link/verify${after.search}`,
    headers: { cookie: before },
  });
  expect(answer.headers.location).toBe('/time-off?page=2&signedOut=before%40example.com#top');
  expect((await readSession(before)).json()).toBe(null);
  const { user } = (await readSession(cookieOf(answer))).json();
  expect(user.email).toBe('after@example.com');
  const entry = await app.database
    .selectFrom('auditEntries')
    .select(['actorEmail', 'summary'])
    .where('action', '=', 'account.signed-out')
    .where('actorEmail', '=', 'before@example.com')
    .executeTakeFirst();
  expect(entry?.summary).toBe('Signed out, as after@example.com signed in in the same browser');
  const again = await app.server.inject({
    url: `/api/auth/magic-link/verify${(await mailedLink('after@example.com')).search}`,
    headers: { cookie: cookieOf(answer) },
  });
  expect(again.headers.location).toBe('/dashboard');
});

test('a link works once', async () => {
  const link = await mailedLink('once@example.com');
  expect((await follow(link)).headers.location).toBe('/dashboard');
  const again = await follow(link);
  expect(again.headers.location).toBe('/login?error=LINK_INVALID');
  expect(again.headers['set-cookie']).toBeUndefined();
});

test('of several uses of a link at once, one signs in, and there is one account', async () => {
  const link = await mailedLink('racing@example.com');
  const answers = await Promise.all(Array.from({ length: 6 }, () => follow(link)));
  expect(answers.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1);
  expect(answers.filter(({ headers }) => headers.location === '/login?error=LINK_INVALID')).toHaveLength(5);
});

test('two links of a new person at once make one account, with one audit entry, and sign in twice', async () => {
  await askForLink({ email: 'twice@example.com' });
  await askForLink({ email: 'twice@example.com' });
  const links = [await mailServer.next('twice@example.com'), await mailServer.next('twice@example.com')].map(
    linkIn,
  );
  const answers = await Promise.all(links.map(follow));
  expect(answers.map(({ headers }) => headers.location)).toEqual(['/dashboard', '/dashboard']);
  const entries = await app.database
    .selectFrom('auditEntries')
    .innerJoin('users', 'users.id', 'auditEntries.entityId')
    .select('action')
    .where('users.email', '=', 'twice@example.com')
    .execute();
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'account.created',
    'account.signed-in',
    'account.signed-in',
  ]);
});

test('nobody is given a session that the audit log cannot keep', async () => {
  const link = await mailedLink('unheard@example.com');
  await app.pool.query(`
    CREATE FUNCTION forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$;
    CREATE TRIGGER forget BEFORE INSERT ON audit_entries FOR EACH ROW
      WHEN (NEW.action = 'account.signed-in') EXECUTE FUNCTION forget();`);
  const answer = await follow(link);
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['set-cookie']).toBeUndefined();
  await app.pool.query('DROP FUNCTION forget CASCADE');
});

test('an expired link says so', async () => {
  const link = await mailedLink('late@example.com');
  await app.database
    .updateTable('verifications')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('value', 'like', '%late@example.com%')
    .execute();
  expect((await follow(link)).headers.location).toBe('/login?error=LINK_EXPIRED');
});

test('what ended a week ago is deleted when the next link is made', async () => {
  await mailedLink('long-gone@example.com');
  const { id: userId } = await createUser(app.database);
  const expiresAt = new Date(Date.now() - 8 * 86_400_000);
  const session = { id: randomUUIDv7(), userId, token: 'long gone', expiresAt };
  await app.database.insertInto('sessions').values(session).execute();
  const isLongGone = (value: string) => value.includes('long-gone@example.com');
  const links = () => app.database.selectFrom('verifications').select(['id', 'value']).execute();
  const { id = '' } = (await links()).find(({ value }) => isLongGone(value)) ?? {};
  await app.database.updateTable('verifications').set({ expiresAt }).where('id', '=', id).execute();
  await mailedLink('newcomer@example.com');
  await expect.poll(async () => (await links()).some(({ value }) => isLongGone(value))).toBe(false);
  await expect
    .poll(() => app.database.selectFrom('sessions').where('id', '=', session.id).selectAll().execute())
    .toEqual([]);
  expect((await links()).some(({ value }) => value.includes('newcomer@example.com'))).toBe(true);
});

test('opening a link without the button does not use it up', async () => {
  const link = await mailedLink('scanned@example.com');
  await app.server.inject({ url: `${link.pathname}${link.search}` });
  await app.server.inject({ method: 'HEAD', url: `/api/auth/magic-link/verify${link.search}` });
  expect((await follow(link)).headers.location).toBe('/dashboard');
});

test('a deactivated person gets no mail, no session, and no use of a link that was mailed before', async () => {
  const link = await mailedLink('gone@example.com');
  const signedIn = cookieOf(await follow(link));
  const second = await mailedLink('gone@example.com');
  await app.database
    .updateTable('users')
    .set({ isActive: false })
    .where('email', '=', 'gone@example.com')
    .execute();
  expect((await readSession(signedIn)).json()).toBe(null);
  const call = await app.server.inject({ url: '/api/vacation/my-balance', headers: { cookie: signedIn } });
  expect(call.statusCode).toBe(401);
  expect((await follow(second)).headers.location).toBe('/login?error=LINK_INVALID');
  const received = mailServer.received.length;
  await askForLink({ email: 'gone@example.com' });
  await mailedLink('after-gone@example.com');
  expect(mailServer.received).toHaveLength(received + 1);
});

test('signing out everywhere ends the own unused links, and nobody else’s', async () => {
  const neighbour = await mailedLink('unused-neighbour@example.com');
  const unused = await mailedLink('unused@example.com');
  const cookie = cookieOf(await follow(await mailedLink('unused@example.com')));
  await app.server.inject({ method: 'POST', url: '/api/auth/revoke-sessions', headers: { cookie } });
  expect((await follow(unused)).headers.location).toBe('/login?error=LINK_INVALID');
  expect((await follow(await mailedLink('unused@example.com'))).headers.location).toBe('/dashboard');
  expect((await follow(neighbour)).headers.location).toBe('/dashboard');
});

test('deactivation ends unused links for good, whoever reactivates the person', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const { id } = await createUser(app.database, { email: 'returning@example.com' });
  const unused = await mailedLink('returning@example.com');
  await admin.post(`/admin/users/${id}/deactivate`);
  await admin.post(`/admin/users/${id}/reactivate`);
  expect((await follow(unused)).headers.location).toBe('/login?error=LINK_INVALID');
});

test('the answer is the same for an unknown, a known and a deactivated address', async () => {
  await createUser(app.database, { email: 'known@example.com' });
  await createUser(app.database, { email: 'inactive@example.com', isActive: false });
  const answers = await Promise.all(
    ['unknown', 'known', 'inactive'].map((name) => askForLink({ email: ` ${name}@EXAMPLE.com ` })),
  );
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array.from({ length: 3 }, () => [200, '{"status":true}']),
  );
});

test('by invitation only, strangers of the company get the same answer, but no mail and no account', async () => {
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

test('nobody chooses their own role', async () => {
  const answer = await askForLink({ email: 'climber@example.com', role: 'SYSTEM_ADMIN' });
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'role' }] });
  const person = await app.signedIn('EMPLOYEE');
  const update = await person.post('/auth/update-user', { name: 'Climber', role: 'SYSTEM_ADMIN' });
  expect(update.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'role' }] });
});

test('a page of another origin asks for no link', async () => {
  const body = { email: 'victim@example.com' };
  for (const origin of ['https://evil.test', 'null', 'http://localhost:3001']) {
    const answer = await askForLink(body, { origin });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'BAD_ORIGIN']);
  }
  expect((await askForLink(body, { origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200);
});

test('the sixth link for an address in 15 minutes is refused, over all instances', async () => {
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

test('the addresses of one person count together, and lead to one account', async () => {
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

test('nobody is locked out of an account that was made for a tagged address', async () => {
  const { id } = await createUser(app.database, { email: 'older+tag@example.com' });
  const session = await readSession(cookieOf(await follow(await mailedLink('older+tag@example.com'))));
  expect(session.json().user.id).toBe(id);
});

test('an office asks for the links of a hundred people, each as often as they like', async () => {
  const office = '203.0.113.7';
  const limits = linkLimits(app.pool);
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

test('strangers who ask for somebody’s links do not end the one that was mailed before', async () => {
  const link = await mailedLink('wanted@example.com');
  for (let times = 0; times < 6; times += 1) await askForLink({ email: 'wanted@example.com' });
  for (let mail = 0; mail < 4; mail += 1) await mailServer.next('wanted@example.com');
  expect((await askForLink({ email: 'wanted@example.com' })).statusCode).toBe(429);
  expect((await follow(link)).headers.location).toBe('/dashboard');
});

test('a mail that the mail server refuses is sent later, with a link that works', async () => {
  mailServer.refuseOnce('patient@example.com');
  const link = await mailedLink('patient@example.com');
  expect((await follow(link)).headers.location).toBe('/dashboard');
  const failures = app.logged.filter((line) => line.includes('will be tried again'));
  expect(failures).toHaveLength(1);
}, 30_000);

test('no log line and no job holds a token, a cookie or a query', async () => {
  const link = await mailedLink('discreet@example.com');
  const token = link.searchParams.get('token') ?? '';
  const answer = await follow(link);
  const cookie = cookieOf(answer);
  await readSession(cookie);
  expect(answer.body).not.toContain(token);
  expect(app.logged.join('')).not.toContain(token);
  expect(app.logged.join('')).not.toContain(decodeURIComponent(cookie).slice(25, 50));
  expect(app.logged.join('')).not.toContain('callbackURL');
  const { rows } = await app.pool.query('SELECT data::text, output::text FROM remembered_jobs');
  expect(JSON.stringify(rows)).not.toContain(token);
  const stored = await app.database.selectFrom('verifications').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('behind https the session is in a cookie of this host alone, and one under another name is none', async () => {
  const config = { ...app.config, appUrl: 'https://almanac.example.com' };
  const secure = await testApp({ config, database: { ...app, drop: async () => undefined } });
  const link = await mailedLink('secure@example.com');
  const answer = await secure.server.inject({ url: `/api/auth/magic-link/verify${link.search}` });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-almanac\.session_token=[^;]+;.*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const emailOf = async (cookie: string) => {
    const session = await secure.server.inject({ url: '/api/auth/get-session', headers: { cookie } });
    return session.json()?.user.email;
  };
  expect(await emailOf(cookieOf(answer))).toBe('secure@example.com');
  expect(await emailOf(cookieOf(answer).replace('__Host-', '__Secure-'))).toBeUndefined();
  await secure.close();
});

test('signing out ends the session and takes the cookie back', async () => {
  const cookie = cookieOf(await follow(await mailedLink('leaver@example.com')));
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/auth/sign-out',
    headers: { cookie },
  });
  expect(answer.json()).toEqual({ success: true });
  expect(String(answer.headers['set-cookie'])).toMatch(/almanac.session_token=; Max-Age=0/);
  expect((await readSession(cookie)).json()).toBe(null);
});
