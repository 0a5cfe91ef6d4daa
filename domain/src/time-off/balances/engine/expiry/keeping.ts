import { addDays, addMonths, type CalendarDate } from '../../../../calendar/calendar-date.ts';
import { includes, overlaps } from '../../../../calendar/period.ts';
import { leaveYearAt } from '../../../../leave/earning/year-ends.ts';
import type { PolicyRules } from '../../../../leave/plans/policy.ts';
import type { Amount } from '../../../../leave/types/amount.ts';
import { protectedMonths } from '../../../../leave/types/leave-protection.ts';
import { type AbsenceRun, type Hold, holdsOf, runsOf } from './absence-runs.ts';
import type { Absence, KeepingFacts, MovedExpiry } from './keeping-facts.ts';
import type { Lot } from './lots.ts';
import { isAbsentThroughout, workedIn } from './worked-time.ts';

/** The absences that kept a person from taking leave since the last year end. */
interface Hindrance {
  /** What they could have taken nevertheless. */
  worked: Amount;
  /** How long the rest is kept after its leave year. */
  months: number;
  absences: readonly AbsenceRun[];
}

/** What keeps the leave of one account from expiring. Computed on demand, once. */
export interface Keeping {
  holds: readonly Hold[];
  /** The run that holds leave granted on the day. */
  holdOn(date: CalendarDate): Hold | undefined;
  /** The later last day that HR has set for the lot. */
  movedOf(lot: Lot): MovedExpiry | undefined;
  /** What hindered the person from the last year end before the day to the day; undefined if nothing did. */
  hindranceBy(date: CalendarDate): Hindrance | undefined;
  /** The last day on which the lot is kept because it could not be taken. */
  keptUntil(lot: Lot, hindrance: Hindrance): CalendarDate;
  /** Whether the person was warned that the lot expires on the day, while they could take it. */
  isWarned(lot: Lot, date: CalendarDate, rules: PolicyRules | undefined): boolean;
}

/** What keeps the account's leave from expiring; undefined if nothing can. */
export function keepingOf(facts: KeepingFacts): Keeping | undefined {
  const { absences = [], movedExpiries = [], warnings, terms, type } = facts;
  const protecting = absences.filter(({ protects }) => protects);
  const isWarned = () =>
    terms.some(({ plan }) =>
      plan.policies.some((policy) => policy.type === type.code && policy.rules?.needsWarning),
    );
  const isKept = protecting.length > 0 || movedExpiries.length > 0;
  return isKept || (warnings && isWarned()) ? keepingBy(protecting, facts) : undefined;
}

function keepingBy(protecting: readonly Absence[], facts: KeepingFacts): Keeping {
  const { movedExpiries = [], warnings } = facts;
  const holds = holdsOf(facts);
  const leaveYearOn = knownOnce((date) => leaveYearAt(facts, date));
  /** The leave year that the lot counts for. */
  const leaveYearOf = ({ since, countsFor = since }: Lot) => leaveYearOn(countsFor);
  return {
    holds,
    holdOn: (date) => holds.find((hold) => includes(hold, date)),
    movedOf(lot) {
      if (movedExpiries.length === 0) return undefined;
      const { startDate } = leaveYearOf(lot);
      return movedExpiries.find(({ leaveYearStart }) => leaveYearStart === startDate);
    },
    hindranceBy: knownOnce((date) => hindranceBy(date, protecting, facts)),
    keptUntil: (lot, { months }) => addDays(addMonths(addDays(leaveYearOf(lot).endDate, 1), months), -1),
    isWarned(lot, date, rules) {
      if (!rules?.needsWarning || !warnings || date > warnings.checkedThrough) return true;
      const leaveYear = leaveYearOf(lot);
      const earliest = leaveYear.endDate < date ? leaveYear.endDate : date;
      const isOfLot = warnings.given.some(
        ({ on, lapsesOn }) =>
          lot.since <= on &&
          on <= date &&
          earliest <= lapsesOn &&
          !protecting.some((absence) => includes(absence, on)),
      );
      return isOfLot || isAbsentThroughout(leaveYear, facts);
    },
  };
}

/** The function of a day, computed once for each. */
function knownOnce<Value>(compute: (date: CalendarDate) => Value): (date: CalendarDate) => Value {
  const known = new Map<CalendarDate, { value: Value }>();
  return (date) => {
    const found = known.get(date) ?? { value: compute(date) };
    known.set(date, found);
    return found.value;
  };
}

function hindranceBy(
  date: CalendarDate,
  protecting: readonly Absence[],
  facts: KeepingFacts,
): Hindrance | undefined {
  const since = { startDate: leaveYearAt(facts, date).startDate, endDate: date };
  const hindering = protecting.filter(
    (absence) => protectedMonths(absence.protects) !== undefined && overlaps(absence, since),
  );
  if (hindering.length === 0) return undefined;
  return {
    worked: workedIn(since, facts),
    months: Math.max(...hindering.map(({ protects }) => protectedMonths(protects) ?? 0)),
    absences: runsOf(hindering, facts),
  };
}

/** The last days until which absences and HR keep leave. */
export function keptDays(facts: KeepingFacts): CalendarDate[] {
  const { absences = [], movedExpiries = [] } = facts;
  const protecting = absences.filter(({ protects }) => protects);
  if (protecting.length === 0 && movedExpiries.length === 0) return [];
  return [
    ...protecting.map(({ protects, endDate }) =>
      addMonths(leaveYearAt(facts, endDate).endDate, protectedMonths(protects) ?? 12),
    ),
    ...holdsOf(facts).map(({ until }) => until),
    ...movedExpiries.map(({ expiresOn }) => expiresOn),
  ];
}
