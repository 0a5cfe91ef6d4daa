import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { RuleFacts } from '../../../leave/plans/plan.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import type { TimedSpan } from '../../../work-time/hours-of-day.ts';
import type { RequestStatus } from '../../requests/vocabulary.ts';

/** A requested span: from half to half, or, on a single day of a type in hours, a number of minutes. */
export type Span = TimedSpan;

export interface LeaveRequest extends Span {
  id: string;
  status: RequestStatus;
  /** The charge when it was approved: shown, never summed. */
  decidedAmount?: Amount | undefined;
}

export interface LeaveAdjustment {
  id: string;
  amount: Amount;
  on: CalendarDate;
  /** The last day of an added amount; absent: it is carried over like the rest of the balance. */
  expiresOn?: CalendarDate | undefined;
  reason: string;
}

/** Everything the balances of one person and type are computed from. */
export interface LeaveFacts extends RuleFacts {
  requests: readonly LeaveRequest[];
  adjustments: readonly LeaveAdjustment[];
}
