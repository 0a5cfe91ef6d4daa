import { addDays, addMonths, type CalendarDate } from '../../../calendar/calendar-date.ts';
import { fromFirstDay, leaveYearAt } from '../../../leave/earning/year-ends.ts';
import { rulesOn } from '../../../leave/plans/plan.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { accountAsOf } from './account.ts';
import type { LedgerEntry } from './account-state.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { ledger } from './ledger.ts';

/** How long before leave expires its owner is warned. */
export type WarningStage = 'YEAR_START' | 'THREE_MONTHS' | 'FOUR_WEEKS';

/** What expires at the end of a day ahead, in hundredths of a day or minutes. */
export interface LapseAhead {
  date: CalendarDate;
  amount: Amount;
  stage: WarningStage;
}

// The same day of a shorter month is its last day, so several days of a longer month come into range together.
const longestMonthMoreThanShortest = 3;
const fourWeeks = 28;

/**
 * What expires within three months unless it is booked: carried-over leave, leave with a last day, and, under one of
 * the company's own plans (by id), leave that ends with the leave year.
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
    const isOwn = cause.kind === 'POLICY' && ownPlans.has(cause.planId);
    if (!endsByItself(entry) && !isOwn && !needsWarning(facts, date)) return [];
    const stage = stageOn(today, date);
    return stage === undefined ? [] : [{ date, amount: -amount, stage }];
  });
}

const firstWeek = 7;

/**
 * What is available in the first week of the leave year, or of the employment in it, and until when: the first warning
 * by policies that need one.
 */
export function availableAtYearStart(facts: LeaveFacts, today: CalendarDate): LapseAhead[] {
  if (!needsWarning(facts, today)) return [];
  const first = fromFirstDay(leaveYearAt(facts, today).startDate, facts);
  if (today < first || today >= addDays(first, firstWeek)) return [];
  return accountAsOf(facts, today).expiring.map((each) => ({ ...each, stage: 'YEAR_START' }));
}

/** Whether the policy effective on the day lets leave expire only after a warning. */
export function needsWarning(facts: LeaveFacts, date: CalendarDate): boolean {
  return rulesOn(facts, date)?.needsWarning ?? false;
}

/** The stage of a warning on a day; undefined before the first stage and after the expiry. */
export function stageOn(
  today: CalendarDate,
  lapsesOn: CalendarDate,
): Exclude<WarningStage, 'YEAR_START'> | undefined {
  if (today > lapsesOn) return undefined;
  if (today >= addDays(lapsesOn, -fourWeeks)) return 'FOUR_WEEKS';
  return today >= addMonths(lapsesOn, -3) ? 'THREE_MONTHS' : undefined;
}

function endsByItself({ date, lots }: LedgerEntry): boolean {
  return lots.some(({ expiresOn }) => expiresOn === date);
}
