import type { DecidedRequest } from '@almanac/domain/time-off/approvals/undo-decision';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Reads the decision on a request, and how long ago it was by the database's clock. */
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

/** Whether a request is still as it was decided at the moment; waits for whoever is taking it back. */
export async function doesDecisionStand(
  database: Reader,
  { id, at }: { id: string; at: string },
): Promise<boolean> {
  const request = await database
    .selectFrom('timeOffRequests')
    .select(['status', 'decidedAt'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return request?.decidedAt?.toISOString() === at && request.status !== 'CANCELLED';
}
