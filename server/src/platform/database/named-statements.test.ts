import { system } from '@almanac/domain/access/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { noReactions } from '../../testing/no-reactions.ts';
import { changeLoggedBy, unchanged } from '../use-case/change.ts';
import { createDatabase, createPool, type Database, type Reader } from './database.ts';
import { inTransaction } from './transaction.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

/** Runs the work on a separate connection. */
async function onOneConnection<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const pool = createPool({ ...postgres.poolConfig, max: 1 });
  return work(createDatabase(pool)).finally(() => pool.end());
}

async function preparedTexts(database: Reader): Promise<string[]> {
  const { rows } = await sql<{
    statement: string;
  }>`SELECT statement FROM pg_prepared_statements ORDER BY statement`.execute(database);
  return rows.map(({ statement }) => statement);
}

async function repeatedly(work: () => Promise<unknown>, times = 4): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}

test('a repeated statement is planned once, with and without values', async () => {
  await onOneConnection(async (database) => {
    await repeatedly(() => database.selectFrom('users').select('id').where('name', '=', 'Ada').execute());
    await repeatedly(() => database.selectFrom('places').select('id').execute());
    expect((await preparedTexts(database)).filter((text) => /users|places/.test(text))).toEqual([
      'select "id" from "places"',
      'select "id" from "users" where "name" = $1',
    ]);
  });
});

test('adding a column to a table fails no call: reads and changes are retried', async () => {
  await postgres.pool.query("CREATE TABLE letters AS SELECT 'a' AS letter");
  const readLetters = async (database: Reader) =>
    (await sql<{ letter: string }>`SELECT letters.* FROM letters`.execute(database)).rows;
  const change = changeLoggedBy(async () => undefined);
  const context = {
    database: postgres.database,
    react: noReactions,
    jobs: { enqueue: async () => undefined, wake: () => {} },
    actor: system,
  };
  const readInChange = () => change(context, async (writer) => unchanged(await readLetters(writer)));

  await repeatedly(() => readLetters(postgres.database));
  await postgres.pool.query('ALTER TABLE letters ADD COLUMN number integer DEFAULT 1');
  expect(await readLetters(postgres.database)).toEqual([{ letter: 'a', number: 1 }]);

  await repeatedly(readInChange);
  await postgres.pool.query('ALTER TABLE letters DROP COLUMN number');
  expect(await readInChange()).toEqual([{ letter: 'a' }]);
});

test('a connection forgets the oldest of 300 statements', async () => {
  await onOneConnection(async (database) => {
    const ask = (number: number) =>
      sql<{ sum: number }>`SELECT ${sql.lit(number)} + ${1}::integer AS sum`.execute(database);
    for (let number = 1; number <= 400; number += 1) await ask(number);
    const texts = await preparedTexts(database);
    expect(texts).toHaveLength(300);
    expect(texts).toContain('SELECT 400 + $1::integer AS sum');
    expect(texts).not.toContain('SELECT 100 + $1::integer AS sum');
    expect((await ask(100)).rows).toEqual([{ sum: 101 }]);
  });
});

test('statements are only forgotten outside transactions, which an unparsable one would abort', async () => {
  await onOneConnection(async (database) => {
    const ask = (reader: Reader, number: number) =>
      sql<{ sum: number }>`SELECT ${sql.lit(number)} + ${1}::integer AS sum`.execute(reader);
    await expect(sql`SELECT no_such_column + ${1}::integer`.execute(database)).rejects.toThrow(
      'no_such_column',
    );
    for (let number = 1; number < 300; number += 1) await ask(database, number);
    await inTransaction(database, async (transaction) => {
      for (const number of [300, 301])
        expect((await ask(transaction, number)).rows).toEqual([{ sum: number + 1 }]);
    });
    await inTransaction(database, async (transaction) => {
      expect(await preparedTexts(transaction)).toHaveLength(300);
    });
    expect(await preparedTexts(database)).not.toContain('SELECT 1 + $1::integer AS sum');
  });
});

test('the statement that is sent is never forgotten, however old it is', async () => {
  await onOneConnection(async (database) => {
    const ask = (reader: Reader, number: number) =>
      sql<{ sum: number }>`SELECT ${sql.lit(number)} + ${1}::integer AS sum`.execute(reader);
    await inTransaction(database, async (transaction) => {
      for (let number = 1; number <= 302; number += 1) await ask(transaction, number);
    });
    expect((await ask(database, 1)).rows).toEqual([{ sum: 2 }]);
    expect((await ask(database, 2)).rows).toEqual([{ sum: 3 }]);
  });
});

test('a text with several commands is sent unchanged', async () => {
  await onOneConnection(async (database) => {
    await sql`CREATE TEMPORARY TABLE first (); CREATE TEMPORARY TABLE second ()`.execute(database);
    expect(await preparedTexts(database)).toEqual([]);
  });
});
