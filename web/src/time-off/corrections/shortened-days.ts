import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { Half } from '@almanac/domain/work-time/half-day';

type Shortened = Pick<TimeOffRequest, 'startDate' | 'endDate' | 'startHalf' | 'endHalf' | 'minutes'>;

/** The possible last days, and the default. */
export function shortenedDays(
  request: Shortened,
  { takesHalves, from, today }: { takesHalves: boolean; from: CalendarDate; today: CalendarDate },
): { first: CalendarDate; last: CalendarDate; initial: { endDate: CalendarDate; endHalf: Half } } {
  const { startDate, endDate, endHalf, minutes } = request;
  const first = from > startDate ? from : startDate;
  const dayBefore = addDays(endDate, -1);
  const isHalfLeft = takesHalves && endHalf === 'PM' && minutes === undefined;
  const last = isHalfLeft ? endDate : dayBefore;
  if (dayBefore < first) return { first, last, initial: { endDate: last, endHalf: 'AM' } };
  const isWithin = today >= first && today <= dayBefore;
  return { first, last, initial: { endDate: isWithin ? today : dayBefore, endHalf: 'PM' } };
}

/**
 * The half of the new last day, and whether it can be chosen: on the request's last day, only the morning is
 * left.
 */
export function endHalfOf(
  request: Shortened,
  { endDate, endHalf }: { endDate: CalendarDate; endHalf: Half },
  takesHalves: boolean,
): { endHalf: Half; isChoice: boolean } {
  if (endDate === request.endDate) return { endHalf: 'AM', isChoice: false };
  const isAfternoon = endDate === request.startDate && request.startHalf === 'PM';
  const isChoice = takesHalves && !isAfternoon;
  return { endHalf: isChoice ? endHalf : 'PM', isChoice };
}
