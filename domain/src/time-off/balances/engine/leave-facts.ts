import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import type { OpeningKind } from '../../../people/import/opening.ts';
import type { TimedSpan } from '../../../work-time/hours-of-day.ts';
import type { RequestStatus } from '../../requests/vocabulary.ts';
import type { KeepingFacts } from './expiry/keeping-facts.ts';

/** A requested span: from half to half, or, on a single day of a type in hours, a number of minutes. */
export type Span = TimedSpan;

export interface LeaveRequest extends Span {
  id: string;
  status: RequestStatus;
  /** The charge when it was approved: shown, never summed. */
  decidedAmount?: Amount | undefined;
  /** The day on which the person was notified that the absence reduces leave by its full months. */
  leaveReducedOn?: CalendarDate | undefined;
}

export interface LeaveAdjustment {
  id: string;
  /** Absent for a correction. */
  kind?: 'PAID_OUT' | undefined;
  amount: Amount;
  on: CalendarDate;
  /** The last day of an added amount; absent: it is carried over like the rest of the balance. */
  expiresOn?: CalendarDate | undefined;
  reason: string;
  /** If set, the amount is no difference, but what an import states as a balance. */
  opening?: OpeningKind | undefined;
}

/** Everything the balances of one person and type are computed from. */
export interface LeaveFacts extends KeepingFacts {
  requests: readonly LeaveRequest[];
  adjustments: readonly LeaveAdjustment[];
}
