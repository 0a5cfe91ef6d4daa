import assert from 'node:assert/strict';
import { policyDocumentOf } from '../../server/src/testing/plan-factories.ts';
import { answerOf, type Caller, type LargeCompany, rounded, timed } from './large-company.ts';
import { processorSeconds } from './process-usage.ts';

export interface PageSpeed {
  'median ms': number;
  'longest ms': number;
}

export interface SubmitSpeed {
  requests: number;
  'submits per second': number;
  'ms of the processor of the server for each': number;
  'median ms': number;
  'longest ms': number;
}

type Pool = LargeCompany['pool'];

const times = 20;
const submitsOfEach = 10;

/** How long the balance page of somebody takes who has ten years of entries, and the list of 50 people with balances. */
export async function measureLeavePages({ admin, pool }: LargeCompany): Promise<Record<string, PageSpeed>> {
  const userId = await hireLongAgo(pool);
  const thisYear = new Date().getUTCFullYear();
  const tenYears = `userId=${userId}&from=${thisYear - 10}-01-01&to=${thisYear}-12-31`;
  const { entries } = await answerOf<{ entries: unknown[] }>(admin, 'GET', entriesPath(tenYears));
  return {
    'balance page, this year': await measure(() =>
      Promise.all([
        answerOf(admin, 'GET', `/vacation/accounts?userId=${userId}`),
        answerOf(admin, 'GET', entriesPath(`userId=${userId}`)),
      ]),
    ),
    [`all ${entries.length} lines of ten years`]: await measure(() =>
      answerOf(admin, 'GET', entriesPath(tenYears)),
    ),
    'list of 50 people': await measure(async () => {
      const listed = await answerOf<unknown[]>(admin, 'GET', '/vacation/balances?limit=50');
      assert.equal(listed.length, 50);
    }),
  };
}

/** How many requests a second are taken, from all the employees at once. */
export async function measureSubmits({ admin, employees }: LargeCompany): Promise<SubmitSpeed> {
  const days = workingDaysAhead(submitsOfEach);
  const taken: number[] = [];
  const submitAll = async (employee: Caller) => {
    for (const day of days) {
      const body = { type: 'VACATION', startDate: day, endDate: day };
      const [, seconds] = await timed(() => answerOf(employee, 'POST', '/vacation', body));
      taken.push(seconds * 1000);
    }
  };
  const atFirst = await processorSeconds(admin.processId);
  const [, seconds] = await timed(() => Promise.all(employees.map(submitAll)));
  const processor = (await processorSeconds(admin.processId)) - atFirst;
  return {
    requests: taken.length,
    'submits per second': rounded(taken.length / seconds),
    'ms of the processor of the server for each': rounded((processor * 1000) / taken.length),
    ...spread(taken),
  };
}

function entriesPath(query: string): string {
  return `/vacation/accounts/VACATION/entries?${query}`;
}

async function measure(work: () => Promise<unknown>): Promise<PageSpeed> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const [, seconds] = await timed(work);
    taken.push(seconds * 1000);
  }
  return spread(taken);
}

function spread(milliseconds: readonly number[]): PageSpeed {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return {
    'median ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    'longest ms': Math.round(sorted.at(-1) ?? 0),
  };
}

/** The first working days from a week on, as many as wanted. */
function workingDaysAhead(count: number): string[] {
  const dates = Array.from({ length: count * 2 + 2 }, (_, day) => {
    return new Date(Date.now() + (7 + day) * 86_400_000);
  });
  return dates
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .slice(0, count)
    .map((date) => date.toISOString().slice(0, 10));
}

/** Somebody with monthly accruals and thirty approved requests a year, ten years back. */
async function hireLongAgo(pool: Pool): Promise<string> {
  const monthly = policyDocumentOf(30, {
    grants: [{ steps: [{ afterMonths: 0, perYear: 30 }], carryLimit: 5, carryMonths: 3 }],
    accrual: { every: 'MONTH', at: 'START', anchor: null },
  });
  const { rows } = await pool.query<{ id: string }>(
    `WITH veteran AS (
       INSERT INTO users (id, email, name, email_verified, employment_start)
       VALUES (gen_random_uuid(), 'veteran@example.com', 'Veteran', true, date_trunc('year', now())::date - interval '10 years')
       RETURNING id
     ), plan AS (
       INSERT INTO leave_plans (id, name, year_start) VALUES (gen_random_uuid(), 'Ten years', '01-01') RETURNING id
     ), policy AS (
       INSERT INTO leave_policies (id, plan_id, type, effective_from, rules)
       SELECT gen_random_uuid(), plan.id, 'VACATION', date_trunc('year', now())::date - interval '10 years', $1
       FROM plan
     ), requests AS (
       INSERT INTO time_off_requests
         (id, requester_id, type, status, start_date, end_date, decided_at, decided_by_id, decided_amount)
       SELECT gen_random_uuid(), veteran.id, 'VACATION', 'APPROVED', day, day, now(),
         (SELECT id FROM users WHERE role = 'SYSTEM_ADMIN' LIMIT 1), 100
       FROM veteran
       CROSS JOIN generate_series(date_trunc('year', now()) - interval '10 years', now(), interval '12 days') AS day
       WHERE extract(isodow FROM day) < 6
     )
     SELECT veteran.id, plan.id AS plan FROM veteran, plan`,
    [JSON.stringify(monthly)],
  );
  const [veteran] = rows as { id: string; plan: string }[];
  assert(veteran, 'The veteran is hired');
  await pool.query('UPDATE person_terms SET plan_id = $2 WHERE user_id = $1', [veteran.id, veteran.plan]);
  return veteran.id;
}
