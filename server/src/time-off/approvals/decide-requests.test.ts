import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
});
afterAll(() => app.close());

test('requests of a bulk decision are decided independently', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId });
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  const request = async (userId: string, startDate: string) =>
    (await createRequest(app.database, { requesterId: userId, startDate })).id;
  const first = await request(ann.id, '2026-06-02');
  const second = await request(ann.id, '2026-06-03');
  const own = await request(manager.id, '2026-06-02');
  const outOfScope = await request((await app.signedIn('EMPLOYEE')).id, '2026-06-02');
  const mails = await mailsOf(app.pool, async () => {
    const requestIds = [first, own, outOfScope, second, first, first.toUpperCase()];
    const answer = await manager.put('/vacation/bulk/approve', { requestIds });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({
      succeeded: [first, second],
      failed: [
        { id: own, code: 'OWN_REQUEST', message: 'You cannot decide your own request' },
        { id: outOfScope, code: 'NOT_FOUND', message: 'Request not found' },
      ],
    });
  });
  expect(mails).toHaveLength(2);
  const third = await request(ann.id, '2026-06-04');
  const rejection = { requestIds: [third, first], reason: 'Stocktaking' };
  expect((await manager.put('/vacation/bulk/reject', rejection)).json()).toMatchObject({
    succeeded: [third],
    failed: [{ id: first, code: 'INVALID_TRANSITION' }],
  });
  expect((await ann.get(`/vacation/${third}`)).json().rejectionReason).toBe('Stocktaking');
});

test('only approvers make bulk decisions, of 1 to 100 requests', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const tooMany = Array.from({ length: 101 }, () => admin.id);
  for (const requestIds of [[], tooMany, 'all']) {
    expect((await admin.put('/vacation/bulk/approve', { requestIds })).statusCode).toBe(400);
  }
  const employee = await app.signedIn('EMPLOYEE');
  expect((await employee.put('/vacation/bulk/reject', { requestIds: [admin.id] })).statusCode).toBe(403);
});
