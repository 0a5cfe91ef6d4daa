import { randomUUIDv7 } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../platform/database/setup/migrator.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';

const migrations = join(import.meta.dirname, '../../migrations');
const isOfLeave = /^(002[3-9]|00[3-9]\d)/;

const [mia, ben, request, edited, plan, schedule, place] = Array.from({ length: 7 }, () => randomUUIDv7());
const week = '{240,240,240,240,240,240,240,240,240,240,0,0,0,0}';

let postgres: TestDatabase;
let folder: string;

beforeAll(async () => {
  postgres = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'almanac-migrations-'));
  await postgres.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await cp(migrations, folder, { recursive: true, filter: (file) => !isOfLeave.test(basename(file)) });
  await migrate(postgres.pool, folder);
  await storeOldRecords();
  await migrate(postgres.pool, migrations);
});
afterAll(async () => {
  await postgres.drop();
  await rm(folder, { recursive: true });
});

async function storeOldRecords(): Promise<void> {
  await query(
    `INSERT INTO users (id, email, name) VALUES ('${mia}', 'mia@example.com', 'Mia'), ('${ben}', 'ben@example.com', 'Ben')`,
  );
  await query(
    `INSERT INTO time_off_requests (id, requester_id, type, status, start_date, end_date, decided_by_id, decided_at) VALUES
      ('${request}', '${mia}', 'VACATION', 'APPROVED', '2026-08-07', '2026-08-18', '${ben}', now()),
      ('${randomUUIDv7()}', '${mia}', 'UNPAID', 'REJECTED', '2026-08-07', '2026-08-18', '${ben}', now()),
      ('${randomUUIDv7()}', '${ben}', 'WORK_FROM_HOME', 'CANCELLED', '2026-08-07', '2026-08-07', NULL, NULL)`,
  );
  await query(
    `INSERT INTO time_off_requests
      (id, requester_id, type, status, start_date, end_date, former_type, former_start_date, former_end_date) VALUES
      ('${edited}', '${ben}', 'SICK_LEAVE', 'PENDING', '2026-09-01', '2026-09-02', 'VACATION', '2026-09-01', '2026-09-03')`,
  );
  await query(
    `INSERT INTO balance_adjustments (id, user_id, type, effective_on, days, reason, author_id) VALUES
      ('${randomUUIDv7()}', '${mia}', 'VACATION', '2026-01-01', 2.5, 'Carried over', '${ben}'),
      ('${randomUUIDv7()}', '${mia}', 'SICK_LEAVE', '2026-03-01', -10, 'Recount', '${ben}')`,
  );
}

async function query(statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await postgres.pool.query(statement);
  return rows;
}

/** The constraint that refuses the statement, if any. The statement is rolled back. */
async function refusedBy(statement: string): Promise<unknown> {
  const client = await postgres.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'constraint' in error ? error.constraint : error;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('the four types are there, with their names, for approvers to see', async () => {
  const types = await query(
    'SELECT code, name, takes_halves, is_away, shown_to FROM leave_types ORDER BY code',
  );
  expect(types.map(({ code, name, is_away }) => [code, name, is_away])).toEqual([
    ['SICK_LEAVE', 'Sick Leave', true],
    ['UNPAID', 'Unpaid Leave', true],
    ['VACATION', 'Vacation', true],
    ['WORK_FROM_HOME', 'Work From Home', false],
  ]);
  expect(types).toEqual(types.map((type) => ({ ...type, takes_halves: true, shown_to: 'APPROVERS' })));
});

test('adjustments are hundredths of a day', async () => {
  expect(await query('SELECT type, amount, expires_on FROM leave_adjustments ORDER BY amount')).toEqual([
    { type: 'SICK_LEAVE', amount: -1000, expires_on: null },
    { type: 'VACATION', amount: 250, expires_on: null },
  ]);
});

test('approved amounts are stored as business days, and no record counts as edited', async () => {
  const requests = await query(
    'SELECT status, start_half, end_half, decided_amount, version FROM time_off_requests ORDER BY status',
  );
  expect(requests).toEqual([
    { status: 'APPROVED', start_half: 'AM', end_half: 'PM', decided_amount: 800, version: 1 },
    { status: 'CANCELLED', start_half: 'AM', end_half: 'PM', decided_amount: null, version: 1 },
    { status: 'PENDING', start_half: 'AM', end_half: 'PM', decided_amount: null, version: 1 },
    { status: 'REJECTED', start_half: 'AM', end_half: 'PM', decided_amount: null, version: 1 },
  ]);
  await query(`UPDATE time_off_requests SET reason = 'Family' WHERE id = '${edited}'`);
  expect(await query(`SELECT version FROM time_off_requests WHERE id = '${edited}'`)).toEqual([
    { version: 2 },
  ]);
});

describe('the database refuses', () => {
  const ask = (start: string, end: string, given: Record<string, string> = {}) => {
    const [startDate, startHalf = 'AM'] = start.split('/');
    const [endDate, endHalf = 'PM'] = end.split('/');
    const fields: Record<string, string> = {
      id: `'${randomUUIDv7()}'`,
      requester_id: `'${mia}'`,
      type: `'SICK_LEAVE'`,
      ...given,
    };
    return `INSERT INTO time_off_requests (${Object.keys(fields).join(', ')}, start_date, start_half, end_date, end_half)
      VALUES (${Object.values(fields).join(', ')}, '${startDate}', '${startHalf}', '${endDate}', '${endHalf}')`;
  };
  const decided = { status: `'APPROVED'`, decided_at: 'now()' };

  test.each([
    ['a day that is taken', ask('2026-08-18', '2026-08-19'), 'time_off_requests_no_overlap'],
    ['half of a day that is taken', ask('2026-08-18/PM', '2026-08-19'), 'time_off_requests_no_overlap'],
    ['the next morning: allowed', ask('2026-08-19', '2026-08-19/AM'), undefined],
    [
      'both halves of a day, to two requests: allowed',
      `${ask('2026-10-05', '2026-10-05/AM')}; ${ask('2026-10-05/PM', '2026-10-05')}`,
      undefined,
    ],
    [
      'a morning twice',
      `${ask('2026-10-05', '2026-10-05/AM')}; ${ask('2026-10-05', '2026-10-05')}`,
      'time_off_requests_no_overlap',
    ],
    ['an end in the morning before', ask('2026-10-05/PM', '2026-10-05/AM'), 'time_off_requests_period_check'],
    [
      'minutes on two days',
      ask('2026-10-05', '2026-10-06', { minutes: '60' }),
      'time_off_requests_single_day_check',
    ],
    [
      'a type that is none',
      ask('2026-10-05', '2026-10-05', { type: `'SABBATICAL'` }),
      'time_off_requests_type_fkey',
    ],
    ['an approval without a decider: allowed', ask('2026-10-05', '2026-10-05', decided), undefined],
    [
      'a rejection without a decider',
      ask('2026-10-05', '2026-10-05', { ...decided, status: `'REJECTED'` }),
      'time_off_requests_decision_check',
    ],
    [
      'a decider without a day',
      ask('2026-10-05', '2026-10-05', { decided_by_id: `'${ben}'` }),
      'time_off_requests_decision_check',
    ],
    [
      'the deletion of a type in use',
      `DELETE FROM leave_types WHERE code = 'VACATION'`,
      'leave_adjustments_type_fkey',
    ],
    [
      'hours of a type that counts weekdays',
      `UPDATE leave_types SET unit = 'HOUR', counts = 'WEEKDAYS' WHERE code = 'UNPAID'`,
      'leave_types_hours_check',
    ],
    [
      'two types of one name',
      `UPDATE leave_types SET name = ' vacation ' WHERE code = 'UNPAID'`,
      'leave_types_name_key',
    ],
    [
      'a type that is called like what hides it',
      `UPDATE leave_types SET code = 'AWAY' WHERE code = 'UNPAID'`,
      'leave_types_code_check',
    ],
    [
      'an expiry before the day',
      `UPDATE leave_adjustments SET expires_on = '2025-12-31' WHERE amount > 0`,
      'leave_adjustments_expiry_check',
    ],
    [
      'an expiry of what was taken away',
      `UPDATE leave_adjustments SET expires_on = '2026-12-31'`,
      'leave_adjustments_expiry_check',
    ],
    ['a leave year from a day that not each year has', addPlan('02-29'), 'leave_plans_year_start_check'],
    ['a leave year from a day that no year has', addPlan('04-31'), 'leave_plans_year_start_check'],
    ['a leave year from the last day: allowed', addPlan('12-31'), undefined],
    ['a schedule without work', addSchedule(`{${Array(14).fill(0)}}`), 'work_schedules_minutes_check'],
    ['half a week', addSchedule('{240,240,240,240,240,240,240}'), 'work_schedules_minutes_check'],
    ['13 hours in a morning', addSchedule(`{780,${Array(13).fill(0)}}`), 'work_schedules_minutes_check'],
    ['a gap in a schedule', addSchedule(`{NULL,${Array(13).fill(240)}}`), 'work_schedules_minutes_check'],
    ['a fortnight from nowhere', addSchedule(`{${Array(28).fill(240)}}`), 'work_schedules_weeks_check'],
    [
      'a fortnight from a Tuesday',
      addSchedule(`{${Array(28).fill(240)}}`, `'2026-08-04'`),
      'work_schedules_anchor_check',
    ],
    [
      'a fortnight from a Monday: allowed',
      addSchedule(`{${Array(28).fill(240)}}`, `'2026-08-03'`),
      undefined,
    ],
  ])('%s', async (_name, statement, constraint) => {
    expect(await refusedBy(statement)).toBe(constraint);
  });

  function addPlan(yearStart: string): string {
    return `INSERT INTO leave_plans (id, name, year_start) VALUES ('${plan}', 'Standard', '${yearStart}')`;
  }

  function addSchedule(minutes: string, anchor = 'NULL'): string {
    return `INSERT INTO work_schedules (id, name, minutes, anchor) VALUES ('${schedule}', 'Week', '${minutes}', ${anchor})`;
  }

  test.each([
    [
      'a holiday twice',
      `INSERT INTO public_holidays (id, place_id, date, name, half) VALUES ('${randomUUIDv7()}', '${place}', '2026-12-25', 'Again', 'AM')`,
      'public_holidays_place_id_date_key',
    ],
    ['two terms from one day', `INSERT INTO person_terms SELECT * FROM person_terms`, 'person_terms_pkey'],
    [
      'two versions of one day',
      `INSERT INTO leave_policies SELECT '${randomUUIDv7()}', plan_id, type, effective_from, NULL FROM leave_policies`,
      'leave_policies_plan_id_type_effective_from_key',
    ],
    ['rules that are no document', `UPDATE leave_policies SET rules = '[]'`, 'leave_policies_rules_check'],
    ['the deletion of a plan in use', `DELETE FROM leave_plans WHERE id = '${plan}'`, 'places_plan_id_fkey'],
    [
      'the deletion of a schedule in use',
      `DELETE FROM work_schedules WHERE id = '${schedule}'`,
      'places_schedule_id_fkey',
    ],
    [
      'a balance of a day that is not closed',
      `INSERT INTO leave_closing_balances VALUES ('2025-12-31', '${mia}', 'VACATION', 0)`,
      'leave_closing_balances_through_fkey',
    ],
  ])('among the rules: %s', async (_name, statement, constraint) => {
    const rules = `
      INSERT INTO leave_plans (id, name, year_start) VALUES ('${plan}', 'Standard', '01-01');
      INSERT INTO leave_policies VALUES ('${randomUUIDv7()}', '${plan}', 'VACATION', '2026-01-01', '{}');
      INSERT INTO work_schedules (id, name, minutes) VALUES ('${schedule}', 'Monday to Friday', '${week}');
      INSERT INTO places (id, name, plan_id, schedule_id) VALUES ('${place}', 'Company', '${plan}', '${schedule}');
      INSERT INTO public_holidays (id, place_id, date, name) VALUES ('${randomUUIDv7()}', '${place}', '2026-12-25', 'Christmas');
      INSERT INTO person_terms VALUES ('${mia}', '1900-01-01', '${place}', '${plan}', '${schedule}');`;
    expect(await refusedBy(rules)).toBeUndefined();
    expect(await refusedBy(`${rules} ${statement}`)).toBe(constraint);
  });
});
