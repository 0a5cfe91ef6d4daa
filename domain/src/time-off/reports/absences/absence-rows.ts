import { addDays, type CalendarDate } from '../../../calendar/calendar-date.ts';
import { monthNumber } from '../../../calendar/date-parts.ts';
import type { Period } from '../../../calendar/period.ts';
import { type HalfDaySpan, partWithin } from '../../../work-time/half-day.ts';
import type { AbsenceDay } from './absence-days.ts';

/** What a row of the report is about: sums of a month, an absence in a month, or a day. */
export const reportLevels = ['SUMS', 'ABSENCES', 'DAYS'] as const;
export type ReportLevel = (typeof reportLevels)[number];

/** The amounts of a row or sum: scheduled days and hours with two decimals, and all days of the absences. */
export interface AbsenceAmounts {
  days: number;
  hours: number;
  calendarDays: number;
}

/** A type of leave at one place. */
interface OfTypeAndPlace {
  /** The code. */
  type: string;
  /** Where the person works on the row's days, if the place is stored. */
  placeId?: string | undefined;
}

/** The absences of a type in a month, `YYYY-MM`, at one place. */
interface AbsenceSum extends OfTypeAndPlace, AbsenceAmounts {
  month: string;
}

/** The part of a request in a month at one place; halves if it starts at noon or ends at noon. */
interface AbsencePart extends AbsenceSum, HalfDaySpan {
  requestId: string;
  /** Of a request in minutes. */
  minutes?: number | undefined;
}

/** What a person is absent on a day by requests of a type: a share of the day, and its hours. */
interface AbsentDay extends OfTypeAndPlace {
  date: CalendarDate;
  share: number;
  hours: number;
}

export interface RowOfLevel {
  SUMS: AbsenceSum;
  ABSENCES: AbsencePart;
  DAYS: AbsentDay;
}

/**
 * The rows of a level from a person's days, or those of some types or places. The rows of `DAYS` add up to those of
 * `ABSENCES`, and these to those of `SUMS`.
 */
export function absenceRows<Level extends ReportLevel>(
  level: Level,
  days: readonly AbsenceDay[],
): RowOfLevel[Level][] {
  return makers[level](days);
}

const makers: { [Level in ReportLevel]: (days: readonly AbsenceDay[]) => RowOfLevel[Level][] } = {
  SUMS: sumsOf,
  ABSENCES: partsOf,
  DAYS: daysAbsent,
};

/** By month, then in the order in which types and places first appear. */
function sumsOf(days: readonly AbsenceDay[]): AbsenceSum[] {
  const groups = groupsOf(days, ({ request, date, placeId }) => [monthNumber(date), request.type, placeId]);
  return groups
    .map((group) => ({ ...ofTypeAndPlace(group), month: monthNumber(group[0].date), ...amountsOf(group) }))
    .toSorted((one, other) => (one.month < other.month ? -1 : Number(one.month > other.month)));
}

/** By their first day. */
function partsOf(days: readonly AbsenceDay[]): AbsencePart[] {
  return runsOf(days).map((run) => {
    const [{ request }] = run;
    const span = partWithin(periodOf(run), request) ?? request;
    return {
      requestId: request.id,
      ...ofTypeAndPlace(run),
      month: monthNumber(span.startDate),
      startDate: span.startDate,
      endDate: span.endDate,
      startHalf: span.startHalf === 'PM' ? 'PM' : undefined,
      endHalf: span.endHalf === 'AM' ? 'AM' : undefined,
      minutes: request.minutes,
      ...amountsOf(run),
    };
  });
}

/** By date; only days that take working time. */
function daysAbsent(days: readonly AbsenceDay[]): AbsentDay[] {
  return groupsOf(days, ({ request, date }) => [date, request.type])
    .map((group) => {
      const { days: share, hours } = amountsOf(group);
      return { ...ofTypeAndPlace(group), date: group[0].date, share, hours };
    })
    .filter(({ share, hours }) => share !== 0 || hours !== 0)
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

/** The sums of the days by type, in the order in which types first appear. */
export function totalsOf(days: readonly AbsenceDay[]): (AbsenceAmounts & { type: string })[] {
  return groupsOf(days, ({ request }) => [request.type]).map((group) => ({
    type: group[0].request.type,
    ...amountsOf(group),
  }));
}

/** Adds the sums of other people; hundredths are added, so that no error builds up. */
export function addedTotals<Total extends AbsenceAmounts & { type: string }>(
  totals: readonly Total[],
): (AbsenceAmounts & { type: string })[] {
  const sumOf = (of: readonly Total[], amount: keyof AbsenceAmounts) =>
    of.reduce((sum, each) => sum + Math.round(each[amount] * hundredths), 0) / hundredths;
  return [...Map.groupBy(totals, ({ type }) => type)].map(([type, of]) => ({
    type,
    days: sumOf(of, 'days'),
    hours: sumOf(of, 'hours'),
    calendarDays: sumOf(of, 'calendarDays'),
  }));
}

const hundredths = 100;

type Group = readonly [AbsenceDay, ...AbsenceDay[]];

function groupsOf(
  days: readonly AbsenceDay[],
  keyOf: (day: AbsenceDay) => readonly (string | undefined)[],
): Group[] {
  return [...Map.groupBy(days, (day) => keyOf(day).join()).values()].flatMap(asGroup);
}

/** Adjacent days of one request in one month at one place. */
function runsOf(days: readonly AbsenceDay[]): Group[] {
  const runs: AbsenceDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isContinued(last, day)) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap(asGroup);
}

function isContinued(last: AbsenceDay, day: AbsenceDay): boolean {
  return (
    last.request === day.request &&
    last.placeId === day.placeId &&
    monthNumber(last.date) === monthNumber(day.date) &&
    addDays(last.date, 1) === day.date
  );
}

function asGroup([first, ...others]: readonly AbsenceDay[]): Group[] {
  return first ? [[first, ...others]] : [];
}

function periodOf(run: Group): Period {
  return { startDate: run[0].date, endDate: (run.at(-1) ?? run[0]).date };
}

function ofTypeAndPlace([{ request, placeId }]: Group): OfTypeAndPlace {
  return { type: request.type, placeId };
}

function amountsOf(group: Group): AbsenceAmounts {
  return {
    days: group.reduce((sum, { share }) => sum + share, 0) / hundredths,
    hours: group.reduce((sum, each) => sum + each.hours, 0) / hundredths,
    calendarDays: group.length,
  };
}
