import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { intersection, type Period } from '../calendar/period.ts';

/** Half of a day, before noon or after it. */
export type Half = 'AM' | 'PM';
export const halfDays = ['AM', 'PM'] as const satisfies readonly Half[];

/**
 * A run of half days, from the start half of the first day (default: morning) to the end half of the last (default:
 * afternoon).
 */
export interface HalfDaySpan extends Period {
  startHalf?: Half | undefined;
  endHalf?: Half | undefined;
}

const firstSlot: CalendarDate = '2000-01-01';

/** The index of a half day, as in the database: two per day since 2000-01-01. */
export function slotOf(date: CalendarDate, half: Half): number {
  return daysBetween(firstSlot, date) * 2 + (half === 'PM' ? 1 : 0);
}

/** Whether the spans share a half day. */
export function spansOverlap(one: HalfDaySpan, other: HalfDaySpan): boolean {
  return startSlot(one) <= endSlot(other) && startSlot(other) <= endSlot(one);
}

/** Whether the span is valid: it does not end before it starts. */
export function isSpan(span: HalfDaySpan): boolean {
  return startSlot(span) <= endSlot(span);
}

/** Whether the span starts and ends with whole days. */
export function isOfWholeDays({ startHalf, endHalf }: HalfDaySpan): boolean {
  return startHalf !== 'PM' && endHalf !== 'AM';
}

/** The part of the span within the period, if any; minutes of a single day stay unchanged. */
export function partWithin<Span extends HalfDaySpan>(period: Period, span: Span): Span | undefined {
  const days = intersection(period, span);
  return (
    days && {
      ...span,
      ...days,
      startHalf: days.startDate === span.startDate ? span.startHalf : 'AM',
      endHalf: days.endDate === span.endDate ? span.endHalf : 'PM',
    }
  );
}

/** The parts of the span within the periods, in their order. */
export function partsWithin<Span extends HalfDaySpan>(periods: readonly Period[], span: Span): Span[] {
  return periods.flatMap((period) => partWithin(period, span) ?? []);
}

/** The span's halves of the date. */
export function halvesOn(date: CalendarDate, span: HalfDaySpan): readonly Half[] {
  if (date < span.startDate || date > span.endDate) return [];
  const isAfternoonOnly = date === span.startDate && span.startHalf === 'PM';
  const isMorningOnly = date === span.endDate && span.endHalf === 'AM';
  if (!isAfternoonOnly && !isMorningOnly) return halfDays;
  if (isAfternoonOnly && isMorningOnly) return [];
  return isMorningOnly ? ['AM'] : ['PM'];
}

/** The first and last half day of the span, as `slotOf` indexes. */
export function slotsOf(span: HalfDaySpan): { first: number; last: number } {
  return { first: startSlot(span), last: endSlot(span) };
}

/** The span between two half days, both included. */
export function spanOfSlots({ first, last }: { first: number; last: number }): Required<HalfDaySpan> {
  return {
    startDate: dateOfSlot(first),
    endDate: dateOfSlot(last),
    startHalf: halfOfSlot(first),
    endHalf: halfOfSlot(last),
  };
}

function dateOfSlot(slot: number): CalendarDate {
  return addDays(firstSlot, Math.floor(slot / 2));
}

function halfOfSlot(slot: number): Half {
  return slot % 2 === 0 ? 'AM' : 'PM';
}

function startSlot({ startDate, startHalf = 'AM' }: HalfDaySpan): number {
  return slotOf(startDate, startHalf);
}

function endSlot({ endDate, endHalf = 'PM' }: HalfDaySpan): number {
  return slotOf(endDate, endHalf);
}
