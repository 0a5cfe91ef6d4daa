import { randomUUIDv7 } from 'node:crypto';
import { rulesOf } from '@almanac/domain/leave/plans/policy-schema';
import type { StoredType } from '@almanac/domain/leave/types/types-schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let ann: TestActor;
let bo: TestActor;
let held: TermsRecords;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());
beforeEach(async () => {
  held = await placeOfDays(24);
  [ann, bo] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE')];
  for (const { id } of [ann, bo]) await giveTerms(app.database, id, held);
});

const rules = (days: number) => ({ rules: policyDocumentOf(days) });
const policyOf = (plan: string) => `/admin/leave/plans/${plan}/policies/VACATION/2026-01-01`;
const week = { type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-07' };
const holidays = (date: string) => ({ holidays: [{ date, name: 'Fair' }] });

function placeOfDays(days: number): Promise<TermsRecords> {
  const policies = [{ type: 'VACATION', from: '2026-01-01', rules: rulesOf(policyDocumentOf(days), 'DAY') }];
  return createPlace(app.database, randomUUIDv7(), { yearStart: '01-01', policies });
}

/** Holds the locks that a call needs while the work runs. */
async function whileHeld<Result>(
  statement: string,
  values: unknown[],
  work: (holder: { query(text: string, values?: unknown[]): Promise<unknown> }) => Promise<Result>,
): Promise<Result> {
  const client = await app.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement, values);
    return await work(client);
  } finally {
    await client.query('COMMIT');
    client.release();
  }
}

/** Waits until the given number of connections wait for locks. */
async function waiting(calls: number): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await app.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  await expect.poll(countWaiting, { timeout: 4000 }).toBe(calls);
}

/** Every dry run, each of a change that affects the people of the plan. */
async function everyDryRun(): Promise<Record<string, () => ReturnType<TestActor['put']>>> {
  const other = await placeOfDays(30);
  const types: StoredType[] = (await hr.get('/admin/leave/types')).json();
  const stored = types.find(({ code }) => code === 'VACATION') as StoredType;
  const { id: _id, version: _version, isInUse: _isInUse, code: _code, ...vacation } = stored;
  await giveTerms(app.database, ann.id, held, '2026-03-01');
  const terms = { userIds: [ann.id, bo.id], from: '2026-04-01', plan: other.plan, dryRun: true };
  const schedule = {
    name: `Five days ${held.schedule}`,
    minutes: [...Array(8).fill(240), ...Array(6).fill(0)],
  };
  const plan = {
    name: `Plan ${held.plan}`,
    yearStart: '01-01',
    policies: [{ type: 'VACATION', from: '2026-01-01', ...rules(30) }],
  };
  const adjusted = { userId: bo.id, type: 'VACATION', amount: 2, on: '2026-05-01', reason: 'For moving' };
  return {
    'a policy': () => hr.put(policyOf(held.plan), { ...rules(30), dryRun: true }),
    'a plan': () => hr.put(`/admin/leave/plans/${held.plan}`, { ...plan, version: 1, dryRun: true }),
    terms: () => hr.post('/admin/leave/terms', terms),
    'a deletion of terms': () => hr.delete(`/admin/leave/terms/${ann.id}/2026-03-01?dryRun=true`),
    'a schedule': () =>
      hr.put(`/admin/leave/schedules/${held.schedule}`, { ...schedule, version: 1, dryRun: true }),
    holidays: () =>
      hr.put(`/admin/leave/places/${held.place}/holidays/2026`, { ...holidays('2026-08-05'), dryRun: true }),
    'a type': () =>
      hr.put('/admin/leave/types/VACATION', { ...vacation, name: 'Annual leave', dryRun: true }),
    'an adjustment': () => hr.post('/admin/leave/adjustments', { ...adjusted, dryRun: true }),
  };
}

const lockedTables = [
  'users',
  'person_terms',
  'leave_plans',
  'leave_policies',
  'work_schedules',
  'places',
  'public_holidays',
  'leave_types',
  'time_off_requests',
  'leave_adjustments',
];

test('no dry run waits for locked records', async () => {
  const dryRuns = await everyDryRun();
  await whileHeld('SELECT', [], async (holder) => {
    for (const table of lockedTables) await holder.query(`SELECT FROM ${table} FOR UPDATE`);
    for (const [name, dryRun] of Object.entries(dryRuns)) {
      const answer = await dryRun();
      expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(300);
      expect(answer.json().people, name).toBeGreaterThan(0);
    }
  });
});

test('no dry run writes or locks a row', async () => {
  const dryRuns = await everyDryRun();
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_stat_user_tables WHERE relname = any($1)`,
    [lockedTables],
  );
  expect(tables).toHaveLength(lockedTables.length);
  const versions = async () => {
    const all = await Promise.all(
      lockedTables.map((table) => app.pool.query(`SELECT ctid, xmin, xmax FROM ${table} ORDER BY ctid`)),
    );
    return all.map(({ rows }) => rows);
  };
  const before = await versions();
  for (const dryRun of Object.values(dryRuns)) expect((await dryRun()).statusCode).toBeLessThan(300);
  expect(await versions()).toEqual(before);
});

test('bookings and changes continue during a dry run, which shows its starting moment', async () => {
  await app.pool.query(
    `INSERT INTO users (id, email, name)
     SELECT gen_random_uuid(), 'many-' || number || '@example.com', 'Many' FROM generate_series(1, 400) AS number`,
  );
  await app.pool.query(
    `UPDATE person_terms SET plan_id = $1 WHERE user_id IN (SELECT id FROM users WHERE name = 'Many')`,
    [held.plan],
  );
  const other = await placeOfDays(20);
  const order: string[] = [];
  const ending = async (name: string, call: ReturnType<TestActor['put']>) => {
    const answer = await call;
    order.push(name);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  };
  const everyFortnight = { every: 'TWO_WEEKS', at: 'START', anchor: '2026-01-02' } as const;
  const dear = { rules: policyDocumentOf(30, { accrual: everyFortnight }), dryRun: true };
  const [seen] = await Promise.all([
    ending('dry run', hr.put(policyOf(held.plan), dear)),
    ending('booking', ann.post('/vacation', week)),
    ending('change', hr.put(policyOf(other.plan), rules(22))),
  ]);
  expect(order.at(-1)).toBe('dry run');
  expect(seen.json().people).toBe(402);
});

test('two dry runs of one record at once both return their effect', async () => {
  const asked = [26, 27, 28, 29].map((days) => hr.put(policyOf(held.plan), { ...rules(days), dryRun: true }));
  const effects = (await Promise.all(asked)).map((answer) => answer.json());
  expect(effects.map(({ changed }) => changed[0].after)).toEqual([26, 27, 28, 29]);
});

test("a booking during a change's wait is in its effect", async () => {
  const { applied } = await whileHeld('SELECT pg_advisory_xact_lock_shared(7261945)', [], async (booking) => {
    const change = hr.put(policyOf(held.plan), rules(30));
    await waiting(1);
    const booked = `INSERT INTO time_off_requests (id, requester_id, type, start_date, end_date)
      VALUES (gen_random_uuid(), $1, 'VACATION', '2026-08-03', '2026-08-07')`;
    await booking.query(booked, [ann.id]);
    return { applied: change };
  });
  const { changed } = (await applied).json().impact;
  expect(changed).toContainEqual(expect.objectContaining({ person: ann.id, before: 19, after: 25 }));
});

test("a closing's preview and bookings don't wait for each other", async () => {
  const closing = { through: '2026-05-31', dryRun: true };
  const seen = await whileHeld('SELECT pg_advisory_xact_lock_shared(7261945)', [], () =>
    hr.post('/admin/leave/closings', closing),
  );
  expect(seen.statusCode, seen.body).toBe(200);
  expect(seen.json().people).toBeGreaterThan(2);
});

test('a dry run during a change starts from the changed rules', async () => {
  const dryRun = await whileHeld('SELECT pg_advisory_xact_lock(7261945)', [], async (holder) => {
    const asked = hr.put(policyOf(held.plan), { ...rules(30), dryRun: true });
    await waiting(1);
    const lower = `UPDATE leave_policies SET rules = jsonb_set(rules, '{grants,0,steps,0,perYear}', '20') WHERE plan_id = $1`;
    await holder.query(lower, [held.plan]);
    return { asked };
  });
  expect((await dryRun.asked).json().changed[0]).toMatchObject({ before: 20, after: 30 });
});

test('dry runs leave no rows and no locks', async () => {
  await hr.put(policyOf(held.plan), { ...rules(30), dryRun: true });
  await hr.put(policyOf(held.plan), { rules: { ...policyDocumentOf(30), grants: [] }, dryRun: true });
  const { rows } = await app.pool.query(
    `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
     WHERE datname = current_database() AND locktype = 'advisory'`,
  );
  expect(rows).toHaveLength(0);
  const again = (await hr.put(policyOf(held.plan), { ...rules(30), dryRun: true })).json();
  expect(again.changed[0]).toMatchObject({ before: 24, after: 30 });
});

test('waiting too long for a rule change is refused', async () => {
  const answers = await whileHeld('SELECT pg_advisory_xact_lock(7261945)', [], () =>
    Promise.all([
      app.impatient(ann).post('/vacation', week),
      app.impatient(hr).put(policyOf(held.plan), { ...rules(30), dryRun: true }),
      app.impatient(hr).put(policyOf(held.plan), rules(30)),
    ]),
  );
  const message = 'The leave rules are being changed; try again in a moment';
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', message });
  }
});
