import { sql } from 'kysely';
import type { Reader } from '../database/database.ts';

/** Stored, waiting and failed mails to any of the addresses. */
export async function readMailsTo(
  database: Reader,
  addresses: readonly string[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ at: Date; subject: string | null; text: string | null }>`
    SELECT at, subject, text FROM kept_mails WHERE recipient = ANY (${addresses})
    UNION ALL
    SELECT created_on, data ->> 'subject', data ->> 'text' FROM pgboss.job
    WHERE data ->> 'to' = ANY (${addresses}) OR data ->> 'email' = ANY (${addresses})
    ORDER BY 1`.execute(database);
  return rows.map(({ at, subject, text }) => ({ at: at.toISOString(), subject, text }));
}
