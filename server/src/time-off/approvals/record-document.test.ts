import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createType } from '../../testing/factories.ts';
import { offerType } from '../../testing/offered-types.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let admin: TestActor;
let mia: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  const { id: departmentId } = await createDepartment(app.database);
  manager = await app.signedIn('MANAGER', { departmentId });
  admin = await app.signedIn('HR_ADMIN');
  await app.signedIn('HR_ADMIN');
  mia = await app.signedIn('EMPLOYEE', { departmentId, name: 'Mia' });
  await createType(app.database, { code: 'ILL', name: 'Ill', documentAfterDays: 3 });
  await createType(app.database, { code: 'CURE', name: 'Cure', documentAfterDays: 0, shownTo: 'HR' });
  await offerType(app.database, 'ILL');
});
afterAll(() => app.close());

let week = 0;
/** A pending request of the given number of days, starting on an unused Monday. */
async function ill(days: number, who = mia, type = 'ILL') {
  const monday = new Date(Date.UTC(2026, 2, 9 + 7 * week++));
  const end = new Date(monday.getTime() + (days - 1) * 86_400_000);
  const [startDate = '', endDate = ''] = [monday, end].map((day) => day.toISOString().slice(0, 10));
  return createRequest(app.database, { requesterId: who.id, type, startDate, endDate });
}

const record = (who: TestActor, id: string, received: boolean, more = {}) =>
  who.put(`/vacation/${id}/document`, { received, ...more });
const read = async (who: TestActor, id: string) => (await who.get(`/vacation/${id}`)).json();

test("a document is missing beyond the type's limit until an approver records it", async () => {
  const { id } = await ill(4);
  expect(await read(mia, id)).toMatchObject({ documentMissing: true });
  const waiting = (await manager.get('/vacation/pending-approvals')).json();
  expect(waiting.data).toContainEqual(expect.objectContaining({ id, documentMissing: true }));

  const received = await record(manager, id, true, { version: 1 });
  expect(received.json()).toMatchObject({ version: 2, documentReceivedOn: '2026-03-02' });
  expect(received.json()).not.toHaveProperty('documentMissing');
  expect((await record(manager, id, true)).json()).toMatchObject({ version: 2 });
  expect(await read(mia, id)).toMatchObject({ documentReceivedOn: '2026-03-02' });

  const missing = await record(admin, id, false);
  expect(missing.json()).toMatchObject({ version: 3, documentMissing: true });
  expect(missing.json()).not.toHaveProperty('documentReceivedOn');
});

test('shorter and cancelled requests need no document', async () => {
  const few = await ill(3);
  expect(await read(manager, few.id)).not.toHaveProperty('documentMissing');
  expect((await record(manager, few.id, true)).json()).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: 'No document is expected for this request',
  });
  const cancelled = await ill(5);
  expect((await mia.post(`/vacation/${cancelled.id}/cancel`, {})).statusCode).toBe(200);
  expect(await read(manager, cancelled.id)).not.toHaveProperty('documentMissing');
});

test("new days need a new document, a new reason doesn't", async () => {
  const { id, endDate } = await ill(5);
  await record(manager, id, true);
  const edit = (change: object) => mia.put(`/vacation/${id}`, change);
  expect((await edit({ reason: 'A flu' })).json()).toMatchObject({ documentReceivedOn: '2026-03-02' });
  const thursday = `${endDate.slice(0, 8)}${String(Number(endDate.slice(8)) - 1).padStart(2, '0')}`;
  expect((await edit({ endDate: thursday })).json()).toMatchObject({ documentMissing: true });
});

test('no one records their own document, or one of a type they may not see', async () => {
  const own = await ill(4, manager);
  expect((await record(manager, own.id, true)).json()).toMatchObject({ code: 'OWN_REQUEST' });
  expect((await record(mia, (await ill(4)).id, true)).json()).toMatchObject({ code: 'FORBIDDEN' });
  const cure = await ill(1, mia, 'CURE');
  expect((await record(manager, cure.id, true)).json()).toMatchObject({ code: 'FORBIDDEN' });
  expect((await record(admin, cure.id, true)).statusCode).toBe(200);
  expect(await read(manager, cure.id)).not.toHaveProperty('documentReceivedOn');
});

test('two approvers at once: the second gets the newer version', async () => {
  const { id } = await ill(4);
  const answers = await Promise.all([manager, admin].map((who) => record(who, id, true, { version: 1 })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await read(mia, id)).toMatchObject({ version: 2, documentReceivedOn: '2026-03-02' });
});
