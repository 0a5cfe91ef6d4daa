import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { generate, PostgresDialect as TableDialect } from 'kysely-codegen';
import type pg from 'pg';
import { createPool } from '../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../server/src/platform/database/migrator.ts';
import { findProgram, projectDirectory } from './project.ts';

export const tablesFile = join(projectDirectory, 'server/src/platform/database/tables.ts');

/** Runs the migrations on an empty database and writes down its tables as TypeScript. */
export async function describeTables(): Promise<string> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-tables-'));
  const server = await startEmbeddedPostgres({ dataDirectory, settings: { fsync: 'off' } });
  const pool = createPool(server.poolConfig);
  try {
    await migrate(pool, join(projectDirectory, 'server/migrations'));
    return await format(await describeDatabase(pool));
  } finally {
    await pool.end();
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function describeDatabase(pool: pg.Pool): Promise<string> {
  const choices = await findChoices(pool);
  return generate({
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    dialect: new TableDialect({ dateParser: 'string' }),
    camelCase: true,
    excludePattern: 'schema_migrations',
    typeMapping: { int8: 'number' },
    outFile: null,
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables) {
        for (const column of table.columns) {
          column.enumValues ??= choices.get(`${table.name}.${column.name}`) ?? null;
        }
      }
      return metadata;
    },
  });
}

/** The columns that a check holds to a list of texts (`role IN ('A', 'B')`): they become unions. */
async function findChoices(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ column: string; definition: string }>(`
    SELECT conrelid::regclass || '.' || attname AS "column", pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'c' AND cardinality(conkey) = 1`);
  const choices = new Map<string, string[]>();
  for (const { column, definition } of rows) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition)?.[1];
    if (list === undefined) continue;
    choices.set(
      column,
      [...list.matchAll(/'([^']*)'::text/g)].flatMap(([, text]) => text ?? []),
    );
  }
  return choices;
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
