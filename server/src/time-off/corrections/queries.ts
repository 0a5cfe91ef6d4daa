import type { Viewer } from '@almanac/domain/access/permissions';
import { isTypeShown, type LeaveType } from '@almanac/domain/leave/types/leave-type';
import { readTypesByCode } from '../../leave/types/type-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { withHours } from '../requests/records/hours-of-row.ts';

/** Reads the original request and its remaining parts. */
export async function readOrigin(database: Reader, id: string) {
  const pieces = await database
    .selectFrom('timeOffRequests')
    .select(['id', 'type', 'status', 'startDate', 'endDate', 'startHalf', 'endHalf', 'originKind'])
    .select(['minutes', 'minutesHalf'])
    .where((eb) => eb.or([eb('id', '=', id), eb('originId', '=', id)]))
    .orderBy('startDate')
    .execute();
  const origin = pieces.find((each) => each.id === id);
  if (!origin) throw new Error(`The request ${id} is not there`);
  return { origin: withHours(origin), rests: pieces.filter(({ originKind }) => originKind === 'REST') };
}

/** Whether the request was interrupted. */
export async function isInterrupted(database: Reader, id: string): Promise<boolean> {
  const part = await database
    .selectFrom('timeOffRequests')
    .select('id')
    .where('originId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
}

/** Reads the approved requests of a person and type. */
export function readRequestsOfType(database: Reader, requesterId: string, type: string) {
  return database
    .selectFrom('timeOffRequests')
    .select(['id', 'status', 'startDate', 'endDate', 'startHalf', 'endHalf'])
    .where('requesterId', '=', requesterId)
    .where('type', '=', type)
    .where('status', '=', 'APPROVED')
    .execute();
}

/** Reads the type, if it exists and the actor may see it for the person. */
export async function readRecordedType(
  database: Reader,
  code: string,
  { actor, isRequester }: { actor: Viewer; isRequester: boolean },
): Promise<LeaveType | undefined> {
  const type = (await readTypesByCode(database)).find(code);
  return type && isTypeShown(type, { role: actor.role, isRequester }, true) ? type : undefined;
}
