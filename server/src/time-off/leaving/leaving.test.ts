import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';
import { rulesOfLeave } from '../../work-time/rule-changes/rule-snapshot.ts';

let testing: TestDatabase;
let app: TestApp;
let other: TestApp;
let departmentId: string;
let admin: TestActor;
beforeAll(async () => {
  testing = await testDatabase();
  app = await testApp({ today: '2026-06-01', database: testing });
  other = await testApp({ today: '2026-06-01', database: testing });
  departmentId = (await createDepartment(app.database)).id;
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada' });
});
beforeEach(() => setToday('2026-06-01'));
afterAll(async () => {
  await other.close();
  await app.close();
  await testing.drop();
});

function setToday(day: string): void {
  app.setToday(day);
  other.setToday(day);
}

const plan = { cancelLaterLeave: true, endMemberships: true };
const leave = ({ id }: TestActor, lastDay: string, more: object = {}) =>
  admin.post(`/admin/users/${id}/leaving`, { lastDay, ...plan, ...more });
const elsewhere = (person: TestActor, path: string) =>
  other.server.inject({ url: `/api${path}`, headers: { cookie: person.cookie } });
const entriesOf = async (id: string) => (await admin.get(`/admin/audit?subjectId=${id}`)).json().data;

async function isActive({ id }: TestActor): Promise<boolean> {
  return (
    await app.database.selectFrom('users').select('isActive').where('id', '=', id).executeTakeFirstOrThrow()
  ).isActive;
}

async function leaver() {
  const person = await app.signedIn('MANAGER', { departmentId, name: 'Lee' });
  const ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  const { id: teamId } = await createTeam(app.database, { departmentId, teamLeadId: person.id });
  await createTeamMember(app.database, { teamId, userId: person.id });
  const later = (await createTeam(app.database, { departmentId })).id;
  await createTeamMember(app.database, { teamId: later, userId: person.id, startDate: '2026-08-01' });
  const ask = async (startDate: string, endDate: string, isApproved: boolean) =>
    (
      await createRequest(app.database, {
        requesterId: person.id,
        startDate,
        endDate,
        ...(isApproved && { status: 'APPROVED', decidedById: admin.id }),
      })
    ).id;
  return {
    person,
    ann,
    teamId,
    early: await ask('2026-06-08', '2026-06-09', false),
    across: await ask('2026-06-29', '2026-07-03', true),
    after: await ask('2026-07-06', '2026-07-10', false),
    waiting: (await createRequest(app.database, { requesterId: ann.id, startDate: '2026-09-07' })).id,
  };
}

test('open matters are listed first', async () => {
  const { person, ann, teamId, early, across, after, waiting } = await leaver();
  const answer = await admin.get(`/admin/users/${person.id}/leaving?lastDay=2026-06-30`);
  expect(answer.statusCode, answer.body).toBe(200);
  const open = answer.json();
  const ids = (records: { id: string }[]) => records.map(({ id }) => id);
  expect(ids(open.pendingRequests)).toEqual([early, after]);
  expect(ids(open.laterLeave)).toEqual([across, after]);
  expect(open.memberships).toHaveLength(2);
  expect(open.ledTeams).toMatchObject([{ id: teamId }]);
  expect(open.waitingRequests).toMatchObject([{ id: waiting, requester: { id: ann.id, name: 'Ann' } }]);
  expect(open.successor).toBeUndefined();
  // Sick leave isn't paid out.
  expect(open.payable).toEqual([{ type: 'VACATION', unit: 'DAY', amount: 10 }]);
  expect(await entriesOf(person.id)).toEqual([]);
});

test('the account works until the last day and is deactivated at the next call after it', async () => {
  const { person, teamId } = await leaver();
  const successor = await app.signedIn('MANAGER', { name: 'Max' });
  const answer = await leave(person, '2026-06-30', { successorId: successor.id });
  expect(answer.json()).toMatchObject({ id: person.id, isActive: true, employmentEnd: '2026-06-30' });
  setToday('2026-06-30');
  expect((await elsewhere(person, '/vacation/my-balance')).statusCode).toBe(200);
  const leadOf = async () => (await admin.get(`/teams/${teamId}`)).json().teamLead.id;
  expect(await leadOf()).toBe(person.id);
  setToday('2026-07-01');
  expect((await elsewhere(person, '/vacation/my-balance')).statusCode).toBe(401);
  expect(await isActive(person)).toBe(false);
  expect(await leadOf()).toBe(successor.id);
  const [entry] = await entriesOf(person.id);
  expect(entry).toMatchObject({ action: 'account.deactivated', subject: { id: person.id, name: 'Lee' } });
  expect(entry.actor).toEqual({ kind: 'SYSTEM', name: 'System' });
  expect(entry.changes[0]).toEqual({ field: 'isActive', from: true, to: false });
});

test('the successor takes over the teams after the last day, also of someone deactivated before', async () => {
  const { person, teamId } = await leaver();
  const successor = await app.signedIn('MANAGER', { name: 'Max' });
  await leave(person, '2026-06-30', { successorId: successor.id });
  expect((await admin.post(`/admin/users/${person.id}/deactivate`)).statusCode).toBe(200);
  const leadOf = async () => (await admin.get(`/teams/${teamId}`)).json().teamLead.id;
  setToday('2026-06-30');
  expect(await leadOf()).toBe(person.id);
  setToday('2026-07-01');
  expect(await leadOf()).toBe(successor.id);
  setToday('2026-07-02');
  expect(await leadOf()).toBe(successor.id);
  const deactivated = (await entriesOf(person.id)).filter(
    ({ action }: { action: string }) => action === 'account.deactivated',
  );
  expect(deactivated).toHaveLength(1);
});

test('leave after the last day is shortened or cancelled, memberships end, and the person is notified', async () => {
  const { person, early, across, after } = await leaver();
  const mails = await mailsOf(app.pool, () => leave(person, '2026-06-30'));
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [person.email, 'Your Vacation was shortened: Mon 29 to Tue 30 Jun 2026'],
    [person.email, 'Your Vacation was cancelled: Mon 6 to Fri 10 Jul 2026'],
  ]);
  const requestOf = async (id: string) => (await admin.get(`/vacation/${id}`)).json();
  expect(await requestOf(early)).toMatchObject({ status: 'PENDING' });
  expect(await requestOf(across)).toMatchObject({
    status: 'APPROVED',
    endDate: '2026-06-30',
    businessDays: 2,
  });
  expect(await requestOf(after)).toMatchObject({ status: 'CANCELLED' });
  const memberships = await app.database
    .selectFrom('teamMembers')
    .select('endDate')
    .where('userId', '=', person.id)
    .execute();
  expect(memberships).toEqual([{ endDate: '2026-06-30' }]);
  const actions = (await entriesOf(person.id)).map(({ action }: { action: string }) => action);
  expect(actions.sort()).toEqual([
    'account.leaving-planned',
    'membership.changed',
    'membership.removed',
    'time-off.cancelled',
    'time-off.edited',
  ]);
});

test('remaining time off is counted after concurrent rule changes', async () => {
  const { person } = await leaver();
  const planning = await app.pool.connect();
  try {
    await planning.query('BEGIN');
    await planning.query('SELECT pg_advisory_xact_lock($1)', [rulesOfLeave]);
    const left = leave(person, '2026-06-30');
    expect(await Promise.race([left.then(() => 'counted'), delay(500, 'waiting')])).toBe('waiting');
    await planning.query('COMMIT');
    expect((await left).statusCode).toBe(200);
  } finally {
    planning.release(true);
  }
});

test('options that are off change nothing', async () => {
  const { person, across, after } = await leaver();
  await leave(person, '2026-06-30', { cancelLaterLeave: false, endMemberships: false });
  for (const [id, status] of [
    [across, 'APPROVED'],
    [after, 'PENDING'],
  ] as const) {
    expect((await admin.get(`/vacation/${id}`)).json().status).toBe(status);
  }
  expect((await entriesOf(person.id)).map(({ action }: { action: string }) => action)).toEqual([
    'account.leaving-planned',
  ]);
});

test('each person is deactivated once, after downtime and with two instances', async () => {
  const people = [
    await app.signedIn('EMPLOYEE'),
    await app.signedIn('EMPLOYEE'),
    await app.signedIn('HR_ADMIN'),
  ];
  for (const person of people) await leave(person, '2026-06-12');
  setToday('2026-06-25');
  const answers = await Promise.all(
    people.flatMap((person) => [
      person.get('/vacation/my-balance'),
      elsewhere(person, '/vacation/my-balance'),
    ]),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
  for (const person of people) {
    const ends = (await entriesOf(person.id)).filter(
      ({ action }: { action: string }) => action === 'account.deactivated',
    );
    expect(ends).toHaveLength(1);
  }
});

test('an instance that starts the day after closes the account at its first call', async () => {
  const person = await app.signedIn('EMPLOYEE');
  await leave(person, '2026-06-12');
  const late = await testApp({ today: '2026-06-13', database: testing });
  const answer = await late.server.inject({
    url: '/api/vacation/my-balance',
    headers: { cookie: person.cookie },
  });
  expect(answer.statusCode).toBe(401);
  await late.close();
});

test('a past last day closes the account at once', async () => {
  const [one, two] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE')];
  expect((await leave(one, '2026-05-29')).json()).toMatchObject({
    isActive: false,
    employmentEnd: '2026-05-29',
  });
  const answer = await admin.put(`/admin/users/${two.id}`, { employmentEnd: '2026-05-29' });
  expect(answer.json()).toMatchObject({ isActive: false, employmentEnd: '2026-05-29' });
  for (const person of [one, two]) expect((await person.get('/vacation/my-balance')).statusCode).toBe(401);
});

test('a last day can be removed, and a leaver can return', async () => {
  const person = await app.signedIn('EMPLOYEE');
  await leave(person, '2026-06-12');
  const back = await admin.put(`/admin/users/${person.id}`, { employmentEnd: null });
  expect(back.json()).not.toHaveProperty('employmentEnd');
  setToday('2026-06-13');
  expect((await person.get('/vacation/my-balance')).statusCode).toBe(200);
  await leave(person, '2026-06-14');
  setToday('2026-06-15');
  expect((await person.get('/vacation/my-balance')).statusCode).toBe(401);
  const again = await admin.post(`/admin/users/${person.id}/reactivate`);
  expect(again.json()).toMatchObject({ isActive: true });
  expect(again.json()).not.toHaveProperty('employmentEnd');
  await admin.get('/admin/users');
  expect(await isActive(person)).toBe(true);
});

test('the last system administrator stays until there is another one', async () => {
  const second = await app.signedIn('SYSTEM_ADMIN');
  expect(
    (await second.post(`/admin/users/${admin.id}/leaving`, { lastDay: '2026-06-12', ...plan })).statusCode,
  ).toBe(200);
  expect(
    (await admin.post(`/admin/users/${second.id}/leaving`, { lastDay: '2026-06-12', ...plan })).statusCode,
  ).toBe(200);
  setToday('2026-06-13');
  const stay = [await admin.get('/admin/users?limit=1'), await second.get('/admin/users?limit=1')];
  expect(stay.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  await app.database
    .updateTable('users')
    .set({ isActive: true, employmentEnd: null })
    .where('role', '=', 'SYSTEM_ADMIN')
    .execute();
  await app.database.updateTable('users').set({ role: 'EMPLOYEE' }).where('id', '=', second.id).execute();
  const { cookie } = admin;
  if ((await admin.get('/admin/users?limit=1')).statusCode === 401) {
    admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada' });
    expect(admin.cookie).not.toBe(cookie);
  }
});

test('two administrators plan one leaving at once: one must reload', async () => {
  const person = await app.signedIn('EMPLOYEE');
  const hr = await app.signedIn('HR_ADMIN');
  const { version } = (await admin.get(`/admin/users?search=${person.email}`)).json()[0];
  const answers = await Promise.all([
    leave(person, '2026-06-30', { version }),
    hr.post(`/admin/users/${person.id}/leaving`, { lastDay: '2026-07-31', ...plan, version }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('CHANGED_MEANWHILE');
});

test('planning and deactivation at once close the account without a fault', async () => {
  for (let round = 0; round < 4; round += 1) {
    const person = await app.signedIn('EMPLOYEE');
    const hr = await app.signedIn('HR_ADMIN');
    const [planned, closed] = await Promise.all([
      leave(person, '2026-06-30'),
      hr.post(`/admin/users/${person.id}/deactivate`),
    ]);
    expect([200, 409]).toContain(planned.statusCode);
    expect(closed.statusCode, closed.body).toBe(200);
    expect(await isActive(person)).toBe(false);
  }
});
