import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPool } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { migrate } from './platform/database/setup/migrator.ts';
import { setUpDatabase } from './platform/database/setup/set-up-database.ts';
import { restrictedTables } from './restricted-tables.ts';
import { type AlmanacProcess, onDatabase, startAlmanacProcess } from './testing/almanac-process.ts';
import { type TestDatabase, testDatabase } from './testing/database.ts';

let testing: TestDatabase;
let directory: string;
let started: AlmanacProcess[] = [];
const migrations = join(import.meta.dirname, '../migrations');

beforeAll(async () => {
  testing = await testDatabase();
  directory = await mkdtemp(join(tmpdir(), 'almanac-roles-'));
});
afterEach(async () => {
  for (const almanac of started) {
    almanac.signal('SIGKILL');
    await almanac.ended;
  }
  started = [];
});
afterAll(async () => {
  await testing.drop();
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** The service's rights per table, without tables with the usual rights. */
async function unusualRights(): Promise<Record<string, string>> {
  const { rows } = await testing.pool.query<{ name: string; rights: string }>(
    `SELECT CASE WHEN nspname = 'public' THEN '' ELSE nspname || '.' END || relname AS name,
       (SELECT coalesce(string_agg(each, ' '), '') FROM unnest(ARRAY[
         'SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'
       ]) AS each WHERE has_table_privilege($1, pg_class.oid, each)) AS rights
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p', 'v', 'm') AND nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`,
    [testing.servicePoolConfig.user],
  );
  expect(rows.length).toBeGreaterThan(15);
  const unusual = rows.filter(({ rights }) => rights !== 'SELECT INSERT UPDATE DELETE');
  return Object.fromEntries(unusual.map(({ name, rights }) => [name, rights]));
}

test('the service reads and writes every table, but only adds to the log and only reads applied migrations', async () => {
  expect(await unusualRights()).toEqual({
    audit_entries: 'SELECT INSERT',
    audit_personal: 'SELECT INSERT',
    audit_seals: 'SELECT',
    audit_chain_head: 'SELECT',
    audit_unsealed: 'SELECT',
    audit_erasures: 'SELECT',
    schema_migrations: 'SELECT',
  });
});

test('the service may use a table created later, at once and after each start', async () => {
  const { pool, servicePool, servicePoolConfig } = testing;
  await pool.query('CREATE TABLE rooms (number bigserial PRIMARY KEY, name text)');
  await servicePool.query("INSERT INTO rooms (name) VALUES ('Attic')");
  await pool.query(`GRANT TRUNCATE ON rooms TO ${servicePoolConfig.user}`);
  const serviceRole = servicePoolConfig.user;
  const again = () => setUpDatabase({ owner: pool, migrations, serviceRole, restrictedTables });
  await Promise.all([again(), again(), again()]);
  expect(await unusualRights()).not.toHaveProperty('rooms');
  await pool.query('DROP TABLE rooms');
});

test.each([
  "UPDATE audit_entries SET action = ''",
  "UPDATE audit_personal SET summary = ''",
  'DELETE FROM audit_personal',
  'DELETE FROM audit_seals',
  "UPDATE audit_chain_head SET hash = ''",
  'DELETE FROM audit_unsealed',
  'DELETE FROM audit_entries',
  'TRUNCATE audit_entries',
  'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
  'DROP TRIGGER audit_entries_append_only ON audit_entries',
  'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  "SET session_replication_role = 'replica'",
  'SET ROLE almanac',
  'CREATE TABLE shadow (id uuid)',
  'CREATE SCHEMA shadow',
  'CREATE ROLE shadow SUPERUSER',
  'DELETE FROM schema_migrations',
  "COPY users TO PROGRAM 'cat'",
])('the service cannot %s', async (statement) => {
  await expect(testing.servicePool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

function start(environment: Record<string, string>, dataDirectory = directory): AlmanacProcess {
  const almanac = startAlmanacProcess({ dataDirectory, environment });
  started.push(almanac);
  return almanac;
}

/** The environment of an installation with two roles. */
function asTwoRoles({ poolConfig, servicePoolConfig }: TestDatabase) {
  const { DATABASE_URL: DATABASE_OWNER_URL } = onDatabase(poolConfig);
  return { ...onDatabase(servicePoolConfig), DATABASE_OWNER_URL };
}

/** The roles connected by Almanac, excluding this test. */
async function servingRoles({ pool, poolConfig }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ role: string }>(
    `SELECT DISTINCT usename AS role FROM pg_stat_activity
     WHERE datname = $1 AND application_name = 'almanac' AND pid <> pg_backend_pid()`,
    [poolConfig.database],
  );
  return rows.map(({ role }) => role);
}

test('with the owner’s address, two instances starting at once migrate as the owner and serve as the service', async () => {
  const empty = await testDatabase();
  await empty.pool.query('DROP SCHEMA pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const both = [start(asTwoRoles(empty)), start(asTwoRoles(empty))];
  for (const almanac of both)
    expect((await fetch(`${await almanac.ready()}/api/health/ready`)).status).toBe(200);
  expect(await servingRoles(empty)).toEqual([empty.servicePoolConfig.user]);
  for (const almanac of both) almanac.signal('SIGTERM');
  const outputs = await Promise.all(both.map(async ({ ended }) => (await ended).output));
  expect(outputs.join('')).not.toContain('DATABASE_OWNER_URL');
  await empty.drop();
});

test('without it, the service runs as the owner of its tables, and says so once', async () => {
  const almanac = start(onDatabase(testing.poolConfig));
  await almanac.ready();
  almanac.signal('SIGTERM');
  const { output } = await almanac.ended;
  expect(output.match(/DATABASE_OWNER_URL is not set: the service owns its tables/g)).toHaveLength(1);
});

test('a role without tables starts without the owner if nothing is to be migrated, and prints nothing', async () => {
  const almanac = start(onDatabase(testing.servicePoolConfig));
  await almanac.ready();
  almanac.signal('SIGTERM');
  expect((await almanac.ended).output).not.toContain('DATABASE_OWNER_URL');
});

test('a service role that is the owner is refused, and so is the owner of another database', async () => {
  const { DATABASE_URL, AUTH_SECRET } = onDatabase(testing.poolConfig);
  const same = await start({ DATABASE_URL, AUTH_SECRET, DATABASE_OWNER_URL: DATABASE_URL }).ended;
  expect(same.code).toBe(1);
  expect(same.output).toContain('the role in DATABASE_URL owns the tables');
  const other = await testDatabase();
  await other.pool.query('DROP SCHEMA public CASCADE');
  const { DATABASE_URL: elsewhere } = onDatabase(other.servicePoolConfig);
  const apart = await start({ ...asTwoRoles(testing), DATABASE_URL: elsewhere }).ended;
  await other.drop();
  expect(apart.code).toBe(1);
  expect(apart.output).toContain('lead to different databases');
});

test('a data folder from a single-role version is served by the service role', async () => {
  const dataDirectory = await mkdtemp(join(directory, 'released-'));
  const former = await startEmbeddedPostgres({ dataDirectory });
  const pool = createPool(former.poolConfig);
  await migrate(pool, migrations);
  await pool.query('INSERT INTO departments (id, name) VALUES ($1, $2)', [randomUUIDv7(), 'Sales']);
  await pool.query(`DROP ROLE ${former.servicePoolConfig.user}`);
  await pool.end();
  await former.stop();
  const almanac = start({}, dataDirectory);
  expect((await fetch(`${await almanac.ready()}/api/health/ready`)).status).toBe(200);
  const { poolConfig } = former;
  const beside = createPool(poolConfig);
  const serving = await servingRoles({ ...testing, pool: beside, poolConfig });
  const { rows } = await beside.query('SELECT name FROM departments');
  await beside.end();
  expect(serving).toEqual([former.servicePoolConfig.user]);
  expect(rows).toEqual([{ name: 'Sales' }]);
});
