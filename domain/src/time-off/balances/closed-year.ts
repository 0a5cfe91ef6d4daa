import { isAdmin, type Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { longDateText } from '../../calendar/english-date-text.ts';
import { leaveYearAt } from '../../leave/earning/year-ends.ts';
import { leaveYearName } from '../../leave/plans/leave-year.ts';
import type { RuleFacts } from '../../leave/plans/plan.ts';
import { type Refusal, refuse } from '../../refusal.ts';

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
    return refuse('YEAR_CLOSED', `${closedTimeText(closed)} is closed. Please ask HR to correct it.`);
  }
  return refuse(
    'YEAR_CLOSED',
    'This would change a closed year; correct it by an adjustment in the open year',
  );
}

/** '2026', or 'The time until 30 June 2026' if the leave year isn't closed to its end. */
function closedTimeText({ date, closedThrough, facts }: Omit<ClosedDay, 'viewer'>): string {
  const leaveYear = facts && leaveYearAt(facts, date);
  if (leaveYear && leaveYear.endDate <= closedThrough) return leaveYearName(leaveYear);
  return `The time until ${longDateText(closedThrough)}`;
}
