import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { leaveYearOn, rulesOn } from '../../leave/plans/plan.ts';
import type { Amount } from '../../leave/types/amount.ts';
import { termsOn } from '../../work-time/day-of-work.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { type Ledger, ledger } from './engine/ledger.ts';

/** What a rule change does to one account. */
export interface AccountChange {
  /** Whether any line or limit of it differs through the next leave year. */
  isChanged: boolean;
  /** Whether its balance rises at the end of a leave year, or its overdraft. */
  givesMore: boolean;
}

const unchanged: AccountChange = { isChanged: false, givesMore: false };

/**
 * Compares an account without a rule change and with it, at the end of the leave years of the days and of those after them, before
 * what expires on that day. Counted types have no balance; an account that becomes a counted type gives more.
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

/** The last days of the leave year of the day, and of the next one. */
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
