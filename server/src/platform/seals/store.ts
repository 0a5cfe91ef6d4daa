import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface Sealed {
  /** How many entries were sealed. */
  sealed: number;
  /** Where the chain then ends. */
  headPosition: number;
  headHash: string;
}

/** Seals entries of the audit log that wait for it, so many at most; nothing where none waits or another instance is at it. */
export async function sealWaiting(database: Database, longest: number): Promise<Sealed | undefined> {
  const { rows } = await sql<Sealed>`
    SELECT sealed, head_position AS "headPosition", head_hash AS "headHash" FROM seal_audit_entries(${longest})`.execute(
    database,
  );
  return rows[0];
}
