import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withDatabaseAlone } from '../../server/src/platform/database/backup/installation-database.ts';
import { fingerprintTables } from '../../server/src/testing/table-fingerprints.ts';
import { projectDirectory } from '../project.ts';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';
import type { Drill, DrillResult } from './drill.ts';
import { signInPeople } from './people.ts';
import { countRequestsWithoutEntry, startWriters, type Writers } from './writers.ts';

const writersAtOnce = 20;
const secondsOfWriting = 8;
const auditEntries = 100_000;

/** Backs an installation up while people write, and restores it into both kinds of database. */
export const restore: Drill = {
  about: `a backup while ${writersAtOnce} people write, beside ${auditEntries} audit entries, restored into an external and an embedded database`,
  run: runRestore,
};

async function runRestore(): Promise<DrillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-drill-restore-'));
  const server = await startDatabaseServer();
  try {
    const almanac = server.start({ CALLS_PER_SECOND: '0' });
    const address = await almanac.ready();
    const { employees } = await signInPeople(server.pool, writersAtOnce);
    await fillAuditLog(server);
    const writers = startWriters(employees, () => address);
    await pause((secondsOfWriting * 1000) / 2);
    const file = join(folder, 'busy.backup');
    const begin = Date.now();
    const said = await runCommand('backup', [file], server.environment);
    const end = Date.now();
    const writtenMeanwhile = countBetween(writers, begin, end);
    await pause((secondsOfWriting * 1000) / 2);
    await writers.stop();
    almanac.signal('SIGTERM');
    await almanac.ended;

    const external = await server.createDatabase('restored');
    const embedded = join(folder, 'embedded');
    const beforeRestores = Date.now();
    await runCommand('restore', [file], { ...server.environment, DATABASE_URL: external.url });
    const restoreSeconds = (Date.now() - beforeRestores) / 1000;
    await runCommand('restore', [file], { DATA_DIR: embedded });
    const inExternal = await fingerprintTables(external.pool);
    const inEmbedded = await withDatabaseAlone({ dataDirectory: embedded }, fingerprintTables);
    const different = Object.keys(inExternal).filter((table) => inExternal[table] !== inEmbedded[table]);
    const again = join(folder, 'again.backup');
    await runCommand('backup', [again], { DATA_DIR: embedded });
    const missing = await findMissing(external.pool, writers, begin, end);
    const torn = await countRequestsWithoutEntry(external.pool);
    const figures = {
      backup: said.trim(),
      's of the backup': ((end - begin) / 1000).toFixed(1),
      's of the restore into the external database': restoreSeconds.toFixed(1),
      'writes acknowledged while it ran': writtenMeanwhile,
      'tables compared': Object.keys(inExternal).length,
      'tables that differ between both kinds': different.length,
      'acknowledged before and not in it': missing.lost.length,
      'begun after and in it': missing.tooLate.length,
      'changes that are in it in part': torn,
    };
    const faults = [
      ...(writtenMeanwhile === 0 ? ['Nobody wrote while it ran'] : []),
      ...different.map((table) => `${table} differs`),
      ...missing.lost.map((reason) => `${reason} is not in the backup`),
      ...missing.tooLate.map((reason) => `${reason} came after the backup and is in it`),
      ...(torn > 0 ? ['The backup is not of one moment'] : []),
    ];
    return { figures, faults };
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

async function fillAuditLog({ pool }: DatabaseServer): Promise<void> {
  await pool.query(
    `WITH added AS (
       INSERT INTO audit_entries (id, action, entity, entity_id, changes)
       SELECT gen_random_uuid(), 'account.changed', 'user', gen_random_uuid(), '[]' FROM generate_series(1, $1::int)
       RETURNING id
     )
     INSERT INTO audit_personal (entry_id, summary) SELECT id, 'Changed the person ' || id FROM added`,
    [auditEntries],
  );
}

async function runCommand(
  name: 'backup' | 'restore',
  parameters: readonly string[],
  variables: Record<string, string>,
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const script = join(projectDirectory, 'scripts', `${name}.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
    env: { PATH, HOME, ...variables },
  });
  return stdout;
}

function countBetween({ attempts }: Writers, begin: number, end: number): number {
  const moments = [...attempts.values()].map(({ acknowledged }) => acknowledged?.at ?? 0);
  return moments.filter((at) => at > begin && at < end).length;
}

async function findMissing(
  pool: DatabaseServer['pool'],
  { attempts }: Writers,
  begin: number,
  end: number,
): Promise<{ lost: string[]; tooLate: string[] }> {
  const { rows } = await pool.query<{ reason: string }>('SELECT reason FROM time_off_requests');
  const stored = new Set(rows.map(({ reason }) => reason));
  const lost = [...attempts].filter(
    ([reason, { acknowledged }]) => (acknowledged?.at ?? end) < begin && !stored.has(reason),
  );
  const tooLate = [...attempts].filter(([reason, { sentAt }]) => sentAt > end && stored.has(reason));
  return { lost: lost.map(([reason]) => reason), tooLate: tooLate.map(([reason]) => reason) };
}
