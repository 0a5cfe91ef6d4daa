import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest } from '../../../testing/factories.ts';
import { mailsOf, storeUnsentMail } from '../../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let root: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  root = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada' });
});
afterAll(() => app.close());

let people = 0;
const newAddress = () => {
  people += 1;
  return `new.address-${people}@example.com`;
};
const move = ({ id }: { id: string }, email: string, by = hr) => by.put(`/admin/users/${id}`, { email });

test('an address change covers everything about the person and notifies both addresses', async () => {
  const person = await app.signedIn('EMPLOYEE', { name: 'Mia Chen' });
  const { id: requestId } = await createRequest(app.database, {
    requesterId: person.id,
    startDate: '2026-06-08',
  });
  const email = newAddress();
  const mails = await mailsOf(app.pool, async () => {
    const answer = await move(person, ` ${email.toUpperCase()} `);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id: person.id, email, name: 'Mia Chen' });
  });
  expect(mails.map(({ to }) => to)).toEqual([person.email, email]);
  for (const { text } of mails) {
    expect(text).toContain(
      `Helen (${hr.email}) changed your email address in Almanac from ${person.email} to ${email}`,
    );
  }
  expect((await person.get('/vacation/my-balance')).statusCode).toBe(401);
  expect((await hr.get(`/vacation/${requestId}`)).json().requester).toMatchObject({ id: person.id, email });
  const [entry] = (await hr.get(`/admin/audit?subjectId=${person.id}`)).json().data;
  expect(entry).toMatchObject({ action: 'account.changed', subject: { id: person.id, email: person.email } });
  expect(entry.changes).toEqual([
    { field: 'email', from: person.email, to: email },
    { field: 'session', from: 'an unknown device' },
  ]);
});

test('waiting and failed mails follow the person, not the next holder of the former address', async () => {
  const person = await app.signedIn('EMPLOYEE');
  const other = await app.signedIn('EMPLOYEE');
  const failed = await storeUnsentMail(app.pool, { to: person.email });
  const ofOther = await storeUnsentMail(app.pool, { to: other.email });
  const waiting = randomUUID();
  await app.pool.query(
    `INSERT INTO pgboss.job (id, name, data, start_after) VALUES ($1, 'mail', $2, now() + interval '1 hour')`,
    [waiting, { to: person.email, subject: 'Approved', text: 'Your days', html: '<p>Your days</p>' }],
  );
  const email = newAddress();
  expect((await move(person, email)).statusCode).toBe(200);
  const { rows } = await app.pool.query<{ id: string; to: string }>(
    `SELECT id, data ->> 'to' AS to FROM pgboss.job WHERE id = ANY ($1)`,
    [[failed, waiting, ofOther]],
  );
  expect(Object.fromEntries(rows.map(({ id, to }) => [id, to]))).toEqual({
    [failed]: email,
    [waiting]: email,
    [ofOther]: other.email,
  });
});

test('an address belongs to one person, whatever its tag, even with calls at once', async () => {
  const [ann, bea] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE')];
  for (const taken of [bea.email, bea.email.replace('@', '+holidays@'), bea.email.toUpperCase()]) {
    const answer = await move(ann, taken);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'USER_EXISTS']);
  }
  expect((await move(ann, ann.email.replace('@', '+tag@'))).json()).toMatchObject({ email: ann.email });
  const wanted = newAddress();
  const [one, other, invited] = await Promise.all([
    move(ann, wanted),
    move(bea, wanted, root),
    hr.post('/admin/users', { email: wanted, name: 'Third' }),
  ]);
  const codes = [one.statusCode, other.statusCode, invited.statusCode];
  expect(codes.filter((code) => code === 409)).toHaveLength(2);
  const { rowCount } = await app.pool.query('SELECT 1 FROM users WHERE email = $1', [wanted]);
  expect(rowCount).toBe(1);
});

test.each([
  ['nobody@evil.test', 'Only @example.com email addresses are allowed'],
  ['not an address', 'Please enter a valid email address'],
  ['', 'Email is required'],
])('the address %j is refused at the field: %s', async (email, message) => {
  const person = await app.signedIn('EMPLOYEE');
  const answer = await move(person, email);
  expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'email', message }]]);
  expect((await person.get('/vacation/my-balance')).statusCode).toBe(200);
});

test('no one changes their own address, and HR not that of a system administrator', async () => {
  expect((await move(hr, newAddress())).json().code).toBe('OWN_RECORD');
  expect((await move(root, newAddress())).statusCode).toBe(403);
});

test('two administrators changing an address at once: the last notification is right', async () => {
  const person = await app.signedIn('EMPLOYEE');
  const { version } = (await hr.get(`/admin/users?search=${person.email}`)).json()[0];
  const [one, other] = [newAddress(), newAddress()];
  const answers = await Promise.all([
    hr.put(`/admin/users/${person.id}`, { email: one, version }),
    root.put(`/admin/users/${person.id}`, { email: other, version }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a deactivated person gets no mail about it', async () => {
  const person = await app.signedIn('EMPLOYEE', { isActive: false });
  expect(await mailsOf(app.pool, () => move(person, newAddress()))).toEqual([]);
});

test('only a system administrator changes the address of an administrator', async () => {
  const colleague = await app.signedIn('HR_ADMIN');
  const refused = await move(colleague, newAddress());
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    {
      code: 'FORBIDDEN',
      issues: [
        { path: 'email', message: 'Only a system administrator can change the address of an administrator' },
      ],
    },
  ]);
  expect((await move(colleague, newAddress(), root)).statusCode).toBe(200);
  expect((await move(root, newAddress(), root)).json()).toMatchObject({ code: 'OWN_RECORD' });
});

test.each([
  ['by a call', (id: string) => hr.put(`/admin/users/${id}/role`, { role: 'EMPLOYEE' })],
  ['in bulk', (id: string) => hr.put('/admin/users/bulk/role', { userIds: [id], role: 'EMPLOYEE' })],
  [
    'by import',
    async (id: string) => {
      const { email } = await app.database
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const csv = `email,role\n${email},EMPLOYEE`;
      return hr.post('/admin/users/import', { csv, dryRun: false });
    },
  ],
])('an administrator until %s stays protected for 30 days', async (_how, demote) => {
  const former = await app.signedIn('HR_ADMIN');
  try {
    app.setToday('2026-06-01');
    const demoted = await demote(former.id);
    expect(demoted.statusCode, demoted.body).toBe(200);
    expect((await move(former, newAddress())).statusCode).toBe(403);
    expect((await hr.put(`/admin/users/${former.id}`, { name: 'Former Admin' })).statusCode).toBe(200);
    app.setToday('2026-07-01');
    expect((await move(former, newAddress())).statusCode).toBe(403);
    app.setToday('2026-07-02');
    expect((await move(former, newAddress())).statusCode).toBe(200);
  } finally {
    app.setToday('2026-06-01');
  }
});

test('a demotion and an address change at once leave the address unchanged', async () => {
  const former = await app.signedIn('HR_ADMIN');
  const [, moved] = await Promise.all([
    hr.put(`/admin/users/${former.id}/role`, { role: 'EMPLOYEE' }),
    move(former, newAddress()),
  ]);
  expect(moved.statusCode).toBe(403);
});
