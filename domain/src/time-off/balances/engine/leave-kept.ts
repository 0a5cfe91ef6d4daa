import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { Said, Texts } from '../../../language/message.ts';
import { type Amount, type LeaveUnit, numberOf } from '../../../leave/types/amount.ts';
import { typeName } from '../../../leave/types/standard-names.ts';
import { message } from '../messages/message.ts';
import type { LedgerEntry } from './account-state.ts';
import { horizonOf } from './cover.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { ledger } from './ledger.ts';

/** Leave that an absence keeps from expiring. */
export interface LeaveKept {
  type: LeaveFacts['type'];
  amount: Amount;
  /** When it would have expired. */
  date: CalendarDate;
  because: Said;
}

/** The leave of an account that is kept with the absences of `after`, but not with those of `before`. */
export function leaveKept(before: LeaveFacts, after: LeaveFacts): LeaveKept[] {
  const { type } = after;
  const until = horizonOf(after);
  const was = keptOf(ledger(before, until).entries);
  const kept = ledger(after, until).entries.filter(({ kind }) => kind === 'KEPT');
  return kept.flatMap((entry) => {
    const { date, because } = entry;
    const amount = amountKept(entry) - (was.get(date) ?? 0);
    return amount > 0 ? [{ type, amount, date, because }] : [];
  });
}

function keptOf(entries: readonly LedgerEntry[]): Map<CalendarDate, Amount> {
  const sums = new Map<CalendarDate, Amount>();
  for (const entry of entries) {
    if (entry.kind === 'KEPT') sums.set(entry.date, (sums.get(entry.date) ?? 0) + amountKept(entry));
  }
  return sums;
}

function amountKept({ lots }: LedgerEntry): Amount {
  return lots.reduce((sum, { amount }) => sum + amount, 0);
}

/** The same in days or hours, with a sentence for the reader. */
export function keptAnswer({ type, amount, date, because }: LeaveKept, texts: Texts): KeptAnswer {
  const { unit, code } = type;
  const said = message('time-off.balances.keptLeave', { amount, unit, type: typeName(type), date, because });
  return { type: code, unit, amount: numberOf(amount, unit), date, text: texts.text(said) };
}

/** Leave that an absence keeps, as calls answer it. */
export interface KeptAnswer {
  type: string;
  unit: LeaveUnit;
  amount: number;
  date: string;
  text: string;
}
