import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type Fraction, fraction } from '../fraction.ts';
import { type DayOfWork, dayOfWork, isWorked, minutesOf, type WorkFacts } from './day-of-work.ts';
import { type Half, type HalfDaySpan, halfDays, halvesOn, isSpan } from './half-day.ts';
import type { MinutesOfDay } from './work-schedule.ts';

/** A run of half days, or minutes of a single day. */
export interface TimedSpan extends HalfDaySpan {
  minutes?: number | undefined;
  /** The half the minutes fill first; default: the half the span names, else the morning. */
  minutesHalf?: Half | undefined;
}

/** Minutes of a single day. */
export type SpanOfMinutes = TimedSpan & { minutes: number };

/** Whether the span is in minutes. */
export function isOfMinutes<Span extends TimedSpan>(span: Span): span is Span & { minutes: number } {
  return span.minutes !== undefined && span.startDate === span.endDate;
}

/**
 * The minutes the span takes of each half of its day: up to the scheduled minutes of the half filled first, and the
 * rest of the other. Halves on a public holiday count as zero.
 */
export function minutesTaken(span: SpanOfMinutes, day: DayOfWork): MinutesOfDay {
  const { scheduled, worked } = day;
  const first = firstHalf(span, day);
  const inFirst = Math.min(span.minutes, minutesOf(first, scheduled));
  const inOther = Math.min(span.minutes - inFirst, minutesOf(otherHalf(first), scheduled));
  const [morning, afternoon] = first === 'AM' ? [inFirst, inOther] : [inOther, inFirst];
  return [worked[0] > 0 ? morning : 0, worked[1] > 0 ? afternoon : 0];
}

/**
 * The span with the halves its minutes occupy: the half filled first, or both if it isn't enough. Other spans, and
 * ones that end before they start, are returned unchanged.
 */
export function withOccupiedHalves<Span extends TimedSpan>(span: Span, facts: WorkFacts): Span {
  if (!isOfMinutes(span) || !isSpan(span)) return span;
  const day = dayOfWork(facts, span.startDate);
  const first = firstHalf(span, day);
  const isWholeDay = span.minutes > minutesOf(first, day.scheduled);
  return {
    ...span,
    startHalf: isWholeDay ? 'AM' : first,
    endHalf: isWholeDay ? 'PM' : first,
    minutesHalf: first,
  };
}

/** The half the minutes fill first: the one the span names; else the morning, or the only half worked. */
function firstHalf({ startHalf = 'AM', endHalf = 'PM', minutesHalf }: TimedSpan, day: DayOfWork): Half {
  if (startHalf === endHalf) return startHalf;
  return minutesHalf ?? (isWorked(day, 'PM') && !isWorked(day, 'AM') ? 'PM' : 'AM');
}

function otherHalf(half: Half): Half {
  return half === 'AM' ? 'PM' : 'AM';
}

/** The share of the day's scheduled minutes. */
export function shareOfDay(minutes: number, { scheduled: [morning, afternoon] }: DayOfWork): Fraction {
  return fraction(minutes, Math.max(1, morning + afternoon));
}

/** What a span takes of one day: its exact share of the day's scheduled time, and the minutes. */
export interface TimeTaken {
  share: Fraction;
  minutes: number;
}

/** What the span takes of the date: only worked halves count, each as 0.5. */
export function timeTakenOn(date: CalendarDate, span: TimedSpan, facts: WorkFacts): TimeTaken {
  const day = dayOfWork(facts, date);
  if (isOfMinutes(span)) {
    const [morning, afternoon] = date === span.startDate ? minutesTaken(span, day) : [0, 0];
    return { share: shareOfDay(morning + afternoon, day), minutes: morning + afternoon };
  }
  const halves = halvesOn(date, span).filter((half) => isWorked(day, half));
  return {
    share: fraction(halves.length, halfDays.length),
    minutes: halves.reduce((sum, half) => sum + minutesOf(half, day.worked), 0),
  };
}

/**
 * The exact number of worked days in the span: a half is 0.5, minutes are their share of the day's scheduled minutes.
 */
export function daysTaken(span: TimedSpan, facts: WorkFacts): Fraction {
  if (isOfMinutes(span)) {
    const day = dayOfWork(facts, span.startDate);
    const [morning, afternoon] = minutesTaken(span, day);
    return shareOfDay(morning + afternoon, day);
  }
  let halves = 0;
  for (let date = span.startDate; date <= span.endDate; date = addDays(date, 1)) {
    const day = dayOfWork(facts, date);
    halves += halvesOn(date, span).filter((half) => isWorked(day, half)).length;
  }
  return fraction(halves, halfDays.length);
}
