import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { PolicyRules } from '../leave/plans/policy.ts';
import { numberOf } from '../leave/types/amount.ts';
import type { EntryKind } from '../time-off/balances/engine/account-state.ts';
import type { LeaveFacts } from '../time-off/balances/engine/leave-facts.ts';
import { rules } from './leave-worlds.ts';
import { naiveFigures } from './naive-figures.ts';
import { naiveLedger } from './naive-ledger.ts';

/** The lines through the date, summed by kind and day, in days or hours. */
export function naiveLines(facts: LeaveFacts, until: CalendarDate, ...kinds: EntryKind[]): string[] {
  return naiveLedger(facts, until).days.flatMap(({ date, sums }) =>
    Object.entries(sums)
      .filter(([kind]) => kinds.length === 0 || kinds.some((each) => each === kind))
      .map(([kind, amount]) => `${date} ${kind} ${numberOf(amount, facts.type.unit)}`),
  );
}

/** The balance at the end of the date, in days or hours. */
export function naiveBalance(facts: LeaveFacts, date: CalendarDate): number {
  return numberOf(naiveFigures(facts, date).balance, facts.type.unit);
}

/**
 * One grant of the days on the first day of the year, prorated by days, without rounding, carry-over or overdraft.
 */
export function plain(perYear: number, given: Partial<PolicyRules> = {}): PolicyRules {
  return rules(perYear, { proration: 'DAYS', rounding: null, ...given });
}
