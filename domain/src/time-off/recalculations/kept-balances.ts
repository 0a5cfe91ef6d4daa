import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Amount } from '../../leave/types/amount.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { balanceOn, ledger } from '../balances/engine/ledger.ts';
import { message } from './messages/message.ts';
import type { RecalculatedDay } from './recalculation.ts';

/** An adjustment that keeps a balance, in hundredths of a day or minutes. */
export interface KeepingAdjustment {
  on: CalendarDate;
  amount: Amount;
}

/**
 * The adjustments that restore an account's former balance, in date order, even if records changed since the
 * comparison. What would expire at once at the end of a leave year is added on the day after. None is dated on a
 * closed day.
 */
export function adjustmentsToKeep(
  facts: LeaveFacts,
  days: readonly RecalculatedDay[],
  closedThrough: CalendarDate = '',
): KeepingAdjustment[] {
  const without = balancesOf(facts, []);
  const made: KeepingAdjustment[] = [];
  const effectOn = (on: CalendarDate, of: readonly KeepingAdjustment[]) =>
    balancesOf(facts, of)(on) - without(on);
  const restore = (on: CalendarDate, wanted: Amount) => {
    const amount = wanted - effectOn(on, made);
    if (amount === 0 || on <= closedThrough) return;
    if (effectOn(on, [...made, { on, amount }]) === wanted) made.push({ on, amount });
  };
  for (const { on, before, after } of days) restore(on, before - after);
  return made;
}

/** Whether any of the days can still be adjusted. Refuses with `YEAR_CLOSED`. */
export function checkDaysToKeep(
  days: readonly RecalculatedDay[],
  name: string,
  closedThrough: CalendarDate = '',
): Decision<'YEAR_CLOSED'> {
  if (days.some(({ on, isListed }) => isListed && on > closedThrough)) return allowed;
  return refuse('YEAR_CLOSED', message('time-off.recalculations.daysClosed', { name }));
}

// Records of one day are ordered by id, and new ones come last.
const newestId = '\uFFFF';

function balancesOf(facts: LeaveFacts, added: readonly KeepingAdjustment[]) {
  const adjustments = [
    ...facts.adjustments,
    ...added.map((each, index) => ({ ...each, id: `${newestId}${index}`, reason: '' })),
  ];
  return (on: CalendarDate) => balanceOn(ledger({ ...facts, adjustments }, on).entries, on);
}
