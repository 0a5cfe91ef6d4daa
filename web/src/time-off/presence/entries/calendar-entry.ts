import { personName } from '@almanac/domain/access/person-name';
import { type CalendarDate, isWeekend } from '@almanac/domain/calendar/calendar-date';
import { periodTextInYear } from '@almanac/domain/calendar/date-text';
import { daysOf, intersection, type Period } from '@almanac/domain/calendar/period';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { spanText } from '@almanac/domain/time-off/requests/span-text';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import { isolated } from '../../../platform/isolated.ts';
import { employedPart } from '../../requests/words/employed-part.ts';
import type { WhyFree } from './calendar-free-days.ts';

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

/** Without address and state: visible absences are approved, and few may read the request. */
export function entryOfAbsence({
  user,
  type,
  startDate,
  startHalf,
  endDate,
  endHalf,
  minutes,
}: VisibleAbsence): CalendarEntry {
  return {
    id: `${user.id} ${startDate} ${startHalf} ${type}`,
    user,
    type,
    isPending: false,
    startDate,
    startHalf,
    endDate,
    endHalf,
    minutes,
  };
}

/** Such as 'Lena Fischer, Vacation, Mon 3 to Fri 7 Aug 2026, free day on Wed 5 Aug'. */
export function entryText(entry: CalendarEntry, typeName: string, freeDays: string, locale: string): string {
  const words = [isolated(entry.user.name), typeName, spanText(entry, locale)];
  if (entry.isPending) words.push('waiting for approval');
  if (freeDays !== '') words.push(freeDays);
  return words.join(', ');
}

/** The entry's days in the period that the person has off anyway, as text. Weekends aren't mentioned. */
export function freeDaysText(entry: CalendarEntry, period: Period, whyFree: WhyFree, locale: string): string {
  const part = intersection(entry, period);
  const isOneDay = entry.startDate === entry.endDate;
  return (part ? daysOf(part) : [])
    .flatMap((date) => reasonText(date, isOneDay, whyFree(entry.user.id, date), locale))
    .join(', ');
}

function reasonText(
  date: CalendarDate,
  isOneDay: boolean,
  reason: string | undefined,
  locale: string,
): string[] {
  if (reason === undefined || (reason === 'free day' && isWeekend(date))) return [];
  return [isOneDay ? reason : `${reason} on ${periodTextInYear({ startDate: date, endDate: date }, locale)}`];
}
