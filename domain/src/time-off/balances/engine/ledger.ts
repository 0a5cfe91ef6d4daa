import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { LedgerEntry } from './account-state.ts';
import type { Debt, Lot } from './expiry/lots.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { settle, timelineThrough } from './settlement.ts';

/** The entries of an account in order, with the lots and debts open after the last one. */
export interface Ledger {
  entries: readonly LedgerEntry[];
  lots: readonly Lot[];
  debts: readonly Debt[];
}

/** The account of a person and type through the date; amounts are hundredths of a day, or minutes. */
export function ledger(facts: LeaveFacts, until: CalendarDate): Ledger {
  const { entries, lots, debts } = settle(timelineThrough(until, facts));
  return { entries, lots, debts };
}

/** The balance after the last entry through the date. */
export function balanceOn(entries: readonly LedgerEntry[], date: CalendarDate): number {
  return entries.findLast((entry) => entry.date <= date)?.balance ?? 0;
}
