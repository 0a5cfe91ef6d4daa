import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createDepartment, createRequest, createType } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const monday = '2026-06-01';
let opened: { close(): Promise<void> }[] = [];
let testing: TestDatabase;
let app: TestApp;
let other: TestApp;
let departmentId: string;
let maria: TestActor;
let helen: TestActor;
let ann: TestActor;

beforeEach(async () => {
  testing = await testDatabase();
  const database = testing;
  [app, other] = [await testApp({ today: monday, database }), await testApp({ today: monday, database })];
  opened.push(app, other, { close: () => database.drop() });
  departmentId = (await createDepartment(app.database)).id;
  maria = await app.signedIn('MANAGER', { name: 'Maria', departmentId });
  helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
});
afterAll(async () => {
  for (const each of opened) await each.close();
  opened = [];
});

/** A request pending since Monday. */
async function waiting(startDate = '2026-08-03', type = 'VACATION'): Promise<string> {
  const { id } = await createRequest(app.database, {
    requesterId: ann.id,
    type,
    startDate,
    endDate: startDate,
  });
  const since = new Date(`${monday}T09:00:00Z`);
  await app.database
    .updateTable('timeOffRequests')
    .set({ createdAt: since, updatedAt: since })
    .where('id', '=', id)
    .execute();
  return id;
}

const look = (day: string, instances: TestApp[] = [app, other]) =>
  mailsOf(app.pool, async () => {
    for (const instance of instances) instance.setToday(day);
    await Promise.all(instances.map((instance) => instance.remindApprovers()));
  });

test('deciders are reminded once after three working days, HR is asked after six', async () => {
  const id = await waiting();
  expect(await look('2026-06-04')).toEqual([]);
  const reminders = await look('2026-06-05');
  expect(reminders.map(({ to }) => to)).toEqual([maria.email]);
  expect(reminders[0]?.subject).toBe('Pending request from Ann: Vacation, Mon 3 Aug 2026');
  expect(reminders[0]?.text).toContain(`/time-off/requests/${id}`);
  expect(await look('2026-06-08')).toEqual([]);
  const escalated = await look('2026-06-10');
  expect(escalated.map(({ to }) => to)).toEqual([helen.email]);
  expect(await look('2026-06-11')).toEqual([]);
  const logged = await app.database
    .selectFrom('auditEntries')
    .select('action')
    .where('entityId', '=', id)
    .where('action', '=', 'time-off.reminded')
    .execute();
  expect(logged).toHaveLength(2);
});

test('several requests are one mail, without decided ones or those of deactivated people', async () => {
  const decided = await waiting();
  await waiting('2026-08-04');
  await waiting('2026-08-05');
  expect((await maria.post(`/vacation/${decided}/approve`)).statusCode).toBe(200);
  await app.database.updateTable('users').set({ isActive: false }).where('id', '=', maria.id).execute();
  const [mail, ...others] = await look('2026-06-05');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: helen.email, subject: '2 requests are pending' });
});

test('a deputy is notified once, on the first day, and absent people are not reminded', async () => {
  const ben = await app.signedIn('MANAGER', { name: 'Ben' });
  await waiting();
  const period = { startDate: '2026-06-03', endDate: '2026-06-12' };
  expect((await maria.post('/deputies', { deputyId: ben.id, ...period })).statusCode).toBe(201);
  const absence = { requesterId: maria.id, ...period, status: 'APPROVED' as const, decidedById: helen.id };
  await createRequest(app.database, absence);
  expect(await look('2026-06-02')).toEqual([]);
  const [mail, ...others] = await look('2026-06-03');
  expect(others).toEqual([]);
  expect(mail?.to).toBe(ben.email);
  expect(mail?.text).toContain(`Maria (${maria.email}) is away`);
  expect(await look('2026-06-04')).toEqual([]);
  expect((await look('2026-06-05')).map(({ to }) => to)).toEqual([ben.email]);
});

test('an edited request counts from its edit', async () => {
  const id = await waiting();
  expect(await look('2026-06-05')).toHaveLength(1);
  await app.database
    .updateTable('timeOffRequests')
    .set({ updatedAt: new Date('2026-06-08T09:00:00Z') })
    .where('id', '=', id)
    .execute();
  expect(await look('2026-06-11')).toEqual([]);
  expect((await look('2026-06-12')).map(({ to }) => to)).toEqual([maria.email]);
});

test("an arrived document doesn't restart the wait", async () => {
  await createType(app.database, { code: 'ILL', name: 'Ill', documentAfterDays: 0 });
  const id = await waiting('2026-08-03', 'ILL');
  const { version } = (await maria.get(`/vacation/${id}`)).json();
  const recorded = await maria.put(`/vacation/${id}/document`, { received: true, version });
  expect(recorded.statusCode, recorded.body).toBe(200);
  expect((await look('2026-06-05')).map(({ to }) => to)).toEqual([maria.email]);
});
