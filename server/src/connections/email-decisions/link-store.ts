import { sql } from 'kysely';
import type { Reader, Writer } from '../../platform/database/database.ts';

interface NewLink {
  tokenHash: string;
  approverId: string;
  requestId: string;
  requestVersion: number;
  now: Date;
  expiresAt: Date;
}

/**
 * Stores a link, or extends one whose email is sent again, unless it was used. Deletes links that expired a month ago. No record
 * changes, so this is no change with an event.
 */
export async function saveLink(
  database: Reader,
  { tokenHash, approverId, requestId, requestVersion, now, expiresAt }: NewLink,
): Promise<void> {
  await sql`
    WITH forgotten AS (
      DELETE FROM decision_links
      WHERE expires_at < ${now}::timestamptz - interval '30 days' AND token_hash <> ${tokenHash}
    )
    INSERT INTO decision_links AS link (token_hash, approver_id, request_id, request_version, created_at, expires_at)
    VALUES (${tokenHash}, ${approverId}, ${requestId}, ${requestVersion}, ${now}, ${expiresAt})
    ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at
    WHERE link.used_at IS NULL AND link.expires_at < excluded.expires_at`.execute(database);
}

/** Marks the link as used; false if it was used meanwhile. */
export async function useLink(writer: Writer, tokenHash: string, now: Date): Promise<boolean> {
  const used = await writer
    .updateTable('decisionLinks')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .returning('tokenHash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Lets the links that were about one version of a request decide a later one that is the same again. */
export async function moveLinks(
  writer: Writer,
  { requestId, from, to }: { requestId: string; from: number; to: number },
): Promise<void> {
  await writer
    .updateTable('decisionLinks')
    .set({ requestVersion: to, usedAt: null })
    .where('requestId', '=', requestId)
    .where('requestVersion', '=', from)
    .execute();
}

/**
 * The same for a decision that was undone on a screen: the decision and the undoing each made a version. Runs after that change,
 * and changes no record.
 */
export async function restoreLinks(
  database: Reader,
  { requestId, version }: { requestId: string; version: number },
): Promise<void> {
  await sql`
    UPDATE decision_links SET request_version = ${version}, used_at = NULL
    WHERE request_id = ${requestId} AND request_version = ${version - 2}`.execute(database);
}

/** Deletes a person's links. */
export async function deleteLinksOf(writer: Writer, approverId: string): Promise<void> {
  await writer.deleteFrom('decisionLinks').where('approverId', '=', approverId).execute();
}
