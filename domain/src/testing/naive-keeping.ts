import { addDays, addMonths, type CalendarDate } from '../calendar/calendar-date.ts';
import { daysOf, type Period } from '../calendar/period.ts';
import type { PolicyRules } from '../leave/plans/policy.ts';
import type { Amount } from '../leave/types/amount.ts';
import type { Absence } from '../time-off/balances/engine/expiry/keeping-facts.ts';
import { dayOfWork } from '../work-time/day-of-work.ts';
import type { Half } from '../work-time/half-day.ts';
import { isOfMinutes, minutesTaken } from '../work-time/hours-of-day.ts';
import { isAskedFor, takeableOn } from './naive-charges.ts';
import type { NaiveDays } from './naive-days.ts';
import type { NaiveLot } from './naive-lots.ts';

const bothHalves = ['AM', 'PM'] as const;

/** What keeps leave from expiring, computed literally: day by day, from the absences. */
export class NaiveKeeping {
  readonly #days: NaiveDays;
  readonly #absences: readonly Absence[];
  readonly #holds: readonly (Period & { until: CalendarDate })[];

  constructor(days: NaiveDays) {
    this.#days = days;
    this.#absences = days.facts.absences ?? [];
    this.#holds = this.#findHolds();
  }

  /** The year ends that hold leave which is open on the first day of an absence, or granted during it. */
  heldFrom(date: CalendarDate): CalendarDate[] {
    return this.#holds.filter(({ startDate }) => startDate === date).map(({ until }) => until);
  }

  heldDuring(date: CalendarDate): CalendarDate[] {
    return this.#holds
      .filter(({ startDate, endDate }) => startDate <= date && date <= endDate)
      .map(({ until }) => until);
  }

  leaveYearOf({ since, countsFor }: NaiveLot): Period {
    return this.#days.leaveYearHolding(countsFor ?? since);
  }

  movedTo(lot: NaiveLot): CalendarDate | undefined {
    const { startDate } = this.leaveYearOf(lot);
    const moved = this.#days.facts.movedExpiries ?? [];
    return moved.find(({ leaveYearStart }) => leaveYearStart === startDate)?.expiresOn;
  }

  /** How many months leave is kept on the day, if an absence since the last year end protects it. */
  monthsKept(date: CalendarDate): number | undefined {
    const since = this.#days.leaveYearHolding(date).startDate;
    const months = this.#absences
      .filter(({ startDate, endDate }) => startDate <= date && since <= endDate)
      .flatMap(({ protects }) =>
        protects && 'monthsAfterYear' in protects ? [protects.monthsAfterYear] : [],
      );
    return months.sort((one, other) => other - one)[0];
  }

  /** What was worked since the last year end through the day, free days between absences aside. */
  workedBy(date: CalendarDate): Amount {
    const startDate = this.#days.leaveYearHolding(date).startDate;
    const days = daysOf({ startDate, endDate: date }).filter((day) => this.#days.isEmployed(day));
    const working = days.filter((day) => this.#hasWork(day));
    let worked = 0;
    for (const day of days) {
      const before = working.findLast((other) => other < day);
      const after = working.find((other) => other > day);
      const isBetween = [before, after].every((other) => other === undefined || this.#isOff(other));
      if (!this.#hasWork(day) && isBetween) continue;
      for (const half of bothHalves) worked += this.#workedOn(half, day);
    }
    return worked;
  }

  isWarned(lot: NaiveLot, date: CalendarDate, rules: PolicyRules | undefined): boolean {
    const { warnings } = this.#days.facts;
    if (!rules?.needsWarning || !warnings || date > warnings.checkedThrough) return true;
    const leaveYear = this.leaveYearOf(lot);
    for (const { on, lapsesOn } of warnings.given) {
      const couldTake = !this.#absences.some(
        ({ protects, startDate, endDate }) => protects && startDate <= on && on <= endDate,
      );
      const isAbout = lapsesOn >= leaveYear.endDate || lapsesOn >= date;
      if (couldTake && isAbout && on >= lot.since && on <= date) return true;
    }
    const working = daysOf(leaveYear).filter((day) => this.#days.isEmployed(day) && this.#hasWork(day));
    return working.length > 0 && working.every((day) => this.#isOff(day));
  }

  #findHolds(): (Period & { until: CalendarDate })[] {
    const found: Period[] = [];
    for (const { protects, startDate, endDate } of this.#absences) {
      if (!protects || !('until' in protects)) continue;
      const last = found.at(-1);
      const gap = last ? { startDate: addDays(last.endDate, 1), endDate: addDays(startDate, -1) } : undefined;
      const isBreak = gap && daysOf(gap).some((day) => this.#days.isEmployed(day) && this.#hasWork(day));
      if (last && !isBreak) last.endDate = endDate > last.endDate ? endDate : last.endDate;
      else found.push({ startDate, endDate });
    }
    return found.map((each) => {
      const following = addDays(this.#days.leaveYearHolding(each.endDate).endDate, 1);
      return { ...each, until: this.#days.leaveYearHolding(following).endDate };
    });
  }

  #hasWork(date: CalendarDate): boolean {
    return bothHalves.some((half) => this.#minutesOf(half, date) > 0);
  }

  #isOff(date: CalendarDate): boolean {
    return bothHalves.every((half) => this.#minutesAway(half, date) >= this.#minutesOf(half, date));
  }

  #minutesOf(half: Half, date: CalendarDate): number {
    return dayOfWork(this.#days.facts, date).worked[half === 'AM' ? 0 : 1];
  }

  #minutesAway(half: Half, date: CalendarDate): number {
    const { scheduled } = dayOfWork(this.#days.facts, date);
    let minutes = 0;
    for (const each of this.#absences) {
      if (!isAskedFor(half, date, each)) continue;
      if (isOfMinutes(each)) continue;
      minutes += scheduled[half === 'AM' ? 0 : 1];
    }
    for (const each of this.#absences) {
      if (!isOfMinutes(each) || each.startDate !== date) continue;
      minutes += minutesTaken(each, dayOfWork(this.#days.facts, date))[half === 'AM' ? 0 : 1];
    }
    return minutes;
  }

  #workedOn(half: Half, date: CalendarDate): Amount {
    const takeable = takeableOn(half, date, this.#days);
    const scheduled = dayOfWork(this.#days.facts, date).scheduled[half === 'AM' ? 0 : 1];
    if (scheduled === 0) {
      const isAway = this.#absences.some((each) => !isOfMinutes(each) && isAskedFor(half, date, each));
      return isAway ? 0 : takeable;
    }
    const left = Math.max(0, scheduled - this.#minutesAway(half, date));
    return Math.round((takeable * left) / scheduled);
  }
}

/** The last day that is some months after the end of a leave year. */
export function monthsAfter(leaveYear: Period, months: number): CalendarDate {
  return addDays(addMonths(addDays(leaveYear.endDate, 1), months), -1);
}
