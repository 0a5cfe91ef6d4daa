import type { SetupStep } from '@almanac/domain/setup/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createTeam, createUser } from '../testing/factories.ts';
import { foundLargeCompany } from '../testing/large-company.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { countStatements } from '../testing/statements.ts';
import { createPlace, giveHolidays, giveTerms } from '../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let mailServer: MailServer;
let app: TestApp;
let root: TestActor;
let hr: TestActor;

beforeAll(async () => {
  mailServer = await startMailServer();
  const config = { mailServer: { url: mailServer.url, from: 'almanac@example.com' } };
  app = await testApp({ today: '2026-11-26', config });
  root = await app.signedIn('SYSTEM_ADMIN', { employmentStart: '2020-01-01' });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

async function setup(actor = root) {
  const answer = await actor.get('/admin/setup');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { isClosed: boolean; steps: SetupStep[] };
}
async function step(id: string, actor = root) {
  return (await setup(actor)).steps.find((each) => each.id === id);
}
const states = async (actor = root) =>
  Object.fromEntries((await setup(actor)).steps.map(({ id, state }) => [id, state]));
const mark = (name: string, isSet: boolean, actor = root) => actor.put(`/admin/setup/${name}`, { isSet });
const onlyPlace = () =>
  app.database
    .selectFrom('places')
    .select(['id', 'planId', 'scheduleId'])
    .orderBy('createdAt')
    .executeTakeFirstOrThrow();
const otherPlaces = () => app.database.selectFrom('places').select('id').where('name', '=', 'Leeds');

test('nothing is done in an empty company; HR sees whom to ask', async () => {
  const { id } = await onlyPlace();
  expect(await setup()).toMatchObject({ isClosed: false });
  expect(new Set(Object.values(await states()))).toEqual(new Set(['OPEN']));
  expect(await step('PLACES')).toEqual({
    id: 'PLACES',
    state: 'OPEN',
    isMarked: false,
    needsSystemAdmin: false,
    at: { id, year: 2026 },
  });
  expect(await step('COMPANY')).toMatchObject({ needsSystemAdmin: false });
  hr = await app.signedIn('HR_ADMIN', { employmentStart: '2021-01-01' });
  expect(await step('COMPANY', hr)).toMatchObject({ state: 'OPEN', needsSystemAdmin: true });
});

test('the company is set up once it has a name', async () => {
  const answer = await root.put('/admin/settings', { companyName: 'Acme' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await step('COMPANY')).toMatchObject({ state: 'DONE' });
  expect(await step('COMPANY', hr)).toMatchObject({ state: 'DONE', needsSystemAdmin: false });
});

test('places are set up once every used one has holidays of this year and the next', async () => {
  const { id } = await onlyPlace();
  await giveHolidays(app.database, id, ['2025-12-25', '2026-12-25']);
  expect(await step('PLACES')).toMatchObject({ state: 'STARTED', at: { id, year: 2027 } });
  await giveHolidays(app.database, id, ['2027-01-01']);
  expect(await step('PLACES')).toMatchObject({ state: 'DONE' });
  expect(await step('PLACES')).not.toHaveProperty('at');
  const other = await createPlace(app.database, 'Leeds');
  expect(await step('PLACES')).toMatchObject({ state: 'DONE' });
  await giveTerms(app.database, hr.id, other);
  expect(await step('PLACES')).toMatchObject({ state: 'STARTED', at: { id: other.place, year: 2026 } });
  await giveHolidays(app.database, other.place, ['2026-12-25', '2027-12-25']);
  expect(await step('PLACES')).toMatchObject({ state: 'DONE' });
});

test('leave and schedules are set up by records that a person created or changed', async () => {
  const { planId, scheduleId } = await onlyPlace();
  // Another test's place brought a plan and a schedule.
  expect(await step('LEAVE')).toMatchObject({ state: 'DONE' });
  expect(await step('SCHEDULES')).toMatchObject({ state: 'DONE' });
  await app.database.deleteFrom('personTerms').where('planId', '<>', planId).execute();
  await app.database.deleteFrom('publicHolidays').where('placeId', 'in', otherPlaces()).execute();
  await app.database.deleteFrom('places').where('planId', '<>', planId).execute();
  expect(await step('LEAVE')).toMatchObject({ state: 'STARTED' });
  await app.database.deleteFrom('leavePlans').where('id', '<>', planId).execute();
  await app.database.deleteFrom('workSchedules').where('id', '<>', scheduleId).execute();
  expect(await step('LEAVE')).toMatchObject({ state: 'OPEN' });
  expect(await step('SCHEDULES')).toMatchObject({ state: 'OPEN' });
  const { version } = (await hr.get('/admin/leave/plans')).json()[0];
  const renamed = await hr.put(`/admin/leave/plans/${planId}`, {
    version,
    name: 'Germany',
    yearStart: '01-01',
  });
  expect(renamed.statusCode, renamed.body).toBe(200);
  expect(await step('LEAVE')).toMatchObject({ state: 'DONE' });
});

test('a step is marked as it is, undone, and logged for everyone', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => mark('SCHEDULES', true, hr)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await step('SCHEDULES')).toMatchObject({ state: 'DONE', isMarked: true });
  await mark('SCHEDULES', false);
  expect(await step('SCHEDULES')).toMatchObject({ state: 'OPEN', isMarked: false });
  await mark('SCHEDULES', true);
  const { data } = (await root.get('/admin/audit?entity=setup')).json();
  expect(data.map(({ summary }: { summary: string }) => summary)).toEqual([
    'Marked as set up: work schedules',
    'Marked as not set up: work schedules',
    'Marked as set up: work schedules',
  ]);
});

test.each(['EMAIL_TESTED', 'COMPANY', 'PLACES'])('%s cannot be marked', async (name) => {
  expect((await mark(name, true)).statusCode).toBe(400);
});

test('people, their balances and invitations are counted', async () => {
  expect(await step('PEOPLE')).toMatchObject({ state: 'DONE' });
  const csv = 'email,name,employmentStart\nann@example.com,Ann,2019-05-01\nbea@example.com,Bea,2026-12-01';
  expect((await hr.post('/admin/users/import', { csv, dryRun: false })).statusCode).toBe(200);
  // Bea begins after her account.
  expect(await step('BALANCES')).toMatchObject({ state: 'OPEN', count: { done: 0, all: 1 } });
  const opening = 'email,opening VACATION\nann@example.com,3';
  expect((await hr.post('/admin/users/import', { csv: opening, dryRun: false })).statusCode).toBe(200);
  expect(await step('BALANCES')).toMatchObject({ state: 'DONE' });

  expect(await step('INVITATIONS')).toMatchObject({ state: 'STARTED', count: { done: 2, all: 4 } });
  const invited = await app.database
    .selectFrom('users')
    .select('id')
    .where('hasSignedIn', '=', false)
    .execute();
  for (const { id } of invited) expect((await hr.post(`/admin/users/${id}/welcome`)).statusCode).toBe(204);
  expect(await step('INVITATIONS')).toMatchObject({ state: 'DONE' });
});

test('each department with people needs an approver, and no one is their own', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  await createDepartment(app.database);
  // Root and HR decide for people without a department.
  expect(await step('APPROVERS')).toMatchObject({ state: 'DONE' });
  await createUser(app.database, { departmentId });
  expect(await step('APPROVERS')).toMatchObject({ state: 'OPEN', count: { done: 0, all: 1 } });
  const { id: leadId } = await createUser(app.database, { role: 'MANAGER' });
  const { id: teamId } = await createTeam(app.database, { departmentId, teamLeadId: leadId });
  expect(await step('APPROVERS')).toMatchObject({ state: 'DONE', count: { done: 1, all: 1 } });
  await app.database.deleteFrom('teams').where('id', '=', teamId).execute();
  expect(await step('APPROVERS')).toMatchObject({ state: 'OPEN' });
  await createUser(app.database, { departmentId, role: 'MANAGER' });
  expect(await step('APPROVERS')).toMatchObject({ state: 'DONE' });
});

test('email is set up once the mail server accepted a test email', async () => {
  mailServer.refuseForGood(hr.email);
  const refused = await hr.post('/admin/mails/test');
  expect(refused.json()).toEqual({
    to: hr.email,
    isAccepted: false,
    isKept: false,
    why: 'The mail server rejected the address: it may be misspelt or closed.',
    detail: '550 No such user here',
  });
  expect(await step('EMAIL')).toMatchObject({ state: 'OPEN' });
  const accepted = await root.post('/admin/mails/test');
  expect(accepted.json()).toEqual({ to: root.email, isAccepted: true, isKept: false });
  expect((await mailServer.next(root.email)).subject).toBe('Test email from Almanac · Acme');
  expect(await step('EMAIL')).toMatchObject({ state: 'DONE' });
  const { data } = (await root.get('/admin/audit?entity=mail')).json();
  expect(data.map(({ summary }: { summary: string }) => summary)).toEqual([
    'Sent a test email',
    'Sent a test email, which was not accepted',
  ]);
});

test('an administrator sends five test emails in ten minutes', async () => {
  for (let count = 0; count < 4; count += 1)
    expect((await root.post('/admin/mails/test')).statusCode).toBe(200);
  const impatient = await app.impatient(root).post('/admin/mails/test');
  expect(impatient.statusCode).toBe(429);
  expect(impatient.json().message).toMatch(/^Too many test emails. Please wait \d+ minutes.$/);
});

test('every step is done, and the checklist can be closed and opened for everyone', async () => {
  await mark('BALANCES', true);
  expect(new Set(Object.values(await states(hr)))).toEqual(new Set(['DONE']));
  expect((await mark('CLOSED', true, hr)).json()).toMatchObject({ isClosed: true });
  expect(await setup()).toMatchObject({ isClosed: true });
  expect((await mark('CLOSED', false)).json()).toMatchObject({ isClosed: false });
});

test.each(['EMPLOYEE', 'MANAGER'] as const)('a %s neither sees nor changes the setup', async (role) => {
  const actor = await app.signedIn(role);
  expect((await actor.get('/admin/setup')).statusCode).toBe(403);
  expect((await mark('LEAVE', true, actor)).statusCode).toBe(403);
  expect((await actor.post('/admin/mails/test')).statusCode).toBe(403);
});

test('a company of 5,000 people takes one statement and little time', async () => {
  const large = await testApp({ today: '2026-03-02' });
  const { actors } = await foundLargeCompany(large);
  const counter = countStatements(large.servicePool);
  const read = async () => expect((await actors.HR_ADMIN.get('/admin/setup')).statusCode).toBe(200);
  await read();
  const began = performance.now();
  const statements = await counter.statementsOf(read);
  const milliseconds = performance.now() - began;
  expect(statements.filter((text) => text.includes('setup_marks'))).toHaveLength(1);
  expect(milliseconds).toBeLessThan(1000);
  await large.close();
});
