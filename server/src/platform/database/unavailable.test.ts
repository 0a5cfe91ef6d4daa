import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createPool } from './database.ts';
import { pingDatabase } from './ping.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing.drop());

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a slow query and an unresponsive database are unavailable', async () => {
  const { pool } = testing;
  const slow = pool.connect().then(async (connection) => {
    try {
      await connection.query("SET statement_timeout = '20ms'");
      await connection.query('SELECT pg_sleep(5)');
    } finally {
      connection.release(true);
    }
  });
  expect(isDatabaseUnavailable(await faultOf(slow))).toBe(true);
  const nowhere = createPool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
  expect(isDatabaseUnavailable(await faultOf(nowhere.query('SELECT 1')))).toBe(true);
  await nowhere.end();
});

test('an exhausted pool is unavailable', async () => {
  const pool = createPool({ ...testing.poolConfig, max: 1, connectionTimeoutMillis: 1000 });
  const taken = await pool.connect();
  expect(isDatabaseUnavailable(await faultOf(pool.query('SELECT 1')))).toBe(true);
  taken.release();
  await pool.end();
});

test('a wrong query is an internal error', async () => {
  expect(isDatabaseUnavailable(await faultOf(testing.pool.query('SELECT nothing')))).toBe(false);
  expect(isDatabaseUnavailable(new TypeError('x is undefined'))).toBe(false);
});

test('a read-only database is not ready', async () => {
  const pool = createPool({ ...testing.poolConfig, options: '-c default_transaction_read_only=on' });
  const fault = await faultOf(pingDatabase(pool));
  await pool.end();
  expect(isDatabaseUnavailable(fault)).toBe(true);
  await pingDatabase(testing.pool);
});
