import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let ann: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  const { id: departmentId } = await createDepartment(app.database);
  manager = await app.signedIn('MANAGER', { departmentId });
  ann = await app.signedIn('EMPLOYEE', { departmentId });
});
afterAll(() => app.close());

test("deleting one's pending request returns its days and keeps it in the audit log", async () => {
  const request = {
    requesterId: ann.id,
    startDate: '2026-07-06',
    endDate: '2026-07-07',
    reason: 'Moving flat',
  };
  const { id } = await createRequest(app.database, request);
  const mails = await mailsOf(app.pool, async () => {
    const answer = await ann.delete(`/vacation/${id}`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });
  expect(mails).toEqual([]);
  expect((await ann.get(`/vacation/${id}`)).statusCode).toBe(404);
  expect((await ann.get('/vacation/my-balance')).json()).toMatchObject({ vacationDaysPending: 0 });
  const [entry] = await loggedEntries(app.database, id);
  expect(entry).toMatchObject({
    action: 'time-off.deleted',
    actorId: ann.id,
    summary: 'Deleted the request for Vacation, Mon 6 to Tue 7 Jul 2026',
    changes: [
      { field: 'type', from: 'VACATION' },
      { field: 'startDate', from: '2026-07-06' },
      { field: 'endDate', from: '2026-07-07' },
      { field: 'status', from: 'PENDING' },
      { field: 'createdAt', from: expect.any(String) },
    ],
  });
});

test('a decided request cannot be deleted', async () => {
  const { id } = await createRequest(app.database, {
    requesterId: ann.id,
    startDate: '2026-07-06',
    status: 'APPROVED',
    decidedById: manager.id,
  });
  const answer = await ann.delete(`/vacation/${id}`);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'INVALID_TRANSITION']);
  expect((await ann.get(`/vacation/${id}`)).statusCode).toBe(200);
});

test("another person's request is forbidden to those who see it and not found for the others", async () => {
  const { id } = await createRequest(app.database, { requesterId: ann.id, startDate: '2026-07-09' });
  const stranger = await app.signedIn('EMPLOYEE');
  const admin = await app.signedIn('SYSTEM_ADMIN');
  expect((await manager.delete(`/vacation/${id}`)).statusCode).toBe(403);
  expect((await admin.delete(`/vacation/${id}`)).statusCode).toBe(403);
  expect((await stranger.delete(`/vacation/${id}`)).statusCode).toBe(404);
  expect((await ann.delete(`/vacation/${manager.id}`)).statusCode).toBe(404);
  expect((await ann.get(`/vacation/${id}`)).statusCode).toBe(200);
});
