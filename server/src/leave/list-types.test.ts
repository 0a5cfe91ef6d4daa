import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createType } from '../testing/factories.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
beforeAll(async () => {
  app = await testApp();
  departmentId = (await createDepartment(app.database)).id;
  await createType(app.database, { code: 'REHABILITATION', name: 'A cure', shownTo: 'HR' });
});
afterAll(() => app.close());

test('a company begins with four types in order, with names and colours', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const types = (await admin.get('/vacation/types')).json();
  expect(types.slice(0, 4)).toMatchObject([
    { code: 'VACATION', name: 'Vacation', colour: 'blue', isAway: true, isPaid: true },
    { code: 'SICK_LEAVE', name: 'Sick Leave', colour: 'red', isAway: true },
    { code: 'WORK_FROM_HOME', name: 'Work From Home', colour: 'purple', isAway: false },
    { code: 'UNPAID', name: 'Unpaid Leave', colour: 'grey', isPaid: false },
  ]);
  for (const type of types.slice(0, 4)) {
    expect(type).toMatchObject({ unit: 'DAY', takesHalves: true, needsApproval: true, shownTo: 'APPROVERS' });
    expect(type).not.toHaveProperty('documentAfterDays');
  }
  expect(types[4]).toMatchObject({ code: 'REHABILITATION', name: 'A cure' });
});

test('an HR-only type is visible to administrators only', async () => {
  const admin = await app.signedIn('SYSTEM_ADMIN');
  const manager = await app.signedIn('MANAGER', { departmentId });
  const employee = await app.signedIn('EMPLOYEE', { departmentId });
  const codesFor = async (viewer: typeof admin, query = '') =>
    (await viewer.get(`/vacation/types${query}`)).json().map(({ code }: { code: string }) => code);
  expect(await codesFor(admin, `?userId=${employee.id}`)).toContain('REHABILITATION');
  expect(await codesFor(manager, `?userId=${employee.id}`)).not.toContain('REHABILITATION');
});
