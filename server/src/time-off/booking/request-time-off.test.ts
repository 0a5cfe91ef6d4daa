import { addDays } from '@almanac/domain/calendar/calendar-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { mailsOf, queuedMails } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
});
afterAll(() => app.close());

function ask(actor: TestActor, startDate: string, endDate: string, type = 'VACATION') {
  return actor.post('/vacation', { type, startDate, endDate });
}

async function balanceOf(actor: TestActor) {
  return (await actor.get('/vacation/my-balance')).json();
}

async function auditOf(entityId: string) {
  const entries = await loggedEntries(app.database, entityId);
  return entries.map(({ action, actorId, summary }) => ({ action, actorId, summary }));
}

test('a request starts pending, reserves its days, and is returned as in lists', async () => {
  const department = await createDepartment(app.database, { name: 'Engineering' });
  const ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId: department.id });
  const answer = await ask(ann, '2026-06-05', '2026-06-09');
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    status: 'PENDING',
    startDate: '2026-06-05',
    endDate: '2026-06-09',
    businessDays: 3,
    requester: { id: ann.id, name: 'Ann', email: ann.email, department: { name: 'Engineering' } },
  });
  expect((await ann.get(`/vacation/${answer.json().id}`)).json()).toEqual(answer.json());
  expect(await balanceOf(ann)).toMatchObject({ vacationDaysPending: 3, vacationDaysAvailable: 21 });
});

test('twenty requests at once never spend more days than there are', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const mondays = Array.from({ length: 20 }, (_, week) => addDays('2026-07-06', week * 7));
  const answers = await Promise.all(mondays.map((monday) => ask(ann, monday, addDays(monday, 4))));
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused).toHaveLength(16);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: 'Validation failed: Insufficient vacation days. You have 4 days available.',
    });
  }
  expect(await balanceOf(ann)).toMatchObject({ vacationDaysPending: 20, vacationDaysAvailable: 4 });
});

test('overlapping requests at once: one is accepted, the others name it', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const types = ['UNPAID', 'SICK_LEAVE', 'WORK_FROM_HOME', 'VACATION'];
  const answers = await Promise.all(types.map((type) => ask(ann, '2026-06-08', '2026-06-12', type)));
  const accepted = answers.filter(({ statusCode }) => statusCode === 201);
  expect(accepted).toHaveLength(1);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('OVERLAPPING_REQUEST');
    expect(answer.json().message).toMatch(
      /^You already have a pending .+ request for Mon 8 to Fri 12 Jun 2026$/,
    );
  }
});

test('the database refuses an overlap that no rule has caught', async () => {
  const { id: userId } = await app.signedIn('EMPLOYEE');
  await createRequest(app.database, { requesterId: userId, startDate: '2026-06-08', endDate: '2026-06-12' });
  const another = createRequest(app.database, {
    requesterId: userId,
    startDate: '2026-06-12',
    type: 'UNPAID',
  });
  await expect(another).rejects.toMatchObject({ code: '23P01' });
});

test('a request over the end of the leave year needs days in each of the two', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  await createRequest(app.database, { requesterId: ann.id, startDate: '2027-02-01', endDate: '2027-03-02' });
  expect((await ask(ann, '2026-12-28', '2027-01-05')).json()).toMatchObject({ code: 'VALIDATION_ERROR' });
  expect((await ask(ann, '2026-12-28', '2027-01-04')).json()).toMatchObject({ businessDays: 6 });
});

test('sick days may exceed their total, leaving none available', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  expect((await ask(ann, '2026-06-01', '2026-06-26', 'SICK_LEAVE')).statusCode).toBe(201);
  expect(await balanceOf(ann)).toMatchObject({
    sickDaysPending: 20,
    sickDaysAvailable: 0,
    sickDaysTotal: 12,
  });
});

test("a request is audited and mailed to the requester's managers only", async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
  const head = await app.signedIn('MANAGER', { departmentId });
  const lead = await app.signedIn('MANAGER');
  const team = await createTeam(app.database, { departmentId, teamLeadId: lead.id });
  await createTeamMember(app.database, { teamId: team.id, userId: ann.id });
  await app.signedIn('MANAGER', { departmentId, isActive: false });
  await app.signedIn('MANAGER', { departmentId: (await createDepartment(app.database)).id });
  await app.signedIn('HR_ADMIN');
  let id = '';
  const mails = await mailsOf(app.pool, async () => {
    id = (await ask(ann, '2026-07-06', '2026-07-10')).json().id;
  });
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([head.email, lead.email]));
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toBe('Ann requests Vacation, Mon 6 to Fri 10 Jul 2026');
  expect(mails[0]?.text).toContain(`Ann (${ann.email}) requests Vacation: Mon 6 to Fri 10 Jul 2026`);
  expect(mails[0]?.text).toContain(`${app.config.appUrl}/time-off/requests/${id}`);
  // The decision context: the balance and absences.
  expect(mails[0]?.text).toContain('Left if approved: 19 of 24 days');
  expect(mails[0]?.text).toMatch(/Away then: 1 of the department, \d+ %/);
  expect(mails[0]?.html).toContain('19 of 24 days</td>');
  expect(await auditOf(id)).toEqual([
    {
      action: 'time-off.requested',
      actorId: ann.id,
      summary: 'Requested Vacation, Mon 6 to Fri 10 Jul 2026',
    },
  ]);
});

test('without a manager, the HR administrators get the request, never the requester', async () => {
  const other = await testApp({ today: '2026-06-01' });
  const system = await other.signedIn('SYSTEM_ADMIN');
  const hr = await other.signedIn('HR_ADMIN');
  await ask(await other.signedIn('EMPLOYEE'), '2026-07-06', '2026-07-10');
  expect((await queuedMails(other.pool)).map(({ to }) => to)).toEqual([hr.email]);
  await ask(hr, '2026-07-06', '2026-07-10');
  expect((await queuedMails(other.pool)).map(({ to }) => to)).toEqual([hr.email, system.email]);
  await other.close();
});

test('a refused request leaves no row, no audit entry and no mail', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const mails = await mailsOf(app.pool, async () => {
    const answer = await ask(ann, '2026-05-29', '2026-06-02');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ path: 'startDate', message: 'Start date cannot be in the past' }],
    });
    expect((await ask(ann, '2026-06-06', '2026-06-07')).statusCode).toBe(400);
  });
  const rows = await app.database.selectFrom('timeOffRequests').where('requesterId', '=', ann.id).execute();
  const audit = await app.database.selectFrom('auditEntries').where('actorId', '=', ann.id).execute();
  expect([rows, audit, mails]).toEqual([[], [], []]);
});
