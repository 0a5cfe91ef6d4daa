import type { Role } from '@almanac/domain/access/role';
import { dateAt } from '@almanac/domain/calendar/calendar-date';
import { lastBoundedDay } from '@almanac/domain/calendar/day-bounds';
import type { ChangeUser, InviteUser, User } from '@almanac/domain/people/accounts/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepartment, createUser } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let other: TestApp;
let root: TestActor;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp({ config: { staff: { managers: ['boss@example.com'] } } });
  other = await testApp({ config: app.config, database: { ...app, drop: async () => undefined } });
});
beforeEach(async () => {
  await app.database.updateTable('users').set({ isActive: false }).execute();
  root = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const auditOf = async (entityId: string) => (await root.get(`/admin/audit?entityId=${entityId}`)).json().data;
const systemAdmins = async () =>
  (await root.get('/admin/users?role=SYSTEM_ADMIN&isActive=true')).json().map(({ id }: { id: string }) => id);

test('an invitation creates an account, mails how to sign in, and is audited', async () => {
  const department = await createDepartment(app.database, { name: 'Legal' });
  const { welcome, ...invitation }: Required<InviteUser> = {
    email: ' Grace@Example.com ',
    name: 'Grace Hopper',
    personnelNumber: '00-17/a.3',
    costCentre: '4100 Research',
    role: 'MANAGER',
    departmentId: department.id,
    employmentStart: '2026-04-01',
    welcome: true,
  };
  const mails = await mailsOf(app.pool, async () => {
    const answer = await hr.post('/admin/users', { welcome, ...invitation });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      ...invitation,
      email: 'grace@example.com',
      departmentName: 'Legal',
      isActive: true,
    });
    const [entry] = await auditOf(answer.json().id);
    expect(entry).toMatchObject({ action: 'account.invited', actor: { id: hr.id, name: 'Helen' } });
  });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'grace@example.com',
    subject: 'Helen invites you to Almanac · Example Company',
  });
  expect(mails[0]?.text).toContain('http://localhost:3000/login');
});

test('each field of a change is stored, returned and audited', async () => {
  const department = await createDepartment(app.database, { name: 'Every Field' });
  const user = await createUser(app.database);
  const { departmentId, reason, ...others }: Required<Omit<ChangeUser, 'version' | 'keepTotals'>> = {
    email: 'grace.brewster@example.com',
    name: 'Grace Hopper',
    personnelNumber: '00-18',
    costCentre: '4100 Research',
    departmentId: department.id,
    employmentStart: '2026-04-01',
    employmentEnd: lastBoundedDay(dateAt(Date.now(), 'UTC')),
    reason: 'She asked for it',
  };
  const answer = await hr.put(`/admin/users/${user.id}`, { departmentId, reason, ...others });
  expect(answer.json()).toMatchObject({ departmentId, ...others });
  const [entry] = await auditOf(user.id);
  expect(entry.reason).toBe(reason);
  const changes: { field: string; to: string }[] = entry.changes;
  const logged = changes.map(({ field, to }) => [field, to]);
  expect(Object.fromEntries(logged)).toEqual({ department: department.name, ...others });
});

test('an address is invited once, even by two calls at once, and must be the company’s', async () => {
  const invite = (email: string) => hr.post('/admin/users', { email, name: 'Twice' });
  const mails = await mailsOf(app.pool, async () => {
    const answers = await Promise.all([invite('twice@example.com'), invite('TWICE@example.com')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('USER_EXISTS');
  });
  expect(mails).toHaveLength(1);
  expect((await invite('eve@evil.test')).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'email', message: 'Only @example.com email addresses are allowed' }],
  });
  const nowhere = { email: 'a@example.com', name: 'A', departmentId: '01920000-0000-7000-8000-000000000000' };
  expect((await hr.post('/admin/users', nowhere)).json()).toMatchObject({
    issues: [{ path: 'departmentId' }],
  });
});

test('a personnel number is one person’s, ignoring case, even in two calls at once', async () => {
  const invite = (email: string) =>
    hr.post('/admin/users', {
      email,
      name: 'Numbered',
      personnelNumber: email.startsWith('a') ? 'k-7' : 'K-7',
    });
  const answers = await Promise.all([invite('a1@example.com'), invite('b1@example.com')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const holder = answers.find(({ statusCode }) => statusCode === 201)?.json();
  const other = await createUser(app.database);
  const taking = await hr.put(`/admin/users/${other.id}`, { personnelNumber: 'K-7' });
  expect([taking.statusCode, taking.json()]).toMatchObject([
    409,
    {
      code: 'PERSONNEL_NUMBER_TAKEN',
      issues: [{ path: 'personnelNumber', message: 'The personnel number K-7 belongs to someone else' }],
    },
  ]);
  expect((await hr.put(`/admin/users/${holder.id}`, { personnelNumber: 'K-7' })).statusCode).toBe(200);
  const racing = await Promise.all(
    [other, await createUser(app.database)].map(({ id }) =>
      hr.put(`/admin/users/${id}`, { personnelNumber: 'K-8' }),
    ),
  );
  expect(racing.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const cleared = await hr.put(`/admin/users/${holder.id}`, { personnelNumber: null, costCentre: 'Ops' });
  expect(cleared.json()).not.toHaveProperty('personnelNumber');
  expect((await hr.put(`/admin/users/${holder.id}`, { personnelNumber: 'K 9' })).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'personnelNumber' }],
  });
});

test('an invitation without a role uses the company’s role for the address', async () => {
  const roleOf = async (email: string) =>
    (await hr.post('/admin/users', { email, name: 'Somebody' })).json().role;
  expect(await roleOf('boss@example.com')).toBe('MANAGER');
  expect(await roleOf('anybody@example.com')).toBe('EMPLOYEE');
});

test('a changed role applies from the next call, on every instance', async () => {
  const person = await app.signedIn('EMPLOYEE');
  const elsewhere = () =>
    other.server.inject({ url: '/api/admin/users', headers: { cookie: person.cookie } });
  expect((await elsewhere()).statusCode).toBe(403);
  const answer = await root.put(`/admin/users/${person.id}/role`, { role: 'HR_ADMIN' });
  expect(answer.json()).toMatchObject({ id: person.id, role: 'HR_ADMIN' });
  expect((await elsewhere()).statusCode).toBe(200);
  expect((await person.get('/auth/get-session')).json().user.role).toBe('HR_ADMIN');
  expect(await auditOf(person.id)).toMatchObject([
    { action: 'account.role-changed', summary: expect.stringContaining('from Employee to HR Admin') },
  ]);
});

test('inviting another address of a person creates no second account', async () => {
  const person = await app.signedIn('EMPLOYEE', { email: 'inga@example.com' });
  const again = await hr.post('/admin/users', { email: 'Inga+Work@example.com', name: 'Inga' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'USER_EXISTS']);
  expect(again.json().message).toContain(person.email);
  const first = await hr.post('/admin/users', { email: 'ingo+work@example.com', name: 'Ingo' });
  expect([first.statusCode, first.json().email]).toEqual([201, 'ingo@example.com']);
});

test('a deactivated person is refused from the next call, on every instance, until they sign in again', async () => {
  const person = await app.signedIn('EMPLOYEE');
  const calls = () =>
    Promise.all(
      [app, other].map(({ server }) =>
        server.inject({ url: '/api/vacation/my-balance', headers: { cookie: person.cookie } }),
      ),
    );
  expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await hr.post(`/admin/users/${person.id}/deactivate`)).json()).toMatchObject({ isActive: false });
  expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  expect((await hr.post(`/admin/users/${person.id}/deactivate`)).json().code).toBe('INVALID_TRANSITION');
  expect((await hr.post(`/admin/users/${person.id}/reactivate`)).json()).toMatchObject({ isActive: true });
  expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  expect((await auditOf(person.id)).map(({ action }: { action: string }) => action)).toEqual([
    'account.reactivated',
    'account.deactivated',
  ]);
});

test.each([
  [
    'demote',
    (by: TestActor, whom: TestActor) => by.put(`/admin/users/${whom.id}/role`, { role: 'EMPLOYEE' }),
  ],
  ['deactivate', (by: TestActor, whom: TestActor) => by.post(`/admin/users/${whom.id}/deactivate`)],
  [
    'import each other as employees',
    (by: TestActor, whom: TestActor) =>
      by.post('/admin/users/import', { csv: `email,role\n${whom.email},EMPLOYEE`, dryRun: false }),
  ],
])('two system administrators %s each other at once: one stays', async (_how, end) => {
  for (let round = 0; round < 5; round += 1) {
    await app.database.updateTable('users').set({ isActive: false }).execute();
    const [one, two] = await Promise.all([app.signedIn('SYSTEM_ADMIN'), app.signedIn('SYSTEM_ADMIN')]);
    const answers = await Promise.all([end(one, two), end(two, one)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await app.database
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'SYSTEM_ADMIN')
      .where('isActive', '=', true)
      .execute();
    expect(left).toHaveLength(1);
  }
});

test('someone just demoted can’t demote others', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => app.signedIn('SYSTEM_ADMIN')));
  const all = [root, ...people];
  const answers = await Promise.all(
    all.map((actor, index) =>
      actor.put(`/admin/users/${all[(index + 1) % all.length]?.id}/role`, { role: 'EMPLOYEE' }),
    ),
  );
  const done = answers.filter(({ statusCode }) => statusCode === 200).length;
  const left = await app.database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SYSTEM_ADMIN')
    .where('isActive', '=', true)
    .execute();
  expect(left.length).toBe(all.length - done);
  expect(left.length).toBeGreaterThan(0);
});

test('only another system administrator changes a system administrator', async () => {
  const refused = [
    await hr.put(`/admin/users/${root.id}/role`, { role: 'EMPLOYEE' }),
    await hr.post(`/admin/users/${root.id}/deactivate`),
    await hr.put(`/admin/users/${root.id}`, { name: 'Mallory' }),
    await hr.put(`/admin/users/${hr.id}`, { role: 'SYSTEM_ADMIN' }),
    await hr.post('/admin/users', { email: 'm@example.com', name: 'M', role: 'SYSTEM_ADMIN' }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 400, 403]);
  expect(await systemAdmins()).toEqual([root.id]);
});

test.each([
  ['SYSTEM_ADMIN', 'EMPLOYEE'],
  ['HR_ADMIN', 'SYSTEM_ADMIN'],
] as const)('a %s can neither become a %s nor deactivate themselves', async (own, role: Role) => {
  const actor = own === 'SYSTEM_ADMIN' ? root : hr;
  const answers = [
    await actor.put(`/admin/users/${actor.id}/role`, { role }),
    await actor.post(`/admin/users/${actor.id}/deactivate`),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'OWN_RECORD'],
    [409, 'OWN_ACCOUNT'],
  ]);
});

test('a change clears the fields that are null and leaves the rest', async () => {
  const department = await createDepartment(app.database);
  const user = await createUser(app.database, { departmentId: department.id, employmentStart: '2025-01-01' });
  const answer = await hr.put(`/admin/users/${user.id}`, { departmentId: null, employmentStart: null });
  expect(answer.json()).toEqual({
    id: user.id,
    version: 2,
    email: user.email,
    name: user.name,
    role: 'EMPLOYEE',
    isActive: true,
    createdAt: user.createdAt.toISOString(),
  });
});

test('the list has each person’s latest sign-in, from the audit log', async () => {
  const rows = async () => (await hr.get('/admin/users?limit=1000')).json() as User[];
  const before = await rows();
  expect(before.every(({ lastSignInAt }) => lastSignInAt === undefined)).toBe(true);
  const [person] = before;
  for (const day of ['2026-03-02', '2026-03-09', '2026-03-05']) {
    await app.pool.query(
      `INSERT INTO audit_entries (id, at, actor_id, action, entity, entity_id, subject_id, changes, data)
       VALUES (gen_random_uuid(), $2::date, $1, 'account.signed-in', 'user', $1, $1, '[]', '{}')`,
      [person?.id, day],
    );
  }
  const found = (await rows()).filter(({ lastSignInAt }) => lastSignInAt !== undefined);
  expect(found).toEqual([{ ...person, lastSignInAt: '2026-03-09T00:00:00.000Z' }]);
});
