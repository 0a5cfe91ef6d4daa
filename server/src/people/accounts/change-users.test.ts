import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let root: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
  root = await app.signedIn('SYSTEM_ADMIN');
});
afterAll(() => app.close());

const idsOf = async (count: number) => {
  const people = await Promise.all(Array.from({ length: count }, () => createUser(app.database)));
  return people.map(({ id }) => id);
};
const userOf = (id: string) =>
  app.database
    .selectFrom('users')
    .select(['role', 'departmentId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('each person is changed or refused independently, with the reason', async () => {
  const [one = '', two = ''] = await idsOf(2);
  const answer = await hr.put('/admin/users/bulk/role', {
    userIds: [one, root.id, hr.id, two, one],
    role: 'MANAGER',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { succeeded, failed } = answer.json();
  expect(succeeded).toEqual([one, two]);
  expect(failed.map(({ id, code }: { id: string; code: string }) => [id, code])).toEqual([
    [root.id, 'FORBIDDEN'],
    [hr.id, 'OWN_RECORD'],
  ]);
  expect((await userOf(two)).role).toBe('MANAGER');
});

test('several people are moved into a department, out of it, and deactivated', async () => {
  const userIds = await idsOf(3);
  const { id: departmentId } = await createDepartment(app.database);
  for (const wanted of [departmentId, null]) {
    const answer = await hr.put('/admin/users/bulk/department', { userIds, departmentId: wanted });
    expect(answer.json()).toEqual({ succeeded: userIds, failed: [] });
    for (const id of userIds) expect((await userOf(id)).departmentId).toBe(wanted);
  }
  expect((await hr.put('/admin/users/bulk/deactivate', { userIds })).json()).toEqual({
    succeeded: userIds,
    failed: [],
  });
  const again = (await hr.put('/admin/users/bulk/deactivate', { userIds })).json();
  expect(again.failed.map(({ code }: { code: string }) => code)).toEqual(
    userIds.map(() => 'INVALID_TRANSITION'),
  );
});

test('people changed meanwhile are skipped, even by two administrators at once', async () => {
  const userIds = await idsOf(4);
  const versions = Object.fromEntries(userIds.map((id) => [id, 1]));
  const answers = await Promise.all([
    hr.put('/admin/users/bulk/role', { userIds, role: 'MANAGER', versions }),
    root.put('/admin/users/bulk/role', { userIds: userIds.toReversed(), role: 'HR_ADMIN', versions }),
  ]);
  const [one, other] = answers.map((answer) => answer.json());
  expect([...one.succeeded, ...other.succeeded].sort()).toEqual([...userIds].sort());
  for (const { code } of [...one.failed, ...other.failed]) expect(code).toBe('CHANGED_MEANWHILE');
});

test.each([
  [{ userIds: [], role: 'MANAGER' }, 'Select at least one person'],
  [{ role: 'MANAGER' }, 'userIds must be a list of identifiers'],
])('the input %j is refused: %s', async (body, sentence) => {
  const answer = await hr.put('/admin/users/bulk/role', body);
  expect([answer.statusCode, answer.json().message]).toEqual([400, `Validation failed: ${sentence}`]);
});
