import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Message } from '../../language/message.ts';
import { message } from './messages/message.ts';

/** A pending or approved request of a person in the file. */
export interface OpenRequestOfImport {
  typeName: string;
  status: 'PENDING' | 'APPROVED';
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Returns a warning for each request with days after the last day; an import leaves them unchanged. */
export function warningsOfLastDay(
  lastDay: CalendarDate,
  requests: readonly OpenRequestOfImport[],
): Message[] {
  return requests
    .filter(({ endDate }) => endDate > lastDay)
    .map(({ typeName: type, status, startDate, endDate }) => {
      const period = { startDate, endDate };
      return status === 'PENDING'
        ? message('people.import.pendingAfterLastDay', { type, period })
        : message('people.import.approvedAfterLastDay', { type, period });
    });
}
