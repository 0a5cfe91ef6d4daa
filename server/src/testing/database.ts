import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../platform/database/database.ts';
import type { EmbeddedConnection } from '../platform/database/embedded/embedded-postgres.ts';

export interface TestDatabase {
  /** Connects as the owner of the tables, with all rights. */
  pool: pg.Pool;
  database: Database;
  poolConfig: EmbeddedConnection;
  /** Connects as the service does. */
  servicePool: pg.Pool;
  servicePoolConfig: EmbeddedConnection;
  drop(): Promise<void>;
}

/** Creates a migrated, empty database for a test file; `drop()` it in `afterAll`. */
export function testDatabase(): Promise<TestDatabase> {
  return copyOf(inject('postgres').template);
}

export function emptyDatabase(): Promise<TestDatabase> {
  return copyOf('template0');
}

async function copyOf(template: string): Promise<TestDatabase> {
  const { template: _template, serviceRole, ...server } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const poolConfig = { ...server, database: name };
  const maintenance = { ...server, database: 'postgres' };
  await execute(maintenance, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const pool = createPool(poolConfig);
  const servicePoolConfig = { ...poolConfig, user: serviceRole };
  const servicePool = createPool(servicePoolConfig);
  const drop = async () => {
    for (const each of [pool, servicePool]) if (!each.ended) await each.end();
    await execute(maintenance, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  const database = createDatabase(pool);
  return { pool, database, poolConfig, servicePool, servicePoolConfig, drop };
}

async function execute(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
