import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createDepartment, createTeam } from '../../testing/factories.ts';
import { writeOnce } from '../../testing/write-once.ts';
import { removeTeam } from '../directory/store.ts';
import { lockMemberships } from './store.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

test('deleting a team and changing its memberships at once never deadlock', async () => {
  const { database } = postgres;
  const { id: departmentId } = await createDepartment(database);
  const userIds = Array.from({ length: 1500 }, () => randomUUIDv7());
  await database
    .insertInto('users')
    .values(userIds.map((id) => ({ id, email: `${id}@example.com` })))
    .execute();
  for (let round = 0; round < 20; round += 1) {
    const { id: teamId } = await createTeam(database, { departmentId });
    // Read sequentially or by person, they come in the opposite order of their ids.
    const memberships = userIds
      .toReversed()
      .map((userId) => ({ id: randomUUIDv7(), teamId, userId, allocationTenths: 1, startDate: '2026-01-05' }))
      .reverse();
    await database.insertInto('teamMembers').values(memberships).execute();
    const [deleted] = await Promise.all([
      writeOnce(database, (writer) => removeTeam(writer, teamId)),
      writeOnce(database, (writer) => lockMemberships(writer, userIds)),
    ]);
    expect(deleted).toHaveLength(1500);
  }
});
