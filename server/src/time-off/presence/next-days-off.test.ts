import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let mia: TestActor;
let manager: TestActor;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  const { id: departmentId } = await createDepartment(app.database);
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  manager = await app.signedIn('MANAGER', { departmentId, name: 'Maria' });
  mia = await app.signedIn('EMPLOYEE', { departmentId });
});
afterAll(() => app.close());

const next = async (actor = mia) => (await actor.get('/vacation/next-days-off')).json();

test('without requests there are no next days off', async () => {
  expect(await next()).toEqual({});
});

test('the next days off are the first absence that is not over, with the deciders if pending', async () => {
  const request = { requesterId: mia.id };
  const approved = { ...request, status: 'APPROVED', decidedById: admin.id } as const;
  await createRequest(app.database, { ...approved, startDate: '2026-05-28', endDate: '2026-05-29' });
  await createRequest(app.database, { ...approved, startDate: '2026-06-03', type: 'WORK_FROM_HOME' });
  await createRequest(app.database, { ...request, startDate: '2026-06-04', status: 'CANCELLED' });
  const later = await createRequest(app.database, { ...approved, startDate: '2026-07-06' });
  const { request: first } = await next();
  expect(first).toMatchObject({ id: later.id, status: 'APPROVED' });
  expect(first).not.toHaveProperty('deciders');
  const { id } = await createRequest(app.database, { ...request, startDate: '2026-06-17' });
  expect(await next()).toMatchObject({
    request: {
      id,
      status: 'PENDING',
      startDate: '2026-06-17',
      deciders: [{ id: manager.id, name: 'Maria' }],
      deciderCount: 1,
    },
  });
  app.setToday('2026-07-06');
  expect(await next()).toMatchObject({ request: { id: later.id } });
  app.setToday('2026-06-01');
});

test("a manager's days off wait for HR, and only one's own are returned", async () => {
  const { id } = await createRequest(app.database, { requesterId: manager.id, startDate: '2026-06-17' });
  const deciders = [{ id: admin.id, name: 'Helen' }];
  expect(await next(manager)).toMatchObject({ request: { id, deciders } });
  expect(await next(admin)).toEqual({});
});
