import { randomUUIDv7 } from 'node:crypto';
import { rulesOf } from '@almanac/domain/leave/plans/policy-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const week = { type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-07' };

/** A person with five vacation days a year. */
async function holder(): Promise<{ ann: TestActor; held: TermsRecords }> {
  const rules = rulesOf(policyDocumentOf(5), 'DAY');
  const policies = [{ type: 'VACATION', from: '2026-01-01', rules }];
  const held = await createPlace(app.database, randomUUIDv7(), { yearStart: '01-01', policies });
  const ann = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, ann.id, held);
  return { ann, held };
}

/** Writes rules while a booking waits for them, and returns the booking's response. */
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

test('a booking during a policy change follows the new policy', async () => {
  const { ann, held } = await holder();
  const lower = `UPDATE leave_policies SET rules = jsonb_set(rules, '{grants,0,steps,0,perYear}', '4') WHERE plan_id = $1`;
  const answer = await bookedWhile(ann, lower, [held.plan]);
  expect(answer.json().issues).toEqual([
    { path: 'endDate', message: 'Insufficient vacation days. You have 4 days available.' },
  ]);
});

test('a booking during a holiday change is charged without the new holiday', async () => {
  const { ann, held } = await holder();
  const add = `INSERT INTO public_holidays (id, place_id, date, name) VALUES ($1, $2, '2026-08-05', 'Fair')`;
  const answer = await bookedWhile(ann, add, [randomUUIDv7(), held.place]);
  expect(answer.json()).toMatchObject({ businessDays: 4, amount: 4 });
});

test('a booking during a schedule change is charged by the new schedule', async () => {
  const { ann, held } = await holder();
  const shorter = 'UPDATE work_schedules SET minutes[9] = 0, minutes[10] = 0 WHERE id = $1';
  const answer = await bookedWhile(ann, shorter, [held.schedule]);
  expect(answer.json()).toMatchObject({ businessDays: 4, amount: 4 });
});

test('two bookings at once that earned leave covers once: one is accepted', async () => {
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

const shorter = [240, 240, 240, 240, 0, 0, 240, 240, 240, 240, 0, 0, 0, 0];
const changes: [string, (held: TermsRecords) => [string, object], number][] = [
  [
    'of policy',
    ({ plan }) => [`plans/${plan}/policies/VACATION/2026-01-01`, { rules: policyDocumentOf(4) }],
    5,
  ],
  [
    'of holidays',
    ({ place }) => [`places/${place}/holidays/2026`, { holidays: [{ date: '2026-08-05', name: 'Fair' }] }],
    4,
  ],
  [
    'of schedule',
    ({ schedule }) => [`schedules/${schedule}`, { name: `Short ${schedule}`, minutes: shorter }],
    4,
  ],
];

test.each(changes)(
  'a booking and a change %s at once: both come true in one order or the other',
  async (_name, change, charged) => {
    for (let round = 0; round < 4; round += 1) {
      const { ann, held } = await holder();
      const [path, body] = change(held);
      const [changed, booked] = await Promise.all([
        hr.put(`/admin/leave/${path}`, body),
        ann.post('/vacation', week),
      ]);
      expect(changed.statusCode, changed.body).toBe(200);
      expect([201, 400], booked.body).toContain(booked.statusCode);
      const [account] = (await ann.get('/vacation/accounts')).json();
      expect(account.pending).toBe(booked.statusCode === 201 ? charged : 0);
      const isRefused = path.startsWith('plans') && account.bookable === 4;
      expect(booked.statusCode).toBe(isRefused ? 400 : 201);
    }
  },
);
