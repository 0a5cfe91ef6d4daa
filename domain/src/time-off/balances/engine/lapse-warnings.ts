import { addDays, addMonths, type CalendarDate } from '../../../calendar/calendar-date.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import type { LedgerEntry } from './account-state.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { ledger } from './ledger.ts';

/** How far ahead somebody is warned that leave of theirs lapses. */
export type WarningStage = 'THREE_MONTHS' | 'FOUR_WEEKS';

/** What lapses at the end of a day that is near, in hundredths of a day or minutes. */
export interface LapseAhead {
  date: CalendarDate;
  amount: Amount;
  stage: WarningStage;
}

// The same day of a shorter month is its last day, so the last days of a longer one come into reach together.
const longestMonthMoreThanShortest = 3;
const fourWeeks = 28;

/**
 * What of the account lapses within three months from the day on, unless more of it is booked: where leave ends that was
 * carried over or given with a last day, and with the leave year of one of the
 * company's own plans, whose ids are given.
 */
export function lapsesAhead(
  facts: LeaveFacts,
  today: CalendarDate,
  ownPlans: ReadonlySet<string>,
): LapseAhead[] {
  const until = addDays(addMonths(today, 3), longestMonthMoreThanShortest);
  return ledger(facts, until).entries.flatMap((entry) => {
    const { date, kind, cause, amount } = entry;
    if (kind !== 'LAPSED' || date < today) return [];
    if (!endsByItself(entry) && !(cause.kind === 'POLICY' && ownPlans.has(cause.planId))) return [];
    const stage = stageOn(today, date);
    return stage === undefined ? [] : [{ date, amount: -amount, stage }];
  });
}

/** The stage that a warning of a lapse is at on a day; none before the first one and once it has lapsed. */
export function stageOn(today: CalendarDate, lapsesOn: CalendarDate): WarningStage | undefined {
  if (today > lapsesOn) return undefined;
  if (today >= addDays(lapsesOn, -fourWeeks)) return 'FOUR_WEEKS';
  return today >= addMonths(lapsesOn, -3) ? 'THREE_MONTHS' : undefined;
}

function endsByItself({ date, lots }: LedgerEntry): boolean {
  return lots.some(({ expiresOn }) => expiresOn === date);
}
