import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../testing/factories.ts';
import { mailsOf } from '../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
let person: TestActor;
let admin: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
  person = await app.signedIn('EMPLOYEE', { departmentId });
  admin = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const wanted = (actor: TestActor, requestsToDecide: boolean, ownRequests: boolean) =>
  actor.put('/profile/mail-preferences', { requestsToDecide, ownRequests });

async function recipientsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await mailsOf(app.pool, work)).map(({ to }) => to);
}

test('everyone gets every mail by default, and choices are stored and audited', async () => {
  const newcomer = await app.signedIn('EMPLOYEE');
  expect((await newcomer.get('/profile/mail-preferences')).json()).toEqual({
    requestsToDecide: true,
    ownRequests: true,
    calendarInvites: true,
    digest: 'NONE',
  });
  const chosen = { requestsToDecide: false, ownRequests: true, calendarInvites: false, digest: 'WEEKLY' };
  expect((await newcomer.put('/profile/mail-preferences', chosen)).json()).toEqual(chosen);
  expect((await newcomer.get('/profile/mail-preferences')).json()).toEqual(chosen);
  expect((await newcomer.put('/profile/mail-preferences', { ownRequests: true })).json()).toEqual(chosen);
  const audited = (await admin.get(`/admin/audit?entityId=${newcomer.id}`)).json().data;
  expect(audited).toMatchObject([{ action: 'account.mails-chosen', actor: { id: newcomer.id } }]);
});

test('a request goes to HR if the manager has turned off such mails', async () => {
  const ask = (startDate: string) => () =>
    person.post('/vacation', { type: 'VACATION', startDate, endDate: startDate });
  expect(await recipientsOf(ask('2026-03-09'))).toEqual([manager.email]);
  await wanted(manager, false, true);
  expect(await recipientsOf(ask('2026-03-10'))).toEqual([admin.email]);
  await wanted(admin, false, true);
  expect(await recipientsOf(ask('2026-03-11'))).toEqual([]);
});

test('decisions and cancellations are mailed only to people who want them', async () => {
  const requestOf = async (startDate: string) =>
    (await createRequest(app.database, { requesterId: person.id, startDate })).id;
  const [first, second] = [await requestOf('2026-04-06'), await requestOf('2026-04-07')];
  expect(await recipientsOf(() => manager.post(`/vacation/${first}/approve`))).toEqual([person.email]);
  await wanted(person, true, false);
  expect(await recipientsOf(() => manager.post(`/vacation/${second}/approve`))).toEqual([]);
  expect(await recipientsOf(() => admin.post(`/vacation/${first}/cancel`))).toEqual([]);
});
