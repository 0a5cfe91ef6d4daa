import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { amountOf } from '@almanac/domain/leave/types/amount';
import { timeOffCancelled, timeOffEdited } from '@almanac/domain/time-off/events';
import { leaveUntil } from '@almanac/domain/time-off/leaving/leave-until';
import { namedPerson } from '../../audit/named-person.ts';
import type { Writer } from '../../platform/database/database.ts';
import { readAccountsOf } from '../balances/facts/booking-facts.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { requestState } from '../requests/records/request-state.ts';
import {
  lockRequestsOf,
  saveCancellation,
  saveDecidedAmount,
  saveEndDate,
} from '../requests/records/store.ts';

/**
 * Ends a locked person's time off on the day: current requests are shortened, later ones cancelled. Returns the
 * events.
 */
export async function endLeaveOn(writer: Writer, userId: string, lastDay: CalendarDate): Promise<Event[]> {
  const events: Event[] = [];
  const requests = await lockRequestsOf(writer, userId);
  const accounts = (await readAccountsOf(writer, userId)) ?? [];
  // Requests are locked by id, but listed by date in mails.
  for (const before of requests.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))) {
    const facts = accounts.find(({ type }) => type.code === before.type);
    if (!facts) throw new Error(`Nothing is known of the type ${before.type}, of which there is a request`);
    const left = leaveUntil(before, lastDay, facts);
    if (left.is === 'kept') continue;
    if (left.is === 'cancelled') await saveCancellation(writer, before.id);
    else await saveEndDate(writer, before, left.endDate);
    const request = await readKnownRequest(writer, before.id);
    if (left.is === 'shortened' && request.status === 'APPROVED') {
      await saveDecidedAmount(writer, request.id, amountOf(request.amount, request.type.unit));
    }
    const isCancelled = left.is === 'cancelled';
    const of = { entityId: request.id, subject: namedPerson(request.requester) };
    events.push(
      isCancelled
        ? timeOffCancelled({
            ...of,
            changes: [{ field: 'status', from: before.status, to: request.status }],
            data: { request: requestState(request), because: 'EMPLOYMENT_ENDS' },
          })
        : timeOffEdited({
            ...of,
            changes: [{ field: 'endDate', from: before.endDate, to: request.endDate }],
            data: { request: requestState(request), endsWithEmployment: true },
          }),
    );
  }
  return events;
}
