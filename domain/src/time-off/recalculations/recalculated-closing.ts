import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Amount } from '../../leave/types/amount.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { balanceOn, ledger } from '../balances/engine/ledger.ts';
import { formerBalance, formerEntries } from '../former-engine/former-engine.ts';

/**
 * The current engine's balance at the end of a closed day, if it differs from the former engine's. Undefined if it
 * doesn't, or if the former engine doesn't give the stored closing balance; that fault is left alone.
 */
export function recalculatedClosing(
  facts: LeaveFacts,
  through: CalendarDate,
  closingBalance: Amount | null,
): Amount | undefined {
  if (formerBalance(formerEntries(facts, through), through) !== closingBalance) return undefined;
  const present = balanceOn(ledger(facts, through).entries, through);
  return present === closingBalance ? undefined : present;
}
