import { personName } from '@almanac/domain/access/person-name';
import { isWeekend } from '@almanac/domain/calendar/calendar-date';
import { periodTextInYear } from '@almanac/domain/calendar/date-text';
import { daysOf, intersection, type Period } from '@almanac/domain/calendar/period';
import type { Calendar } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import { readerLocale } from '../../../platform/locale.ts';
import { employedPart } from '../../requests/words/employed-part.ts';
import { spanText } from '../../requests/words/request-texts.ts';
import { freeText, type WhyFree } from './calendar-free-days.ts';
import { text } from './messages/text.ts';

export interface CalendarEntry extends HalfDaySpan {
  id: string;
  user: { id: string; name: string };
  type: string;
  isPending: boolean;
  minutes?: number | undefined;
  businessDays?: number;
  amount?: number;
  /** Address of the request; undefined if the viewer sees only its days. */
  address?: string;
}

/** Entries of the requests, clipped to the requester's employment. */
export function entriesOfRequests(requests: readonly TimeOffRequest[]): CalendarEntry[] {
  return requests.flatMap((request) => employedPart(request) ?? []).map(entryOfRequest);
}

function entryOfRequest(request: TimeOffRequest): CalendarEntry {
  const { id, requester, type, status, startDate, endDate, startHalf, endHalf } = request;
  const { minutes, businessDays, amount } = request;
  return {
    id,
    user: { id: requester.id, name: personName(requester) },
    type,
    isPending: status === 'PENDING',
    startDate,
    endDate,
    startHalf,
    endHalf,
    minutes,
    businessDays,
    amount,
    address: `/time-off/requests/${id}`,
  };
}

/** The entries of a calendar. A request has an address if the viewer sees the person's requests. */
export function entriesOfCalendar({
  people,
  absences,
}: Pick<Calendar, 'people' | 'absences'>): CalendarEntry[] {
  const peopleById = new Map(people.map((person) => [person.id, person]));
  return absences.flatMap(({ userId, status, startHalf = 'AM', endHalf = 'PM', ...absence }) => {
    const person = peopleById.get(userId);
    if (!person) return [];
    return {
      ...absence,
      user: { id: userId, name: person.name },
      isPending: status === 'PENDING',
      startHalf,
      endHalf,
      ...(person.worksAs !== undefined && { address: `/time-off/requests/${absence.id}` }),
    };
  });
}

/** Such as 'Lena Fischer, Vacation, Mon 3 to Fri 7 Aug 2026, free day on Wed 5 Aug'. */
export function entryText(entry: CalendarEntry, typeName: string, freeDays: readonly string[]): string {
  return text('time-off.presence.entry', {
    name: entry.user.name,
    type: typeName,
    days: spanText(entry),
    isPending: entry.isPending,
    freeDays,
  });
}

/** The entry's days in the period that the person has off anyway, as texts. Weekends aren't mentioned. */
export function freeDaysTexts(entry: CalendarEntry, period: Period, whyFree: WhyFree): string[] {
  const part = intersection(entry, period);
  const isOneDay = entry.startDate === entry.endDate;
  return (part ? daysOf(part) : []).flatMap((date) => {
    const reason = whyFree(entry.user.id, date);
    if (!reason || (!reason.holiday && isWeekend(date))) return [];
    const why = freeText(reason);
    const day = periodTextInYear({ startDate: date, endDate: date }, readerLocale());
    return [isOneDay ? why : text('time-off.presence.freeOn', { why, day })];
  });
}
