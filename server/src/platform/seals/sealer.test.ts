import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment } from '../../testing/factories.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
});
afterAll(() => app.close());

const unsealed = async () => {
  const { rows } = await app.pool.query<{ total: number }>('SELECT count(*) AS total FROM audit_unsealed');
  return rows[0]?.total;
};
const sealed = async () => {
  const { rows } = await app.pool.query<{ total: number }>('SELECT count(*) AS total FROM audit_seals');
  return rows[0]?.total ?? 0;
};
const soon = { timeout: 5000 };

test('entries are sealed soon after their commit, even in quick succession', async () => {
  const administrator = await app.signedIn('HR_ADMIN');
  await expect.poll(unsealed, soon).toBe(0);
  for (const name of ['Legal', 'Finance']) {
    const before = await sealed();
    expect((await administrator.post('/admin/departments', { name })).statusCode).toBe(201);
    expect(await unsealed()).toBe(1);
    await expect.poll(unsealed, soon).toBe(0);
    expect(await sealed()).toBe(before + 1);
  }
});

test('entries committed while the news connection was lost are sealed once it is back', async () => {
  await app.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'`);
  const administrator = await app.signedIn('HR_ADMIN');
  await createDepartment(app.database);
  expect((await administrator.post('/admin/departments', { name: 'Research' })).statusCode).toBe(201);
  await expect.poll(unsealed, soon).toBe(0);
});
