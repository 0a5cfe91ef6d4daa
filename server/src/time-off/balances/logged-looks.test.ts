import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let manager: TestActor;
let departmentId: string;

beforeAll(async () => {
  // Log entries have the database's time, so the application uses the real clock here.
  app = await testApp();
  departmentId = (await createDepartment(app.database)).id;
  hr = await app.signedIn('HR_ADMIN');
  manager = await app.signedIn('MANAGER', { departmentId });
});
afterAll(() => app.close());

const employee = () => app.signedIn('EMPLOYEE', { departmentId });
const looksAt = async ({ id }: { id: string }) =>
  (await loggedEntries(app.database, id)).filter(({ action }) => action === 'balance.read');
const wanted = () => {
  const day = Temporal.Now.plainDateISO().add({ days: 40 });
  const monday = day.add({ days: 8 - day.dayOfWeek }).toString();
  return { type: 'VACATION', startDate: monday, endDate: monday };
};
const preview = (actor: TestActor, { id }: { id: string }) =>
  actor.post('/vacation/preview', { userId: id, ...wanted() });
const weigh = (actor: TestActor, ...ids: string[]) =>
  actor.get(`/vacation/decision-facts?${ids.map((id) => `requestIds=${id}`).join('&')}`);
const requestOf = (person: { id: string }) =>
  createRequest(app.database, { requesterId: person.id, status: 'PENDING', ...wanted() });

test("an administrator's preview for another person is logged once in ten minutes", async () => {
  const ann = await employee();
  for (let count = 0; count < 3; count += 1) {
    const answer = await preview(hr, ann);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect(await looksAt(ann)).toMatchObject([
    { actorId: hr.id, changes: [{ field: 'leaveYear', to: `${wanted().startDate.slice(0, 4)}-01-01` }] },
  ]);
  await hr.get(`/vacation/accounts?userId=${ann.id}`);
  expect(await looksAt(ann)).toHaveLength(1);
});

test('previews and reads at once leave one entry', async () => {
  const ann = await employee();
  await Promise.all([
    ...[1, 2, 3].map(() => preview(hr, ann)),
    ...[1, 2, 3].map(() => hr.get(`/vacation/accounts?userId=${ann.id}`)),
  ]);
  expect(await looksAt(ann)).toHaveLength(1);
});

test('each administrator leaves an entry', async () => {
  const ann = await employee();
  const root = await app.signedIn('SYSTEM_ADMIN');
  await preview(hr, ann);
  await preview(root, ann);
  expect((await looksAt(ann)).map(({ actorId }) => actorId).sort()).toEqual([hr.id, root.id].sort());
});

test('a decision context is logged once per person, however many their requests', async () => {
  const [ann, bo] = [await employee(), await employee()];
  const first = await requestOf(ann);
  const other = await createRequest(app.database, {
    requesterId: ann.id,
    status: 'PENDING',
    type: 'SICK_LEAVE',
    startDate: '2026-03-02',
  });
  const ofBo = await requestOf(bo);
  const answer = await weigh(hr, first.id, other.id, ofBo.id);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toHaveLength(3);
  expect([await looksAt(ann), await looksAt(bo)]).toMatchObject([[{ actorId: hr.id }], [{ actorId: hr.id }]]);
});

test("neither one's own preview nor a manager's decision context is logged", async () => {
  const ann = await employee();
  await preview(hr, hr);
  await preview(manager, ann);
  await weigh(manager, (await requestOf(ann)).id);
  expect([await looksAt(hr), await looksAt(ann)]).toEqual([[], []]);
});

test('a read after ten minutes is logged again', async () => {
  const ann = await employee();
  await preview(hr, ann);
  const later = await testApp({
    config: app.config,
    database: { ...app, drop: async () => undefined },
    today: Temporal.Now.plainDateISO().add({ days: 1 }).toString(),
  });
  try {
    const answer = await later.server.inject({
      method: 'POST',
      url: '/api/vacation/preview',
      headers: { cookie: hr.cookie },
      payload: { userId: ann.id, ...wanted() },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await looksAt(ann)).toHaveLength(2);
  } finally {
    await later.close();
  }
});
