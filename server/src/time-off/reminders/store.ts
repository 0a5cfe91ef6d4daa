import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';
import type { Reminder } from './queries.ts';

/** Stores and returns the reminders that were not sent yet, of requests that are still pending. */
export async function insertReminders(writer: Writer, reminders: readonly Reminder[]): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    INSERT INTO request_reminders (request_id, user_id, kind, since)
    SELECT given.* FROM unnest(
      ${reminders.map(({ requestId }) => requestId)}::uuid[],
      ${reminders.map(({ userId }) => userId)}::uuid[],
      ${reminders.map(({ kind }) => kind)}::text[],
      ${reminders.map(({ since }) => since)}::date[]
    ) AS given (request_id, user_id, kind, since)
    JOIN time_off_requests AS request ON request.id = given.request_id AND request.status = 'PENDING'
    ON CONFLICT DO NOTHING
    RETURNING request_id AS "requestId", user_id AS "userId", kind, since
  `.execute(writer);
  return rows;
}
