import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { type Amount, amountOf } from '../../leave/types/amount.ts';
import { account, totalOf } from './engine/account.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';

/** An adjustment of a day, in hundredths of a day or minutes. */
export interface SettingAdjustment {
  on: CalendarDate;
  amount: Amount;
}

/** What is told at a total that no adjustment reaches. */
export const unreachableTotal =
  'This total cannot be reached, as the leave plan changes within the leave year; adjust the balance instead';

// More than any total differs from the rules by, in either unit.
const mostTried: Amount = 1 << 24;

/**
 * The adjustment on the first day of the leave year by which its total becomes the given one, in days or hours: more where
 * some of it would lapse or be cut by a cap within the year, and on the date where all of it would. Nothing where that
 * lapses, too.
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

// Records of one day count in the order of their identifiers, and what is made now has the last of them.
const newestId = '\uFFFF';

function totalWith(facts: LeaveFacts, adjustment: SettingAdjustment, date: CalendarDate): Amount {
  if (adjustment.amount === 0) return totalOf(account(facts, date));
  const adjustments = [...facts.adjustments, { ...adjustment, id: newestId, reason: '' }];
  return totalOf(account({ ...facts, adjustments }, date));
}

/** The smallest amount by which the total, which never falls as more is added, becomes the wanted one. */
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
