import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { countStatements } from '../../testing/statements.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
});
afterAll(() => app.close());

const factsOf = async (who: TestActor, ids: readonly string[]) =>
  (await who.get(`/vacation/decision-facts?${ids.map((id) => `requestIds=${id}`).join('&')}`)).json();

async function waiting(requesterId: string, request: object = {}): Promise<string> {
  const july = { startDate: '2026-07-06', endDate: '2026-07-10' };
  return (await createRequest(app.database, { requesterId, ...july, ...request })).id;
}

test('an approver reads the remaining balance and absences of each request, as in the preview', async () => {
  const [ann, bo] = [
    await app.signedIn('EMPLOYEE', { departmentId }),
    await app.signedIn('EMPLOYEE', { departmentId }),
  ];
  const ids = [
    await waiting(ann.id),
    await waiting(bo.id, { startDate: '2027-01-04', endDate: '2027-01-05' }),
  ];
  await waiting(bo.id, { status: 'APPROVED', decidedById: manager.id });
  const facts = await factsOf(manager, ids);
  expect(facts).toMatchObject([
    {
      id: ids[0],
      byLeaveYear: [{ leaveYear: { startDate: '2026-01-01' }, amount: 5, left: 19, total: 24 }],
      coverage: { away: 2, maxPercentageImpact: 66.7, exceedsCapacityLimit: false },
    },
    { id: ids[1], byLeaveYear: [{ leaveYear: { startDate: '2027-01-01' }, amount: 2, left: 22, total: 24 }] },
  ]);
  const preview = { type: 'VACATION', startDate: '2026-07-06', endDate: '2026-07-10', userId: ann.id };
  const told = (await manager.post('/vacation/preview', { ...preview, excludeRequestId: ids[0] })).json();
  expect(facts[0].coverage).toEqual(told.coverage);
});

test('decided requests, requests out of scope and HR-only types are not returned', async () => {
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  const stranger = await app.signedIn('EMPLOYEE');
  const decided = await waiting(ann.id, { status: 'APPROVED', decidedById: manager.id });
  const ids = [decided, await waiting(stranger.id), await waiting(manager.id), ann.id];
  expect(await factsOf(manager, ids)).toEqual([]);
  const hidden = await waiting(ann.id, {
    type: 'SICK_LEAVE',
    startDate: '2026-08-03',
    endDate: '2026-08-03',
  });
  expect(await factsOf(manager, [hidden])).toHaveLength(1);
  const { database } = app;
  await database.updateTable('leaveTypes').set({ shownTo: 'HR' }).where('code', '=', 'SICK_LEAVE').execute();
  expect(await factsOf(manager, [hidden])).toEqual([]);
  expect((await ann.get(`/vacation/decision-facts?requestIds=${hidden}`)).statusCode).toBe(403);
});

test('the number of queries does not depend on the number of requests', async () => {
  const requests: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const department = await createDepartment(app.database);
    const person = await app.signedIn('EMPLOYEE', { departmentId: department.id });
    requests.push(await waiting(person.id));
  }
  const hr = await app.signedIn('HR_ADMIN');
  const { statementsOf } = countStatements(app.servicePool);
  const queriesOf = (ids: readonly string[]) => statementsOf(() => factsOf(hr, ids));
  await queriesOf(requests);
  const ofMany = await queriesOf(requests);
  expect(ofMany.length).toBeGreaterThan(1);
  expect(ofMany.length).toBe((await queriesOf(requests.slice(0, 1))).length);
});
