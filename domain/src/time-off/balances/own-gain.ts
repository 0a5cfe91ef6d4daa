import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { leaveYearOn, rulesOn } from '../../leave/plans/plan.ts';
import type { Amount } from '../../leave/types/amount.ts';
import { termsOn } from '../../work-time/day-of-work.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { type Ledger, ledger } from './engine/ledger.ts';

/** The effect of a rule change on one account. */
export interface AccountChange {
  /** Whether any line or limit differs through the next leave year. */
  isChanged: boolean;
  /** Whether its balance rises at the end of a leave year, or its overdraft does. */
  givesMore: boolean;
}

const unchanged: AccountChange = { isChanged: false, givesMore: false };

/**
 * Compares an account without and with a rule change, at the end of the days' leave years and of the following ones,
 * before that day's expiry. Counted types have no balance; an account that becomes counted gives more.
 */
export function accountChange(
  before: LeaveFacts,
  after: LeaveFacts,
  days: readonly CalendarDate[],
): AccountChange {
  const ends = [
    ...new Set(days.flatMap((day) => [...yearEndsFrom(day, before), ...yearEndsFrom(day, after)])),
  ];
  const last = ends.reduce((latest, end) => (end > latest ? end : latest), '');
  const [was, becomes] = [ledger(before, last), ledger(after, last)];
  const compared = ends.map((end) => compareOn(end, { before, was }, { after, becomes }));
  const isSame = compared.every((each) => !each.isChanged) && linesOf(was) === linesOf(becomes);
  return isSame ? unchanged : { isChanged: true, givesMore: compared.some(({ givesMore }) => givesMore) };
}

function compareOn(
  end: CalendarDate,
  { before, was }: { before: LeaveFacts; was: Ledger },
  { after, becomes }: { after: LeaveFacts; becomes: Ledger },
): AccountChange {
  const [rules, rulesAfter] = [rulesOn(before, end), rulesOn(after, end)];
  const isCounted = rules?.grants.length === 0;
  const isCountedAfter = rulesAfter?.grants.length === 0;
  if (isCounted !== isCountedAfter) return { isChanged: true, givesMore: isCountedAfter };
  if (isCounted) return unchanged;
  const overdrafts = [overdraftOf(rules), overdraftOf(rulesAfter)] as const;
  const balances = [balanceBeforeExpiry(was, end), balanceBeforeExpiry(becomes, end)] as const;
  return {
    isChanged: overdrafts[0] !== overdrafts[1] || balances[0] !== balances[1],
    givesMore: overdrafts[1] > overdrafts[0] || balances[1] > balances[0],
  };
}

function overdraftOf(rules: ReturnType<typeof rulesOn>): number {
  if (!rules) return 0;
  return rules.overdraft ?? Number.POSITIVE_INFINITY;
}

/** The last days of the day's leave year and of the next one. */
function yearEndsFrom(day: CalendarDate, { terms, employment }: LeaveFacts): CalendarDate[] {
  const { endDate } = leaveYearOn(termsOn(terms, day).plan, employment, day);
  const next = addDays(endDate, 1);
  return [endDate, leaveYearOn(termsOn(terms, next).plan, employment, next).endDate];
}

function balanceBeforeExpiry({ entries }: Ledger, end: CalendarDate): Amount {
  return entries
    .filter(({ date, kind }) => date < end || (date === end && kind !== 'LAPSED' && kind !== 'FORGIVEN'))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function linesOf({ entries }: Ledger): string {
  return JSON.stringify(entries.map(({ date, kind, amount }) => [date, kind, amount]));
}
