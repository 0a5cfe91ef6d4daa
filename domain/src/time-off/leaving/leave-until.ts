import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { type ChargeFacts, charges, sumOf } from '../balances/engine/charges/charges.ts';
import type { Span } from '../balances/engine/leave-facts.ts';

/**
 * What happens to time off when a last day is set: it is shortened to end on that day, or cancelled if the remaining
 * days charge nothing, such as free days and holidays. Unchanged if it already ends by then.
 */
export function leaveUntil(
  span: Span,
  lastDay: CalendarDate,
  facts: ChargeFacts,
): { is: 'kept' } | { is: 'cancelled' } | { is: 'shortened'; endDate: CalendarDate } {
  if (span.endDate <= lastDay) return { is: 'kept' };
  const left: Span = { ...span, endDate: lastDay, endHalf: 'PM' };
  if (span.startDate > lastDay || sumOf(charges(left, facts)) === 0) return { is: 'cancelled' };
  return { is: 'shortened', endDate: lastDay };
}
