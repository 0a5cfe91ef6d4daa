import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { type ChargeFacts, charges, sumOf } from '../balances/engine/charges.ts';
import type { Span } from '../balances/engine/leave-facts.ts';

/**
 * What becomes of time off when the last day is set: none of its days after that one remain. It ends on the last day,
 * or is cancelled where the days that are left take nothing, such as free days and holidays; nothing where it ends by then.
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
