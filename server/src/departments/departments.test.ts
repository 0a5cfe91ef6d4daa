import type { ChangeDepartment, CreateDepartment } from '@almanac/domain/departments/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createTeam, createUser } from '../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

test('departments are listed in natural order', async () => {
  for (const name of ['Zentrale', 'Änderungen', 'buchhaltung', 'Team 10', 'Team 2', 'Apfel']) {
    await createDepartment(app.database, { name });
  }
  const listed = (await admin.get('/admin/departments')).json().map(({ name }: { name: string }) => name);
  expect(listed).toEqual(['Änderungen', 'Apfel', 'buchhaltung', 'Team 2', 'Team 10', 'Zentrale']);
});

test('each field of a department is stored, returned and audited', async () => {
  const created: Required<CreateDepartment> = { name: 'Every Field' };
  const changed: Required<Omit<ChangeDepartment, 'version'>> = { name: 'Each Field' };
  const answer = (await admin.post('/admin/departments', created)).json();
  expect(answer).toMatchObject(created);
  expect((await admin.put(`/admin/departments/${answer.id}`, changed)).json()).toMatchObject(changed);
  const entries = (await admin.get(`/admin/audit?entityId=${answer.id}`)).json().data;
  const logged = entries.map(({ changes }: { changes: { field: string; to: string }[] }) =>
    Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  );
  expect(logged).toEqual([changed, created]);
});

test('a department is renamed to a free name only, even by two calls at once', async () => {
  const [sales, field] = [await createDepartment(app.database), await createDepartment(app.database)];
  const rename = (id: string, name: string) => admin.put(`/admin/departments/${id}`, { name });
  const answers = await Promise.all([rename(sales.id, 'Sales'), rename(field.id, ' SALES ')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('DEPARTMENT_NAME_TAKEN');
  const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect((await rename(winner.id, 'sales')).json()).toMatchObject({ name: 'sales', userCount: 0 });
});

test('a department in use is not deleted, and the refusal says why', async () => {
  const department = await createDepartment(app.database, { name: 'Support' });
  await createUser(app.database, { departmentId: department.id });
  const team = await createTeam(app.database, { departmentId: department.id });
  const refused = await admin.delete(`/admin/departments/${department.id}`);
  expect(refused.json()).toMatchObject({
    code: 'DEPARTMENT_IN_USE',
    message: 'Support cannot be deleted: 1 person and 1 team belong to it',
  });
  await app.database.deleteFrom('teams').where('id', '=', team.id).execute();
  await app.database.updateTable('users').set({ departmentId: null }).execute();
  expect((await admin.delete(`/admin/departments/${department.id}`)).statusCode).toBe(204);
  expect((await admin.delete(`/admin/departments/${department.id}`)).statusCode).toBe(404);
});

test('a department referenced by a future table is not deleted', async () => {
  const { id } = await createDepartment(app.database, { name: 'Facilities' });
  await app.pool.query('CREATE TABLE budgets (department_id uuid REFERENCES departments (id))');
  await app.pool.query('INSERT INTO budgets VALUES ($1)', [id]);
  expect((await admin.delete(`/admin/departments/${id}`)).json()).toMatchObject({
    code: 'DEPARTMENT_IN_USE',
    message: 'Facilities cannot be deleted: records belong to it',
  });
});

test('deleting a department and assigning it at once: one fails', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id: departmentId } = await createDepartment(app.database);
    const user = await createUser(app.database);
    const [deleted, given] = await Promise.all([
      admin.delete(`/admin/departments/${departmentId}`),
      admin.put(`/admin/users/${user.id}`, { departmentId }),
    ]);
    const codes = [deleted.statusCode, given.statusCode];
    expect([
      [204, 400],
      [409, 200],
    ]).toContainEqual(codes);
  }
});
