import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createUser } from '../../testing/factories.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-12' });
});
afterAll(() => app.close());

test('administrators export the people that the list shows with the same filters', async () => {
  const admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  const { id: departmentId, name } = await createDepartment(app.database);
  const gone = { departmentId, name: 'Jürgen Müller', isActive: false, employmentStart: '2020-01-31' };
  const juergen = await createUser(app.database, gone);
  await createUser(app.database, { departmentId, name: 'Somebody else' });
  const { body } = await admin.get('/admin/users/export?search=mueller%20jurgen');
  const [header, row, ...rest] = body.split('\n');
  expect(header).toBe(
    '\uFEFFname,email,personnelNumber,costCentre,role,department,isActive,employmentStart,employmentEnd,createdAt,hasSignedIn,id',
  );
  expect(row).toContain(`Jürgen Müller,${juergen.email},,,EMPLOYEE,${name},false,2020-01-31,,20`);
  expect(rest).toEqual(['']);
});
