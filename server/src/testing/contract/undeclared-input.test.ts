import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, createUser } from '../factories.ts';
import { type TestApp, testApp } from '../test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
});

afterAll(() => app.close());

test('a query that the endpoint does not declare changes nothing', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const { id } = await createUser(app.database, { name: 'Grace' });
  const answer = await admin.put(`/admin/users/${id}?role=SYSTEM_ADMIN&isActive=false`, {
    name: 'Grace Hopper',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ name: 'Grace Hopper', role: 'EMPLOYEE', isActive: true });
});

test('a body that the endpoint does not declare changes nothing', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const asked = await createUser(app.database);
  const { id } = await createRequest(app.database, { requesterId: asked.id, startDate: '2026-03-09' });
  const other = await createRequest(app.database, { requesterId: asked.id, startDate: '2026-03-10' });
  const answer = await admin.post(`/vacation/${id}/approve`, {
    id: other.id,
    reason: 'none',
    status: 'REJECTED',
  });
  expect(answer.json(), answer.body).toMatchObject({ id, status: 'APPROVED' });
  expect(answer.json()).not.toHaveProperty('rejectionReason');
});
