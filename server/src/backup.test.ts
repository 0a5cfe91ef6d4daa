import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withDatabaseAlone, withRunningDatabase } from './platform/database/backup/installation-database.ts';
import { restoreBackup } from './platform/database/backup/restore-backup.ts';
import { writeBackup } from './platform/database/backup/write-backup.ts';
import { createPool } from './platform/database/database.ts';
import { jobQueueVersion, planJobQueueTables } from './platform/jobs/job-queue-tables.ts';
import { seededTables } from './seeded-tables.ts';
import { type AlmanacProcess, onDatabase, startAlmanacProcess } from './testing/almanac-process.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from './testing/database.ts';
import { storePhoto } from './testing/photos.ts';
import { fingerprintTables } from './testing/table-fingerprints.ts';
import { testApp } from './testing/test-app.ts';

const version = '1.2.3';
const restoring = {
  migrations: join(import.meta.dirname, '../migrations'),
  jobQueue: { plan: planJobQueueTables(), version: jobQueueVersion() },
  seededTables,
  mayOverwrite: false,
};

let folder: string;
let source: TestDatabase;
let backup: string;
let target: TestDatabase;
/** Inspects the target under a different name than a running Almanac. */
let look: pg.Pool;

/** A company with every kind of record, waiting mails, and characters that break careless formats. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-backup-'));
  source = await testDatabase();
  const app = await testApp({ database: source, config: { isDemo: true } });
  const admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Tab\tnew\nline \\. \\N "é" 𝄞' });
  await admin.post('/admin/users', { email: 'grace@example.com', name: 'Grace Hopper' });
  await storePhoto(app.database, admin.id);
  await app.close();
  await source.pool.query('DROP TABLE remembered_jobs; DROP FUNCTION remember_job, postpone_job CASCADE');
  await source.pool.query(`INSERT INTO pgboss.job (name, data) VALUES ('mail', '{"to": "ada@example.com"}')`);
  backup = join(folder, 'company.backup');
  await writeFrom(source, backup);
  return () => source.drop();
});
beforeEach(async () => {
  target = await emptyDatabase();
  look = createPool({ ...target.poolConfig, application_name: 'test' });
  return () => look.end().then(() => target.drop());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeFrom({ poolConfig }: { poolConfig: TestDatabase['poolConfig'] }, file: string) {
  return withRunningDatabase(placeOf(poolConfig), (client) => writeBackup(client, file, version));
}

function restore(file: string, options: { mayOverwrite?: boolean } = {}) {
  return withDatabaseAlone(placeOf(target.poolConfig), (client) =>
    restoreBackup(client, { ...restoring, ...options, file }),
  );
}

function placeOf(poolConfig: TestDatabase['poolConfig']) {
  return { databaseUrl: onDatabase(poolConfig).DATABASE_URL, dataDirectory: folder };
}

test('every table is restored unchanged, in an external database', async () => {
  const { header } = await restore(backup);
  expect(header).toMatchObject({ versions: { almanac: version } });
  const before = await fingerprintTables(source.pool);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['"public"."users"', '"pgboss"."job"']));
  expect(await fingerprintTables(look)).toEqual(before);
  expect(await describeConstraints(look)).toEqual(await describeConstraints(source.pool));
});

async function describeConstraints(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition, 'O' AS enabled
     FROM pg_constraint WHERE connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
       -- The numbers that the queue keeps of itself have a table a day.
       AND conrelid::regclass::text NOT LIKE 'pgboss.queue\\_stats\\_%'
     UNION ALL
     SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text
     FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY 1, 2, 3`,
  );
  return rows;
}

test('from an external database into an embedded one and back, and Almanac continues', async () => {
  const place = { dataDirectory: join(folder, 'embedded') };
  await withDatabaseAlone(place, (client) => restoreBackup(client, { ...restoring, file: backup }));
  const almanac = startAlmanacProcess(place);
  const second = join(folder, 'while-it-runs.backup');
  try {
    expect((await fetch(`${await almanac.ready()}/api/health/ready`)).status).toBe(200);
    await withRunningDatabase(place, (client) => writeBackup(client, second, version));
  } finally {
    await stop(almanac);
  }
  await restore(second);
  // The other tables may change by themselves.
  const kept = [
    'users',
    'sessions',
    'departments',
    'teams',
    'team_members',
    'time_off_requests',
    'audit_entries',
  ];
  const before = await fingerprintTables(source.pool);
  const after = await fingerprintTables(look);
  for (const table of kept.map((name) => `"public"."${name}"`))
    expect(after[table], table).toBe(before[table]);
});

async function stop(almanac: AlmanacProcess): Promise<void> {
  almanac.signal('SIGTERM');
  const { code, output } = await almanac.ended;
  expect(code, output).toBe(0);
}

test('a backup of a stopped embedded database needs no Almanac, and of a missing one creates none', async () => {
  const place = { dataDirectory: join(folder, 'stopped') };
  await withDatabaseAlone(place, (client) => restoreBackup(client, { ...restoring, file: backup }));
  const file = join(folder, 'stopped.backup');
  await withRunningDatabase(place, (client) => writeBackup(client, file, version));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const nowhere = join(folder, 'nowhere');
  const backingUp = withRunningDatabase({ dataDirectory: nowhere }, (client) =>
    writeBackup(client, join(folder, 'nothing.backup'), version),
  );
  await expect(backingUp).rejects.toThrow(`DATA_DIR is ${nowhere}, which holds no database.`);
  expect(await readdir(folder)).not.toContain('nowhere');
});

test('restored tables belong to the restoring role, and the file names no source role', async () => {
  const role = `restorer_${randomUUID().replaceAll('-', '')}`;
  await look.query(`CREATE ROLE ${role} LOGIN`);
  await look.query(`GRANT ALL ON DATABASE ${target.poolConfig.database} TO ${role}`);
  await look.query(`GRANT ALL ON SCHEMA public TO ${role}`);
  await withDatabaseAlone(placeOf({ ...target.poolConfig, user: role }), (client) =>
    restoreBackup(client, { ...restoring, file: backup }),
  );
  const asStranger = withRunningDatabase(placeOf(target.servicePoolConfig), (client) =>
    writeBackup(client, join(folder, 'stranger.backup'), version),
  );
  await expect(asStranger).rejects.toThrow('name their owner in DATABASE_OWNER_URL');
  const { rows } = await look.query(
    `SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
  );
  expect(rows).toEqual([{ tableowner: role }]);
  expect(await fingerprintTables(look)).toEqual(await fingerprintTables(source.pool));
  await look.query(
    `REASSIGN OWNED BY ${role} TO ${target.poolConfig.user}; DROP OWNED BY ${role}; DROP ROLE ${role}`,
  );
});

test('a non-empty database is overwritten only on request, and completely', async () => {
  await restore(backup);
  await look.query("UPDATE users SET name = 'Somebody else'");
  const changed = await fingerprintTables(look);
  await expect(restore(backup)).rejects.toThrow('add --overwrite');
  expect(await fingerprintTables(look)).toEqual(changed);
  await restore(backup, { mayOverwrite: true });
  expect(await fingerprintTables(look)).toEqual(await fingerprintTables(source.pool));
});

test('an unused installation counts as empty and is overwritten', async () => {
  const environment = { ...onDatabase(target.poolConfig), DEMO: 'false' };
  const almanac = startAlmanacProcess({ dataDirectory: folder, environment });
  try {
    await almanac.ready();
  } finally {
    await stop(almanac);
  }
  await restore(backup);
  expect(await fingerprintTables(look)).toEqual(await fingerprintTables(source.pool));
});

test('an additional table does not prevent a restore', async () => {
  await restore(backup);
  await look.query(
    "CREATE TABLE reports (id serial, text text); INSERT INTO reports VALUES (1, 'a'), (2, 'b')",
  );
  const file = join(folder, 'with-reports.backup');
  await writeFrom(target, file);
  const { leftOut } = await restore(file, { mayOverwrite: true });
  expect(leftOut).toEqual(['reports']);
  expect(await fingerprintTables(look)).toEqual(await fingerprintTables(source.pool));
});

test('foreign tables are never touched', async () => {
  await look.query('CREATE TABLE invoices (total integer)');
  await expect(restore(backup, { mayOverwrite: true })).rejects.toThrow("tables that are not Almanac's");
  expect((await look.query('SELECT FROM invoices')).rowCount).toBe(0);
});

test.each(['', '&application_name=hr-tools'])(
  'a database in use by Almanac is left alone%s',
  async (named) => {
    const { DATABASE_URL, ...environment } = onDatabase(target.poolConfig);
    const almanac = startAlmanacProcess({
      dataDirectory: folder,
      environment: { ...environment, DATABASE_URL: `${DATABASE_URL}${named}` },
    });
    try {
      await almanac.ready();
      await expect(restore(backup, { mayOverwrite: true })).rejects.toThrow('stop every instance first');
    } finally {
      await stop(almanac);
    }
  },
);

test('a truncated, changed or foreign file is refused, and the data stays', async () => {
  await restore(backup);
  const before = await fingerprintTables(look);
  const whole = await readFile(backup);
  const text = gunzipSync(whole).toString();
  const faults: [string, Buffer, string][] = [
    ['cut', whole.subarray(0, whole.length - 100), 'ends too early'],
    ['cut-inside', gzipSync(text.slice(0, text.length / 2)), 'ends too early'],
    ['changed', gzipSync(text.replace('grace@example.com', 'grave@example.com')), 'is damaged'],
    ['text', Buffer.from('hello'), 'is damaged, or no backup of Almanac'],
    ['other', gzipSync('{"almanacBackup":2}\n'), 'is no backup of Almanac, or one of a newer version'],
    ['newer', gzipSync(text.replace('0011-requester.sql', '0999-from-tomorrow.sql')), 'is damaged'],
  ];
  for (const [name, content, reason] of faults) {
    const file = join(folder, name);
    await writeFile(file, content);
    await expect(restore(file, { mayOverwrite: true }), name).rejects.toThrow(`${file} ${reason}.`);
  }
  expect(await fingerprintTables(look)).toEqual(before);
});

test('an older Almanac refuses a newer backup', async () => {
  const newer = join(folder, 'newer.backup');
  await restore(backup);
  await look.query("INSERT INTO schema_migrations VALUES ('9999-from-tomorrow.sql', 'hash')");
  await writeFrom(target, newer);
  await expect(restore(newer, { mayOverwrite: true })).rejects.toThrow('restore it with that one');
  expect((await look.query('SELECT FROM users')).rowCount).toBeGreaterThan(0);
});

test('an existing backup is never overwritten, and a failed one leaves nothing behind', async () => {
  await expect(writeFrom(source, backup)).rejects.toThrow('is there already; name another');
  await expect(writeFrom(target, join(folder, 'empty.backup'))).rejects.toThrow('holds nothing of Almanac');
  expect((await readdir(folder)).filter((name) => name.startsWith('empty'))).toEqual([]);
  const file = join(folder, 'missing', 'file');
  await expect(writeFrom(source, file)).rejects.toThrow('ENOENT');
});

test('writes during a backup are in it completely or not at all', async () => {
  const people = await source.pool.query('SELECT id FROM users LIMIT 20');
  const file = join(folder, 'busy.backup');
  let isDone = false;
  const writing = (async () => {
    for (let count = 0; !isDone; count += 1) {
      await source.pool.query(
        `WITH changed AS (UPDATE users SET name = $2 WHERE id = $1)
         INSERT INTO rate_limits (key, points, expire) VALUES ($2, 1, NULL)`,
        [people.rows[count % 20].id, `writer ${count}`],
      );
    }
  })();
  await writeFrom(source, file).finally(() => {
    isDone = true;
  });
  await writing;
  await restore(file);
  const { rows } = await look.query(
    `SELECT name FROM users WHERE name LIKE 'writer %' AND NOT EXISTS (SELECT FROM rate_limits WHERE key = name)`,
  );
  expect(rows).toEqual([]);
});
