import { randomUUIDv7 } from 'node:crypto';
import { documentOf } from '@almanac/domain/leave/plans/policy-schema';
import { standardPolicies } from '@almanac/domain/leave/plans/standard-policies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createDepartment, createRequest, createUser } from '../testing/factories.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { readPlans } from './plans/plan-queries.ts';

const leavePolicy = { leaveYearStart: '04-01', vacationDaysPerYear: 27.5, sickDaysPerYear: 10 };

let postgres: TestDatabase;
let instances: TestApp[];
let before: { id: string };
beforeAll(async () => {
  postgres = await testDatabase();
  before = await createUser(postgres.database);
  await createRequest(postgres.database, { requesterId: before.id, startDate: '2024-03-29' });
  const settings = { today: '2026-06-03', config: { leavePolicy }, database: postgres };
  instances = await Promise.all([testApp(settings), testApp(settings), testApp(settings)]);
});
afterAll(async () => {
  for (const each of instances) await each.close();
  await postgres.drop();
});

async function query(statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await postgres.pool.query(statement);
  return rows;
}

function termsOf(userId: string) {
  return query(
    `SELECT effective_from AS since, place.name AS place, plan.name AS plan, schedule.name AS schedule
     FROM person_terms
     JOIN places AS place ON place.id = place_id
     JOIN leave_plans AS plan ON plan.id = person_terms.plan_id
     JOIN work_schedules AS schedule ON schedule.id = person_terms.schedule_id
     WHERE user_id = '${userId}'`,
  );
}

const standardTerms = {
  since: '1900-01-01',
  place: 'Company',
  plan: 'Standard',
  schedule: 'Monday to Friday',
};

test('the first rules of a company are written once, also by three starts at once', async () => {
  const plans = await readPlans(postgres.database, '2026-06-03');
  expect(plans).toMatchObject([{ name: 'Standard', yearStart: '04-01' }]);
  const from = '2023-04-01';
  const standard = Object.entries(standardPolicies(leavePolicy)).sort();
  expect(plans[0]?.policies).toEqual(
    standard.map(([type, rules]) => ({ type, from, rules: documentOf(rules, 'DAY') })),
  );
  expect(await query('SELECT name, minutes FROM work_schedules')).toEqual([
    { name: 'Monday to Friday', minutes: [...Array(10).fill(240), 0, 0, 0, 0] },
  ]);
  expect(await query('SELECT name, region FROM places')).toEqual([{ name: 'Company', region: null }]);
  expect(await query('SELECT FROM public_holidays')).toEqual([]);
  expect(await query("SELECT actor_id FROM audit_entries WHERE action = 'leave.set-up'")).toEqual([
    { actor_id: null },
  ]);
});

test('existing people and newcomers have terms from the first day', async () => {
  expect(await termsOf(before.id)).toEqual([standardTerms]);
  const newcomer = await createUser(postgres.database);
  expect(await termsOf(newcomer.id)).toEqual([standardTerms]);
});

test('newcomers get their department’s plan, else that of the company’s oldest place', async () => {
  const [plan, place] = [randomUUIDv7(), randomUUIDv7()];
  const department = await createDepartment(postgres.database);
  await query(`
    INSERT INTO leave_plans (id, name, year_start) VALUES ('${plan}', 'Sales', '01-01');
    INSERT INTO places (id, name, plan_id, schedule_id)
      SELECT '${place}', 'Annex', '${plan}', id FROM work_schedules;
    UPDATE departments SET plan_id = '${plan}' WHERE id = '${department.id}'`);
  const [app] = instances;
  const admin = await app?.signedIn('HR_ADMIN');
  const body = { email: 'ada@example.com', name: 'Ada', departmentId: department.id };
  const invited = (await admin?.post('/admin/users', body))?.json();
  expect(await termsOf(invited.id)).toEqual([{ ...standardTerms, plan: 'Sales' }]);
  expect(await termsOf(admin?.id ?? '')).toEqual([standardTerms]);
});

test('an empty database begins with the leave year of today', async () => {
  const app = await testApp({ today: '2026-06-03' });
  const [plan] = await readPlans(app.database, '2026-06-03');
  expect(new Set(plan?.policies.map(({ from }) => from))).toEqual(new Set(['2026-01-01']));
  await app.close();
});

test('a variable that differs from the plan is reported at the start and ignored', async () => {
  const given = { leaveYearStart: '01-01', vacationDaysPerYear: 27.5, sickDaysPerYear: 12 };
  const restarted = await testApp({
    today: '2026-06-03',
    database: postgres,
    config: { leavePolicy: given, givenLeavePolicy: given },
  });
  const told = restarted.logged.map((line) => JSON.parse(line).msg).filter((text) => /plan/.test(text));
  expect(told).toEqual([
    'LEAVE_YEAR_START is 01-01, but the plan Standard has 04-01: the plan holds, the variable only sets up an empty database',
    'SICK_DAYS_PER_YEAR is 12, but the plan Standard has 10: the plan holds, the variable only sets up an empty database',
  ]);
  await restarted.close();
  for (const { logged } of instances) expect(logged.join()).not.toMatch(/the plan holds/);
});
