import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { LeaveType } from '../../leave/types/leave-type.ts';
import { blocksDays } from './request-status.ts';
import type { RequestStatus } from './vocabulary.ts';

/** The amount of a request in days or hours, and its days in any unit. */
interface TakenTime {
  amount: number;
  businessDays: number;
}

interface RequestedDocument {
  status: RequestStatus;
  documentReceivedOn?: string | undefined;
}

/** Whether the type expects a document for the amount. */
export function expectsDocument(
  { unit, documentAfterDays }: Pick<LeaveType, 'unit' | 'documentAfterDays'>,
  { amount, businessDays }: TakenTime,
): boolean {
  const days = unit === 'HOUR' ? businessDays : amount;
  return documentAfterDays !== null && days > documentAfterDays;
}

/** Whether a document is expected of the pending or approved request, and not yet received. */
export function isDocumentMissing(
  type: Pick<LeaveType, 'unit' | 'documentAfterDays'>,
  { status, documentReceivedOn, ...taken }: TakenTime & RequestedDocument,
): boolean {
  return blocksDays(status) && documentReceivedOn === undefined && expectsDocument(type, taken);
}

/** A reminder stays due for this many days, so that a watch that paused still sends it. */
const daysDue = 28;

/**
 * Whether the person is to be reminded of the document on the day: from the day after those that need none, and only
 * of a document that they bring themselves.
 */
export function isDocumentReminderDue(
  type: Pick<LeaveType, 'unit' | 'documentAfterDays' | 'documentBy'>,
  { startDate, ...request }: TakenTime & RequestedDocument & { startDate: CalendarDate },
  today: CalendarDate,
): boolean {
  if (type.documentBy !== 'PERSON' || !isDocumentMissing(type, request)) return false;
  const dueFrom = addDays(startDate, type.documentAfterDays ?? 0);
  return dueFrom <= today && today < addDays(dueFrom, daysDue);
}
