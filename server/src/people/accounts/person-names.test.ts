import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp();
  hr = await app.signedIn('HR_ADMIN');
});

afterAll(() => app.close());

const storedName = async (id: string) =>
  (await app.database.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

test.each(['Dr.med. Anna Müller', 'Jo.van Dijk', 'max.mustermann', "Siobhán O'Brien"])(
  'HR invites and renames %s',
  async (name) => {
    const invited = await hr.post('/admin/users', { email: `${crypto.randomUUID()}@example.com`, name });
    expect(invited.json(), invited.body).toMatchObject({ name });
    const other = await createUser(app.database);
    expect((await hr.put(`/admin/users/${other.id}`, { name })).json()).toMatchObject({ name });
    const own = await app.signedIn('EMPLOYEE');
    expect((await own.post('/auth/update-user', { name })).json()).toMatchObject({ name });
  },
);

test.each(['evil <b>', '\u3164', '\u2800', 'a@b', 'www.evil.example', 'x'.repeat(101), '\0'])(
  'the name %j is refused',
  async (name) => {
    const fault = { code: 'VALIDATION_ERROR', issues: [{ path: 'name' }] };
    const email = `${crypto.randomUUID()}@example.com`;
    expect((await hr.post('/admin/users', { email, name })).json()).toMatchObject(fault);
    const other = await createUser(app.database, { name: 'Grace' });
    expect((await hr.put(`/admin/users/${other.id}`, { name })).json()).toMatchObject(fault);
    expect(await storedName(other.id)).toBe('Grace');
    const own = await app.signedIn('EMPLOYEE');
    expect((await own.post('/auth/update-user', { name })).json()).toMatchObject(fault);
  },
);

test.each(['evil.com <b>', 'ada@old.example', 'x'.repeat(150), ' Outer space '])(
  'the stored name %j is accepted unchanged',
  async (name) => {
    const other = await createUser(app.database, { name });
    const answer = await hr.put(`/admin/users/${other.id}`, { name, employmentStart: '2026-02-01' });
    expect(answer.json(), answer.body).toMatchObject({ name, employmentStart: '2026-02-01' });
    expect(await storedName(other.id)).toBe(name);
    const own = await app.signedIn('EMPLOYEE', { name });
    expect((await own.post('/auth/update-user', { name })).statusCode).toBe(200);
    expect(await storedName(own.id)).toBe(name);
  },
);

test('a name copied from an email is stored without its word joiners', async () => {
  const other = await createUser(app.database, { name: 'Jo.van Dijk' });
  const unchanged = await hr.put(`/admin/users/${other.id}`, { name: 'Jo.\u2060van Dijk', version: 1 });
  expect(unchanged.json()).toMatchObject({ name: 'Jo.van Dijk', version: 1 });
  const renamed = await hr.put(`/admin/users/${other.id}`, { name: 'Max.\u2060Mustermann' });
  expect(renamed.json()).toMatchObject({ name: 'Max.Mustermann' });
});
