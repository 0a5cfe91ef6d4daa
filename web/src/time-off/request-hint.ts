import { countBusinessDays } from '@almanac/domain/calendar/business-days';
import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { intersection, type Period } from '@almanac/domain/calendar/period';
import type { LeaveBalance } from '@almanac/domain/time-off/schema';
import type { TimeOffType } from '@almanac/domain/time-off/vocabulary';
import { countText } from './request-text.ts';

interface Draft extends Period {
  type: TimeOffType;
}

interface RequestHint {
  /** Business days of the period. */
  businessDays: number;
  sentence: string;
}

/** What the request would take and leave, while its dates make a period; nothing before that. */
export function requestHint(
  { type, startDate, endDate }: Draft,
  balance: LeaveBalance | undefined,
): RequestHint | undefined {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate) || endDate < startDate) return undefined;
  const businessDays = countBusinessDays({ startDate, endDate });
  return { businessDays, sentence: effectOf({ type, startDate, endDate }, businessDays, balance) };
}

function effectOf({ type, ...period }: Draft, businessDays: number, balance?: LeaveBalance): string {
  if (type === 'WORK_FROM_HOME' || type === 'UNPAID') return 'Takes nothing from your balance.';
  if (!balance) return '';
  const isVacation = type === 'VACATION';
  const noun = isVacation ? 'vacation day' : 'sick day';
  const available = isVacation ? balance.vacationDaysAvailable : balance.sickDaysAvailable;
  const part = intersection(period, balance.leaveYear);
  const thisYear = part ? countBusinessDays(part) : 0;
  const left = available - thisYear;
  const rest =
    thisYear < businessDays
      ? `${thisYear} of them in this leave year, ${businessDays - thisYear} in another. `
      : '';
  if (left >= 0) return `${rest}Leaves you ${countText(left, noun)} this year.`;
  if (isVacation) return `${rest}That is ${countText(-left, 'day')} more than you have.`;
  return `${rest}Exceeds your sick days by ${-left}.`;
}
