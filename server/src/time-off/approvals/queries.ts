import type { Viewer } from '@almanac/domain/access/permissions';
import type { DecidedRequest } from '@almanac/domain/time-off/approvals/undo-decision';
import { sql } from 'kysely';
import type { People } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { MailCondition } from '../../platform/mail/mail.ts';
import { bookingColumns } from '../requests/queries.ts';
import { withHours } from '../requests/records/hours-of-row.ts';
import { isHidden } from '../requests/records/visibility-queries.ts';

/** Reads the pending requests of these requesters whose types the viewer may see. */
export async function readRequestsToDecide(
  database: Reader,
  requesters: People,
  requestIds: readonly string[],
  viewer: Viewer,
) {
  const rows = await database
    .selectFrom('timeOffRequests as request')
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .select(bookingColumns.map((column) => `request.${column}` as const))
    .select(['requester.departmentId', 'requester.name', 'requester.email'])
    .where((eb) => eb('request.id', '=', eb.fn.any(eb.val(requestIds))))
    .where('request.status', '=', 'PENDING')
    .where((eb) => eb.not(isHidden(viewer)))
    .orderBy('request.id')
    .execute();
  return rows.map(withHours);
}

/** Reads a request's decision and its age by the database clock. */
export function readDecision(database: Reader, id: string): Promise<DecidedRequest> {
  return database
    .selectFrom('timeOffRequests')
    .select([
      'status',
      'decidedById',
      sql<number | null>`extract(epoch FROM clock_timestamp() - decided_at)::float8`.as(
        'secondsSinceDecision',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Whether a mail about a request is still true: same decision, or same status and, for an edit, same version. Waits for
 * a concurrent change of the request.
 */
export async function doesRequestStand(database: Reader, condition: MailCondition): Promise<boolean> {
  const request = await database
    .selectFrom('timeOffRequests')
    .select(['status', 'decidedAt', 'version'])
    .where('id', '=', condition.id)
    .forShare()
    .executeTakeFirst();
  if (!request) return false;
  if ('at' in condition) {
    return request.decidedAt?.toISOString() === condition.at && request.status !== 'CANCELLED';
  }
  const { status, version = request.version } = condition;
  return request.status === status && request.version === version;
}
