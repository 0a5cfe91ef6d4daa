import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { includes } from '../../../calendar/period.ts';
import { minimumOn } from '../../../leave/earning/minimum.ts';
import { reductionsIn, shareTaken } from '../../../leave/earning/reduction.ts';
import { leaveYearAt } from '../../../leave/earning/year-ends.ts';
import { rulesOn } from '../../../leave/plans/plan.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import type { LedgerEntry } from '../engine/account-state.ts';
import type { LeaveFacts } from '../engine/leave-facts.ts';
import { ledger } from '../engine/ledger.ts';

const id = 'payout';

/**
 * The leave year's minimum, less what long absences take from it, and by how much a pay-out draws on it: what is taken
 * and left of the leave year's own leave must not be less. Leave that was carried over is paid out first, as it expires
 * first. Both are 0 without a minimum.
 */
export function belowMinimum(
  { amount, on }: { amount: Amount; on: CalendarDate },
  facts: LeaveFacts,
): { minimum: Amount; missing: Amount } {
  const leaveYear = leaveYearAt(facts, on);
  const { employmentEnd } = facts.employment;
  const last =
    employmentEnd !== undefined && employmentEnd < leaveYear.endDate ? employmentEnd : leaveYear.endDate;
  const least = minimumOn(last, leaveYear, facts)?.exact ?? 0;
  const isReduced = rulesOn(facts, last)?.reducedByAbsence ?? false;
  const minimum = Math.round(isReduced ? least * (1 - shareTaken(reductionsIn(leaveYear, facts))) : least);
  if (minimum === 0) return { minimum, missing: 0 };

  const payout = { id, kind: 'PAID_OUT', amount: -amount, on, reason: '' } as const;
  const { entries } = ledger({ ...facts, adjustments: [...facts.adjustments, payout] }, leaveYear.endDate);
  const ofYear = entries.filter(({ date }) => includes(leaveYear, date));
  const drawnFromYear = ({ lots }: LedgerEntry) =>
    lots.reduce((sum, lot) => (includes(leaveYear, lot.since) ? sum + lot.amount : sum), 0);
  const kept = ofYear.reduce((sum, entry) => {
    if (entry.kind === 'GRANT') return sum + entry.amount;
    if (entry.kind !== 'ADJUSTMENT' && entry.kind !== 'PAID_OUT') return sum;
    return entry.amount > 0 ? sum + entry.amount : sum - drawnFromYear(entry);
  }, 0);
  const drawn = ofYear.find(({ cause }) => cause.kind === 'ADJUSTMENT' && cause.adjustmentId === id);
  const shortfall = Math.max(0, minimum - kept);
  return { minimum, missing: drawn ? Math.min(shortfall, drawnFromYear(drawn)) : 0 };
}
