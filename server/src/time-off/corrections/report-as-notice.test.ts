import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let ann: TestActor;
let id: string;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-05' });
  const departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId, name: 'Maria' });
  ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  await app.database
    .updateTable('leaveTypes')
    .set({ needsApproval: false })
    .where('code', '=', 'SICK_LEAVE')
    .execute();
  const approved = { status: 'APPROVED', decidedById: manager.id } as const;
  const vacation = { requesterId: ann.id, startDate: '2026-08-03', endDate: '2026-08-14', ...approved };
  ({ id } = await createRequest(app.database, vacation));
});
afterAll(() => app.close());

test('sick leave during a vacation is recorded immediately if it needs no approval', async () => {
  const mails = await mailsOf(app.pool, async () => {
    const days = { startDate: '2026-08-05', endDate: '2026-08-06', type: 'SICK_LEAVE' };
    const answer = await ann.post(`/vacation/${id}/interruptions`, days);
    expect(answer.statusCode, answer.body).toBe(201);
    const { recorded } = answer.json();
    expect(recorded).toMatchObject({ type: 'SICK_LEAVE', status: 'APPROVED', amount: 2 });
    expect(recorded).not.toHaveProperty('decidedBy');
  });
  expect(mails).toMatchObject([
    { to: manager.email, subject: 'Vacation of Ann was interrupted: Wed 5 to Thu 6 Aug 2026' },
  ]);
  expect(mails[0]?.text).toContain('and recorded them as Sick Leave');
  expect(mails[0]?.text).toContain('It needs no approval.');
  expect((await manager.get('/vacation/pending-approvals')).json().pagination.total).toBe(0);
  expect((await ann.get('/vacation/my-balance')).json()).toMatchObject({
    vacationDaysUsed: 8,
    sickDaysUsed: 2,
    sickDaysPending: 0,
  });
});

test('automatically approved time off is corrected like approved time off', async () => {
  const report = { type: 'SICK_LEAVE', startDate: '2026-08-17', endDate: '2026-08-21' };
  const { id: sickId, version } = (await ann.post('/vacation', report)).json();
  expect((await ann.put(`/vacation/${sickId}`, { version, type: 'UNPAID' })).json()).toMatchObject({
    code: 'INVALID_TRANSITION',
  });
  const shorter = await ann.post(`/vacation/${sickId}/shorten`, { version, endDate: '2026-08-18' });
  expect(shorter.json()).toMatchObject({ status: 'APPROVED', endDate: '2026-08-18', amount: 2 });
});
