import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { storeUnsentMail } from '../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let mailServer: MailServer;
let app: TestApp;
let other: TestApp;
let admin: TestActor;
let otherAdmin: TestActor;

beforeAll(async () => {
  mailServer = await startMailServer();
  const config = { mailServer: { url: mailServer.url, from: 'almanac@example.com' } };
  app = await testApp({ config });
  other = await testApp({ config, database: { ...app, drop: async () => undefined } });
  admin = await app.signedIn('SYSTEM_ADMIN');
  otherAdmin = await other.signedIn('HR_ADMIN', { name: 'Helen Okafor' });
});
afterEach(() => app.pool.query('DELETE FROM pgboss.job'));
afterAll(async () => {
  await other.close();
  await app.close();
  await mailServer.close();
});

async function mailsOf(actor: TestActor, query = '') {
  const answer = await actor.get(`/admin/mails${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const recipients = () => mailServer.received.flatMap(({ to = [] }) => to.map(({ address }) => address));
const sendAgain = (actor: TestActor, id: string) => actor.post(`/admin/mails/${id}/send-again`);
const readiness = async () => (await app.server.inject({ url: '/api/health/ready' })).json();

test('a mail to a refused address is shown with the reason, and goes out when resent', async () => {
  mailServer.refuseForGood('grace@example.com');
  await admin.post('/admin/users', { email: 'grace@example.com', name: 'Grace Hopper' });
  await expect.poll(async () => (await mailsOf(admin)).counts).toEqual({ waiting: 0, failed: 1 });
  const { data } = await mailsOf(admin, '?state=FAILED');
  expect(data).toEqual([
    {
      id: expect.any(String),
      recipient: { name: 'Grace Hopper', email: 'grace@example.com' },
      subject: expect.stringContaining('Almanac'),
      isSignInLink: false,
      state: 'FAILED',
      since: expect.any(String),
      tries: 1,
      why: 'The mail server rejected the address: it may be misspelt or closed.',
      detail: '550 No such user here',
      isSeen: false,
    },
  ]);
  expect(await readiness()).toEqual({ status: 'ready', details: { mails: { waiting: 0, failed: 1 } } });

  mailServer.accept('grace@example.com');
  const [{ id }] = data;
  const again = await sendAgain(admin, id);
  expect(again.statusCode, again.body).toBe(200);
  expect(again.json()).toMatchObject({ id, state: 'WAITING', tries: 0, isSeen: false });
  expect(again.json()).not.toHaveProperty('why');
  const mail = await mailServer.next('grace@example.com');
  expect(mail.messageId).toBe(`<${id}@example.com>`);
  await expect.poll(() => mailsOf(admin)).toMatchObject({ data: [], counts: { waiting: 0, failed: 0 } });
});

test('two administrators resending a mail at once, on two instances, send it once', async () => {
  const { email } = await createUser(app.database, { name: 'Ada Lovelace' });
  for (let round = 0; round < 5; round += 1) {
    const id = await storeUnsentMail(app.pool, { to: email });
    const before = recipients().filter((each) => each === email).length;
    const answers = await Promise.all([
      sendAgain(admin, id),
      sendAgain(otherAdmin, id),
      sendAgain(admin, id),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // The second call finds the mail already queued or sent.
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true);
    await expect.poll(async () => (await mailsOf(admin)).counts.waiting).toBe(0);
    expect(recipients().filter((each) => each === email)).toHaveLength(before + 1);
    const log = (await admin.get(`/admin/audit?entityId=${id}`)).json();
    expect(log.data).toMatchObject([
      { action: 'mail.sent-again', summary: `Resent an email to Ada Lovelace (${email})` },
    ]);
  }
});

test('the log keeps whom a resent mail is for apart from the entry, with an account or without', async () => {
  const { id: accountId, email } = await createUser(app.database, { name: 'Ada Lovelace' });
  for (const [to, people] of [
    [email, [accountId]],
    ['nobody@example.com', []],
  ] as const) {
    const id = await storeUnsentMail(app.pool, { to });
    expect((await sendAgain(admin, id)).statusCode).toBe(200);
    const { rows } = await app.pool.query('SELECT data FROM audit_entries WHERE entity_id = $1', [id]);
    expect(rows).toEqual([{ data: { recipient: { people } } }]);
    const [entry] = (await admin.get(`/admin/audit?entityId=${id}`)).json().data;
    expect(entry.summary).toContain(to);
  }
});

test('an unavailable mail server is shown, with the number of waiting mails', async () => {
  const port = Number(new URL(mailServer.url).port);
  await mailServer.close();
  await admin.post('/admin/users', { email: 'mary@example.com', name: 'Mary Shaw' });
  await expect
    .poll(() => mailsOf(admin, '?state=WAITING'))
    .toMatchObject({
      data: [{ recipient: { email: 'mary@example.com' }, state: 'WAITING', nextTryAt: expect.any(String) }],
      counts: { waiting: 1, failed: 0 },
      outage: { why: 'The mail server cannot be reached.', since: expect.any(String) },
    });
  mailServer = await startMailServer({ port });
  await expect.poll(recipients).toEqual(['mary@example.com']);
  await expect.poll(() => mailsOf(admin)).toMatchObject({ data: [], counts: { waiting: 0, failed: 0 } });
  expect(await mailsOf(admin)).not.toHaveProperty('outage');
});

test('a failed sign-in mail is listed without its link, and is not resent', async () => {
  mailServer.refuseForGood('nobody@example.com');
  const payload = { email: 'nobody@example.com' };
  await app.server.inject({ method: 'POST', url: '/api/auth/sign-in/magic-link', payload });
  await expect.poll(async () => (await mailsOf(admin)).counts.failed).toBe(1);
  const answer = await admin.get('/admin/mails');
  expect(answer.body).not.toMatch(/token|https?:/);
  const [mail] = answer.json().data;
  expect(mail).toMatchObject({ subject: 'Sign-in link', isSignInLink: true, recipient: payload });
  const again = await sendAgain(admin, mail.id);
  expect(again.json()).toMatchObject({ code: 'INVALID_TRANSITION' });
});

test('a mail to a deactivated person is not resent', async () => {
  const { email } = await createUser(app.database, { isActive: false });
  const again = await sendAgain(admin, await storeUnsentMail(app.pool, { to: email }));
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'The recipient is deactivated and gets no emails.',
  ]);
});

test('a failed mail stays for 30 days, or 7 once an administrator has seen it', async () => {
  const [seen, unseen] = [
    await storeUnsentMail(app.pool, { to: 'ada@example.com' }),
    await storeUnsentMail(app.pool, { to: 'bo@example.com' }),
  ];
  await app.pool.query("UPDATE pgboss.job SET completed_on = now() - interval '2 days'");
  expect((await admin.post('/admin/mails/seen', { mailIds: [seen] })).statusCode).toBe(204);
  const { data } = await mailsOf(admin);
  expect(data.find(({ id }: { id: string }) => id === seen).isSeen).toBe(true);
  const deletion = 'SELECT id, deletion_seconds / 86400.0 AS days FROM pgboss.job';
  const { rows } = await app.pool.query<{ id: string; days: string }>(deletion);
  const days = Object.fromEntries(rows.map((row) => [row.id, Number(row.days)]));
  expect(days[seen]).toBeCloseTo(9, 1);
  expect(days[unseen]).toBe(30);
  await sendAgain(admin, seen);
  const again = await app.pool.query<{ days: string }>(`${deletion} WHERE id = $1`, [seen]);
  expect(again.rows.map((row) => Number(row.days))).toEqual([30]);
});

test('pages list the newest first', async () => {
  for (const name of ['one', 'two', 'three']) await storeUnsentMail(app.pool, { to: `${name}@example.com` });
  const first = await mailsOf(admin, '?limit=2');
  expect(first.data.map((mail: { recipient: { email: string } }) => mail.recipient.email)).toEqual([
    'three@example.com',
    'two@example.com',
  ]);
  expect(first.pagination).toMatchObject({ total: 3, totalPages: 2, hasNext: true });
});
