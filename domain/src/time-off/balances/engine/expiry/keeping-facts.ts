import type { CalendarDate } from '../../../../calendar/calendar-date.ts';
import type { Said } from '../../../../language/message.ts';
import type { NameValue } from '../../../../language/names.ts';
import type { RuleFacts } from '../../../../leave/plans/plan.ts';
import type { LeaveProtection } from '../../../../leave/types/leave-protection.ts';
import type { TimedSpan } from '../../../../work-time/hours-of-day.ts';

/** An approved absence of the person, of any type. */
export interface Absence extends TimedSpan {
  /** The code of its type. */
  type: string;
  /** The name of its type, as the reader may see it. */
  name: Said | NameValue;
  protects: LeaveProtection | null;
}

/** The warnings of leave that expires. */
interface ExpiryWarnings {
  /** Leave that expired by then needed a warning; for later expiries, it is taken to be given. */
  checkedThrough: CalendarDate;
  given: readonly GivenWarning[];
}

/** A warning that leave expires on a day. */
export interface GivenWarning {
  on: CalendarDate;
  lapsesOn: CalendarDate;
}

/** A later last day for the leave of a leave year, set by HR. */
export interface MovedExpiry {
  leaveYearStart: CalendarDate;
  expiresOn: CalendarDate;
  reason: string;
}

/** What decides whether the leave of one person and type expires. */
export interface KeepingFacts extends RuleFacts {
  /** In date order; absent if they don't affect what expires. */
  absences?: readonly Absence[] | undefined;
  /** Absent: every warning is taken to be given. */
  warnings?: ExpiryWarnings | undefined;
  movedExpiries?: readonly MovedExpiry[] | undefined;
}
