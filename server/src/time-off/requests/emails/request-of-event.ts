import type { LoggedEvent } from '@almanac/domain/events/event';
import { typeOfRequest } from '@almanac/domain/leave/types/leave-type';
import { RequestState } from '@almanac/domain/time-off/events';
import type { RequestedTime } from '@almanac/domain/time-off/requests/span-text';
import * as z from 'zod/mini';
import { readTypesByCode } from '../../../leave/types/type-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { readKnownRequests } from '../queries.ts';
import type { StoredRequest } from '../records/stored-request.ts';

const OfRequest = z.object({ request: RequestState });

/** The request as it stood at the event, with its current reasons; undefined if it is deleted. */
export async function readRequestOf(
  database: Reader,
  { entityId, data }: Pick<LoggedEvent, 'entityId' | 'data'>,
): Promise<StoredRequest | undefined> {
  return readRequestAs(database, { id: entityId, ...OfRequest.parse(data).request });
}

/** The request as an event states it, with its current reasons; undefined if it is deleted. */
export async function readRequestAs(
  database: Reader,
  { id, type, typeName, ...state }: RequestState & { id: string },
): Promise<StoredRequest | undefined> {
  const current = (await readKnownRequests(database, [id])).get(id);
  if (!current) return undefined;
  const types = await readTypesByCode(database);
  const { startHalf = 'AM', endHalf = 'PM', minutes } = state;
  return {
    ...current,
    ...state,
    startHalf,
    endHalf,
    minutes,
    type: { ...typeOfRequest(types.get(type), state), name: typeName },
  };
}

const timeFields: readonly string[] = ['startDate', 'endDate', 'startHalf', 'endHalf', 'minutes'];

/** The requested time before the event's changes. */
export function formerTime({ data, changes }: Pick<LoggedEvent, 'data' | 'changes'>): RequestedTime {
  const { startDate, endDate, startHalf, endHalf, minutes } = OfRequest.parse(data).request;
  const former = changes
    .filter(({ field }) => timeFields.includes(field))
    .map(({ field, from }) => [field, from]);
  return { startDate, endDate, startHalf, endHalf, minutes, ...Object.fromEntries(former) };
}

/** The code of the type before the event's changes. */
export function formerType({ data, changes }: Pick<LoggedEvent, 'data' | 'changes'>): string {
  const former = changes.find(({ field }) => field === 'type')?.from;
  return typeof former === 'string' ? former : OfRequest.parse(data).request.type;
}
