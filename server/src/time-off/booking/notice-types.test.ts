import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createType } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { offerType } from '../../testing/offered-types.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let mia: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  const { id: departmentId } = await createDepartment(app.database);
  manager = await app.signedIn('MANAGER', { departmentId });
  mia = await app.signedIn('EMPLOYEE', { departmentId, name: 'Mia' });
  const training = { code: 'TRAINING', name: 'Training', needsApproval: false };
  await createType(app.database, { ...training, reason: 'REQUIRED' });
  await createType(app.database, { code: 'MOVE', name: 'A move', reason: 'NONE' });
  for (const code of ['TRAINING', 'MOVE']) await offerType(app.database, code);
});
afterAll(() => app.close());

const days = { startDate: '2026-03-16', endDate: '2026-03-17' };
const training = { type: 'TRAINING', ...days, reason: 'A course' };

test('time off that needs no approval is approved at once, and approvers are notified', async () => {
  const mails = await mailsOf(app.pool, async () => {
    const { statusCode, body } = await mia.post('/vacation', training);
    expect(statusCode, body).toBe(201);
    expect(JSON.parse(body)).toMatchObject({ status: 'APPROVED', approvedAt: expect.any(String) });
    expect(JSON.parse(body)).not.toHaveProperty('decidedBy');
  });
  expect(mails).toMatchObject([
    { to: manager.email, subject: expect.stringContaining('Mia recorded Training') },
  ]);
  expect(mails[0]?.text).toContain('It needs no approval.');
  const stored = app.database.selectFrom('timeOffRequests').select(['decidedAmount', 'decidedById']);
  expect(await stored.where('type', '=', 'TRAINING').execute()).toEqual([
    { decidedAmount: 200, decidedById: null },
  ]);
  const waiting = (await manager.get('/vacation/pending-approvals')).json();
  expect(waiting.pagination.total).toBe(0);
});

test('it is cancelled like approved time off, with no decision left', async () => {
  const { data } = (await mia.get('/vacation/my-requests?type=TRAINING')).json();
  const path = `/vacation/${data[0].id}`;
  expect((await manager.post(`${path}/approve`, {})).json()).toMatchObject({ code: 'INVALID_TRANSITION' });
  expect((await mia.put(path, { endDate: '2026-03-16' })).json()).toMatchObject({
    code: 'INVALID_TRANSITION',
  });
  expect((await mia.post(`${path}/cancel`, {})).json()).toMatchObject({ status: 'CANCELLED' });
});

test('a request changed to such a type is approved and no longer marked as changed', async () => {
  const { id } = (await mia.post('/vacation', { type: 'UNPAID', ...days })).json();
  const mails = await mailsOf(app.pool, async () => {
    const answer = (await mia.put(`/vacation/${id}`, { type: 'TRAINING', reason: 'A course' })).json();
    expect(answer).toMatchObject({ status: 'APPROVED', type: 'TRAINING' });
    expect(answer).not.toHaveProperty('changedFrom');
  });
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('recorded Training')]);
});

test.each([
  [{ ...training, reason: '' }, 'Training needs a reason'],
  [{ ...training, type: 'MOVE' }, 'A move takes no reason'],
])('the type decides whether a reason is needed: %j', async (request, message) => {
  const april = { ...request, startDate: '2026-04-01', endDate: '2026-04-01' };
  expect((await mia.post('/vacation', april)).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'reason', message }],
  });
});
