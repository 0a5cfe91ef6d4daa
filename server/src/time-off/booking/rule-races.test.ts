import { randomUUIDv7 } from 'node:crypto';
import { rulesOf } from '@almanac/domain/leave/policy-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type HeldRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
});
afterAll(() => app.close());

const week = { type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-07' };

/** Somebody with five days of vacation a year, and what they hold. */
async function holder(): Promise<{ ann: TestActor; held: HeldRecords }> {
  const rules = rulesOf(policyDocumentOf(5), 'DAY');
  const policies = [{ type: 'VACATION', from: '2026-01-01', rules }];
  const held = await createPlace(app.database, randomUUIDv7(), { yearStart: '01-01', policies });
  const ann = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, ann.id, held);
  return { ann, held };
}

/** Writes rules while a booking waits for them, and answers what the booking was answered. */
async function bookedWhile(ann: TestActor, statement: string, values: unknown[]) {
  const client = await app.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(7261945)');
    const asked = ann.post('/vacation', week);
    await expect
      .poll(async () => {
        const { rows } = await app.pool.query(
          "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    await client.query(statement, values);
    await client.query('COMMIT');
    return await asked;
  } finally {
    client.release();
  }
}

test('a booking that meets a change of policy is judged by what the change leaves', async () => {
  const { ann, held } = await holder();
  const lower = `UPDATE leave_policies SET rules = jsonb_set(rules, '{grants,0,steps,0,perYear}', '4') WHERE plan_id = $1`;
  const answer = await bookedWhile(ann, lower, [held.plan]);
  expect(answer.json().issues).toEqual([
    { path: 'endDate', message: 'Insufficient vacation days. You have 4 days available.' },
  ]);
});

test('a booking that meets a new holiday is charged without it', async () => {
  const { ann, held } = await holder();
  const add = `INSERT INTO public_holidays (id, place_id, date, name) VALUES ($1, $2, '2026-08-05', 'Fair')`;
  const answer = await bookedWhile(ann, add, [randomUUIDv7(), held.place]);
  expect(answer.json()).toMatchObject({ businessDays: 4, amount: 4 });
});

test('a booking that meets another schedule is charged by it', async () => {
  const { ann, held } = await holder();
  const shorter = 'UPDATE work_schedules SET minutes[9] = 0, minutes[10] = 0 WHERE id = $1';
  const answer = await bookedWhile(ann, shorter, [held.schedule]);
  expect(answer.json()).toMatchObject({ businessDays: 4, amount: 4 });
});

test('of two bookings at once that what is earned covers once, one stands', async () => {
  const monthly = policyDocumentOf(24, { accrual: { every: 'MONTH', at: 'END', anchor: null } });
  const policies = [{ type: 'VACATION', from: '2026-01-01', rules: rulesOf(monthly, 'DAY') }];
  const held = await createPlace(app.database, randomUUIDv7(), { yearStart: '01-01', policies });
  const ann = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, ann.id, held);
  // Ten days are earned by the end of May, and twelve by the end of June.
  const asked = ['2026-06-08', '2026-06-22'].map((startDate) =>
    ann.post('/vacation', {
      type: 'VACATION',
      startDate,
      endDate: startDate.replace('08', '16').replace('22', '30'),
    }),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
});
