import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../platform/database/database.ts';

export interface TestDatabase {
  pool: pg.Pool;
  database: Database;
  poolConfig: { host: string; port: number; user: string; database: string; ssl: false };
  drop(): Promise<void>;
}

/** Gives a test file a migrated, empty database of its own; `drop()` it in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const { template, ...server } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const poolConfig = { ...server, database: name };
  const maintenance = { ...server, database: 'postgres' };
  await execute(maintenance, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const pool = createPool(poolConfig);
  const drop = async () => {
    if (!pool.ended) await pool.end();
    await execute(maintenance, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { pool, database: createDatabase(pool), poolConfig, drop };
}

async function execute(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
