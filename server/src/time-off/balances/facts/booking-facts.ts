import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isTypeShown, noSuchType, typeOfRequest } from '@almanac/domain/leave/types/leave-type';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import type { RequestFacts } from '@almanac/domain/time-off/booking/request-check';
import type { Reader } from '../../../platform/database/database.ts';
import type { KnownRules } from '../../requests/records/known-requests.ts';
import { seenIn } from '../../requests/records/visibility-queries.ts';
import { type PersonalAccounts, readLeaveFacts } from './leave-facts.ts';

interface BookingAsked {
  userId: string;
  type: string;
  /** The viewer to whom the person's other requests are shown. */
  viewer: Pick<Viewer, 'id' | 'role'>;
  today: CalendarDate;
}

/** The facts that decide on a request and make up its response. */
export type BookingFacts = RequestFacts &
  KnownRules & {
    /** The person's accounts of other types that the viewer may see. */
    others: readonly LeaveFacts[];
  };

/** The facts that decide on the person's time off of one type. */
export async function readBookingFacts(
  database: Reader,
  { userId, type, viewer, today }: BookingAsked,
): Promise<Outcome<BookingFacts, 'NOT_FOUND' | 'VALIDATION_ERROR'>> {
  const [person] = await readLeaveFacts(database, [userId]);
  if (!person) return notFound(message('time-off.balances.user'));
  const leave = person.accounts.find((account) => account.type.code === type);
  if (!leave) return noSuchType;
  const seenBy = { role: viewer.role, isRequester: viewer.id === userId };
  const others = person.accounts.filter(
    (account) => account !== leave && isTypeShown(person.types.get(account.type.code), seenBy, true),
  );
  return { today, requests: openRequestsOf(person, viewer), leave, others, types: person.types };
}

/** The person's requests that occupy days, in order, with their types as the viewer may see them. */
function openRequestsOf({ userId, accounts, types }: PersonalAccounts, viewer: BookingAsked['viewer']) {
  const seenBy = { role: viewer.role, isRequester: viewer.id === userId };
  const requests = accounts.flatMap(({ type: { code }, requests: ofType }) => {
    const type = types.get(code);
    return ofType.map(({ decidedAmount: _amount, ...request }) => {
      return { ...request, type: code, ...seenIn(typeOfRequest(type, request), seenBy) };
    });
  });
  return requests.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
}

/** The person's accounts, one per type; undefined if there is no such person. */
export async function readAccountsOf(
  database: Reader,
  userId: string,
): Promise<readonly [LeaveFacts, ...LeaveFacts[]] | undefined> {
  const [person] = await readLeaveFacts(database, [userId]);
  const [first, ...others] = person?.accounts ?? [];
  return first && [first, ...others];
}
