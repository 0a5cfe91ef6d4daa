import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let maria: TestActor;
let ben: TestActor;
let helen: TestActor;
let ann: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { id: departmentId } = await createDepartment(app.database);
  maria = await app.signedIn('MANAGER', { name: 'Maria', departmentId });
  ben = await app.signedIn('MANAGER', { name: 'Ben' });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
});

const june = { startDate: '2026-06-01', endDate: '2026-06-30' };
const july = { startDate: '2026-07-06', endDate: '2026-07-10' };
const named = (by: TestActor, body: object = {}) =>
  by.post('/deputies', { deputyId: ben.id, ...june, ...body });
const away = (person: TestActor, days: object = {}) =>
  createRequest(app.database, {
    requesterId: person.id,
    startDate: '2026-06-01',
    endDate: '2026-06-05',
    status: 'APPROVED',
    decidedById: helen.id,
    ...days,
  });
const waiting = async () => (await createRequest(app.database, { requesterId: ann.id, ...july })).id;
const sees = async (who: TestActor, id: string) =>
  (await who.get('/vacation/pending-approvals?limit=1000'))
    .json()
    .data.some((each: { id: string }) => each.id === id);

test("an absent manager's deputy gets the requests and decides on their behalf", async () => {
  expect((await named(maria)).statusCode).toBe(201);
  await away(maria);
  const mails = await mailsOf(app.pool, () => ann.post('/vacation', { type: 'VACATION', ...july }));
  expect(mails.map(({ to }) => to).sort()).toEqual([ben.email, maria.email].sort());
  const asked = mails.find(({ to }) => to === ben.email);
  expect(asked?.text).toContain(`You received this because Maria (${maria.email}) is away.`);
  const [{ id }] = (await ann.get('/vacation/my-requests')).json().data;
  expect(await sees(ben, id)).toBe(true);
  const told = await mailsOf(app.pool, async () => {
    const answer = await ben.post(`/vacation/${id}/approve`);
    expect(answer.json()).toMatchObject({
      decidedBy: { id: ben.id },
      decidedFor: { id: maria.id, name: 'Maria' },
    });
  });
  expect(told[0]?.text).toContain(`Ben (${ben.email}) approved your Vacation`);
  expect(told[0]?.text).toContain(', on behalf of Maria.');
  const entries = await loggedEntries(app.database, id);
  expect(entries.find(({ action }) => action === 'time-off.approved')?.summary).toContain(', for Maria');
  expect((await ben.post(`/vacation/${id}/undo-decision`)).json()).not.toHaveProperty('decidedFor');
});

test.each([
  ['is there', {}, undefined],
  ['was away before', {}, { startDate: '2026-05-25', endDate: '2026-05-29' }],
  ['is away for half the day', {}, { startDate: '2026-06-01', endDate: '2026-06-01', endHalf: 'AM' }],
  ['works from home', {}, { type: 'WORK_FROM_HOME' }],
  ['has a deputy for other days', { startDate: '2026-06-02' }, {}],
] as const)('no deputy decides for a manager who %s', async (_why, deputy, absence) => {
  expect((await named(maria, deputy)).statusCode).toBe(201);
  if (absence) await away(maria, absence);
  const id = await waiting();
  expect(await sees(ben, id)).toBe(false);
  expect((await ben.post(`/vacation/${id}/approve`)).statusCode).toBe(404);
});

test("a deputy decides neither the manager's request nor their own, and none after removal", async () => {
  const { id: deputyId } = (await named(helen, { userId: maria.id })).json();
  await away(maria);
  const own = await createRequest(app.database, { requesterId: ben.id, ...july });
  expect((await ben.post(`/vacation/${own.id}/approve`)).json().code).toBe('OWN_REQUEST');
  const marias = await createRequest(app.database, { requesterId: maria.id, ...july });
  expect((await ben.post(`/vacation/${marias.id}/approve`)).statusCode).toBe(404);
  const id = await waiting();
  expect(await sees(ben, id)).toBe(true);
  expect((await maria.get('/deputies')).json()).toMatchObject([{ id: deputyId, deputy: { name: 'Ben' } }]);
  expect((await ben.get('/deputies')).json()).toMatchObject([{ user: { name: 'Maria' } }]);
  expect((await maria.delete(`/deputies/${deputyId}`)).statusCode).toBe(204);
  expect((await ben.post(`/vacation/${id}/approve`)).statusCode).toBe(404);
});

test('two deputies for the same days at once: one is named; deciding and removing at once: one comes first', async () => {
  const answers = await Promise.all([named(maria), named(helen, { userId: maria.id })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  const [{ id: deputyId }] = (await maria.get('/deputies')).json();
  await away(maria);
  const id = await waiting();
  const [decision, removal] = await Promise.all([
    ben.post(`/vacation/${id}/approve`),
    maria.delete(`/deputies/${deputyId}`),
  ]);
  expect(removal.statusCode).toBe(204);
  expect([200, 404]).toContain(decision.statusCode);
  const { status } = (await ann.get(`/vacation/${id}`)).json();
  expect(status).toBe(decision.statusCode === 200 ? 'APPROVED' : 'PENDING');
});

test('if all approvers are away, the next level is asked', async () => {
  await away(maria);
  const mails = await mailsOf(app.pool, () => ann.post('/vacation', { type: 'VACATION', ...july }));
  expect(mails.map(({ to }) => to).sort()).toEqual([helen.email, maria.email].sort());
});
