import { randomUUIDv7 } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { cookieOf, linkIn, signInApp } from '../testing/sign-in-app.ts';

const { app, mailServer, askForLink, mailedLink, readLink, follow, readSession, close } = await signInApp();
afterAll(close);

test('a link leads back to the page it was requested from, but not to another site', async () => {
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

test('the holder of a link can be read until it is used or expires, and nothing about others', async () => {
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

test('a page of another site can’t use up a link', async () => {
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
])('a link leads only to pages, not to %s, and such an attempt does not use it up', async (callbackURL) => {
  const asked = await askForLink({ email: 'paged@example.com', callbackURL });
  expect([asked.statusCode, asked.json().code]).toEqual([403, 'FORBIDDEN']);
  const token = (await mailedLink(`paged-${randomUUIDv7()}@example.com`)).searchParams.get('token') ?? '';
  const query = new URLSearchParams({ token, callbackURL });
  const answer = await app.server.inject({ url: `/api/auth/magic-link/verify?${query}` });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
  expect((await readLink(token)).json()).toMatchObject({ email: expect.stringMatching(/^paged-/) });
});

test('a link works once', async () => {
  const link = await mailedLink('once@example.com');
  expect((await follow(link)).headers.location).toBe('/dashboard');
  const again = await follow(link);
  expect(again.headers.location).toBe('/login?error=LINK_INVALID');
  expect(again.headers['set-cookie']).toBeUndefined();
});

test('several uses of a link at once: one signs in, and there is one account', async () => {
  const link = await mailedLink('racing@example.com');
  const answers = await Promise.all(Array.from({ length: 6 }, () => follow(link)));
  expect(answers.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1);
  expect(answers.filter(({ headers }) => headers.location === '/login?error=LINK_INVALID')).toHaveLength(5);
});

test('an expired link says so, and its refusal is logged once for its person', async () => {
  await createUser(app.database, { email: 'late@example.com' });
  const link = await mailedLink('late@example.com');
  await app.database
    .updateTable('verifications')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('value', 'like', '%late@example.com%')
    .execute();
  expect((await follow(link)).headers.location).toBe('/login?error=LINK_EXPIRED');
  await follow(link);
  const refused = await app.pool.query(
    `SELECT changes FROM audit_entries JOIN audit_personal ON entry_id = id
     WHERE action = 'account.link-refused' AND subject_email = 'late@example.com'`,
  );
  expect(refused.rows).toEqual([{ changes: [{ field: 'link', to: 'EXPIRED' }] }]);
});

test('records that ended a week ago are deleted when the next link is made', async () => {
  await mailedLink('long-gone@example.com');
  const { id: userId } = await createUser(app.database);
  const expiresAt = new Date(Date.now() - 8 * 86_400_000);
  const session = { id: randomUUIDv7(), userId, token: 'long gone', expiresAt };
  await app.database.insertInto('sessions').values(session).execute();
  // Seven days of sign-ins.
  const sinceThen = Array.from({ length: 7 }, (_, daysAgo) => ({
    ...session,
    id: randomUUIDv7(),
    token: `${daysAgo} days ago`,
    createdAt: new Date(Date.now() - daysAgo * 86_400_000),
  }));
  await app.database
    .insertInto('sessions')
    .values(sinceThen.map((each) => ({ ...each, expiresAt: new Date() })))
    .execute();
  const isLongGone = (value: string) => value.includes('long-gone@example.com');
  const links = () => app.database.selectFrom('verifications').select(['id', 'value']).execute();
  const { id = '' } = (await links()).find(({ value }) => isLongGone(value)) ?? {};
  await app.database.updateTable('verifications').set({ expiresAt }).where('id', '=', id).execute();
  await mailedLink('newcomer@example.com');
  await expect.poll(async () => (await links()).some(({ value }) => isLongGone(value))).toBe(false);
  await expect
    .poll(() => app.database.selectFrom('sessions').where('id', '=', session.id).select('id').execute())
    .toEqual([]);
  expect((await links()).some(({ value }) => value.includes('newcomer@example.com'))).toBe(true);
});

test('opening a link without pressing the button does not use it up', async () => {
  const link = await mailedLink('scanned@example.com');
  await app.server.inject({ url: `${link.pathname}${link.search}` });
  await app.server.inject({ method: 'HEAD', url: `/api/auth/magic-link/verify${link.search}` });
  expect((await follow(link)).headers.location).toBe('/dashboard');
});

test('a deactivated person gets no mail and no session, and earlier links don’t work', async () => {
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

test('signing out everywhere ends one’s own unused links, and no others', async () => {
  const neighbour = await mailedLink('unused-neighbour@example.com');
  const unused = await mailedLink('unused@example.com');
  const cookie = cookieOf(await follow(await mailedLink('unused@example.com')));
  await app.server.inject({ method: 'POST', url: '/api/auth/revoke-sessions', headers: { cookie } });
  expect((await follow(unused)).headers.location).toBe('/login?error=LINK_INVALID');
  expect((await follow(await mailedLink('unused@example.com'))).headers.location).toBe('/dashboard');
  expect((await follow(neighbour)).headers.location).toBe('/dashboard');
});

test('deactivation ends unused links for good, even after reactivation', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const { id } = await createUser(app.database, { email: 'returning@example.com' });
  const unused = await mailedLink('returning@example.com');
  await admin.post(`/admin/users/${id}/deactivate`);
  await admin.post(`/admin/users/${id}/reactivate`);
  expect((await follow(unused)).headers.location).toBe('/login?error=LINK_INVALID');
});

test('a mail refused by the mail server is sent later, with a working link', async () => {
  mailServer.refuseOnce('patient@example.com');
  const link = await mailedLink('patient@example.com');
  expect((await follow(link)).headers.location).toBe('/dashboard');
  const failures = app.logged.filter((line) => line.includes('will be retried'));
  expect(failures).toHaveLength(1);
}, 30_000);
