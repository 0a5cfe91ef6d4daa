import assert from 'node:assert/strict';
import { policyDocumentOf } from '../../server/src/testing/plan-factories.ts';
import { answerOf, type LargeCompany, timed } from './large-company.ts';

export interface PageSpeed {
  'median ms': number;
  'longest ms': number;
}

type Pool = LargeCompany['pool'];

const times = 20;

/** Times the balance page of a person with ten years of entries, and the list of 50 people with balances. */
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

/** Creates a person with monthly accruals and thirty approved requests a year for ten years. */
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
