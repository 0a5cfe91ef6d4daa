import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/setup/migrator.ts';
import { writeTableTypes } from '../../server/src/testing/table-types.ts';
import { findProgram, projectDirectory } from './project.ts';

export const tablesFile = join(projectDirectory, 'server/src/platform/database/tables.ts');

/** Runs the migrations on an empty database and returns its tables as TypeScript. */
export async function describeTables(): Promise<string> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-tables-'));
  const server = await startEmbeddedPostgres({ dataDirectory, settings: { fsync: 'off' } });
  const pool = createPool(server.poolConfig);
  try {
    await migrate(pool, join(projectDirectory, 'server/migrations'));
    return await format(await writeTableTypes(pool));
  } finally {
    await pool.end();
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

function format(source: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const biome = execFile(
      findProgram('biome'),
      ['check', '--write', `--stdin-file-path=${tablesFile}`],
      { cwd: projectDirectory },
      (error, stdout) => (error === null ? resolve(stdout) : reject(error)),
    );
    biome.stdin?.end(source);
  });
}
