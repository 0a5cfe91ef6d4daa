import { addDays, type CalendarDate } from '../../../../calendar/calendar-date.ts';
import type { Period } from '../../../../calendar/period.ts';
import type { Said } from '../../../../language/message.ts';
import type { NameValue } from '../../../../language/names.ts';
import { leaveYearAt } from '../../../../leave/earning/year-ends.ts';
import { protectsUntilNextYear } from '../../../../leave/types/leave-protection.ts';
import type { Absence, KeepingFacts } from './keeping-facts.ts';
import { isWorkingDay } from './worked-time.ts';

/** Absences with only free days between them. */
export interface AbsenceRun extends Period {
  name: Said | NameValue;
}

/** A run of absences that keeps leave from expiring before the end of the next leave year. */
export interface Hold extends AbsenceRun {
  until: CalendarDate;
}

/** The absences, in date order, with those of one name joined if only free days lie between. */
export function runsOf(absences: readonly Absence[], facts: KeepingFacts): AbsenceRun[] {
  return joined(absences, facts, (one, other) => sameName(one.name, other.name));
}

/** The runs that hold leave until the end of the leave year after the one in which they end. */
export function holdsOf(facts: KeepingFacts): Hold[] {
  const holding = (facts.absences ?? []).filter(({ protects }) => protectsUntilNextYear(protects));
  return joined(holding, facts, () => true).map((run) => {
    const next = addDays(leaveYearAt(facts, run.endDate).endDate, 1);
    return { ...run, until: leaveYearAt(facts, next).endDate };
  });
}

function joined(
  absences: readonly Absence[],
  facts: KeepingFacts,
  isSame: (one: AbsenceRun, other: Absence) => boolean,
): AbsenceRun[] {
  const runs: AbsenceRun[] = [];
  for (const absence of absences) {
    const last = runs.at(-1);
    const { startDate, endDate, name } = absence;
    if (last && isSame(last, absence) && isFreeBetween(last.endDate, startDate, facts)) {
      if (endDate > last.endDate) last.endDate = endDate;
    } else {
      runs.push({ startDate, endDate, name });
    }
  }
  return runs;
}

function isFreeBetween(last: CalendarDate, next: CalendarDate, facts: KeepingFacts): boolean {
  for (let date = addDays(last, 1); date < next; date = addDays(date, 1)) {
    if (isWorkingDay(date, facts)) return false;
  }
  return true;
}

function sameName(one: Said | NameValue, other: Said | NameValue): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
