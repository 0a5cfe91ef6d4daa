import type { Reader } from '../../platform/database/database.ts';

/** A pending request. */
export interface WaitingRequest {
  id: string;
  requesterId: string;
  type: string;
  /** The time of the request or its last edit. */
  waitsSince: Date;
}

/** The pending requests, oldest first. */
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

/** The reason for a reminder. */
export const reminderKinds = ['STANDS_IN', 'REMINDED', 'ESCALATED', 'BECAME_APPROVER'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** A due reminder. */
export interface Reminder {
  requestId: string;
  userId: string;
  kind: ReminderKind;
  /** The day since which the request is pending. */
  since: string;
}

/** The reminders sent about the requests. */
export function readReminders(database: Reader, requestIds: readonly string[]): Promise<Reminder[]> {
  return database
    .selectFrom('requestReminders')
    .select(['requestId', 'userId', 'kind', 'since'])
    .where((eb) => eb('requestId', '=', eb.fn.any(eb.val(requestIds))))
    .execute();
}
