import type { Reader } from '../../platform/database/database.ts';

/** A request that waits for a decision. */
export interface WaitingRequest {
  id: string;
  requesterId: string;
  type: string;
  /** When it was asked for or changed last. */
  waitsSince: Date;
}

/** Reads the requests that wait, the oldest first. */
export async function readWaitingRequests(database: Reader): Promise<WaitingRequest[]> {
  const rows = await database
    .selectFrom('timeOffRequests')
    .select(['id', 'requesterId', 'type', 'updatedAt', 'createdAt'])
    .where('status', '=', 'PENDING')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ updatedAt, createdAt, ...request }) => ({
    ...request,
    waitsSince: updatedAt > createdAt ? updatedAt : createdAt,
  }));
}

/** Why somebody is mailed about a request that waits. */
export type ReminderKind = 'STANDS_IN' | 'REMINDED' | 'ESCALATED';

/** A mail that is due to somebody about a request. */
export interface Reminder {
  requestId: string;
  userId: string;
  kind: ReminderKind;
  /** The day since which the request waits. */
  since: string;
}
