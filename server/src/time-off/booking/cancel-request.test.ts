import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());

async function requestOf(person: TestActor, startDate: string, status: 'PENDING' | 'APPROVED' = 'APPROVED') {
  const decision = status === 'APPROVED' ? { decidedById: admin.id } : {};
  return (await createRequest(app.database, { requesterId: person.id, startDate, status, ...decision })).id;
}

test('a requester cancels what is pending, or approved and not yet begun, and the days come back', async () => {
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  const mails = await mailsOf(app.pool, async () => {
    for (const id of [await requestOf(ann, '2026-06-02'), await requestOf(ann, '2026-06-03', 'PENDING')]) {
      const answer = await ann.post(`/vacation/${id}/cancel`);
      expect(answer.json()).toMatchObject({ id, status: 'CANCELLED' });
      expect((await ann.post(`/vacation/${id}/cancel`)).json().code).toBe('INVALID_TRANSITION');
    }
  });
  expect(mails).toMatchObject([{ to: manager.email }]);
  expect((await ann.get('/vacation/my-balance')).json()).toMatchObject({ vacationDaysAvailable: 24 });
});

test('only an administrator cancels started time off, and the requester is notified', async () => {
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  const id = await requestOf(ann, '2026-06-01');
  expect((await ann.post(`/vacation/${id}/cancel`)).json().code).toBe('INVALID_TRANSITION');
  const mails = await mailsOf(app.pool, async () => {
    expect((await admin.post(`/vacation/${id}/cancel`)).statusCode).toBe(200);
  });
  expect(mails).toMatchObject([
    { to: ann.email, subject: 'Your Vacation was cancelled: Mon 1 Jun 2026' },
    { to: manager.email },
  ]);
  expect(mails[0]?.text).toContain(`Helen (${admin.email}) cancelled`);
});

test("a manager cancels no one's request, an administrator no pending one of others; invisible requests are not found", async () => {
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  const id = await requestOf(ann, '2026-06-02', 'PENDING');
  expect((await manager.post(`/vacation/${id}/cancel`)).statusCode).toBe(403);
  expect((await admin.post(`/vacation/${id}/cancel`)).statusCode).toBe(403);
  expect((await (await app.signedIn('EMPLOYEE')).post(`/vacation/${id}/cancel`)).statusCode).toBe(404);
});

test('cancellation and approval at once: the request is cancelled or approved, and one call succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ann = await app.signedIn('EMPLOYEE', { departmentId });
    const id = await requestOf(ann, '2026-07-06', 'PENDING');
    const [cancellation, approval] = await Promise.all([
      ann.post(`/vacation/${id}/cancel`),
      manager.post(`/vacation/${id}/approve`),
    ]);
    expect(cancellation.statusCode).toBe(200);
    expect([200, 409]).toContain(approval.statusCode);
    expect((await ann.get(`/vacation/${id}`)).json().status).toBe('CANCELLED');
  }
});
