import type { AuditEntry } from '@almanac/domain/audit/schema';
import { RequestFacts } from '@almanac/domain/time-off/events';
import * as z from 'zod/mini';
import { readTypesByCode } from '../../../leave/types/type-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { readKnownRequests } from '../queries.ts';
import type { StoredRequest } from '../records/stored-request.ts';

const OfRequest = z.object({ request: RequestFacts });

/** The request as it stood at the event, with its current reasons; undefined if it is deleted. */
export async function readRequestOf(
  database: Reader,
  { entityId, data }: Pick<AuditEntry, 'entityId' | 'data'>,
): Promise<StoredRequest | undefined> {
  const current = (await readKnownRequests(database, [entityId])).get(entityId);
  return current && { ...current, ...(await timeOffOf(database, OfRequest.parse(data).request)) };
}

/** The time off of an event, with its full type. */
export async function timeOffOf(database: Reader, { type, typeName, ...facts }: RequestFacts) {
  const types = await readTypesByCode(database);
  const { startHalf = 'AM', endHalf = 'PM', minutes } = facts;
  return { ...facts, startHalf, endHalf, minutes, type: { ...types.get(type), name: typeName } };
}
