import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { writeOnce } from '../../testing/write-once.ts';
import { lockPeople, lockUsersAndAdmins } from './records/lock-store.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

test('changes of the same people never deadlock, however they name and find them', async () => {
  const { database } = postgres;
  const ids = Array.from({ length: 400 }, () => randomUUIDv7()).reverse();
  // Inserted from the highest id down, so a table scan meets them in the opposite order of the index.
  const people = ids.map((id) => ({ id, email: `${id}@example.com` }));
  await database.insertInto('users').values(people).execute();
  const emails = people.map(({ email }) => email);
  for (let round = 0; round < 25; round += 1) {
    const [named, addressed] = await Promise.all([
      writeOnce(database, async (writer) => {
        await sql`SET LOCAL enable_seqscan = off`.execute(writer);
        await sql`SET LOCAL enable_bitmapscan = off`.execute(writer);
        return lockPeople(writer, ids);
      }),
      writeOnce(database, (writer) => lockUsersAndAdmins(writer, { emails })),
    ]);
    expect([named.length, addressed.length]).toEqual([400, 400]);
  }
});
