import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createUser } from '../testing/factories.ts';
import { createPlace, giveTerms } from '../testing/terms-factories.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { rulesOfLeave } from '../work-time/rule-changes/rule-snapshot.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('people whose plan becomes an anniversary plan meanwhile keep or need an employment start', async () => {
  const hr = await app.signedIn('HR_ADMIN');
  const held = await createPlace(app.database, randomUUID());
  const ann = await createUser(app.database, { employmentStart: '2026-03-10' });
  await giveTerms(app.database, ann.id, held);
  const { id: departmentId } = await createDepartment(app.database, { planId: held.plan });
  const planning = await app.pool.connect();
  try {
    await planning.query('BEGIN');
    await planning.query('SELECT pg_advisory_xact_lock($1)', [rulesOfLeave]);
    await planning.query('UPDATE leave_plans SET year_start = NULL WHERE id = $1', [held.plan]);
    const calls = [
      hr.put(`/admin/users/${ann.id}`, { employmentStart: null }),
      hr.post('/admin/users', { email: `${randomUUID()}@example.com`, name: 'Bo', departmentId }),
    ];
    await Promise.race([...calls, delay(500)]);
    await planning.query('COMMIT');
    for (const answer of await Promise.all(calls))
      expect(answer.json().code, answer.body).toBe('EMPLOYMENT_START_MISSING');
  } finally {
    planning.release(true);
  }
});
