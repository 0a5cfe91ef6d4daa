import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPool } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { setUpDatabase } from '../platform/database/setup/set-up-database.ts';
import { restrictedTables } from '../restricted-tables.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; ssl: false; template: string; serviceRole: string };
  }
}

const migrations = join(import.meta.dirname, '../../migrations');

// Test data needs no durability, which only costs time. Commits are still flushed at once: until then VACUUM can't see
// their rows, and plans would vary.
const hasty = { fsync: 'off', full_page_writes: 'off', max_connections: '300' };

/** Runs one PostgreSQL for all tests, with a migrated template database that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-test-'));
  const server = await startEmbeddedPostgres({ dataDirectory, settings: hasty });
  const stop = async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const { database: template, ...connection } = server.poolConfig;
  const pool = createPool(server.poolConfig);
  const serviceRole = server.servicePoolConfig.user;
  await setUpDatabase({ owner: pool, migrations, serviceRole, restrictedTables })
    .catch((error: unknown) => stop().then(() => Promise.reject(error)))
    .finally(() => pool.end());
  project.provide('postgres', { ...connection, template, serviceRole });
  return stop;
}
