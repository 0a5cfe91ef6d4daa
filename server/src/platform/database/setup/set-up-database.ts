import type pg from 'pg';
import { installJobQueue } from '../../jobs/job-queue.ts';
import { createDatabase } from '../database.ts';
import { inTurn } from '../in-turn.ts';
import { migrate } from './migrator.ts';
import { grantServiceRights, type RestrictedTables } from './service-rights.ts';

export interface DatabaseSetUp {
  /** Connects as the role that owns the tables. */
  owner: pg.Pool;
  /** The folder of the migrations. */
  migrations: string;
  /** The service role; absent if the owner serves. */
  serviceRole?: string | undefined;
  restrictedTables: RestrictedTables;
  onProgress?: (message: string) => void;
  signal?: AbortSignal;
}

/** Creates or updates the tables and grants the service its rights. */
export async function setUpDatabase(setUp: DatabaseSetUp): Promise<void> {
  const { owner, migrations, serviceRole, restrictedTables, ...progress } = setUp;
  await migrate(owner, migrations, progress);
  const database = createDatabase(owner);
  await inTurn(database, async () => {
    await installJobQueue(database);
    if (serviceRole !== undefined) await grantServiceRights(owner, serviceRole, restrictedTables);
  });
}
