import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { RuleFacts } from '../../../leave/plans/plan.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import type { TimedSpan } from '../../../work-time/hours-of-day.ts';
import type { RequestStatus } from '../../requests/vocabulary.ts';

/** What somebody asks for: from half to half, or, on a single day of a type in hours, a number of minutes. */
export type Span = TimedSpan;

export interface LeaveRequest extends Span {
  id: string;
  status: RequestStatus;
  /** What it was charged when it was approved: shown, and in no sum. */
  decidedAmount?: Amount | undefined;
}

export interface LeaveAdjustment {
  id: string;
  amount: Amount;
  on: CalendarDate;
  /** The last day of what it adds; absent: it is carried over as the rest of the balance is. */
  expiresOn?: CalendarDate | undefined;
  reason: string;
}

/** All that the balances of one person and one type are made of. */
export interface LeaveFacts extends RuleFacts {
  requests: readonly LeaveRequest[];
  adjustments: readonly LeaveAdjustment[];
}
