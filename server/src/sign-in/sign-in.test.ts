import { afterAll, expect, test } from 'vitest';
import { cookieOf, linkIn, signInApp } from '../testing/sign-in-app.ts';
import { testApp } from '../testing/test-app.ts';

const { app, mailServer, askForLink, mailedLink, follow, readSession, close } = await signInApp();
afterAll(close);

test('a mailed link signs in a new person, with the company’s role for the address', async () => {
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

test('an invited person’s first link signs them in and proves the address', async () => {
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

test('signing in over someone else’s session ends it and shows the person’s name', async () => {
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
    .innerJoin('auditPersonal', 'auditPersonal.entryId', 'auditEntries.id')
    .select(['actorEmail', 'summary'])
    .where('action', '=', 'account.signed-out')
    .where('actorEmail', '=', 'before@example.com')
    .executeTakeFirst();
  expect(entry?.summary).toBe('Signed out, as after@example.com signed in with the same browser');
});

test('signing in again in the same browser leaves one session and no message', async () => {
  const before = cookieOf(await follow(await mailedLink('again@example.com')));
  const elsewhere = cookieOf(await follow(await mailedLink('again@example.com')));
  const again = await app.server.inject({
    url: `/api/auth/magic-link/verify${(await mailedLink('again@example.com')).search}`,
    headers: { cookie: before },
  });
  expect(again.headers.location).toBe('/dashboard');
  expect((await readSession(before)).json()).toBe(null);
  for (const cookie of [elsewhere, cookieOf(again)])
    expect((await readSession(cookie)).json().user.email).toBe('again@example.com');
});

test('two links of a new person at once create one account with one audit entry, and both sign in', async () => {
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

test('no session starts without its audit entry', async () => {
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

test('no log line or job contains a token, cookie or query', async () => {
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
  const stored = await app.pool.query('SELECT * FROM verifications');
  expect(JSON.stringify(stored.rows)).not.toContain(token);
});

test('behind https the session cookie is for this host only, and other names are ignored', async () => {
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

test('signing out ends the session and clears the cookie', async () => {
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
