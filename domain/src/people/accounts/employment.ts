import { addDays, type CalendarDate, earliestDate, latestDate } from '../../calendar/calendar-date.ts';
import { includes, intersection, type Period } from '../../calendar/period.ts';

/** One of a person's employments: its first and last day, open-ended if absent, and how it continues those before it. */
export interface OneEmployment {
  startDate?: CalendarDate | undefined;
  endDate?: CalendarDate | undefined;
  /** Whether seniority counts from the first employment, not from this one. */
  countsEarlier: boolean;
  /** Whether it begins with the balance left by the previous one. */
  keepsBalance: boolean;
}

/** A person's employments. */
export interface Employment {
  /** The first and last day of the latest one; open-ended if absent. */
  employmentStart?: CalendarDate | undefined;
  employmentEnd?: CalendarDate | undefined;
  countsEarlier?: boolean | undefined;
  keepsBalance?: boolean | undefined;
  /** Those before it, in order. Each has a last day, and only the first may lack a start. */
  earlierEmployments?: readonly OneEmployment[] | undefined;
  /** Set if this is one of several employments alone: all of them. */
  among?: Employment | undefined;
}

/** All employments in order; the last one is the latest. */
export function employmentsOf(employment: Employment): [OneEmployment, ...OneEmployment[]] {
  const {
    employmentStart,
    employmentEnd,
    countsEarlier = false,
    keepsBalance = false,
  } = employment.among ?? employment;
  const { earlierEmployments = [] } = employment.among ?? employment;
  const latest = { startDate: employmentStart, endDate: employmentEnd, countsEarlier, keepsBalance };
  const [first, ...later] = earlierEmployments;
  return first ? [first, ...later, latest] : [latest];
}

/** The employments as the latest one with those before it. */
export function employmentFrom(employments: readonly OneEmployment[]): Employment {
  const latest = employments.at(-1);
  return {
    employmentStart: latest?.startDate,
    employmentEnd: latest?.endDate,
    countsEarlier: latest?.countsEarlier ?? false,
    keepsBalance: latest?.keepsBalance ?? false,
    earlierEmployments: employments.slice(0, -1),
  };
}

/** Each of the employments alone, in order: what bounds a computation is its own first and last day. */
export function eachAlone<Given extends Employment>(employment: Given): Given[] {
  if (!hasEarlier(employment)) return [employment];
  return employmentsOf(employment).map(({ startDate, endDate }) => ({
    ...employment,
    employmentStart: startDate,
    employmentEnd: endDate,
    among: employment,
  }));
}

/** The latest employment as a period; open ends are the first and last day of the calendar. */
export function employedPeriod({ employmentStart, employmentEnd }: Employment): Period {
  return { startDate: employmentStart ?? earliestDate, endDate: employmentEnd ?? latestDate };
}

/** All employments as periods, in order. */
export function employedPeriods(employment: Employment): Period[] {
  return employmentsOf(employment).map(periodOf);
}

/** The employed parts of the period, in order. */
export function employedWithin(period: Period, employment: Employment): Period[] {
  return employedPeriods(employment).flatMap((employed) => intersection(employed, period) ?? []);
}

/** The employment effective on the date: the last that has started by then, or else the first. */
export function employmentOn(date: CalendarDate, employment: Employment): OneEmployment {
  const employments = employmentsOf(employment);
  return employments.findLast((each, index) => index > 0 && hasStarted(each, date)) ?? employments[0];
}

/** The days until the next employment begins, from the start of the one effective on the date; the first has no start. */
export function daysOfEmploymentOn(date: CalendarDate, employment: Employment): Period {
  const [, ...later] = employmentsOf(employment);
  const starts = later.flatMap(({ startDate }) => startDate ?? []);
  const next = starts.find((start) => start > date);
  return {
    startDate: starts.findLast((start) => start <= date) ?? earliestDate,
    endDate: next === undefined ? latestDate : addDays(next, -1),
  };
}

/**
 * The day seniority counts from on the date: the start of the effective employment, or of the first one if earlier
 * ones count; undefined if it is unknown.
 */
export function seniorityStartOn(date: CalendarDate, employment: Employment): CalendarDate | undefined {
  if (!hasEarlier(employment)) return employment.employmentStart;
  const effective = employmentOn(date, employment);
  return effective.countsEarlier ? employmentsOf(employment)[0].startDate : effective.startDate;
}

/** Whether the person is employed on the date. */
export function isEmployedOn(date: CalendarDate, employment: Employment): boolean {
  if (!hasEarlier(employment)) return includes(employedPeriod(employment), date);
  return employedPeriods(employment).some((period) => includes(period, date));
}

/** Whether the latest employment has ended: from the day after the last one. */
export function isEmploymentOver({ employmentEnd }: Employment, today: CalendarDate): boolean {
  return employmentEnd !== undefined && employmentEnd < today;
}

/** Whether the employment effective on the date has ended: between two employments, and after the latest. */
export function hasLeftOn(date: CalendarDate, employment: Employment): boolean {
  const { endDate } = employmentOn(date, employment);
  return endDate !== undefined && endDate < date;
}

/** Whether the person had an employment before the latest one. */
export function hasEarlier({ earlierEmployments = [], among }: Employment): boolean {
  return earlierEmployments.length > 0 || among !== undefined;
}

/** The days of one employment; open ends are the first and last day of the calendar. */
export function periodOf({ startDate, endDate }: OneEmployment): Period {
  return { startDate: startDate ?? earliestDate, endDate: endDate ?? latestDate };
}

function hasStarted({ startDate }: OneEmployment, date: CalendarDate): boolean {
  return startDate === undefined || startDate <= date;
}
