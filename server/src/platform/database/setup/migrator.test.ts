import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import { migrate, migrationLock } from './migrator.ts';

let postgres: TestDatabase;
let pool: pg.Pool;
let folder: string;

beforeEach(async () => {
  postgres = await testDatabase();
  pool = postgres.pool;
  await pool.query('DROP TABLE schema_migrations');
  folder = await mkdtemp(join(tmpdir(), 'almanac-migrations-'));
  await write(
    '0001-rooms.sql',
    'CREATE TABLE rooms (name text); INSERT INTO rooms VALUES (current_database());',
  );
});

afterEach(async () => {
  await postgres.drop();
  await rm(folder, { recursive: true });
});

test('each migration is applied once, by number', async () => {
  await write('0002-room-size.sql', 'ALTER TABLE rooms ADD COLUMN size integer;');
  const applied: string[] = [];
  await migrate(pool, folder, { onProgress: (message) => applied.push(message) });
  await migrate(pool, folder, { onProgress: (message) => applied.push(message) });
  expect(applied).toEqual([
    'Migrating the database: 0001-rooms.sql',
    'Migrating the database: 0002-room-size.sql',
  ]);
  expect(await countRooms()).toBe(1);
});

test('right after a migration the lock is free', async () => {
  const backup = await pool.connect();
  try {
    for (let round = 0; round < 100; round += 1) {
      await migrate(pool, folder);
      const tried = await backup.query('SELECT pg_try_advisory_xact_lock_shared($1) AS free', [
        migrationLock,
      ]);
      expect(tried.rows).toEqual([{ free: true }]);
    }
  } finally {
    backup.release();
  }
});

test('instances starting together apply each migration once', async () => {
  await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)]);
  expect(await countRooms()).toBe(1);
});

test('an update waits for a backup holding the tables, longer than the usual time limit', async () => {
  await migrate(pool, folder);
  await write('0002-room-size.sql', 'ALTER TABLE rooms ADD COLUMN size integer;');
  const impatient = new pg.Pool({ ...postgres.poolConfig, options: '-c lock_timeout=20ms' });
  const backup = await pool.connect();
  try {
    await backup.query('BEGIN; LOCK TABLE rooms IN ACCESS SHARE MODE');
    const update = migrate(impatient, folder);
    await Promise.race([update, delay(300)]);
    expect(await columnsOfRooms(backup)).toEqual(['name']);
    await backup.query('COMMIT');
    await update;
    expect(await columnsOfRooms(backup)).toEqual(['name', 'size']);
  } finally {
    backup.release(true);
    await impatient.end();
  }
});

test('an applied migration edited later stops the start and is named', async () => {
  await migrate(pool, folder);
  await write('0001-rooms.sql', 'CREATE TABLE rooms (label text);');
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 0001-rooms.sql was changed');
});

test('different line endings are not an edit', async () => {
  await write('0001-rooms.sql', 'CREATE TABLE rooms\n(name text);');
  await migrate(pool, folder);
  await write('0001-rooms.sql', 'CREATE TABLE rooms\r\n(name text);');
  await expect(migrate(pool, folder)).resolves.toBeUndefined();
});

test('a failed migration is rolled back, and works once fixed', async () => {
  await write('0002-broken.sql', 'CREATE TABLE desks (name text); SELECT 1 / 0;');
  await expect(migrate(pool, folder)).rejects.toThrow(
    'The migration 0002-broken.sql failed and was rolled back: division by zero',
  );
  await write('0002-broken.sql', 'CREATE TABLE desks (name text);');
  await migrate(pool, folder);
  expect(await countRooms()).toBe(1);
});

test('a database of a newer version is refused', async () => {
  await write('0002-later.sql', 'SELECT 1;');
  await migrate(pool, folder);
  await rm(join(folder, '0002-later.sql'));
  await expect(migrate(pool, folder)).rejects.toThrow('0002-later.sql, which this version');
});

test('a new migration with a number before an applied one is refused', async () => {
  await write('0003-later.sql', 'SELECT 1;');
  await migrate(pool, folder);
  await write('0002-between.sql', 'SELECT 1;');
  await expect(migrate(pool, folder)).rejects.toThrow('0002-between.sql comes before 0003-later.sql');
});

test('duplicate numbers and names without a number are refused', async () => {
  await write('0001-desks.sql', 'SELECT 1;');
  await expect(migrate(pool, folder)).rejects.toThrow('Two migrations have the number 0001');
  await rm(join(folder, '0001-desks.sql'));
  await write('desks.sql', 'SELECT 1;');
  await expect(migrate(pool, folder)).rejects.toThrow('desks.sql must be named like');
});

async function columnsOfRooms(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'rooms' ORDER BY ordinal_position",
  );
  return rows.map(({ name }) => name);
}

function write(name: string, text: string): Promise<void> {
  return writeFile(join(folder, name), text);
}

async function countRooms(): Promise<unknown> {
  const { rows } = await pool.query<{ rooms: number }>('SELECT count(*) AS rooms FROM rooms');
  return rows[0]?.rooms;
}
