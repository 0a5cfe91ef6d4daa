import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepartment, createRequest, createType, createUser } from '../../../testing/factories.ts';
import { createPlan, policyDocumentOf } from '../../../testing/plan-factories.ts';
import { createPlace, giveTerms } from '../../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let ann: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2027-02-01' });
  admin = await app.signedIn('HR_ADMIN');
  await createUser(app.database, { role: 'HR_ADMIN' });
  const type = (await admin.get('/admin/leave/types'))
    .json()
    .find(({ code }: { code: string }) => code === 'SICK_LEAVE');
  const { id: _id, isInUse: _isInUse, code: _code, ...fields } = type;
  const changed = await admin.put('/admin/leave/types/SICK_LEAVE', {
    ...fields,
    protectsLeave: { monthsAfterYear: 15 },
  });
  expect(changed.statusCode, changed.body).toBe(200);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setToday('2027-02-01');
  await app.database.deleteFrom('leaveExpiryWatch').execute();
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', employmentStart: '2026-01-01' });
  await giveTerms(app.database, ann.id, await german());
});

/** 30 days a year, carried over until the end of March. */
async function german(given: object = {}) {
  const grants = [{ steps: [{ afterMonths: 0, perYear: 30 }], carryLimit: null, carryMonths: 3 }];
  const held = await createPlace(app.database, randomUUID());
  const rules = policyDocumentOf(30, { grants, ...given });
  return { ...held, plan: await createPlan(app.database, rules, ['SICK_LEAVE', 'UNPAID']) };
}

const ill = async (startDate = '2026-11-01', endDate = '2027-03-22') => {
  const request = { type: 'SICK_LEAVE', startDate, endDate, status: 'APPROVED', decidedById: admin.id };
  return createRequest(app.database, { requesterId: ann.id, ...request } as never);
};
const linesOf = async (actor: TestActor = admin) => {
  const query = `userId=${ann.id}&from=2027-01-01&to=2027-12-31`;
  const { entries } = (await actor.get(`/vacation/accounts/VACATION/entries?${query}`)).json();
  return entries.filter(({ kind }: { kind: string }) => kind === 'KEPT' || kind === 'LAPSED');
};
const move = (body: object = {}, actor: TestActor = admin) =>
  actor.post('/admin/leave/expiries', {
    userId: ann.id,
    type: 'VACATION',
    leaveYearStart: '2026-01-01',
    expiresOn: '2027-06-30',
    reason: 'Agreed',
    ...body,
  });

test('an approved illness keeps what could not be taken, with a line that says until when', async () => {
  expect(await linesOf()).toMatchObject([{ date: '2027-03-31', kind: 'LAPSED', amount: -30 }]);
  await ill();
  expect(await linesOf()).toMatchObject([
    { date: '2027-03-31', kind: 'LAPSED', amount: -7 },
    {
      date: '2027-03-31',
      kind: 'KEPT',
      amount: 0,
      because: 'Kept until 31 March 2028: Sick Leave Sun 1 Nov 2026 to Mon 22 Mar 2027',
      lots: [{ since: '2026-01-01', amount: 23, expiresOn: '2028-03-31' }],
    },
  ]);
});

test('the preview says what the absence keeps before it is booked', async () => {
  const wanted = { type: 'SICK_LEAVE', startDate: '2027-02-01', endDate: '2027-03-31' };
  const preview = (await admin.post('/vacation/preview', { ...wanted, userId: ann.id })).json();
  // 1 to 29 January 2027 are 21 working days.
  expect(preview.keepsLeave).toEqual([
    {
      type: 'VACATION',
      unit: 'DAY',
      amount: 9,
      date: '2027-03-31',
      text: 'Vacation: 9 days that would expire on 31 March 2027. Kept until 31 March 2028: Sick Leave Mon 1 Feb to Wed 31 Mar 2027',
    },
  ]);
  const vacation = { ...wanted, type: 'VACATION', endDate: '2027-02-05', userId: ann.id };
  expect((await admin.post('/vacation/preview', vacation)).json().keepsLeave).toBeUndefined();
});

test('the preview names a type for HR only to HR, and to the manager as away', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId });
  const bea = await app.signedIn('EMPLOYEE', { departmentId, employmentStart: '2026-01-01' });
  await giveTerms(app.database, bea.id, await german());
  const protectsLeave = JSON.stringify({ monthsAfterYear: 15 }) as never;
  await createType(app.database, { code: 'CURE', name: 'Cure', shownTo: 'HR', protectsLeave });
  await createRequest(app.database, {
    requesterId: bea.id,
    type: 'CURE',
    startDate: '2027-01-01',
    endDate: '2027-03-19',
    status: 'APPROVED',
    decidedById: admin.id,
  });
  const wanted = { type: 'SICK_LEAVE', startDate: '2027-03-23', endDate: '2027-03-31', userId: bea.id };
  const textFor = async (viewer: TestActor) => {
    const preview = await viewer.post('/vacation/preview', wanted);
    expect(preview.statusCode, preview.body).toBe(200);
    expect(preview.json().keepsLeave).toMatchObject([{ type: 'VACATION', amount: 7, date: '2027-03-31' }]);
    return preview.json().keepsLeave[0].text;
  };
  expect(await textFor(admin)).toContain('Cure Fri 1 Jan to Fri 19 Mar 2027');
  const seen = await textFor(manager);
  expect(seen).toContain('Away Fri 1 Jan to Fri 19 Mar 2027');
  expect(seen).not.toContain('Cure');
});

test('a long absence may last 1,100 days and begin in four years', async () => {
  const ask = async (startDate: string, endDate: string, type = 'SICK_LEAVE') =>
    (await admin.post('/vacation/preview', { type, startDate, endDate, userId: ann.id })).json().decision;
  expect(await ask('2027-02-01', '2030-02-04')).toEqual({ allowed: true });
  expect(await ask('2027-02-01', '2030-02-05')).toMatchObject({ issue: { path: 'endDate' } });
  expect(await ask('2031-01-31', '2031-06-30')).toEqual({ allowed: true });
  expect(await ask('2031-02-03', '2031-06-30')).toMatchObject({ issue: { path: 'startDate' } });
  expect(await ask('2028-01-03', '2029-02-02', 'UNPAID')).toMatchObject({ allowed: false });
});

test('HR moves an expiry to a later day, never to an earlier one and never their own', async () => {
  const answer = await move();
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await linesOf()).toMatchObject([{ date: '2027-06-30', kind: 'LAPSED', amount: -30 }]);
  const [account] = (await admin.get(`/vacation/accounts?userId=${ann.id}`)).json();
  expect(account).toMatchObject({ nextExpiry: { date: '2027-06-30', amount: 30 } });
  expect((await move({ expiresOn: '2027-03-30' })).statusCode).toBe(400);
  expect((await move({ leaveYearStart: '2026-02-01' })).statusCode).toBe(400);
  expect((await move({ userId: admin.id })).json().code).toBe('OWN_BALANCE');
  expect((await move({}, ann)).statusCode).toBe(403);
});

test('two at once: the last one counts', async () => {
  const answers = await Promise.all([move(), move({ expiresOn: '2027-09-30' })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const rows = await app.database
    .selectFrom('movedExpiries')
    .select('expiresOn')
    .where('userId', '=', ann.id)
    .execute();
  expect(rows).toHaveLength(1);
});

test('leave without a warning stays once its expiry has passed', async () => {
  await giveTerms(app.database, ann.id, await german({ needsWarning: true }));
  expect(await linesOf()).toMatchObject([{ kind: 'LAPSED', amount: -30 }]);
  app.setToday('2027-04-02');
  await app.warnOfLapses();
  expect(await linesOf()).toMatchObject([{ kind: 'KEPT', because: 'Not expired: no warning' }]);
});

test('the first warning goes out in the first week of the leave year', async () => {
  await giveTerms(app.database, ann.id, await german({ needsWarning: true }));
  app.setToday('2027-01-04');
  await app.warnOfLapses();
  const warnings = await app.database
    .selectFrom('leaveLapseWarnings')
    .select(['lapsesOn', 'stage', 'amount', 'warnedOn'])
    .where('userId', '=', ann.id)
    .orderBy('lapsesOn')
    .orderBy('stage')
    .execute();
  const given = { warnedOn: '2027-01-04', amount: 3000 };
  expect(warnings).toEqual([
    { ...given, lapsesOn: '2027-03-31', stage: 'THREE_MONTHS' },
    { ...given, lapsesOn: '2027-03-31', stage: 'YEAR_START' },
    { ...given, lapsesOn: '2028-03-31', stage: 'YEAR_START' },
  ]);
  app.setToday('2027-04-02');
  await app.warnOfLapses();
  expect(await linesOf()).toMatchObject([{ kind: 'LAPSED', amount: -30 }]);
});
