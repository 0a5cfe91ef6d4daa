import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createDepartment } from '../../testing/factories.ts';
import { createPlace } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let testing: TestDatabase;
let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  testing = await testDatabase();
  app = await testApp({ today: '2026-11-20', database: testing });
  admin = await app.signedIn('HR_ADMIN');
});
afterAll(async () => {
  await app.close();
  await testing.drop();
});

const pathOf = ({ id }: TestActor) => `/admin/users/${id}`;
const setTotal = (person: TestActor, vacationDaysTotal: number) =>
  admin.put(`/vacation/leave-balance/${person.id}`, { vacationDaysTotal, reason: 'Half a year' });
async function totalsOf(person: TestActor) {
  const { vacationDaysTotal, sickDaysTotal } = (await person.get('/vacation/my-balance')).json();
  return [vacationDaysTotal, sickDaysTotal];
}

test.each([
  ['in December', '2026-12-01', [2, 1]],
  ['next year', '2027-02-01', [0, 0]],
  ['years ago', '2019-03-01', [24, 12]],
])(
  'a total set by hand stays when the employment start is filled in: %s',
  async (_, employmentStart, others) => {
    const ann = await app.signedIn('EMPLOYEE');
    expect((await setTotal(ann, 12.5)).statusCode).toBe(200);
    const effect = (await admin.get(`${pathOf(ann)}/entitlement?employmentStart=${employmentStart}`)).json();
    expect(effect).toMatchObject({
      leaveYear: { startDate: '2026-01-01' },
      vacationDaysTotal: { before: 12.5, isSet: true },
      sickDaysTotal: { before: 12, after: others[1], isSet: false },
    });
    expect((await admin.put(pathOf(ann), { employmentStart })).statusCode).toBe(200);
    expect(await totalsOf(ann)).toEqual([12.5, others[1]]);
  },
);

test('all totals stay, or change as previewed if the administrator says so', async () => {
  const [ann, ben] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE')];
  await setTotal(ann, 26.5);
  await setTotal(ben, 26.5);
  const change = { employmentStart: '2026-07-01' };
  await admin.put(pathOf(ann), { ...change, keepTotals: true });
  expect(await totalsOf(ann)).toEqual([26.5, 12]);
  const shown = (await admin.get(`${pathOf(ben)}/entitlement?employmentStart=2026-07-01`)).json();
  await admin.put(pathOf(ben), { ...change, keepTotals: false });
  expect(await totalsOf(ben)).toEqual([shown.vacationDaysTotal.after, shown.sickDaysTotal.after]);
  expect(await totalsOf(ben)).toEqual([14.5, 6]);
});

test('a total never falls below zero', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  await setTotal(ann, 12.5);
  const answer = await admin.put(pathOf(ann), { employmentStart: '2026-12-01', keepTotals: false });
  expect([answer.statusCode, answer.json().issues]).toEqual([
    400,
    [{ path: 'keepTotals', message: 'The vacation days would be −9.5: keep the total that was set' }],
  ]);
  expect(await totalsOf(ann)).toEqual([12.5, 12]);
});

test('a total set by hand survives two changes of the start at once', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  await setTotal(ann, 12.5);
  const starts = ['2026-12-01', '2026-04-01', '2027-01-01'];
  await Promise.all(starts.map((employmentStart) => admin.put(pathOf(ann), { employmentStart })));
  expect((await totalsOf(ann))[0]).toBe(12.5);
});

test('an import of start dates keeps totals set by hand', async () => {
  const [ann, ben] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE')];
  await setTotal(ann, 12.5);
  const csv = `email,employmentStart\n${ann.email},2026-12-01\n${ben.email},2026-12-01`;
  expect((await admin.post('/admin/users/import', { csv, dryRun: false })).statusCode).toBe(200);
  expect(await totalsOf(ann)).toEqual([12.5, 1]);
  expect(await totalsOf(ben)).toEqual([2, 1]);
});

test('once there are rules, other variables don’t change totals', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  await setTotal(ann, 12.5);
  const leavePolicy = { leaveYearStart: '04-01', vacationDaysPerYear: 30, sickDaysPerYear: 1 };
  const restarted = await testApp({ today: '2026-11-20', database: testing, config: { leavePolicy } });
  const again = await restarted.signedIn('HR_ADMIN');
  expect((await again.get(`/vacation/leave-balance/${ann.id}`)).json()).toMatchObject({
    leaveYear: { startDate: '2026-01-01' },
    vacationDaysTotal: 12.5,
    sickDaysTotal: 12,
  });
  await restarted.close();
});

test('an anniversary plan requires an employment start', async () => {
  const { plan } = await createPlace(app.database, randomUUID(), { yearStart: null, policies: [] });
  const department = await createDepartment(app.database, { planId: plan });
  const email = `${randomUUID()}@example.com`;
  const invitation = { email, name: 'Ann', departmentId: department.id };
  const refused = await admin.post('/admin/users', invitation);
  expect(refused.json()).toMatchObject({
    code: 'EMPLOYMENT_START_MISSING',
    issues: [{ path: 'employmentStart' }],
  });
  expect((await admin.get(`/admin/users?search=${email}`)).json()).toEqual([]);
  const invited = await admin.post('/admin/users', { ...invitation, employmentStart: '2026-03-10' });
  expect(invited.statusCode, invited.body).toBe(201);
  const path = `/admin/users/${invited.json().id}`;
  expect((await admin.put(path, { employmentStart: null })).json()).toMatchObject({
    code: 'EMPLOYMENT_START_MISSING',
    issues: [{ path: 'employmentStart' }],
  });
  expect((await admin.put(path, { employmentStart: '2026-04-10' })).statusCode).toBe(200);
});
