import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { mailsOf, queuedMails } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen', employmentStart: '2020-01-01' });
});
afterAll(() => app.close());

test('an invitation and an import mail a welcome if requested', async () => {
  const invite = (email: string, welcome?: boolean) =>
    hr.post('/admin/users', { email, name: 'Grace', ...(welcome !== undefined && { welcome }) });
  const recipients = async (work: () => Promise<unknown>) =>
    (await mailsOf(app.pool, work)).map(({ to }) => to);
  expect(await recipients(() => invite('one@example.com'))).toEqual(['one@example.com']);
  expect(await recipients(() => invite('two@example.com', false))).toEqual([]);
  const importing = (name: string, welcome?: boolean, dryRun = false) =>
    hr.post('/admin/users/import', {
      csv: `email,name\n${name}@example.com,Grace\none@example.com,Grace Hopper`,
      dryRun,
      ...(welcome !== undefined && { welcome }),
    });
  expect(await recipients(() => importing('three', true, true))).toEqual([]);
  expect(await recipients(() => importing('three'))).toEqual([]);
  expect(await recipients(() => importing('four', true))).toEqual(['four@example.com']);
});

test('the list shows who was welcomed by invitation, import or hand', async () => {
  const invite = (email: string, welcome: boolean) =>
    hr.post('/admin/users', { email, name: 'Ivy', welcome });
  const importing = (email: string, welcome: boolean) =>
    hr.post('/admin/users/import', { csv: `email,name\n${email},Ivy`, dryRun: false, welcome });
  const [invited] = [(await invite('ivy.one@example.com', true)).json()];
  expect(invited).toMatchObject({ isWelcomed: true });
  const silent = (await invite('ivy.two@example.com', false)).json();
  expect(silent).not.toHaveProperty('isWelcomed');
  await importing('ivy.three@example.com', true);
  await importing('ivy.four@example.com', false);
  const welcomed = async () => {
    const list: { email: string; isWelcomed?: true }[] = (await hr.get('/admin/users?search=ivy')).json();
    return list.filter(({ isWelcomed }) => isWelcomed).map(({ email }) => email);
  };
  expect(await welcomed()).toEqual(['ivy.one@example.com', 'ivy.three@example.com']);
  expect((await hr.post(`/admin/users/${silent.id}/welcome`)).statusCode).toBe(204);
  expect(await welcomed()).toHaveLength(3);
  await app.database
    .updateTable('users')
    .set({ hasSignedIn: true })
    .where('email', 'like', 'ivy.%')
    .execute();
  expect(await welcomed()).toEqual([]);
});

test('the welcome names the inviter and the address to sign in with, as they are when it is sent', async () => {
  const helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  const grace = { email: 'grace.h@example.com', name: 'Grace' };
  const { id } = (await helen.post('/admin/users', grace)).json();
  const welcomeMails = async () =>
    (await queuedMails(app.pool)).filter(
      ({ to, subject }) => to === grace.email && subject.includes('invites you'),
    );
  const text = (address: string) => `Hello Grace,

Helen (${helen.email}) has created an account for you in Almanac, which Example Company uses for time off and teams.

To sign in, enter ${address}. You'll get an email with a sign-in link; there is no password.

Go to sign-in:
${app.config.appUrl}/login

Almanac · Example Company
`;
  expect((await welcomeMails()).map((mail) => mail.text)).toEqual([text(grace.email)]);
  await hr.put(`/admin/users/${id}`, { email: 'grace.hopper@example.com' });
  expect((await welcomeMails())[0]?.text).toBe(text('grace.hopper@example.com'));

  const root = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada' });
  await root.post(`/admin/users/${helen.id}/deactivate`);
  const erased = await root.post(`/admin/users/${helen.id}/erase`);
  expect(erased.statusCode, erased.body).toBe(200);
  expect(await welcomeMails()).toEqual([]);
});

test('the welcome is resent only to people who have never signed in', async () => {
  const newcomer = await createUser(app.database, { name: 'Nia', hasSignedIn: false });
  const mails = await mailsOf(app.pool, async () => {
    expect((await hr.post(`/admin/users/${newcomer.id}/welcome`)).statusCode).toBe(204);
  });
  expect(mails).toMatchObject([
    { to: newcomer.email, subject: 'Helen invites you to Almanac · Example Company' },
  ]);
  const known = await createUser(app.database);
  const refused = await hr.post(`/admin/users/${known.id}/welcome`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'INVALID_TRANSITION']);
});

test.each(['hasSignedIn', 'hasDepartment', 'hasEmploymentStart'])(
  'the list is filtered by %s',
  async (filter) => {
    const newcomer = await createUser(app.database, { hasSignedIn: false });
    const idsOf = async (value: boolean) => {
      const { data } = { data: (await hr.get(`/admin/users?${filter}=${value}&limit=1000`)).json() };
      return data.map(({ id }: { id: string }) => id);
    };
    expect(await idsOf(false)).toContain(newcomer.id);
    expect(await idsOf(true)).not.toContain(newcomer.id);
    if (filter !== 'hasDepartment') expect(await idsOf(true)).toContain(hr.id);
    const answer = await hr.get(`/admin/users?search=${newcomer.email}`);
    expect(answer.json()).toMatchObject([{ id: newcomer.id, hasSignedIn: false }]);
  },
);
