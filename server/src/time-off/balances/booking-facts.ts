import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { noSuchType } from '@almanac/domain/leave/leave-type';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import type { RequestFacts } from '@almanac/domain/time-off/booking/request-check';
import type { Reader } from '../../platform/database/database.ts';
import { readOpenRequests } from '../requests/queries.ts';
import { readLeaveFacts } from './leave-facts.ts';

interface BookingAsked {
  userId: string;
  type: string;
  /** Who is told of the person's other requests. */
  viewer: Pick<Viewer, 'id' | 'role'>;
  today: CalendarDate;
}

/** What time off of the type is judged by for the person. */
export async function readBookingFacts(
  database: Reader,
  { userId, type, viewer, today }: BookingAsked,
): Promise<Outcome<RequestFacts, 'NOT_FOUND' | 'VALIDATION_ERROR'>> {
  const [person] = await readLeaveFacts(database, [userId], [type]);
  if (!person) return notFound('User');
  const [leave] = person.accounts;
  if (!leave) return noSuchType;
  return { today, requests: await readOpenRequests(database, userId, viewer), leave };
}

/** The accounts of the person, one a type; nothing where there is no such person. */
export async function readAccountsOf(
  database: Reader,
  userId: string,
): Promise<readonly [LeaveFacts, ...LeaveFacts[]] | undefined> {
  const [person] = await readLeaveFacts(database, [userId]);
  const [first, ...others] = person?.accounts ?? [];
  return first && [first, ...others];
}
