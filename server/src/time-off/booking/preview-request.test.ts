import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-11-20' });
});
afterAll(() => app.close());

const vacation = (startDate: string, endDate = startDate) => ({ type: 'VACATION', startDate, endDate });
const year2026 = { startDate: '2026-01-01', endDate: '2026-12-31' };
const year2027 = { startDate: '2027-01-01', endDate: '2027-12-31' };
const noCoverage = { maxPercentageImpact: 0, exceedsCapacityLimit: false, away: 0 };

async function preview(actor: TestActor, body: object) {
  const answer = await actor.post('/vacation/preview', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('a preview lists what each day takes and what each leave year has left', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  await createRequest(app.database, { requesterId: ann.id, ...days('2026-11-23', '2026-11-24') });
  expect(await preview(ann, { ...vacation('2026-12-31', '2027-01-04'), reason: 'Skiing' })).toEqual({
    amount: 3,
    days: [
      { date: '2026-12-31', amount: 1, reason: 'WORKING_DAY', because: 'Working day' },
      { date: '2027-01-01', amount: 1, reason: 'WORKING_DAY', because: 'Working day' },
      { date: '2027-01-02', amount: 0, reason: 'WEEKEND', because: 'Weekend' },
      { date: '2027-01-03', amount: 0, reason: 'WEEKEND', because: 'Weekend' },
      { date: '2027-01-04', amount: 1, reason: 'WORKING_DAY', because: 'Working day' },
    ],
    byLeaveYear: [
      { leaveYear: year2026, amount: 1, left: 21 },
      { leaveYear: year2027, amount: 2, left: 22 },
    ],
    decision: { allowed: true },
    overlaps: [],
    coverage: noCoverage,
    missingHolidays: [],
    deciders: [],
    deciderCount: 0,
  });
});

test("days in the next leave year are refused with that year's numbers", async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const half = vacation('2027-02-01', '2027-06-30');
  const judged = await preview(ann, half);
  const message =
    'Validation failed: Insufficient vacation days. You have 24 days available. This is the leave year 2027.';
  expect(judged).toMatchObject({
    amount: 108,
    byLeaveYear: [{ leaveYear: year2027, amount: 108, left: -84 }],
    decision: { allowed: false, code: 'VALIDATION_ERROR', message },
  });
  const sent = await ann.post('/vacation', half);
  expect(sent.statusCode).toBe(400);
  expect(sent.json()).toMatchObject({ code: 'VALIDATION_ERROR', message, issues: [{ path: 'endDate' }] });
});

test.each([
  ['that has begun', '2026-11-19', '2026-11-20', 'Start date cannot be in the past', 2],
  ['that ends before it starts', '2026-12-02', '2026-12-01', 'End date must be on or after start date', 0],
  ['that is too long', '2026-12-01', '2126-12-01', 'The period must be at most 366 days long', 0],
  [
    'without a business day',
    '2026-12-05',
    '2026-12-06',
    'A request must include at least one business day (Monday to Friday)',
    0,
  ],
])(
  'the preview of a period %s is a response, not a refusal',
  async (_name, startDate, endDate, sentence, amount) => {
    const ann = await app.signedIn('EMPLOYEE');
    expect(await preview(ann, vacation(startDate, endDate))).toMatchObject({
      amount,
      decision: { allowed: false, code: 'VALIDATION_ERROR', message: `Validation failed: ${sentence}` },
    });
  },
);

test('invalid input is refused', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  for (const body of [
    vacation('2026-02-30'),
    { ...vacation('2026-12-01'), type: 'HOLIDAY' },
    { startDate: '2026-12-01', endDate: '2026-12-01' },
    { ...vacation('2026-12-01'), status: 'APPROVED' },
    { ...vacation('2026-12-01'), excludeRequestId: 'none' },
  ]) {
    const answer = await ann.post('/vacation/preview', body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_ERROR']);
  }
});

test('an edit returns its own days before taking new ones', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const { id } = await createRequest(app.database, {
    requesterId: ann.id,
    ...days('2026-12-07', '2026-12-11'),
  });
  const wanted = vacation('2026-12-07', '2026-12-14');
  expect(await preview(ann, wanted)).toMatchObject({
    byLeaveYear: [{ left: 13 }],
    decision: { allowed: false, code: 'OVERLAPPING_REQUEST' },
    overlaps: [{ id, type: 'VACATION', startDate: '2026-12-07', endDate: '2026-12-11' }],
  });
  expect(await preview(ann, { ...wanted, excludeRequestId: id })).toMatchObject({
    byLeaveYear: [{ left: 18 }],
    decision: { allowed: true },
    overlaps: [],
  });
});

test("the department's fullest day counts, as in the capacity check", async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  const [bea, cem] = [
    await createUser(app.database, { departmentId }),
    await createUser(app.database, { departmentId }),
  ];
  const decidedById = (await app.signedIn('HR_ADMIN')).id;
  const approved = { status: 'APPROVED' as const, decidedById };
  await createRequest(app.database, {
    requesterId: bea.id,
    ...days('2026-12-07', '2026-12-08'),
    ...approved,
  });
  await createRequest(app.database, {
    requesterId: cem.id,
    ...days('2026-12-08', '2026-12-09'),
    ...approved,
  });
  const { coverage } = await preview(ann, vacation('2026-12-07', '2026-12-11'));
  expect(coverage).toEqual({ maxPercentageImpact: 100, exceedsCapacityLimit: true, away: 3 });
  const checked = await ann.get('/vacation/team-capacity/check?startDate=2026-12-07&endDate=2026-12-11');
  expect(checked.json().overallImpact).toMatchObject({
    maxPercentageImpact: 100,
    exceedsCapacityLimit: true,
  });
});

test('an approver previews for a person in their scope', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId });
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  const { id } = await createRequest(app.database, {
    requesterId: ann.id,
    ...days('2027-03-01', '2027-03-05'),
  });
  const question = { ...vacation('2027-03-01', '2027-03-05'), userId: ann.id, excludeRequestId: id };
  expect(await preview(manager, question)).toMatchObject({
    byLeaveYear: [{ leaveYear: year2027, amount: 5, left: 19 }],
    decision: { allowed: true },
    coverage: { away: 1 },
  });
  await manager.post(`/vacation/${id}/approve`);
  expect((await preview(manager, question)).decision).toMatchObject({ code: 'INVALID_TRANSITION' });
  const stranger = await app.signedIn('MANAGER');
  const unseen = await stranger.post('/vacation/preview', question);
  expect([unseen.statusCode, unseen.json().message]).toEqual([404, 'User not found']);
});

test('a preview leaves no row, no audit entry and no mail', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const mails = await mailsOf(app.pool, async () => {
    await preview(ann, vacation('2026-12-01'));
    await preview(ann, vacation('2026-12-05'));
  });
  const rows = await app.database.selectFrom('timeOffRequests').where('requesterId', '=', ann.id).execute();
  const audit = await app.database.selectFrom('auditEntries').where('actorId', '=', ann.id).execute();
  expect([rows, audit, mails]).toEqual([[], [], []]);
});

function days(startDate: string, endDate: string) {
  return { startDate, endDate };
}
