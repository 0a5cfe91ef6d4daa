import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface Sealed {
  /** Number of sealed entries. */
  sealed: number;
  /** The new end of the chain. */
  headPosition: number;
  headHash: string;
}

/** Seals waiting audit entries up to a limit; undefined if none waits or another instance is sealing. */
export async function sealWaiting(database: Database, longest: number): Promise<Sealed | undefined> {
  const { rows } = await sql<Sealed>`
    SELECT sealed, head_position AS "headPosition", head_hash AS "headHash" FROM seal_audit_entries(${longest})`.execute(
    database,
  );
  return rows[0];
}
