import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createRequest } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let testing: TestDatabase;
let app: TestApp;
let other: TestApp;
let root: TestActor;
let ann: TestActor;

beforeAll(async () => {
  testing = await testDatabase();
  app = await testApp({ today: '2026-06-01', database: testing });
  other = await testApp({ today: '2026-06-01', database: testing });
  root = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada', employmentStart: '2026-01-01' });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await testing.drop();
});
beforeEach(async () => {
  await app.database.updateTable('users').set({ isActive: false }).where('id', '<>', root.id).execute();
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', employmentStart: '2026-01-01' });
  await giveTerms(app.database, ann.id, await carryingPlan());
});

/** A plan that carries over 3 of 24 days until the end of March. */
async function carryingPlan() {
  const grants = [{ steps: [{ afterMonths: 0, perYear: 24 }], carryLimit: 3, carryMonths: 3 }];
  const held = await createPlace(app.database, randomUUID());
  return { ...held, plan: await createPlan(app.database, policyDocumentOf(24, { grants })) };
}

const look = (day: string, instance: TestApp = app) =>
  mailsOf(app.pool, () => {
    instance.setToday(day);
    return instance.warnOfLapses();
  });
const lapsesOf = async (person: TestActor) => (await person.get('/vacation/lapses')).json();
const warningsOf = ({ id }: TestActor) =>
  app.database
    .selectFrom('leaveLapseWarnings')
    .select(['type', 'lapsesOn', 'stage', 'amount'])
    .where('userId', '=', id)
    .orderBy('lapsesOn')
    .orderBy('warnedAt')
    .execute();

test('people are warned by mail three months and four weeks before, once each, with a log entry', async () => {
  const day = { type: 'VACATION', lapsesOn: '2027-03-31', amount: 300 };
  await createRequest(app.database, {
    requesterId: ann.id,
    startDate: '2026-11-02',
    endDate: '2026-11-30',
    status: 'APPROVED',
    decidedById: root.id,
  });
  expect(await look('2026-09-30')).toEqual([]);
  expect(await look('2026-10-01')).toEqual([]);
  const mails = await look('2026-12-31');
  expect(mails).toMatchObject([{ to: ann.email, subject: '3 days of Vacation expire on 31 March 2027' }]);
  expect(mails[0]?.text).toContain(`${app.config.appUrl}/balance`);
  expect(mails[0]?.text).toContain(
    'Hello Ann,\n\n3 days of Vacation expire on 31 March 2027. Approved and pending requests',
  );
  expect(await lapsesOf(ann)).toEqual([{ type: 'VACATION', unit: 'DAY', date: '2027-03-31', amount: 3 }]);
  expect(await look('2027-01-01')).toEqual([]);
  expect(await look('2027-03-03')).toMatchObject([{ to: ann.email }]);
  expect(await look('2027-03-04')).toEqual([]);
  expect(await look('2027-03-31')).toEqual([]);
  app.setToday('2027-04-01');
  expect(await lapsesOf(ann)).toEqual([]);
  expect(await warningsOf(ann)).toEqual([
    { ...day, stage: 'THREE_MONTHS' },
    { ...day, stage: 'FOUR_WEEKS' },
  ]);
  const entries = (await root.get(`/admin/audit?subjectId=${ann.id}`)).json().data;
  expect(entries).toMatchObject([
    {
      action: 'balance.lapse-warned',
      summary: `Warned Ann (${ann.email}): 3 days of Vacation expire on 31 March 2027`,
      changes: [
        { field: 'type', to: 'VACATION' },
        { field: 'amount', to: 3 },
        { field: 'lapsesOn', to: '2027-03-31' },
      ],
    },
    { action: 'balance.lapse-warned' },
  ]);
  expect(entries[0].actor).toEqual({ kind: 'SYSTEM', name: 'System' });
});

test('after months of downtime only the last warning is sent, never an earlier one', async () => {
  expect(await look('2026-09-29')).toEqual([]);
  expect(await look('2027-03-20')).toHaveLength(1);
  expect(await look('2027-02-01', other)).toEqual([]);
  expect(await warningsOf(ann)).toMatchObject([{ stage: 'FOUR_WEEKS' }]);
});

test('two instances at once: each person is warned once', async () => {
  const held = await carryingPlan();
  const people = [ann];
  for (let more = 0; more < 5; more += 1) {
    const person = await app.signedIn('EMPLOYEE', { employmentStart: '2026-01-01' });
    await giveTerms(app.database, person.id, held);
    people.push(person);
  }
  const mails = await mailsOf(app.pool, () =>
    Promise.all([look('2027-01-11', app), look('2027-01-11', other), app.warnOfLapses()]),
  );
  expect(mails.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  const entries = (await root.get(`/admin/audit?subjectId=${ann.id}`)).json().data;
  expect(entries).toHaveLength(1);
});

test("the mail preference doesn't stop warnings, deactivation does", async () => {
  await app.database.updateTable('users').set({ mailsOwnRequests: false }).where('id', '=', ann.id).execute();
  const gone = await app.signedIn('EMPLOYEE', { employmentStart: '2026-01-01', isActive: false });
  await giveTerms(app.database, gone.id, await carryingPlan());
  expect((await look('2027-01-12')).map(({ to }) => to)).toEqual([ann.email]);
});

test('people are warned for the plan of the first start once it was changed', async () => {
  await app.database.deleteFrom('personTerms').where('userId', '=', ann.id).execute();
  const { id, version } = (await root.get('/admin/leave/plans'))
    .json()
    .find(({ name }: { name: string }) => name === 'Standard');
  await app.database
    .insertInto('personTerms')
    .columns(['userId', 'effectiveFrom', 'placeId', 'planId', 'scheduleId'])
    .expression((eb) =>
      eb
        .selectFrom('personTerms')
        .select(({ val }) => [val(ann.id).as('userId'), 'effectiveFrom', 'placeId', 'planId', 'scheduleId'])
        .where('userId', '=', root.id),
    )
    .execute();
  expect(await look('2026-12-06')).toEqual([]);
  expect(await lapsesOf(ann)).toEqual([]);
  const body = { name: 'Standard plan', yearStart: '01-01', version };
  const seen = (await root.put(`/admin/leave/plans/${id}`, { ...body, dryRun: true })).json();
  const renamed = await root.put(`/admin/leave/plans/${id}`, {
    ...body,
    fingerprint: seen.fingerprint,
  });
  expect(renamed.statusCode, renamed.body).toBe(200);
  expect((await look('2026-12-07')).map(({ to, subject }) => [to, subject]).sort()).toEqual(
    [ann, root].map(({ email }) => [email, '24 days of Vacation expire on 31 December 2026']).sort(),
  );
});

test('leave for an occasion causes no mail or banner; nextExpiry still has it', async () => {
  const reminds = (remindsOfExpiry: boolean) =>
    app.database.updateTable('leaveTypes').set({ remindsOfExpiry }).where('code', '=', 'VACATION').execute();
  await reminds(false);
  expect(await look('2026-12-08')).toEqual([]);
  expect(await lapsesOf(ann)).toEqual([]);
  const accounts: { type: string }[] = (await ann.get('/vacation/accounts')).json();
  expect(accounts.find(({ type }) => type === 'VACATION')).toMatchObject({
    nextExpiry: { date: '2026-12-31', amount: 21 },
  });
  await reminds(true);
  expect((await look('2026-12-09')).map(({ to }) => to)).toContain(ann.email);
  expect(await lapsesOf(ann)).toMatchObject([{ type: 'VACATION', date: '2026-12-31' }]);
});

test('a failure is logged and retried', async () => {
  await app.pool.query('ALTER TABLE leave_lapse_warnings RENAME TO hidden_warnings');
  expect(await look('2027-01-13')).toEqual([]);
  expect(app.logged.join('')).toContain('Could not warn people of expiring leave');
  await app.pool.query('ALTER TABLE hidden_warnings RENAME TO leave_lapse_warnings');
  expect((await look('2027-01-13')).map(({ to }) => to)).toContain(ann.email);
});
