import { randomUUID } from 'node:crypto';
import { event } from '@almanac/domain/events/event';
import { EventPerson } from '@almanac/domain/events/event-values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyChain } from '../../../audit/chain/verify-chain.ts';
import { change } from '../../../audit/change.ts';
import { inSnapshot } from '../../../platform/database/snapshot.ts';
import { sealWaiting } from '../../../platform/seals/store.ts';
import { createDepartment, createRequest, createUser } from '../../../testing/factories.ts';
import { noJobs, noReactions } from '../../../testing/no-reactions.ts';
import { storedTexts } from '../../../testing/stored-texts.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

/** Every text about the person, or by them for themselves, contains this word. */
const reason = 'Needleinthehaystack';
const traces = /zelda|quux|needleinthehaystack/i;
const former = 'zelda.former@example.com';
const latest = 'zelda.quux@example.com';

let app: TestApp;
let admin: TestActor;
let zelda: TestActor;
let colleague: TestActor;
let teamId: string;

beforeAll(async () => {
  // Nothing listens there, so mails stay queued.
  const mailServer = { url: 'smtp://127.0.0.1:1', from: 'almanac@example.com' };
  app = await testApp({ today: '2026-03-02', config: { mailServer } });
  await app.pool.query('DROP TRIGGER remember_job ON pgboss.job; DROP TABLE remembered_jobs');
  const departmentId = (await createDepartment(app.database, { name: 'Research' })).id;
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Helen Okafor' });
  colleague = await app.signedIn('EMPLOYEE', { name: 'Max Berg', departmentId });
  zelda = await app.signedIn('MANAGER', { name: 'Zelda Maiden', email: former, departmentId });
  const team = await done(admin.post('/teams', { name: 'Mobile', departmentId, teamLeadId: zelda.id }));
  teamId = team.id;
  await workAndLead();
  await takeTimeOff();
  await logWithOthers();
  await renameAndLeave();
});
afterAll(() => app.close());

async function done(answer: ReturnType<TestActor['get']>) {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return body === '' ? {} : JSON.parse(body);
}

async function workAndLead(): Promise<void> {
  const membership = { allocationPercent: 50, startDate: '2026-01-01' };
  await done(admin.post('/teams/members', { teamId, userId: zelda.id, ...membership }));
  await done(admin.post('/teams/members', { teamId, userId: colleague.id, ...membership }));
  const departmentId = (await done(admin.get(`/teams/${teamId}`))).department.id;
  const other = await done(admin.post('/teams', { name: 'Gone', departmentId, teamLeadId: zelda.id }));
  await done(admin.post('/teams/members', { ...membership, teamId: other.id, userId: zelda.id }));
  await done(admin.put(`/teams/${other.id}`, { teamLeadId: admin.id }));
  await done(admin.delete(`/teams/${other.id}`));
}

async function takeTimeOff(): Promise<void> {
  const ask = (actor: TestActor, day: string) =>
    done(actor.post('/vacation', { type: 'VACATION', startDate: day, endDate: day, reason }));
  await ask(zelda, '2026-04-01');
  const approved = await ask(zelda, '2026-04-02');
  await done(admin.post(`/vacation/${approved.id}/approve`, { reason }));
  await done(admin.post(`/vacation/${(await ask(zelda, '2026-04-03')).id}/reject`, { reason }));
  const cancelled = await ask(zelda, '2026-04-07');
  await done(zelda.put(`/vacation/${cancelled.id}`, { endDate: '2026-04-08' }));
  await done(zelda.post(`/vacation/${cancelled.id}/cancel`, {}));
  await done(zelda.delete(`/vacation/${(await ask(zelda, '2026-04-09')).id}`));
  await done(admin.put(`/vacation/leave-balance/${zelda.id}`, { vacationDaysTotal: 30, reason }));
  await done(admin.get(`/vacation/leave-balance/${zelda.id}`));
  for (const [day, decision] of [
    ['2026-05-04', 'approve'],
    ['2026-05-05', 'reject'],
  ] as const) {
    const { id } = await createRequest(app.database, { requesterId: colleague.id, startDate: day });
    const key = { cookie: zelda.cookie, 'idempotency-key': day };
    const url = `/api/vacation/${id}/${decision}`;
    const payload = decision === 'reject' ? { reason: 'Too many are away' } : {};
    const answer = await app.server.inject({ method: 'POST', url, headers: key, payload });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

const ended = event('account.signed-out', { data: { replacedBy: EventPerson }, text: () => ({ key: '' }) });
/** Names the person in records left by others. */
async function logWithOthers(): Promise<void> {
  const max = { kind: 'PERSON', id: colleague.id, name: 'Max Berg', email: colleague.email } as const;
  await change({ database: app.database, react: noReactions, jobs: noJobs, actor: max }, async () => ({
    result: null,
    events: [
      ended({
        entityId: max.id,
        subject: max,
        changes: [{ field: 'session', from: 'Firefox' }],
        data: { replacedBy: { id: zelda.id, name: 'Zelda Maiden', email: former } },
      }),
    ],
  }));
  const url = `/api/admin/users/${zelda.id}/role`;
  const headers = { cookie: admin.cookie, 'idempotency-key': 'role' };
  await app.server.inject({ method: 'PUT', url, headers, payload: { role: 'EMPLOYEE' } });
  await done(admin.put(`/admin/users/${zelda.id}/role`, { role: 'MANAGER' }));
  for (const [number, recipient, text] of [
    [1, former, 'Hello'],
    [2, colleague.email, `Zelda Maiden (${former}) approved your request.`],
  ] as const) {
    await app.pool.query(
      `INSERT INTO kept_mails (id, recipient, subject, text, html) VALUES ($1, $2, 'A mail', $3, $3)`,
      [`01890a5d-ac96-774b-bcce-b302099a800${number}`, recipient, text],
    );
  }
}

async function renameAndLeave(): Promise<void> {
  await done(zelda.post('/auth/update-user', { name: 'Zelda Between' }));
  const csv = `email,name,role,personnelNumber,costCentre\n${former},Zelda Quuxington,MANAGER,QUUX-1,Zelda’s`;
  await done(admin.post('/admin/users/import', { csv, dryRun: false }));
  await done(admin.put(`/admin/users/${zelda.id}`, { email: latest }));
  for (const email of [latest, latest.replace('@', '+tag@')]) {
    const url = '/api/auth/sign-in/magic-link';
    expect((await app.server.inject({ method: 'POST', url, payload: { email } })).statusCode).toBe(200);
  }
  await app.pool.query(
    `UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = $1
     WHERE id = (SELECT id FROM pgboss.job WHERE data ->> 'to' = $2 LIMIT 1)`,
    [JSON.stringify({ message: `550 <${former}>: no such user` }), former],
  );
  await done(admin.get(`/admin/users/${zelda.id}/export`));
  const leaving = { successorId: admin.id, cancelLaterLeave: false, endMemberships: false, reason };
  await done(admin.post(`/admin/users/${zelda.id}/leaving`, { lastDay: '2026-03-31', ...leaving }));
  await app.database
    .insertInto('accounts')
    .values({ id: randomUUID(), accountId: latest, providerId: 'company', userId: zelda.id })
    .execute();
  await done(admin.post(`/admin/users/${zelda.id}/deactivate`));
  await app.database
    .insertInto('verifications')
    .values({
      id: randomUUID(),
      identifier: 'magic-link:hash',
      value: JSON.stringify({ email: latest, name: 'Zelda' }),
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
}

const erase = (actor: TestActor, id: string, body = {}) => actor.post(`/admin/users/${id}/erase`, body);

const ignoredFields = ['name', 'email', 'version', 'reason', 'rejectionReason', 'updatedAt'];

/** All counts and totals, without names and the order by name. */
function counted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(counted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  const compared = Object.entries(value).filter(([key]) => !ignoredFields.includes(key));
  return Object.fromEntries(compared.map(([key, each]) => [key, counted(each)]));
}

async function sums() {
  const answers = await Promise.all([
    done(admin.get(`/vacation/leave-balance/${zelda.id}`)),
    done(admin.get('/vacation/stats?year=2026')),
    done(admin.get(`/vacation/reports/team/${teamId}?startDate=2026-04-01&endDate=2026-04-30`)),
    done(admin.get(`/teams/${teamId}`)),
    done(admin.get(`/teams/${teamId}/members`)),
    done(admin.get(`/vacation?requesterId=${zelda.id}`)),
  ]);
  return answers.map(counted);
}

const linkLimits = async () =>
  (await app.pool.query("SELECT FROM rate_limits WHERE key LIKE 'link-email:%'")).rowCount;
const findings = async () => {
  const texts = await storedTexts(app.pool);
  return texts.filter(({ text }) => traces.test(text));
};

describe('someone who has left', () => {
  test('is in no text of any table after erasure, while totals stay and the log verifies', async () => {
    await sealWaiting(app.database, 1000);
    const before = await sums();
    const places = new Set((await findings()).map(({ place }) => place));
    expect([...places]).toEqual(
      expect.arrayContaining([
        'public.users.name',
        'public.accounts.account_id',
        'public.verifications.value',
        'public.kept_mails.text',
        'public.kept_answers.outcome',
        'public.time_off_requests.rejection_reason',
        'public.leave_adjustments.reason',
        'public.audit_personal.changed_values',
        'public.audit_personal.summary',
      ]),
    );
    expect([...places].some((place) => place.startsWith('pgboss.'))).toBe(true);
    expect(await linkLimits()).toBe(1);
    const answer = await erase(admin, zelda.id);
    expect([answer.statusCode, await linkLimits()], answer.body).toEqual([200, 0]);
    const erased = { name: 'Erased person', email: `erased-${zelda.id}@invalid`, isActive: false };
    expect(answer.json()).toMatchObject({ id: zelda.id, ...erased });
    expect(await findings()).toEqual([]);
    expect(await sums()).toEqual(before);
    await sealWaiting(app.database, 1000);
    expect((await inSnapshot(app.database, verifyChain)).fault).toBeUndefined();
  });

  test('is an erased person in the log, which keeps texts by others about others', async () => {
    const about = (await done(admin.get(`/admin/audit?subjectId=${zelda.id}&limit=500`))).data;
    const [newest, ...older] = about;
    expect(newest).toMatchObject({ action: 'account.erased', actor: { name: 'Helen Okafor' } });
    expect(older.length).toBeGreaterThan(10);
    for (const { subject, summary } of older) {
      expect(subject).toEqual({ id: zelda.id, name: 'Erased person' });
      expect(summary).toBe('About a person who was erased');
    }
    const by = (await done(admin.get(`/admin/audit?actorId=${zelda.id}&subjectId=${colleague.id}`))).data;
    expect(by.map(({ reason: why }: { reason?: string }) => why)).toContain('Too many are away');
    expect((await admin.get(`/admin/audit/export?subjectId=${zelda.id}`)).body).toContain('Erased person');
  });

  test('can’t be changed, exported, erased or reactivated after that', async () => {
    const calls = [
      erase(admin, zelda.id),
      admin.post(`/admin/users/${zelda.id}/reactivate`),
      admin.post(`/admin/users/${zelda.id}/deactivate`),
      admin.put(`/admin/users/${zelda.id}`, { name: 'Zelda' }),
      admin.put(`/admin/users/${zelda.id}/role`, { role: 'EMPLOYEE' }),
      admin.put(`/vacation/leave-balance/${zelda.id}`, { vacationDaysTotal: 1, reason }),
      admin.get(`/admin/users/${zelda.id}/export`),
    ];
    for (const answer of await Promise.all(calls)) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'INVALID_TRANSITION',
          message: 'This person has been erased and can no longer be changed or exported',
        }),
      ]);
    }
    const link = { email: `erased-${zelda.id}@invalid` };
    const url = '/api/auth/sign-in/magic-link';
    expect((await app.server.inject({ method: 'POST', url, payload: link })).statusCode).toBe(400);
    expect(await findings()).toEqual([]);
  });
});

test('two erasures at once: one is refused as already done', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await createUser(app.database, { isActive: false });
    const answers = await Promise.all([erase(admin, id), erase(admin, id), erase(admin, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const log = (await done(admin.get(`/admin/audit?entityId=${id}`))).data;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['account.erased']);
  }
});

test('an address that now belongs to someone else, or a longer one, is left alone', async () => {
  const heir = await app.signedIn('EMPLOYEE', { name: 'Jo', email: 'jo.ann@example.com' });
  const { id } = await createUser(app.database, { name: 'Ann', email: 'ann@example.com', isActive: false });
  const text = `From ${heir.email}, not from ann@example.company or x+ann@example.com`;
  await app.pool.query(
    `INSERT INTO kept_mails (id, recipient, subject, text, html)
     VALUES ('01890a5d-ac96-774b-bcce-b302099a8009', 'jo.ann@example.com', '', $1, '')`,
    [text],
  );
  expect((await erase(admin, id)).statusCode).toBe(200);
  const { rows } = await app.pool.query('SELECT text FROM kept_mails');
  expect(rows).toEqual([{ text }]);
});

test.each([
  "UPDATE audit_personal SET summary = 'Nothing happened'",
  "UPDATE audit_personal SET summary = '', summary_salt = NULL WHERE entry_id NOT IN (SELECT entry_id FROM audit_erasures)",
  'UPDATE audit_personal SET reason = summary',
  `UPDATE audit_personal SET changed_values = '[{"place": 0, "to": "else"}]'`,
  'DELETE FROM audit_personal',
  'TRUNCATE audit_personal',
  'DELETE FROM audit_erasures',
])('even the owner of the tables cannot %s', async (statement) => {
  await expect(app.pool.query(statement)).rejects.toThrow('audit entries are never changed or deleted');
});

test('the function erases no active person from the log', async () => {
  await expect(app.servicePool.query('SELECT erase_from_audit($1)', [colleague.id])).rejects.toThrow(
    'only somebody who is deactivated is erased from the audit log',
  );
});

test('an erasure past the call is detected, as the log has no entry for it', async () => {
  const someone = await app.signedIn('EMPLOYEE');
  await done(admin.post(`/admin/users/${someone.id}/deactivate`));
  await sealWaiting(app.database, 1000);
  await app.servicePool.query('SELECT erase_from_audit($1)', [someone.id]);
  expect((await verifyChain(app.database)).fault).toContain('was changed in what it says about people');
});
