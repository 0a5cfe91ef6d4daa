import { countBusinessDays } from '@almanac/domain/calendar/business-days';
import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { intersection, type Period } from '@almanac/domain/calendar/period';
import { splitByLeaveYear } from '@almanac/domain/time-off/balances/leave-year';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { EntitledType, TimeOffType } from '@almanac/domain/time-off/requests/vocabulary';
import { countText } from '../requests/request-text.ts';

interface Draft extends Period {
  type: TimeOffType;
}

interface YearShare {
  leaveYear: Period;
  businessDays: number;
}

interface RequestHint {
  /** Business days of the period. */
  businessDays: number;
  sentence: string;
  /** What the request takes from each leave year, where it crosses the end of one. */
  shares: YearShare[];
}

/** What the request would take and leave, while its dates make a period; nothing before that. */
export function requestHint(
  { type, startDate, endDate }: Draft,
  balance: LeaveBalance | undefined,
): RequestHint | undefined {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate) || endDate < startDate) return undefined;
  const period = { startDate, endDate };
  const businessDays = countBusinessDays(period);
  if (type === 'WORK_FROM_HOME' || type === 'UNPAID') {
    return { businessDays, sentence: 'Takes nothing from your balance.', shares: [] };
  }
  if (!balance || businessDays === 0) return { businessDays, sentence: '', shares: [] };
  return { businessDays, sentence: effectOf(type, period, balance), shares: yearShares(period, balance) };
}

function effectOf(type: EntitledType, period: Period, balance: LeaveBalance): string {
  const isVacation = type === 'VACATION';
  const available = isVacation ? balance.vacationDaysAvailable : balance.sickDaysAvailable;
  const part = intersection(period, balance.leaveYear);
  if (!part) return "Taken from another leave year; this year's days stay as they are.";
  const left = available - countBusinessDays(part);
  if (left >= 0) return `Leaves you ${countText(left, isVacation ? 'vacation day' : 'sick day')} this year.`;
  if (isVacation) return `That is ${countText(-left, 'day')} more than you have.`;
  return `Exceeds your sick days by ${-left}.`;
}

function yearShares(period: Period, { leaveYear }: LeaveBalance): YearShare[] {
  const parts = splitByLeaveYear(period, leaveYear.startDate.slice('yyyy-'.length));
  if (parts.length === 1) return [];
  return parts.map((each) => ({ leaveYear: each.leaveYear, businessDays: countBusinessDays(each.part) }));
}

/** The balance as it would be without the pending request, whose days the same person may spend otherwise. */
export function balanceWithout(
  balance: LeaveBalance,
  { type, ...period }: Pick<Draft, 'type' | 'startDate' | 'endDate'>,
): LeaveBalance {
  const part = intersection(period, balance.leaveYear);
  if (!part) return balance;
  const days = countBusinessDays(part);
  if (type === 'VACATION') {
    const vacationDaysPending = balance.vacationDaysPending - days;
    return { ...balance, vacationDaysPending, vacationDaysAvailable: balance.vacationDaysAvailable + days };
  }
  if (type !== 'SICK_LEAVE') return balance;
  const sickDaysPending = balance.sickDaysPending - days;
  const left = balance.sickDaysTotal - balance.sickDaysUsed - sickDaysPending;
  return { ...balance, sickDaysPending, sickDaysAvailable: Math.max(0, left) };
}
