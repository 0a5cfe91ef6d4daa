import type { CalendarDate } from '../../../../calendar/calendar-date.ts';
import { daysOf, includes, type Period } from '../../../../calendar/period.ts';
import type { Amount } from '../../../../leave/types/amount.ts';
import { isEmployedOn } from '../../../../people/accounts/employment.ts';
import { type DayOfWork, dayOfWork, minutesOf } from '../../../../work-time/day-of-work.ts';
import { type Half, halvesOn } from '../../../../work-time/half-day.ts';
import { isOfMinutes, minutesTaken } from '../../../../work-time/hours-of-day.ts';
import { type Charge, charges } from '../charges/charges.ts';
import type { Absence, KeepingFacts } from './keeping-facts.ts';

const halfOfDay: Amount = 50;

/**
 * What the person worked in the period, counted as leave is: the most that they could have taken. Free days between
 * absences are no work, whatever the type counts.
 */
export function workedIn(period: Period, facts: KeepingFacts): Amount {
  const absences = (facts.absences ?? []).filter((each) => each.startDate <= period.endDate);
  let worked = 0;
  let freeDays = 0;
  let isAway = true;
  for (const charge of charges(period, facts)) {
    const { date } = charge;
    if (!isEmployedOn(date, facts.employment)) continue;
    const day = dayOfWork(facts, date);
    const ofDay = absences.filter((each) => includes(each, date));
    const amount = remainingOf(charge, day, ofDay, facts);
    if (!hasWork(day)) {
      freeDays += amount;
      continue;
    }
    const isAwayToday = isWholeDayOff(date, day, ofDay);
    if (!(isAway && isAwayToday)) worked += freeDays;
    worked += amount;
    freeDays = 0;
    isAway = isAwayToday;
  }
  return isAway ? worked : worked + freeDays;
}

/** Whether the person has working days in the period, and absences cover every one of them. */
export function isAbsentThroughout(period: Period, facts: KeepingFacts): boolean {
  const absences = facts.absences ?? [];
  const workingDays = daysOf(period).filter((date) => isWorkingDay(date, facts));
  return (
    workingDays.length > 0 &&
    workingDays.every((date) =>
      isWholeDayOff(
        date,
        dayOfWork(facts, date),
        absences.filter((each) => includes(each, date)),
      ),
    )
  );
}

/** Whether the person works on the day, absences aside. */
export function isWorkingDay(date: CalendarDate, facts: KeepingFacts): boolean {
  return isEmployedOn(date, facts.employment) && hasWork(dayOfWork(facts, date));
}

function hasWork({ worked: [morning, afternoon] }: DayOfWork): boolean {
  return morning + afternoon > 0;
}

/** What the charge of the whole day leaves beside the absences. */
function remainingOf(
  { date, amount, halves }: Charge,
  day: DayOfWork,
  absences: readonly Absence[],
  { type }: KeepingFacts,
): Amount {
  if (absences.length === 0) return amount;
  return halves.reduce((sum, half) => {
    const scheduled = minutesOf(half, day.scheduled);
    if (scheduled === 0) return sum + (absences.some((each) => takes(half, date, each)) ? 0 : halfOfDay);
    const left = Math.max(0, scheduled - minutesAway(half, date, day, absences));
    return sum + (type.unit === 'HOUR' ? left : Math.round((halfOfDay * left) / scheduled));
  }, 0);
}

function isWholeDayOff(date: CalendarDate, day: DayOfWork, absences: readonly Absence[]): boolean {
  return (['AM', 'PM'] as const).every(
    (half) => minutesAway(half, date, day, absences) >= minutesOf(half, day.worked),
  );
}

function minutesAway(half: Half, date: CalendarDate, day: DayOfWork, absences: readonly Absence[]): number {
  return absences.reduce((sum, each) => {
    if (isOfMinutes(each)) return sum + minutesOf(half, minutesTaken(each, day));
    return sum + (takes(half, date, each) ? minutesOf(half, day.scheduled) : 0);
  }, 0);
}

function takes(half: Half, date: CalendarDate, absence: Absence): boolean {
  return !isOfMinutes(absence) && halvesOn(date, absence).includes(half);
}
