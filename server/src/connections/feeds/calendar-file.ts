import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { addDays, toInstant } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import ical, { type ICalCalendar, ICalEventTransparency } from 'ical-generator';

/** An event of whole days, in the words of its reader. */
export interface CalendarEvent extends Period {
  uid: string;
  title: string;
  /** Whether the person counts as busy. */
  isBusy: boolean;
  version: number;
  changedAt: Date;
  /** Whether `changedAt` is when the event changed; otherwise it says nothing. */
  isDated: boolean;
}

const secondsToRefresh = 3600;

/** A calendar of whole days as a file. Days have no time zone, so they are the same everywhere. */
export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const calendar = emptyCalendar();
  calendar.name(name).ttl(secondsToRefresh);
  for (const { uid, title, isBusy, version, changedAt, isDated, ...days } of events) {
    calendar.createEvent({
      ...wholeDays(days),
      id: uid,
      summary: title,
      sequence: version,
      stamp: changedAt,
      ...(isDated && { lastModified: changedAt }),
      transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return written(calendar);
}

/** A calendar without events. */
export function emptyCalendar(): ICalCalendar {
  return ical({ prodId: { company: 'Almanac', product: 'Almanac', language: 'EN' } });
}

/** The days for an event: it ends on the day after the last one. */
export function wholeDays({ startDate, endDate }: Period) {
  return { start: midnight(startDate), end: midnight(addDays(endDate, 1)), allDay: true, timezone: 'UTC' };
}

/** The text of a calendar, whose last line ends like the others. */
export function written(calendar: ICalCalendar): string {
  return `${calendar}\r\n`;
}

function midnight(date: CalendarDate): Date {
  return new Date(toInstant(date));
}
