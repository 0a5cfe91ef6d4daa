import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlan, policyDocumentOf } from '../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let held: TermsRecords;
let person: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-11-25' });
  hr = await app.signedIn('HR_ADMIN');
  held = { ...(await createPlace(app.database, randomUUID())), plan: await createPlan(app.database) };
  person = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, person.id, held);
});
afterAll(() => app.close());

const rules = policyDocumentOf(24);
const adjust = (given: object) =>
  hr.post('/admin/leave/adjustments', {
    userId: person.id,
    type: 'VACATION',
    amount: 1,
    on: '2027-01-01',
    reason: 'Overtime',
    ...given,
  });

test('a stored policy beyond the bounds is read, computed and passes unchanged through PUT', async () => {
  const steps = Array.from({ length: 13 }, (_, index) => ({ afterMonths: index * 12, perYear: 2 }));
  const grants = Array.from({ length: 5 }, (_, index) => ({
    name: `Grant ${index}`,
    steps,
    carryLimit: 0,
    carryMonths: null,
  }));
  const stored = policyDocumentOf(0, { grants });
  const plan = await createPlan(app.database, stored);
  const holder = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, holder.id, { ...held, plan });
  const [vacation] = (await holder.get('/vacation/accounts')).json();
  expect(vacation.granted).toBe(10);
  const plans: { id: string; name: string; policies: object[] }[] = (
    await hr.get('/admin/leave/plans')
  ).json();
  const read = plans.find(({ id }) => id === plan);
  const path = `/admin/leave/plans/${plan}`;
  const whole = { name: `Renamed ${randomUUID()}`, yearStart: '01-01', policies: read?.policies };
  const renamed = await hr.put(path, whole);
  expect(renamed.statusCode, renamed.body).toBe(200);
  const version = `${path}/policies/VACATION/2026-01-01`;
  expect((await hr.put(version, { rules: stored })).statusCode).toBe(200);
  expect((await hr.put(version, { rules: { ...stored, cap: 30 } })).json().issues).toEqual([
    { path: 'rules.grants', message: 'There can be at most 4 grants' },
    ...grants.map((_, index) => ({
      path: `rules.grants.${index}.steps`,
      message: 'There can be at most 12 steps',
    })),
  ]);
  const other = await hr.put(`${path}/policies/VACATION/2027-01-01`, { rules: stored });
  expect(other.json().issues).toContainEqual({
    path: 'rules.grants',
    message: 'There can be at most 4 grants',
  });
});

test('the 41st version of a type in a plan is refused at its day, and the others stay', async () => {
  const plan = await createPlan(app.database);
  const path = `/admin/leave/plans/${plan}/policies/VACATION`;
  await app.database
    .insertInto('leavePolicies')
    .values(
      Array.from({ length: 39 }, (_, index) => ({
        id: randomUUIDv7(),
        planId: plan,
        type: 'VACATION',
        effectiveFrom: `${1980 + index}-01-01`,
        rules: JSON.stringify(rules),
      })),
    )
    .execute();
  const refused = await hr.put(`${path}/2027-01-01`, { rules });
  expect([refused.statusCode, refused.json().issues]).toEqual([
    400,
    [{ path: 'from', message: 'A type can have at most 40 versions in a plan' }],
  ]);
  expect((await hr.put(`${path}/2018-01-01`, { rules: policyDocumentOf(25) })).statusCode).toBe(200);
});

test.each([
  [0.001, 'Amount must have at most two decimals'],
  [1.005, 'Amount must have at most two decimals'],
  [-2.333, 'Amount must have at most two decimals'],
])('an adjustment by %s days is refused', async (amount, message) => {
  const answer = await adjust({ amount });
  expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'amount', message }]]);
});

test.each([
  [7.33, false],
  [22 / 3, true],
  [0.25, true],
])('an adjustment by %s hours, whole minutes or not, passes: %s', async (amount, passes) => {
  const type = `HOURS_${randomUUID().slice(0, 8).toUpperCase()}`;
  const made = await hr.post('/admin/leave/types', {
    code: type,
    name: type,
    colour: 'teal',
    unit: 'HOUR',
    counts: 'WORKED',
    takesHalves: true,
    isPaid: true,
    isAway: true,
    needsApproval: true,
    reason: 'OPTIONAL',
    shownTo: 'EVERYONE',
  });
  expect(made.statusCode, made.body).toBe(201);
  const answer = await adjust({ type, amount });
  expect(answer.statusCode, answer.body).toBe(passes ? 201 : 400);
  if (!passes) {
    expect(answer.json().issues).toEqual([{ path: 'amount', message: 'Amount must be in whole minutes' }]);
  }
});

test.each(['1.005', '0.001'])('an opening balance of %s days in an import is refused', async (amount) => {
  const csv = `email,name,opening VACATION\nnew@example.com,New Person,${amount}`;
  const { faults } = (await hr.post('/admin/users/import', { csv, dryRun: true })).json();
  expect(faults).toEqual([
    {
      line: 2,
      column: 'opening VACATION',
      message:
        'The opening balance of Vacation must be a number of days with at most two decimals, such as 12.5',
    },
  ]);
});

test('totals are in halves', async () => {
  const set = (vacationDaysTotal: number) =>
    hr.put(`/vacation/leave-balance/${person.id}`, { vacationDaysTotal, reason: 'By contract' });
  const answer = await set(30.123);
  expect([answer.statusCode, answer.json().issues?.[0].path]).toEqual([400, 'vacationDaysTotal']);
});
