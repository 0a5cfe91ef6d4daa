import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let origin: string;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const gone = () => app.logged.filter((line) => line.includes('The caller disconnected before the response'));

test('a dry run ends when its dialog is closed, without a fault', async () => {
  const plan = await createPlan(app.database);
  const held = { ...(await createPlace(app.database, randomUUID())), plan };
  await app.pool.query(
    `INSERT INTO users (id, email, name)
     SELECT gen_random_uuid(), 'many-' || number || '@example.com', 'Many' FROM generate_series(1, 400) AS number`,
  );
  await app.pool.query('UPDATE person_terms SET plan_id = $1', [held.plan]);
  const dialog = new AbortController();
  const accrual = { every: 'TWO_WEEKS', at: 'START', anchor: '2026-01-02' } as const;
  const asked = fetch(`${origin}/api/admin/leave/plans/${plan}/policies/VACATION/2026-01-01`, {
    method: 'PUT',
    headers: { cookie: hr.cookie, origin: app.config.appUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ rules: policyDocumentOf(30, { accrual }), dryRun: true }),
    signal: dialog.signal,
  });
  const reading = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    JOIN pg_class ON pg_class.oid = relation WHERE datname = current_database() AND relname = 'person_terms'`;
  await expect
    .poll(async () => (await app.pool.query(reading)).rows.length, { interval: 1, timeout: 10_000 })
    .toBeGreaterThan(0);
  dialog.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => gone().length, { timeout: 10_000 }).toBe(1);
  expect(app.logged.filter((line) => line.includes('The call failed'))).toEqual([]);
});
