import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let held: TermsRecords;

beforeAll(async () => {
  app = await testApp({ today: '2026-11-25' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());
beforeEach(async () => {
  held = { ...(await createPlace(app.database, randomUUID())), plan: await createPlan(app.database) };
});

const planPath = () => `/admin/leave/plans/${held.plan}`;
const copy = (body: object) => hr.post(`${planPath()}/copy`, body);
const put = async (body: object) => {
  const answer = await hr.put(planPath(), body);
  return { status: answer.statusCode, ...answer.json() };
};
const newName = () => `Plan ${randomUUID()}`;
const hold = async (plan: string, from: string) => {
  const user = await createUser(app.database);
  await giveTerms(app.database, user.id, held, '1900-01-01');
  await giveTerms(app.database, user.id, { ...held, plan }, from);
  return user;
};

test.each([
  ['has', (plan: string) => hold(plan, '1900-01-01')],
  [
    'had',
    async (plan: string) => {
      const user = await hold(plan, '2020-01-01');
      await giveTerms(app.database, user.id, { ...held, plan: await createPlan(app.database) }, '2024-01-01');
    },
  ],
  ['will have', (plan: string) => hold(plan, '2030-01-01')],
])('the leave year of a plan that someone %s is fixed, and the way is named', async (_what, give) => {
  const plan = held.plan;
  held = { ...held, plan: await createPlan(app.database) };
  await give(plan);
  held = { ...held, plan };
  for (const yearStart of ['04-01', null]) {
    for (const dryRun of [true, false]) {
      expect(await put({ name: newName(), yearStart, dryRun })).toMatchObject({
        status: 409,
        code: 'IN_USE',
        message: expect.stringContaining('Copy it with the other leave year'),
        issues: [{ path: 'yearStart' }],
      });
    }
  }
  expect(await put({ name: newName(), yearStart: '01-01' })).toMatchObject({ status: 200 });
});

test('the leave year of a never used plan can change', async () => {
  expect(await put({ name: newName(), yearStart: '04-01' })).toMatchObject({
    status: 200,
    yearStart: '04-01',
  });
});

test.each([
  ['absent', {}, '01-01'],
  ['the same', { yearStart: '01-01' }, '01-01'],
  ['null', { yearStart: null }, null],
])('a copy whose leave year is %s has all versions', async (_what, given, yearStart) => {
  for (const [from, days] of [
    ['2027-01-01', 28],
    ['2028-01-01', 30],
  ] as const) {
    await hr.put(`${planPath()}/policies/VACATION/${from}`, { rules: policyDocumentOf(days) });
  }
  await hr.put(`${planPath()}/policies/SICK_LEAVE/2026-01-01`, { rules: null });
  const plans: { id: string; policies: object[] }[] = (await hr.get('/admin/leave/plans')).json();
  const original = plans.find(({ id }) => id === held.plan);
  const name = newName();
  const answer = await copy({ name, ...given });
  expect([answer.statusCode, answer.json()], answer.body).toMatchObject([
    201,
    {
      id: expect.any(String),
      version: 1,
      name,
      yearStart,
      policies: original?.policies,
      people: 0,
    },
  ]);
  expect(original?.policies).toHaveLength(4);
});

test('a copy with another leave year has the rules effective today, from the first day of that year', async () => {
  await hr.put(`${planPath()}/policies/VACATION/2026-07-01`, { rules: policyDocumentOf(28) });
  await hr.put(`${planPath()}/policies/VACATION/2027-01-01`, { rules: policyDocumentOf(40) });
  await hr.put(`${planPath()}/policies/SICK_LEAVE/2025-01-01`, { rules: policyDocumentOf(10) });
  await hr.put(`${planPath()}/policies/SICK_LEAVE/2026-01-01`, { rules: null });
  const name = newName();
  const answer = await copy({ name, yearStart: '04-01' });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, ...plan } = answer.json();
  expect(plan).toMatchObject({
    version: 1,
    name,
    yearStart: '04-01',
    people: 0,
    policies: [{ type: 'VACATION', from: '2025-04-01', rules: policyDocumentOf(28) }],
  });
  const [entry] = await loggedEntries(app.database, id);
  expect(entry).toMatchObject({
    action: 'leave-plan.created',
    summary: expect.stringContaining(`${name}, a copy of `),
  });
});

test('people who are moved to the copy on its first day have its leave year', async () => {
  const user = await hold(held.plan, '1900-01-01');
  const { id } = (await copy({ name: newName(), yearStart: '04-01' })).json();
  const moved = await hr.post('/admin/leave/terms', { userIds: [user.id], from: '2027-04-01', plan: id });
  expect(moved.statusCode, moved.body).toBe(200);
  const [vacation] = (await hr.get(`/vacation/accounts?userId=${user.id}&on=2027-04-01`)).json();
  expect(vacation).toMatchObject({
    leaveYear: { startDate: '2027-04-01', endDate: '2028-03-31' },
    granted: 24,
  });
});

test('plan names are unique, also for two copies at once', async () => {
  const name = newName();
  const answers = await Promise.all([1, 2].map(() => copy({ name })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  const refused = answers.find(({ statusCode }) => statusCode === 400)?.json();
  expect(refused.issues).toEqual([
    { path: 'name', message: `There is a plan with the name ${name} already` },
  ]);
});

test.each([
  ['a day that not every year has', { yearStart: '02-29' }, 'yearStart'],
  ['a blank name', { name: ' ' }, 'name'],
])('%s is refused at its field', async (_what, given, path) => {
  const answer = await copy({ name: newName(), ...given });
  expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
});

test('a stored policy beyond the bounds is copied as it is', async () => {
  const steps = Array.from({ length: 15 }, (_, index) => ({ afterMonths: index * 12, perYear: 24 }));
  const rules = policyDocumentOf(0, { grants: [{ steps, carryLimit: 0, carryMonths: null }] });
  held = { ...held, plan: await createPlan(app.database, rules) };
  const answer = await copy({ name: newName() });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json().policies).toMatchObject([{ rules: { grants: [{ steps }] } }]);
});
