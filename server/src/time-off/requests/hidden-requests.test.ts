import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepartment, createRequest, createType } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let hr: TestActor;
let manager: TestActor;
let ann: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  departmentId = (await createDepartment(app.database)).id;
  hr = await app.signedIn('HR_ADMIN');
  manager = await app.signedIn('MANAGER', { departmentId });
  const forHr = { shownTo: 'HR' } as const;
  await createType(app.database, { code: 'CURE', name: 'Cure', counts: 'CALENDAR', ...forHr });
  await createType(app.database, { code: 'COUNSEL', name: 'Counsel', unit: 'HOUR', ...forHr });
  await app.database.updateTable('leaveTypes').set(forHr).where('code', '=', 'SICK_LEAVE').execute();
});
beforeEach(async () => {
  ann = await app.signedIn('EMPLOYEE', { departmentId });
});
afterAll(() => app.close());

const approved = (request: { type: string; startDate: string; endDate?: string }) =>
  createRequest(app.database, { requesterId: ann.id, status: 'APPROVED', decidedById: hr.id, ...request });
const seenBy = async (viewer: TestActor, id: string) => (await viewer.get(`/vacation/${id}`)).json();

test('a hidden type shows the working days, however it counts', async () => {
  const { id } = await approved({ type: 'CURE', startDate: '2026-07-03', endDate: '2026-07-06' });
  expect(await seenBy(manager, id)).toMatchObject({ type: 'AWAY', businessDays: 2, amount: 2 });
  for (const viewer of [hr, ann])
    expect(await seenBy(viewer, id)).toMatchObject({ type: 'CURE', businessDays: 4, amount: 4 });
});

test('a hidden type in hours shows neither hours nor minutes, nor in former values or files', async () => {
  const { id } = await approved({ type: 'COUNSEL', startDate: '2026-07-01' });
  const { id: editedId } = await createRequest(app.database, {
    requesterId: ann.id,
    startDate: '2026-07-02',
  });
  await app.database.updateTable('timeOffRequests').set({ minutes: 90 }).where('id', '=', id).execute();
  const former = { formerStartDate: '2026-07-02', formerEndDate: '2026-07-02', formerMinutes: 90 };
  await app.database
    .updateTable('timeOffRequests')
    .set({ formerType: 'COUNSEL', ...former })
    .where('id', '=', editedId)
    .execute();
  const seen = await seenBy(manager, id);
  expect(seen).toMatchObject({ type: 'AWAY', businessDays: 1, amount: 1 });
  expect(seen).not.toHaveProperty('minutes');
  expect((await seenBy(manager, editedId)).changedFrom).toEqual({
    type: 'AWAY',
    startDate: '2026-07-02',
    endDate: '2026-07-02',
  });
  expect(await seenBy(hr, id)).toMatchObject({ type: 'COUNSEL', minutes: 90, amount: 1.5 });
  expect(await seenBy(hr, editedId)).toMatchObject({ changedFrom: { type: 'COUNSEL', minutes: 90 } });
  const file = async (viewer: TestActor) => (await viewer.get(`/vacation/export?requesterId=${ann.id}`)).body;
  expect(await file(manager)).toContain(',AWAY,');
  expect(await file(manager)).not.toMatch(/,90,|,1\.5,/);
  expect(await file(hr)).toMatch(/,90,.*,1\.5,/);
});

test('an interruption with a hidden type is shown on none of its requests', async () => {
  const { id } = await approved({ type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-14' });
  const answer = await ann.post(`/vacation/${id}/interruptions`, {
    startDate: '2026-08-05',
    endDate: '2026-08-07',
    type: 'SICK_LEAVE',
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const { rest, recorded } = answer.json();
  for (const each of [id, rest.id, recorded.id]) {
    expect(await seenBy(manager, each)).not.toHaveProperty('linked');
    for (const viewer of [hr, ann])
      expect((await seenBy(viewer, each)).linked).toHaveLength(each === id ? 2 : 1);
  }
});

test('an interruption that only returns days is shown', async () => {
  const { id } = await approved({ type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-14' });
  const answer = await manager.post(`/vacation/${id}/interruptions`, {
    startDate: '2026-08-05',
    endDate: '2026-08-07',
    reason: 'The fair',
  });
  expect(answer.statusCode, answer.body).toBe(201);
  expect((await seenBy(manager, id)).linked).toMatchObject([{ relation: 'CONTINUED_BY' }]);
});
