import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Deciders } from '@almanac/domain/time-off/requests/deciders';
import type { Reader } from '../../../platform/database/database.ts';
import { approversAmong, readCandidatesByPerson } from './approver-queries.ts';
import type { StoredRequest } from './stored-request.ts';

type DecidersOf = (request: StoredRequest) => Partial<Deciders>;

/** Reads who is asked to decide the requests, with one query, or none if no request is pending. */
export async function readRequestDeciders(
  database: Reader,
  requests: readonly StoredRequest[],
  today: CalendarDate,
): Promise<DecidersOf> {
  const requesterIds = new Set(requests.filter(isPending).map(({ requester }) => requester.id));
  if (requesterIds.size === 0) return () => ({});
  const candidatesOf = await readCandidatesByPerson(database, [...requesterIds], today);
  const known = new Map<string, Deciders>();
  return (request) => {
    if (!isPending(request)) return {};
    const { requester, type } = request;
    const key = `${requester.id} ${type.shownTo}`;
    const deciders = known.get(key) ?? approversAmong(candidatesOf(requester.id), type).asked;
    known.set(key, deciders);
    return deciders;
  };
}

function isPending({ status }: StoredRequest): boolean {
  return status === 'PENDING';
}
