import type { InvitationMethod } from '@almanac/domain/connections/invitations/next-invitation';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../platform/database/database.ts';

export interface StoredInvitation {
  requestId: string;
  userId: string;
  uid: string;
  organizer: string;
  recipient: string;
  method: InvitationMethod;
  sequence: number;
  startDate: string;
  endDate: string;
  content: string;
  sentWith: string;
}

/**
 * Stores an invitation as it is sent; false if another one of the request was stored since. No record changes, so this is
 * no change with an event.
 */
export async function saveInvitation(
  database: Reader,
  invitation: StoredInvitation,
  formerSequence: number | undefined,
): Promise<boolean> {
  const { requestId, userId, uid, organizer, recipient, method, sequence, content, sentWith } = invitation;
  const { rows } = await sql`
    INSERT INTO calendar_invitations AS invitation (request_id, user_id, uid, organizer, recipient, method, sequence,
      start_date, end_date, content, sent_with)
    VALUES (${requestId}, ${userId}, ${uid}, ${organizer}, ${recipient}, ${method}, ${sequence},
      ${invitation.startDate}, ${invitation.endDate}, ${content}, ${sentWith})
    ON CONFLICT (request_id) DO UPDATE SET method = excluded.method, sequence = excluded.sequence,
      start_date = excluded.start_date, end_date = excluded.end_date, content = excluded.content, sent_with = excluded.sent_with
    WHERE invitation.sequence = ${formerSequence ?? null}
    RETURNING request_id`.execute(database);
  return rows.length > 0;
}

/** Forgets the invitations of a person. */
export async function removeInvitationsOf(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('calendarInvitations').where('userId', '=', userId).execute();
}
