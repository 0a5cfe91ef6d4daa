import { isAdmin, type Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Message } from '../../language/message.ts';
import { leaveYearAt } from '../../leave/earning/year-ends.ts';
import { leaveYearName } from '../../leave/plans/leave-year.ts';
import type { RuleFacts } from '../../leave/plans/plan.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** The context of a refusal for a closed year. */
export interface ClosedDay {
  /** The first day that would change. */
  date: CalendarDate;
  closedThrough: CalendarDate;
  /** The account; if unknown, the closed time is named by its last day. */
  facts?: Pick<RuleFacts, 'terms' | 'employment'> | undefined;
  /** The caller; without one the message is for HR. */
  viewer?: Pick<Viewer, 'role'> | undefined;
}

/**
 * Refuses with `YEAR_CLOSED`: the message explains the correction to administrators, and to others which time is
 * closed and whom to ask.
 */
export function refuseClosed({ viewer, ...closed }: ClosedDay): Refusal<'YEAR_CLOSED'> {
  if (viewer && !isAdmin(viewer)) {
    return refuse('YEAR_CLOSED', closedTime(closed));
  }
  return refuse('YEAR_CLOSED', message('time-off.balances.correctByAdjustment'));
}

/** Names the leave year, or the last closed day if the year isn't closed to its end. */
function closedTime({ date, closedThrough, facts }: Omit<ClosedDay, 'viewer'>): Message {
  const leaveYear = facts && leaveYearAt(facts, date);
  if (leaveYear && leaveYear.endDate <= closedThrough) {
    return message('time-off.balances.closedYear', { year: leaveYearName(leaveYear) });
  }
  return message('time-off.balances.closedUntil', { day: closedThrough });
}
