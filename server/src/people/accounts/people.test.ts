import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createUser,
} from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen Okafor', email: 'helen@example.com' });
});
afterAll(() => app.close());

async function namesFor(query: string): Promise<string[]> {
  const answer = await admin.get(`/admin/users?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().map(({ name }: { name: string }) => name);
}

test('the users are listed by name in pages, with their total number', async () => {
  await createUser(app.database, { name: 'anna Zed', email: 'az@example.com' });
  await createUser(app.database, { name: 'Zoe', email: 'zoe@example.com', isActive: false });
  await createUser(app.database, { name: '', email: 'bob@example.com' });
  const answer = await admin.get('/admin/users?limit=3');
  const names = answer.json().map(({ name, email }: { name: string; email: string }) => name || email);
  expect(names).toEqual(['anna Zed', 'bob@example.com', 'Helen Okafor']);
  expect(answer.headers['x-total-count']).toBe('4');
  expect((await admin.get('/admin/users?limit=3&page=9')).headers['x-total-count']).toBe('4');
  expect(await namesFor('isActive=false')).toEqual(['Zoe']);
  expect(await namesFor('role=HR_ADMIN')).toEqual(['Helen Okafor']);
});

test('people are found by words in any order, without accents, and with ue for ü', async () => {
  for (const name of ['Jürgen Müller', 'Lena Fischer', 'Moritz Mueller', 'Joe', 'John']) {
    await createUser(app.database, { name });
  }
  expect(await namesFor(`search=${encodeURIComponent('Müller Jürgen')}`)).toEqual(['Jürgen Müller']);
  expect(await namesFor('search=fischer%20lena')).toEqual(['Lena Fischer']);
  expect(await namesFor('search=mueller')).toEqual(['Jürgen Müller', 'Moritz Mueller']);
  expect(await namesFor(`search=${encodeURIComponent('müller')}`)).toEqual([
    'Jürgen Müller',
    'Moritz Mueller',
  ]);
  expect(await namesFor('search=muller')).toEqual(['Jürgen Müller']);
  expect(await namesFor('search=joe')).toEqual(['Joe']);
  expect(await namesFor('search=fischer%20moritz')).toEqual([]);
});

test('search treats wildcard characters literally', async () => {
  await createUser(app.database, { name: 'Per_Cent 100%', email: 'odd@example.com' });
  expect(await namesFor('search=r_c')).toEqual(['Per_Cent 100%']);
  expect(await namesFor('search=0%25')).toEqual(['Per_Cent 100%']);
  expect(await namesFor('search=%25')).toEqual(['Per_Cent 100%']);
  expect(await namesFor('search=%5C')).toEqual([]);
  expect(await namesFor('search=HELEN@')).toEqual(['Helen Okafor']);
  await createUser(app.database, { name: 'Zoë Núñez', email: 'zn@example.com' });
  expect(await namesFor('search=zoe%20nunez')).toEqual(['Zoë Núñez']);
  expect((await admin.get('/admin/users?search=a%00')).json()).toMatchObject({
    issues: [{ path: 'search' }],
  });
});

test('a user change is stored, and audited with the old values', async () => {
  const user = await createUser(app.database, { name: 'Old Name' });
  const department = await createDepartment(app.database, { name: 'Research' });
  const changes = { name: ' New Name ', departmentId: department.id, employmentStart: '2026-03-01' };
  const answer = await admin.put(`/admin/users/${user.id}`, changes);
  expect(answer.json()).toMatchObject({
    ...changes,
    name: 'New Name',
    departmentName: 'Research',
    email: user.email,
  });
  const [entry] = await loggedEntries(app.database, user.id);
  expect(entry).toMatchObject({
    actorId: admin.id,
    action: 'account.changed',
    summary: `Changed Old Name (${user.email}): Name, Department, Employment start`,
    changes: [
      { field: 'name', from: 'Old Name', to: 'New Name' },
      { field: 'department', to: 'Research' },
      { field: 'employmentStart', to: '2026-03-01' },
    ],
  });
});

test('a change must name an existing department and user, and no unknown field', async () => {
  const nowhere = '01920000-0000-7000-8000-000000000000';
  const user = await createUser(app.database);
  expect((await admin.put(`/admin/users/${nowhere}`, { name: 'A' })).json().code).toBe('NOT_FOUND');
  expect((await admin.put(`/admin/users/${user.id}`, { departmentId: nowhere })).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'departmentId' }],
  });
  const climbing = await admin.put(`/admin/users/${user.id}`, { role: 'SYSTEM_ADMIN' });
  expect(climbing.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'role' }] });
});

test('departments have counts, and each name is unique ignoring case, even by two calls at once', async () => {
  const answers = await Promise.all(
    ['Field Sales', 'FIELD SALES'].map((name) => admin.post('/admin/departments', { name })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const departments: { name: string; userCount: number }[] = (await admin.get('/admin/departments')).json();
  const research = departments.find(({ name }) => name === 'Research');
  expect(research).toMatchObject({ userCount: 1, teamCount: 0 });
});

test('only administrators have access', async () => {
  const manager = await app.signedIn('MANAGER');
  const answers = await Promise.all([
    manager.get('/admin/users'),
    manager.get('/admin/departments'),
    manager.post('/admin/departments', { name: 'Mine' }),
    manager.put(`/admin/users/${manager.id}`, { name: 'Me' }),
  ]);
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
  }
});

test('visitors see the company, and people only in a demo', async () => {
  const answer = await app.server.inject({ url: '/api/company' });
  expect(answer.json()).toEqual({
    name: 'Example Company',
    domain: 'example.com',
    timeZone: 'UTC',
    hasMailbox: true,
    locale: 'en',
    weekStart: 'BY_LANGUAGE',
    capacityLimit: 'TWO_THIRDS',
    demoPeople: [],
  });
});

test('someone without records can delete their account, which is logged', async () => {
  const leaver = await app.signedIn('EMPLOYEE');
  expect((await leaver.post('/auth/delete-user')).json()).toEqual({ success: true });
  expect((await leaver.get('/auth/get-session')).json()).toBe(null);
  const entries = await app.database
    .selectFrom('auditEntries')
    .select('action')
    .where('entityId', '=', leaver.id)
    .execute();
  expect(entries).toEqual([{ action: 'account.deleted' }]);
});

test('an account with records is not deleted', async () => {
  const [asker, decider, member, lead] = await Promise.all([
    app.signedIn('EMPLOYEE'),
    app.signedIn('MANAGER'),
    app.signedIn('EMPLOYEE'),
    app.signedIn('MANAGER'),
  ]);
  await createRequest(app.database, {
    requesterId: asker.id,
    startDate: '2026-03-02',
    status: 'APPROVED',
    decidedById: decider.id,
  });
  const { id: departmentId } = await createDepartment(app.database);
  const team = await createTeam(app.database, { departmentId, teamLeadId: lead.id });
  await createTeamMember(app.database, { teamId: team.id, userId: member.id });
  for (const person of [asker, decider, member, lead]) {
    const answer = await person.post('/auth/delete-user');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'HAS_RECORDS']);
    expect((await person.get('/auth/get-session')).json()).not.toBe(null);
  }
});

test('an account referenced by a future table is not deleted, unless its rows cascade', async () => {
  await app.pool.query(`
    CREATE TABLE parking_permits (
      car text PRIMARY KEY,
      holder_id uuid NOT NULL REFERENCES users (id),
      granted_by_id uuid REFERENCES users (id) ON DELETE SET NULL
    );
    CREATE TABLE bookmarks (user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE)`);
  const [holder, granter, reader] = await Promise.all([
    app.signedIn('EMPLOYEE'),
    app.signedIn('EMPLOYEE'),
    app.signedIn('EMPLOYEE'),
  ]);
  await app.pool.query("INSERT INTO parking_permits VALUES ('ALM 1', $1, $2)", [holder.id, granter.id]);
  await app.pool.query('INSERT INTO bookmarks VALUES ($1)', [reader.id]);
  for (const person of [holder, granter]) {
    expect((await person.post('/auth/delete-user')).json().code).toBe('HAS_RECORDS');
  }
  expect((await reader.post('/auth/delete-user')).statusCode).toBe(200);
});

test('the last two system administrators leaving at once: one stays', async () => {
  const administrators = await Promise.all([app.signedIn('SYSTEM_ADMIN'), app.signedIn('SYSTEM_ADMIN')]);
  const answers = await Promise.all(administrators.map((each) => each.post('/auth/delete-user')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('LAST_SYSTEM_ADMIN');
});

test('revoking ends every session, or every other one', async () => {
  const person = await app.signedIn('EMPLOYEE');
  const others = async () =>
    (await app.database.selectFrom('sessions').select('id').where('userId', '=', person.id).execute()).length;
  await app.database
    .insertInto('sessions')
    .values({
      id: '01920000-0000-7000-8000-000000000001',
      userId: person.id,
      token: 'elsewhere',
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
  expect(await others()).toBe(2);
  expect((await person.post('/auth/revoke-other-sessions')).json()).toEqual({ status: true });
  expect(await others()).toBe(1);
  expect((await person.post('/auth/revoke-sessions')).json()).toEqual({ status: true });
  expect(await others()).toBe(0);
  expect((await person.get('/vacation/my-balance')).statusCode).toBe(401);
});
