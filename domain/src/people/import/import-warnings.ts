import type { CalendarDate } from '../../calendar/calendar-date.ts';

/** A request of someone in the file that is pending or approved. */
export interface OpenRequestOfImport {
  typeName: string;
  status: 'PENDING' | 'APPROVED';
  startDate: CalendarDate;
  endDate: CalendarDate;
}

const statusWords = { PENDING: 'Pending', APPROVED: 'Approved' } as const;

/** Returns a warning for each request with days after the last day, which an import leaves as it is. */
export function warningsOfLastDay(lastDay: CalendarDate, requests: readonly OpenRequestOfImport[]): string[] {
  return requests
    .filter(({ endDate }) => endDate > lastDay)
    .map(({ typeName, status, startDate, endDate }) => {
      const days = startDate === endDate ? `on ${startDate}` : `from ${startDate} to ${endDate}`;
      return `${statusWords[status]}: ${typeName} ${days} has days after the last day, and is not cancelled`;
    });
}
