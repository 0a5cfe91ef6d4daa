import { randomUUIDv7 } from 'node:crypto';
import { rulesOf } from '@almanac/domain/leave/policy-schema';
import type { StoredType } from '@almanac/domain/leave/types-schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type HeldRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let ann: TestActor;
let bo: TestActor;
let held: HeldRecords;
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

function placeOfDays(days: number): Promise<HeldRecords> {
  const policies = [{ type: 'VACATION', from: '2026-01-01', rules: rulesOf(policyDocumentOf(days), 'DAY') }];
  return createPlace(app.database, randomUUIDv7(), { yearStart: '01-01', policies });
}

/** Has somebody else hold what a call writes, or waits for, until the work is done that goes on meanwhile. */
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

/** Waits until so many connections wait for locks. */
async function waiting(calls: number): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await app.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  await expect.poll(countWaiting, { timeout: 4000 }).toBe(calls);
}

const policyOfPlan = 'SELECT FROM leave_policies WHERE plan_id = $1 FOR NO KEY UPDATE';
const termsOfPerson = 'SELECT FROM person_terms WHERE user_id = $1 FOR NO KEY UPDATE';

test('bookings go on while a dry run stands still, which tells the moment at which it began', async () => {
  const asked = await whileHeld(policyOfPlan, [held.plan], async () => {
    const dryRun = hr.put(policyOf(held.plan), { ...rules(30), dryRun: true });
    await waiting(1);
    const booked = await ann.post('/vacation', week);
    expect(booked.statusCode, booked.body).toBe(201);
    return { dryRun };
  }).then(async ({ dryRun }) => (await dryRun).json());
  expect(asked.changed).toContainEqual(expect.objectContaining({ person: ann.id, before: 24, after: 30 }));
  const again = (await hr.put(policyOf(held.plan), { ...rules(30), dryRun: true })).json();
  expect(again.changed).toContainEqual(expect.objectContaining({ person: ann.id, before: 19, after: 25 }));
});

test('a dry run of what people hold locks none of them', async () => {
  const other = await placeOfDays(30);
  const terms = { userIds: [ann.id, bo.id], from: '2026-01-01', plan: other.plan };
  await giveTerms(app.database, bo.id, held, terms.from);
  await whileHeld(termsOfPerson, [bo.id], async () => {
    const dryRun = hr.post('/admin/leave/terms', { ...terms, dryRun: true });
    await waiting(1);
    const booked = await Promise.all([ann.post('/vacation', week), bo.post('/vacation', week)]);
    expect(booked.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    return { dryRun };
  }).then(async ({ dryRun }) => expect((await dryRun).json()).toMatchObject({ people: 2 }));
});

test('a dry run of taking away what somebody holds waits for no booking of theirs', async () => {
  await giveTerms(app.database, ann.id, held, '2026-03-01');
  const told = await whileHeld('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ann.id], () =>
    hr.delete(`/admin/leave/terms/${ann.id}/2026-03-01?dryRun=true`),
  );
  expect(told.json()).toMatchObject({ people: 1 });
});

test('a type can be booked while a dry run of its change stands still', async () => {
  const types: { code: string }[] = (await hr.get('/admin/leave/types')).json();
  const stored = types.find(({ code }) => code === 'VACATION') as StoredType;
  const { id: _id, version: _version, isInUse: _isInUse, code, ...vacation } = stored;
  const lock = 'SELECT FROM leave_types WHERE code = $1 FOR NO KEY UPDATE';
  await whileHeld(lock, [code], async () => {
    const dryRun = hr.put('/admin/leave/types/VACATION', { ...vacation, name: 'Annual leave', dryRun: true });
    await waiting(1);
    const booked = await ann.post('/vacation', week);
    expect(booked.statusCode, booked.body).toBe(201);
    return { dryRun };
  }).then(async ({ dryRun }) => expect((await dryRun).statusCode).toBe(200));
});

test('of two dry runs at once neither waits for the other', async () => {
  const year = `/admin/leave/places/${held.place}/holidays/2026`;
  const answers = await whileHeld(policyOfPlan, [held.plan], async () => {
    const first = hr.put(policyOf(held.plan), { ...rules(30), dryRun: true });
    await waiting(1);
    const second = await hr.put(year, { ...holidays('2026-08-05'), dryRun: true });
    return { first, second };
  });
  expect(answers.second.json()).toMatchObject({ people: 2 });
  expect((await answers.first).json()).toMatchObject({ people: 2 });
});

test('two dry runs of one record at once both tell their effect', async () => {
  const asked = [26, 27, 28, 29].map((days) => hr.put(policyOf(held.plan), { ...rules(days), dryRun: true }));
  const effects = (await Promise.all(asked)).map((answer) => answer.json());
  expect(effects.map(({ changed }) => changed[0].after)).toEqual([26, 27, 28, 29]);
});

test('a change is applied once the dry run beside it has told its effect', async () => {
  const [dryRun, applied] = await whileHeld(policyOfPlan, [held.plan], async () => {
    const asked = hr.put(policyOf(held.plan), { ...rules(30), dryRun: true });
    await waiting(1);
    const change = hr.put(policyOf(held.plan), rules(28));
    await waiting(2);
    return [asked, change] as const;
  });
  expect((await dryRun).json().changed[0]).toMatchObject({ before: 24, after: 30 });
  expect((await applied).json().impact.changed[0]).toMatchObject({ before: 24, after: 28 });
});

test('bookings go on while a change learns its effect, which is computed anew for what they change', async () => {
  const { applied } = await whileHeld(policyOfPlan, [held.plan], async () => {
    const change = hr.put(policyOf(held.plan), rules(30));
    await waiting(1);
    const booked = await ann.post('/vacation', week);
    expect(booked.statusCode, booked.body).toBe(201);
    return { applied: change };
  });
  const { changed } = (await applied).json().impact;
  expect(changed).toContainEqual(expect.objectContaining({ person: ann.id, before: 19, after: 25 }));
});

test('who looks at what a closing would keep waits for no booking, and no booking for them', async () => {
  const closing = { through: '2026-05-31', dryRun: true };
  const seen = await whileHeld('SELECT pg_advisory_xact_lock_shared(7261945)', [], () =>
    hr.post('/admin/leave/closings', closing),
  );
  expect(seen.statusCode, seen.body).toBe(200);
  expect(seen.json().people).toBeGreaterThan(2);
});

test('a dry run that meets a change tells its effect on what the change leaves', async () => {
  const dryRun = await whileHeld('SELECT pg_advisory_xact_lock(7261945)', [], async (holder) => {
    const asked = hr.put(policyOf(held.plan), { ...rules(30), dryRun: true });
    await waiting(1);
    const lower = `UPDATE leave_policies SET rules = jsonb_set(rules, '{grants,0,steps,0,perYear}', '20') WHERE plan_id = $1`;
    await holder.query(lower, [held.plan]);
    return { asked };
  });
  expect((await dryRun.asked).json().changed[0]).toMatchObject({ before: 20, after: 30 });
});

test('after dry runs nothing of them is there, and nobody is held up', async () => {
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

test('who waits in vain for a change of rules is told so', async () => {
  const answers = await whileHeld('SELECT pg_advisory_xact_lock(7261945)', [], () =>
    Promise.all([
      app.impatient(ann).post('/vacation', week),
      app.impatient(hr).put(policyOf(held.plan), { ...rules(30), dryRun: true }),
      app.impatient(hr).put(policyOf(held.plan), rules(30)),
    ]),
  );
  const message = 'The rules of leave are being changed; try again in a moment';
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', message });
  }
});
