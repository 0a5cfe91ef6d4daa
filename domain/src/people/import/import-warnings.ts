import type { CalendarDate } from '../../calendar/calendar-date.ts';

/** A pending or approved request of a person in the file. */
export interface OpenRequestOfImport {
  typeName: string;
  status: 'PENDING' | 'APPROVED';
  startDate: CalendarDate;
  endDate: CalendarDate;
}

const statusWords = { PENDING: 'Pending', APPROVED: 'Approved' } as const;

/** Returns a warning for each request with days after the last day; an import leaves them unchanged. */
export function warningsOfLastDay(lastDay: CalendarDate, requests: readonly OpenRequestOfImport[]): string[] {
  return requests
    .filter(({ endDate }) => endDate > lastDay)
    .map(({ typeName, status, startDate, endDate }) => {
      const days = startDate === endDate ? `on ${startDate}` : `from ${startDate} to ${endDate}`;
      return `${statusWords[status]}: ${typeName} ${days} has days after the last day, and is not cancelled`;
    });
}
