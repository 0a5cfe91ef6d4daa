import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepartment, createRequest, createType } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let helen: TestActor;
let sam: TestActor;
let maria: TestActor;
let ben: TestActor;
let ann: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  sam = await app.signedIn('SYSTEM_ADMIN', { name: 'Sam' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { id: departmentId } = await createDepartment(app.database);
  maria = await app.signedIn('MANAGER', { name: 'Maria', departmentId });
  ben = await app.signedIn('MANAGER', { name: 'Ben' });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
});

const july = { startDate: '2026-07-06', endDate: '2026-07-10' };
const waiting = async (requesterId: string, more: object = {}) =>
  (await createRequest(app.database, { requesterId, ...july, ...more })).id;
const away = (requesterId: string) =>
  waiting(requesterId, {
    startDate: '2026-06-01',
    endDate: '2026-06-05',
    status: 'APPROVED',
    decidedById: sam.id,
  });

/** Who is asked to decide the request, and who may. */
async function askedAndAllowed(id: string) {
  const actors = { maria, ben, helen, sam };
  const sees = async (actor: TestActor, query: string) => {
    const { data, pagination } = (
      await actor.get(`/vacation/pending-hr-approvals?limit=1000${query}`)
    ).json();
    expect(pagination.total).toBe(data.length);
    return data.some((each: { id: string }) => each.id === id);
  };
  const namesOf = async (query: string) => {
    const names = await Promise.all(
      Object.entries(actors).map(async ([name, actor]) => ((await sees(actor, query)) ? [name] : [])),
    );
    return names.flat();
  };
  return { asked: await namesOf('&isAsked=true'), allowed: await namesOf('&isAsked=false') };
}

test('the manager is asked; administrators may decide as well', async () => {
  expect(await askedAndAllowed(await waiting(ann.id))).toEqual({
    asked: ['maria'],
    allowed: ['maria', 'helen', 'sam'],
  });
});

test('HR administrators are asked without a manager in scope, or to decide what managers may not see', async () => {
  expect(await askedAndAllowed(await waiting(maria.id))).toEqual({
    asked: ['helen'],
    allowed: ['helen', 'sam'],
  });
  await createType(app.database, { code: 'CURE', name: 'Cure', shownTo: 'HR' });
  expect(await askedAndAllowed(await waiting(ann.id, { type: 'CURE' }))).toEqual({
    asked: ['helen'],
    allowed: ['helen', 'sam'],
  });
});

test("a system administrator is asked about the only HR administrator's own requests", async () => {
  expect(await askedAndAllowed(await waiting(helen.id))).toEqual({ asked: ['sam'], allowed: ['sam'] });
});

test('a deputy is asked while the manager is away', async () => {
  await maria.post('/deputies', { deputyId: ben.id, startDate: '2026-06-01', endDate: '2026-06-30' });
  const id = await waiting(ann.id);
  expect((await askedAndAllowed(id)).asked).toEqual(['maria']);
  await away(maria.id);
  expect(await askedAndAllowed(id)).toEqual({
    asked: ['maria', 'ben'],
    allowed: ['maria', 'ben', 'helen', 'sam'],
  });
});

test('HR administrators are asked, too, while everyone who is asked is away', async () => {
  const id = await waiting(ann.id);
  await away(maria.id);
  expect((await askedAndAllowed(id)).asked).toEqual(['maria', 'helen']);
});
