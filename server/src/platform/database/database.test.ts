import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createPool } from './database.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

test('a calendar date stays a text', async () => {
  const { rows } = await postgres.pool.query("SELECT date '2026-03-29' AS day");
  expect(rows).toEqual([{ day: '2026-03-29' }]);
});

test("a server's own defaults change neither date formats nor what a locked change sees", async () => {
  const options = '-c default_transaction_isolation=serializable -c DateStyle=German';
  const pool = createPool({ ...postgres.poolConfig, options });
  const { rows } = await pool.query(
    "SELECT date '2026-03-29' AS day, current_setting('transaction_isolation') AS level",
  );
  expect(rows).toEqual([{ day: '2026-03-29', level: 'read committed' }]);
  await pool.end();
});

test('an integer is a number, and one too large is an error', async () => {
  const { rows } = await postgres.pool.query('SELECT count(*) AS total FROM generate_series(1, 3)');
  expect(rows).toEqual([{ total: 3 }]);
  await expect(postgres.pool.query('SELECT 9007199254740993 AS n')).rejects.toThrow('too large');
});

test('an idle connection that breaks is reported and replaced', async () => {
  const lost: Error[] = [];
  const pool = createPool({ ...postgres.poolConfig, max: 1, onConnectionLost: (error) => lost.push(error) });
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const removed = new Promise((resolve) => pool.once('remove', resolve));
  await postgres.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await removed;
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  expect(lost).toHaveLength(1);
  await pool.end();
});

test('a connection breaking between two queries fails only that call', async () => {
  const pool = createPool({ ...postgres.poolConfig, max: 1 });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await postgres.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  client.release();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('two test files never see each other’s rows', async () => {
  const other = await testDatabase();
  const insert =
    "INSERT INTO departments (id, name) VALUES ('01900000-0000-7000-8000-000000000001', 'Sales')";
  await other.pool.query(insert);
  const { rows } = await postgres.pool.query('SELECT * FROM departments');
  expect(rows).toEqual([]);
  await other.drop();
});
