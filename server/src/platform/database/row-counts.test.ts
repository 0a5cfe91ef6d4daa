import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createUser } from '../../testing/factories.ts';
import { countOfAll, verifyCounts } from './row-counts.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

async function counts() {
  return postgres.database
    .selectNoFrom((eb) => [
      countOfAll('users').as('kept'),
      eb
        .selectFrom('users')
        .select((of) => of.fn.countAll<number>().as('all'))
        .$asScalar()
        .$notNull()
        .as('all'),
    ])
    .executeTakeFirstOrThrow();
}

async function keptRows(): Promise<number> {
  return (
    await postgres.database.selectFrom('rowCounts').where('ofTable', '=', 'users').select('ofTable').execute()
  ).length;
}

test('what is added, taken away and taken back is counted, however many do so at once', async () => {
  expect(await counts()).toEqual({ kept: 0, all: 0 });
  const people = await Promise.all(Array.from({ length: 30 }, () => createUser(postgres.database)));
  expect(await counts()).toEqual({ kept: 30, all: 30 });
  const ids = people.slice(0, 12).map(({ id }) => id);
  await Promise.all(ids.map((id) => postgres.pool.query('DELETE FROM users WHERE id = $1', [id])));
  await postgres.pool.query('DELETE FROM users WHERE false');
  expect(await counts()).toEqual({ kept: 18, all: 18 });
  await createUser(postgres.database);
  expect(await keptRows()).toBe(1);
});

test('a count that is not so is told', async () => {
  const { all } = await counts();
  expect(await verifyCounts(postgres.database)).toEqual({ rows: all });
  await postgres.pool.query("UPDATE row_counts SET count = count + 2 WHERE of_table = 'users'");
  const fault = `The table users has ${all} rows, and ${all + 2} are counted.`;
  expect(await verifyCounts(postgres.database)).toMatchObject({ fault });
  await postgres.pool.query("UPDATE row_counts SET count = count - 2 WHERE of_table = 'users'");
});

test('two transactions that add do not wait for each other, and each is counted once it is through', async () => {
  const before = (await counts()).all;
  const [one, other] = [await postgres.pool.connect(), await postgres.pool.connect()];
  const hire = `INSERT INTO users (id, email, name) VALUES (gen_random_uuid(), gen_random_uuid() || '@example.com', 'Ada')`;
  try {
    await one.query('BEGIN');
    await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await other.query('SELECT 1 FROM users');
    await one.query(hire);
    await other.query(hire);
    expect(await counts()).toEqual({ kept: before, all: before });
    await one.query('COMMIT');
    await other.query(hire);
    expect(await counts()).toEqual({ kept: before + 1, all: before + 1 });
    await other.query('COMMIT');
    expect(await counts()).toEqual({ kept: before + 3, all: before + 3 });
    await one.query('BEGIN');
    await one.query(hire);
    await one.query('ROLLBACK');
    expect(await counts()).toEqual({ kept: before + 3, all: before + 3 });
  } finally {
    one.release();
    other.release();
  }
});
