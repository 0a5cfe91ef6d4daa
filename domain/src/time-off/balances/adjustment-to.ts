import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { type Amount, amountOf } from '../../leave/types/amount.ts';
import { account, totalOf } from './engine/account.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { message } from './messages/message.ts';

/** An adjustment on a day, in hundredths of a day or minutes. */
export interface SettingAdjustment {
  on: CalendarDate;
  amount: Amount;
}

/** The message for a total no adjustment can reach. */
export const unreachableTotal = message('time-off.balances.unreachableTotal');

// More than any difference between a total and the rules, in either unit.
const mostTried: Amount = 1 << 24;

/**
 * The adjustment on the first day of the leave year that sets its total, in days or hours. Larger if some of it would
 * expire or be capped within the year; on the date if all of it would. Undefined if it would expire then, too.
 */
export function adjustmentTo(
  total: number,
  facts: LeaveFacts,
  date: CalendarDate,
): SettingAdjustment | undefined {
  const wanted = amountOf(total, facts.type.unit);
  const { startDate } = account(facts, date).leaveYear;
  for (const on of new Set([startDate, date])) {
    const amount = amountTo(wanted, (tried) => totalWith(facts, { on, amount: tried }, date));
    if (amount !== undefined) return { on, amount };
  }
  return undefined;
}

// Records of one day are ordered by id, and a new one comes last.
const newestId = '\uFFFF';

function totalWith(facts: LeaveFacts, adjustment: SettingAdjustment, date: CalendarDate): Amount {
  if (adjustment.amount === 0) return totalOf(account(facts, date));
  const adjustments = [...facts.adjustments, { ...adjustment, id: newestId, reason: '' }];
  return totalOf(account({ ...facts, adjustments }, date));
}

/** The smallest amount that changes the total to the wanted one; the total never falls as the amount grows. */
function amountTo(wanted: Amount, totalOfAmount: (amount: Amount) => Amount): Amount | undefined {
  const difference = wanted - totalOfAmount(0);
  if (difference === 0 || totalOfAmount(difference) === wanted) return difference;
  const direction = Math.sign(difference);
  const isEnough = (size: number) => (wanted - totalOfAmount(direction * size)) * direction <= 0;
  let enough = Math.abs(difference);
  while (!isEnough(enough)) {
    if (enough > mostTried) return undefined;
    enough *= 2;
  }
  let tooLittle = 0;
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooLittle = middle;
  }
  return totalOfAmount(direction * enough) === wanted ? direction * enough : undefined;
}
