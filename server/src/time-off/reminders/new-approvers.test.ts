import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../testing/factories.ts';
import { queuedMails } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const monday = '2026-06-01';
let opened: { close(): Promise<void> }[] = [];
let testing: TestDatabase;
let app: TestApp;
let other: TestApp;
let sales: string;
let support: string;
let maria: TestActor;
let ben: TestActor;
let helen: TestActor;
let ann: TestActor;

beforeEach(async () => {
  testing = await testDatabase();
  const database = testing;
  [app, other] = [await testApp({ today: monday, database }), await testApp({ today: monday, database })];
  opened.push(app, other, { close: () => database.drop() });
  sales = (await createDepartment(app.database, { name: 'Sales' })).id;
  support = (await createDepartment(app.database, { name: 'Support' })).id;
  maria = await app.signedIn('MANAGER', { name: 'Maria', departmentId: sales });
  ben = await app.signedIn('MANAGER', { name: 'Ben', departmentId: support });
  helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId: sales });
});
afterEach(async () => {
  for (const each of opened) await each.close();
  opened = [];
});

/** Ann's request for a day, for which her present deciders were asked. */
async function asks(day = '2026-08-03', given: object = {}): Promise<string> {
  const body = { type: 'VACATION', startDate: day, endDate: day, ...given };
  const answer = await ann.post('/vacation', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

async function done(call: ReturnType<TestActor['post']>): Promise<void> {
  const answer = await call;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

const move = (person: TestActor, departmentId: string | null) =>
  done(helen.put(`/admin/users/${person.id}`, { departmentId }));

const isAboutWaiting = ({ subject }: { subject: string }) => /pending/i.test(subject);

/** The emails that new approvers get for the change, looked for by both instances at once. */
async function mailsAfter(work: () => Promise<unknown>, look: () => Promise<unknown> = lookTwice) {
  const before = await waitingMails();
  await work();
  await look();
  return (await waitingMails()).slice(before.length);
}

const waitingMails = async () => (await queuedMails(app.pool)).filter(isAboutWaiting);

const lookTwice = () => Promise.all([app, other].map((instance) => instance.tellNewApprovers()));
const nothing = () => Promise.resolve();
const recipients = (mails: readonly { to: string }[]) => mails.map(({ to }) => to).sort();

test('after a move to another department its manager is emailed once, the former one is not', async () => {
  const id = await asks();
  const [mail, ...others] = await mailsAfter(() => move(ann, support));
  expect(others).toEqual([]);
  expect(mail?.to).toBe(ben.email);
  expect(mail?.subject).toBe('Pending request from Ann: Vacation, Mon 3 Aug 2026');
  expect(mail?.text).toContain(`Vacation of Ann (${ann.email}), Mon 3 Aug 2026: you are now its approver.`);
  expect(mail?.text).toContain(`/time-off/requests/${id}`);
  expect(await mailsAfter(nothing)).toEqual([]);
  expect(await mailsAfter(() => move(ann, sales)), 'who was asked before').toEqual([]);
  expect(await mailsAfter(() => move(ann, support)), 'who was emailed before').toEqual([]);
  const { rows } = await app.pool.query(
    `SELECT actor_id, changes FROM audit_entries WHERE entity_id = $1 AND action = 'time-off.reminded'`,
    [id],
  );
  expect(rows).toEqual([{ actor_id: null, changes: [{ field: 'told', people: [ben.id] }] }]);
});

test('several requests are one email', async () => {
  await asks();
  await asks('2026-08-04');
  const mails = await mailsAfter(() => move(ann, support));
  expect(mails).toMatchObject([{ to: ben.email, subject: '2 requests are pending' }]);
});

test('once the only manager is deactivated, HR is emailed', async () => {
  await asks();
  const sam = await app.signedIn('SYSTEM_ADMIN', { name: 'Sam' });
  const mails = await mailsAfter(() => done(sam.post(`/admin/users/${maria.id}/deactivate`)));
  expect(recipients(mails)).toEqual([helen.email]);
});

test("a team's new lead is emailed, as is HR once the membership ends", async () => {
  await move(ann, null);
  const team = await createTeam(app.database, { departmentId: sales, teamLeadId: maria.id });
  const { id: memberId } = await createTeamMember(app.database, { teamId: team.id, userId: ann.id });
  await asks();
  const led = await mailsAfter(() => done(helen.put(`/teams/${team.id}`, { teamLeadId: ben.id })));
  expect(recipients(led)).toEqual([ben.email]);
  const past = { endDate: '2026-05-31' };
  const ended = await mailsAfter(() => done(helen.put(`/teams/members/${memberId}`, past)));
  expect(recipients(ended)).toEqual([helen.email]);
});

test('a deputy is emailed when their period begins, and not again by the daily reminders', async () => {
  await asks();
  const period = { startDate: monday, endDate: '2026-06-12' };
  const absence = { requesterId: maria.id, ...period, status: 'APPROVED' as const, decidedById: helen.id };
  await createRequest(app.database, absence);
  const deputy = { deputyId: ben.id, ...period };
  const [mail, ...others] = await mailsAfter(() => done(maria.post('/deputies', deputy)));
  expect(others).toEqual([]);
  expect(mail?.to).toBe(ben.email);
  expect(mail?.text).toContain(`Maria (${maria.email}) is away`);
  expect(await mailsAfter(nothing, () => remindOn('2026-06-02'))).toEqual([]);
});

async function remindOn(day: string) {
  for (const instance of [app, other]) instance.setToday(day);
  await Promise.all([app, other].map((instance) => instance.remindApprovers()));
}

test('who decides from a later day on is emailed by the daily reminders, once', async () => {
  await move(ann, null);
  const team = await createTeam(app.database, { departmentId: support, teamLeadId: ben.id });
  await createTeamMember(app.database, { teamId: team.id, userId: ann.id, startDate: '2026-06-03' });
  await asks();
  expect(await mailsAfter(nothing, () => remindOn('2026-06-02'))).toEqual([]);
  const [mail, ...others] = await mailsAfter(nothing, () => remindOn('2026-06-03'));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: ben.email, text: expect.stringContaining('you are now its approver') });
  expect(await mailsAfter(nothing, () => remindOn('2026-06-04'))).toEqual([]);
});

test('no one is emailed about a request that is decided by then, or their own', async () => {
  const id = await asks();
  const decided = async () => {
    await move(ann, support);
    await done(helen.post(`/vacation/${id}/approve`, {}));
  };
  expect(await mailsAfter(decided)).toEqual([]);
  await asks('2026-08-04');
  const promoted = () => done(helen.put(`/admin/users/${ann.id}/role`, { role: 'MANAGER' }));
  expect(await mailsAfter(promoted)).toEqual([]);
  const last = await asks('2026-08-05');
  const meanwhile = await mailsAfter(
    () => move(ann, sales),
    () => Promise.all([app.tellNewApprovers(), done(helen.post(`/vacation/${last}/approve`, {}))]),
  );
  for (const { text } of meanwhile) expect(text).not.toContain('5 Aug');
});

test('who wants no emails about requests gets none, nor does anyone who may not see the type', async () => {
  await app.database.updateTable('leaveTypes').set({ shownTo: 'HR' }).where('code', '=', 'UNPAID').execute();
  await asks();
  await asks('2026-08-04', { type: 'UNPAID' });
  await done(ben.put('/profile/mail-preferences', { requestsToDecide: false, ownRequests: true }));
  const dora = await app.signedIn('MANAGER', { name: 'Dora', departmentId: support });
  const [mail, ...others] = await mailsAfter(() => move(ann, support));
  expect(others).toEqual([]);
  expect(mail?.to).toBe(dora.email);
  expect(mail?.text).not.toContain('4 Aug');
});

test('who recorded the request on behalf is not emailed about it', async () => {
  await move(ann, null);
  const body = { userId: ann.id, type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-03' };
  const asked = await helen.post('/vacation/on-behalf', { ...body, status: 'PENDING' });
  expect(asked.statusCode, asked.body).toBe(201);
  expect(await mailsAfter(nothing)).toEqual([]);
});

test('a request from before those asked were logged is left out', async () => {
  await createRequest(app.database, { requesterId: ann.id, startDate: '2026-08-03' });
  expect(await mailsAfter(() => move(ann, support))).toEqual([]);
});

test('who became the decider before an edit was asked by it', async () => {
  const id = await asks();
  expect(recipients(await mailsAfter(() => move(ann, support)))).toEqual([ben.email]);
  const edited = () => done(ann.put(`/vacation/${id}`, { startDate: '2026-08-04', endDate: '2026-08-04' }));
  expect(await mailsAfter(edited)).toEqual([]);
  expect(recipients(await mailsAfter(() => move(ann, sales)))).toEqual([maria.email]);
});

test('the first person who may decide is emailed, if no one could before', async () => {
  await app.database.updateTable('users').set({ isActive: false }).where('id', '<>', ann.id).execute();
  await asks();
  await app.database.updateTable('users').set({ isActive: true }).where('id', '=', helen.id).execute();
  expect(recipients(await mailsAfter(nothing))).toEqual([helen.email]);
});

const storedJobs = async (): Promise<number> => {
  const { rows } = await app.pool.query(
    `SELECT count(DISTINCT id)::integer AS jobs FROM remembered_jobs WHERE name = 'approver-changes'`,
  );
  return rows[0].jobs;
};

test('the change itself makes an instance look', async () => {
  await asks();
  const before = await storedJobs();
  const mails = await mailsAfter(
    async () => {
      await move(ann, support);
      expect(await storedJobs()).toBe(before + 1);
      await app.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'approver-changes'`);
    },
    () =>
      vi.waitFor(
        async () => {
          const { rows } = await app.pool.query(`SELECT FROM request_reminders WHERE user_id = $1`, [ben.id]);
          expect(rows).toHaveLength(1);
        },
        { timeout: 20_000, interval: 200 },
      ),
  );
  expect(recipients(mails)).toEqual([ben.email]);
});

test('an import of a thousand people makes an instance look once', async () => {
  await asks();
  const before = await storedJobs();
  const lines = Array.from({ length: 1000 }, (_, index) => {
    return `new-${index}@example.com,Person ${index},${index % 50 === 0 ? 'MANAGER' : 'EMPLOYEE'},Sales`;
  });
  const csv = ['email,name,role,department', ...lines].join('\n');
  await done(helen.post('/admin/users/import', { csv, dryRun: false }));
  expect(await storedJobs()).toBe(before + 1);
});

test('a change of what decides nothing makes no instance look', async () => {
  const before = await storedJobs();
  await done(helen.put(`/admin/users/${ann.id}`, { name: 'Anna' }));
  expect(await storedJobs()).toBe(before);
});
