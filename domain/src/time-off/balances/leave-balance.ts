import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { yearlyRate } from '../../leave/earning/rates.ts';
import { numberOf } from '../../leave/types/amount.ts';
import { isCountedOn } from './answers/counted.ts';
import { account, totalOf, usedOf } from './engine/account.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import type { LeaveBalance } from './schema.ts';

/** One entitlement in one leave year, in days: `total - used - pending`, and the part that can be spent. */
export interface Entitlement {
  leaveYear: Period;
  total: number;
  used: number;
  pending: number;
  available: number;
}

/**
 * The entitlement in the leave year of the date, in days. Approved requests are used, pending ones reserved. Without
 * a limit more than the total can be taken, and none is then available.
 */
export function entitlementOn(facts: LeaveFacts, date: CalendarDate): Entitlement {
  const { unit } = facts.type;
  const found = account(facts, date);
  const { taken, planned, pending, bookable } = found;
  const left = Math.max(0, totalOf(found) - taken - planned - pending);
  return {
    leaveYear: found.leaveYear,
    total: numberOf(totalOf(found), unit),
    used: numberOf(usedOf(found), unit),
    pending: numberOf(pending, unit),
    available: numberOf(bookable ?? left, unit),
  };
}

/**
 * The balance of the current leave year, in days; accrual rates in days per month. Hidden and missing accounts have
 * zeros.
 */
export function leaveBalance(
  today: CalendarDate,
  accounts: readonly [LeaveFacts, ...LeaveFacts[]],
  shown: readonly LeaveFacts[] = accounts,
): LeaveBalance {
  const factsOf = (code: string, among = shown) => among.find(({ type }) => type.code === code);
  const vacation = factsOf('VACATION');
  const sick = factsOf('SICK_LEAVE');
  const { leaveYear } = entitlementOn(factsOf('VACATION', accounts) ?? accounts[0], today);
  const ofVacation = vacation ? entitlementOn(vacation, today) : none;
  const ofSick = sick ? entitlementOn(sick, today) : none;
  return {
    vacationDaysAvailable: ofVacation.available,
    vacationDaysUsed: ofVacation.used,
    vacationDaysPending: ofVacation.pending,
    vacationDaysTotal: ofVacation.total,
    sickDaysAvailable: Math.max(0, ofSick.available),
    sickDaysUsed: ofSick.used,
    sickDaysPending: ofSick.pending,
    sickDaysTotal: ofSick.total,
    vacationAccrualRate: monthlyRate(vacation, today),
    sickAccrualRate: monthlyRate(sick, today),
    yearlyResetDate: addDays(leaveYear.endDate, 1),
    leaveYear,
    ...(vacation && isCountedOn(vacation, today) && { vacationIsCounted: true as const }),
    ...(sick && isCountedOn(sick, today) && { sickIsCounted: true as const }),
  };
}

// For a company without the type.
const none = { available: 0, used: 0, pending: 0, total: 0 };

function monthlyRate(facts: LeaveFacts | undefined, date: CalendarDate): number {
  return facts ? numberOf(yearlyRate(facts, date), facts.type.unit) / 12 : 0;
}
