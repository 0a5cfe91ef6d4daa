import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { leaveYearAt } from '../../leave/earning/year-ends.ts';
import type { Amount } from '../../leave/types/amount.ts';
import { isPaidOutOn } from '../balances/engine/account.ts';
import type { LedgerEntry } from '../balances/engine/account-state.ts';
import { horizonOf } from '../balances/engine/cover.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { ledger } from '../balances/engine/ledger.ts';

/** The leave of the leave year in which someone leaves, in hundredths of a day or minutes. */
export interface CertifiedLeave {
  leaveYear: Period;
  entitlement: Amount;
  taken: Amount;
  paidOut: Amount;
}

/**
 * The approved leave of the leave year of the last day, without what was carried over into it: leave that was drawn
 * from earlier leave years is in no sum. Undefined for types that aren't paid out.
 */
export function certifiedLeave(facts: LeaveFacts, lastDay: CalendarDate): CertifiedLeave | undefined {
  if (!isPaidOutOn(facts, lastDay)) return undefined;
  const leaveYear = leaveYearAt(facts, lastDay);
  const first = laterOf(leaveYear.startDate, facts.employment.employmentStart);
  const approved = {
    ...facts,
    requests: facts.requests.filter(({ status }) => status === 'APPROVED'),
  };
  const entries = ledger(approved, horizonOf(approved, lastDay)).entries.filter(({ date }) => date >= first);
  const sum = (...kinds: LedgerEntry['kind'][]) =>
    entries
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, { amount, lots }) => total + amount + drawnBefore(first, lots), 0);
  return {
    leaveYear,
    entitlement: sum('GRANT', 'ADJUSTMENT'),
    taken: 0 - sum('TAKEN', 'HOLIDAY'),
    paidOut: 0 - sum('PAID_OUT'),
  };
}

/** What was drawn from lots of earlier leave years. */
function drawnBefore(first: CalendarDate, lots: LedgerEntry['lots']): Amount {
  return lots.filter(({ since }) => since < first).reduce((sum, { amount }) => sum + amount, 0);
}

function laterOf(one: CalendarDate, other: CalendarDate | undefined): CalendarDate {
  return other !== undefined && other > one ? other : one;
}
