import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allowDecisionsByEmail, linkCalls, tokenIn } from '../../testing/decision-links.ts';
import { createDepartment } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let maria: TestActor;
let ann: TestActor;
let calls: ReturnType<typeof linkCalls>;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Sam' });
  calls = linkCalls(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setToday('2026-06-01');
  await allowDecisionsByEmail(app);
  const { id: departmentId } = await createDepartment(app.database);
  maria = await app.signedIn('MANAGER', { name: 'Maria Rossi', departmentId });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
});

const july = { type: 'VACATION', startDate: '2026-07-06', endDate: '2026-07-10' };
const code = (answer: { json(): { code?: string } }) => answer.json().code;

/** A request of Ann with the token of Maria's email. */
async function asked(body: object = {}) {
  const mails = await mailsOf(app.pool, () => ann.post('/vacation', { ...july, ...body }));
  const mail = mails.find(({ to }) => to === maria.email);
  const [request] = (await ann.get('/vacation/my-requests')).json().data;
  return { id: request.id as string, mail, token: tokenIn(mail) };
}

test('the email to an approver has links only where the company allows decisions from emails', async () => {
  await allowDecisionsByEmail(app, false);
  expect((await asked()).token).toBe('');
  await allowDecisionsByEmail(app);
  const { id, mail, token } = await asked({ startDate: '2026-08-03', endDate: '2026-08-04' });
  expect(token).toMatch(/^[\w-]{43}$/);
  const link = `${app.config.appUrl}/decide/${id}#${token}`;
  expect(mail?.text).toContain(`Approve:\n${link}`);
  expect(mail?.text).toContain(`Reject:\n${link}`);
  expect(mail?.html.split(link)).toHaveLength(3);
  expect(mail?.text).toContain("don't forward this email");
});

test('the page shows what the approvals page shows, and looking changes nothing', async () => {
  const { id, token } = await asked({ reason: 'A wedding' });
  const answer = await calls.look(token);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const [facts] = (await maria.get(`/vacation/decision-facts?requestIds=${id}`)).json();
  const request = (await maria.get(`/vacation/${id}`)).json();
  expect(answer.json()).toEqual({
    request,
    type: { name: 'Vacation', unit: 'DAY' },
    facts,
    approver: { id: maria.id, name: 'Maria Rossi' },
    expiresAt: '2026-06-03T12:00:00.000Z',
  });
  expect(request).toMatchObject({ status: 'PENDING', reason: 'A wedding' });
  expect((await calls.look(token)).statusCode).toBe(200);
});

test.each([
  ['APPROVE', 'APPROVED', 'Approved'],
  ['REJECT', 'REJECTED', 'Rejected'],
] as const)(
  '%s decides as the approver, once, and the log says from where',
  async (decision, status, word) => {
    const { id, token } = await asked();
    const reason = decision === 'REJECT' ? { reason: 'Too many are away' } : {};
    const mails = await mailsOf(app.pool, async () => {
      const answer = await calls.decide(token, decision, reason);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({ id, status, decidedBy: { id: maria.id, name: 'Maria Rossi' } });
    });
    const entry = (await loggedEntries(app.database, id)).at(-1);
    expect(entry?.actorId).toBe(maria.id);
    expect(await dataOf(entry?.id)).toMatchObject({ via: 'EMAIL', seen: { version: 1 } });
    expect(entry?.summary).toMatch(new RegExp(`^${word} .* \\(from an email\\)$`));
    expect(entry?.reason).toBe(reason.reason ?? null);
    expect(mails.map(({ to }) => to).sort()).toEqual([ann.email, maria.email].sort());
    const receipt = mails.find(({ to }) => to === maria.email);
    expect(receipt?.subject).toContain(`You ${status.toLowerCase()}: Ann`);
    expect(receipt?.text).toContain('with the link in your email');
    expect(code(await calls.decide(token, decision))).toBe('LINK_ENDED');
    expect((await calls.look(token)).json().message).toContain('already decided this request with this link');
  },
);

test('a decision can be undone for ten seconds, and the link works again', async () => {
  const { id, token } = await asked();
  expect(code(await calls.undo(token))).toBe('INVALID_TRANSITION');
  await calls.decide(token, 'APPROVE');
  const undone = await calls.undo(token);
  expect(undone.json(), undone.body).toMatchObject({ id, status: 'PENDING' });
  expect((await calls.undo(token)).statusCode).toBe(409);
  expect((await calls.decide(token, 'REJECT')).json()).toMatchObject({ status: 'REJECTED' });
  await app.pool.query(`UPDATE time_off_requests SET decided_at = decided_at - interval '11 seconds'`);
  const late = await calls.undo(token);
  expect([late.statusCode, code(late)]).toEqual([409, 'INVALID_TRANSITION']);
});

test('undoing gives the link of another approver back, too', async () => {
  const other = await app.signedIn('MANAGER', { name: 'Ben', departmentId: await departmentOf(ann) });
  const mails = await mailsOf(app.pool, () => ann.post('/vacation', july));
  const [ofMaria, ofBen] = [maria, other].map(({ email }) => tokenIn(mails.find(({ to }) => to === email)));
  expect(ofMaria).not.toBe(ofBen);
  await calls.decide(ofMaria ?? '', 'APPROVE');
  expect((await calls.look(ofBen ?? '')).json().message).toContain('already been decided');
  await calls.undo(ofMaria ?? '');
  expect((await calls.decide(ofBen ?? '', 'REJECT')).json()).toMatchObject({ decidedBy: { id: other.id } });
  expect(code(await calls.undo(ofMaria ?? ''))).toBe('INVALID_TRANSITION');
});

async function dataOf(entryId: string | undefined): Promise<unknown> {
  const { rows } = await app.pool.query('SELECT data FROM audit_entries WHERE id = $1', [entryId]);
  return rows[0]?.data;
}

async function departmentOf({ id }: { id: string }): Promise<string> {
  const person = await app.database
    .selectFrom('users')
    .select('departmentId')
    .where('id', '=', id)
    .executeTakeFirst();
  return person?.departmentId ?? '';
}

test('of many simultaneous clicks, here and on the screen, one decides', async () => {
  for (let round = 0; round < 5; round += 1) {
    const day = `2026-09-${String(7 + round).padStart(2, '0')}`;
    const { id, token } = await asked({ startDate: day, endDate: day });
    const answers = await Promise.all([
      calls.decide(token, 'APPROVE'),
      maria.post(`/vacation/${id}/reject`),
      calls.decide(token, 'REJECT'),
      admin.post(`/vacation/${id}/approve`),
      calls.decide(token, 'APPROVE'),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
    const decided = (await loggedEntries(app.database, id)).filter(({ action }) =>
      ['time-off.approved', 'time-off.rejected'].includes(action),
    );
    expect(decided).toHaveLength(1);
    const { rows } = await app.pool.query(
      'SELECT used_at FROM decision_links WHERE request_id = $1 AND approver_id = $2',
      [id, maria.id],
    );
    expect(rows[0].used_at !== null).toBe([0, 2, 4].some((index) => statuses[index] === 200));
  }
});

const change = (record: object) =>
  app.database.updateTable('users').set(record).where('id', '=', maria.id).execute();
const switchTo = (decisionsByEmail: boolean) => admin.put('/admin/settings', { decisionsByEmail });
const ends: readonly [string, (id: string) => unknown, string][] = [
  [
    'the request was edited',
    (id) => ann.put(`/vacation/${id}`, { ...july, endDate: '2026-07-09' }),
    'has changed',
  ],
  ['its reason was edited', (id) => ann.put(`/vacation/${id}`, { ...july, reason: 'Moving' }), 'has changed'],
  ['it was cancelled', (id) => ann.post(`/vacation/${id}/cancel`), 'was cancelled'],
  ['it was deleted', (id) => ann.delete(`/vacation/${id}`), 'was deleted'],
  ['it was decided', (id) => admin.post(`/vacation/${id}/approve`), 'already been decided'],
  ['48 hours went by', () => app.setToday('2026-06-03'), 'has expired'],
  ['decisions from emails were switched off', () => switchTo(false), 'no longer allows'],
  ['they were switched off and on', async () => [await switchTo(false), await switchTo(true)], 'has expired'],
  ['the approver was deactivated', () => change({ isActive: false }), 'is deactivated'],
  ['the approver moved', () => change({ departmentId: null }), 'no longer decide'],
  ['the approver is no manager any more', () => change({ role: 'EMPLOYEE' }), 'no longer decide'],
];

test.each(ends)('a link ends: %s', async (_why, end, words) => {
  const { id, token } = await asked();
  expect((await calls.look(token)).statusCode).toBe(200);
  await end(id);
  for (const answer of [await calls.look(token), await calls.decide(token, 'APPROVE')]) {
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'LINK_ENDED', message: expect.stringContaining(words) });
  }
  const entries = await loggedEntries(app.database, id);
  expect(entries.filter(({ summary }) => summary.includes('from an email'))).toEqual([]);
});

test('a link is of no use in a browser where someone else is signed in', async () => {
  const { token } = await asked();
  for (const answer of [
    await calls.look(token, admin.cookie),
    await calls.decide(token, 'APPROVE', {}, admin.cookie),
    await calls.undo(token, ann.cookie),
  ]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('This link is for Maria Rossi.');
  }
  expect((await calls.decide(token, 'APPROVE', {}, maria.cookie)).statusCode).toBe(200);
});

test('unknown tokens are not found, and limited per address', async () => {
  const { id, token } = await asked();
  for (const unknown of ['x', id, token.slice(1), `${token}A`, token.toLowerCase()]) {
    expect((await calls.look(unknown)).statusCode).toBe(404);
  }
  for (const wrong of [
    {},
    { token: '' },
    { token: 5 },
    { token: 'x'.repeat(201) },
    { token, decision: 'APPROVE', also: 1 },
  ]) {
    const answer = await app.server.inject({ method: 'POST', url: '/api/decisions', payload: wrong });
    expect(answer.statusCode, answer.body).toBe(400);
  }
  const answers = await Promise.all(Array.from({ length: 60 }, () => calls.look('unknown')));
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(5);
  expect((await calls.look(token)).statusCode).toBe(200);
});

test('a link opens nothing else, and pages of other sites cannot use it', async () => {
  const { token } = await asked();
  expect((await calls.look(token)).headers['set-cookie']).toBeUndefined();
  expect((await calls.decide(token, 'APPROVE')).headers['set-cookie']).toBeUndefined();
  const foreign = await app.server.inject({
    method: 'POST',
    url: '/api/decisions',
    payload: { token, decision: 'APPROVE' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect([foreign.statusCode, code(foreign)]).toEqual([403, 'BAD_ORIGIN']);
});

test('a token is nowhere in the database or the log, and an encoded fragment is not logged', async () => {
  const { id, token } = await asked();
  await calls.look(token);
  await app.server.inject({ url: `/decide/${id}%23${token}`, headers: { accept: 'text/html' } });
  await calls.decide(token, 'APPROVE');
  expect(app.logged.join('')).not.toContain(token);
  expect(app.logged.join('')).toContain('"path":"/decide/…"');
  const { rows } = await app.pool.query('SELECT row_to_json(link)::text AS text FROM decision_links AS link');
  expect(rows.map(({ text }) => text).join()).not.toContain(token);
  const jobs = await app.pool.query('SELECT data::text AS text FROM pgboss.job');
  expect(jobs.rows.map(({ text }) => text).join()).not.toContain(token);
});
