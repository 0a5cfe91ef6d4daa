import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { dayOfWork } from '../../../work-time/day-of-work.ts';
import { charges, sumOf } from './charges/charges.ts';
import type { LeaveFacts, LeaveRequest } from './leave-facts.ts';

/**
 * What a rule change refunds of an approved request or, if negative, charges further: hundredths of a day, or
 * minutes.
 */
export interface Refund {
  request: LeaveRequest;
  amount: Amount;
  charged: Amount;
  /** Days that became holidays, or no longer are, with the name; empty if only the working days differ. */
  holidays: readonly { date: CalendarDate; name: string; isNew: boolean }[];
}

/** The approved requests with a different charge in the later state of the account. */
export function refundsBetween(before: LeaveFacts, after: LeaveFacts): Refund[] {
  const standing = new Map(after.requests.map((request) => [request.id, request]));
  return before.requests.flatMap((request) => {
    const same = standing.get(request.id);
    if (request.status !== 'APPROVED' || same?.status !== 'APPROVED') return [];
    const [was, is] = [charges(request, before), charges(same, after)];
    const charged = sumOf(is);
    const amount = sumOf(was) - charged;
    if (amount === 0) return [];
    const days = was.map((each, index) => ({ date: each.date, by: each.amount - (is[index]?.amount ?? 0) }));
    const holidays = days
      .filter(({ by }) => by !== 0)
      .flatMap(({ date }) => changedHoliday(date, before, after) ?? []);
    return [{ request: same, amount, charged, holidays }];
  });
}

function changedHoliday(date: CalendarDate, before: LeaveFacts, after: LeaveFacts) {
  const [was, is] = [dayOfWork(before, date).holiday, dayOfWork(after, date).holiday];
  if (is && (!was || was.half !== is.half)) return { date, name: is.name, isNew: true };
  return was && !is ? { date, name: was.name, isNew: false } : undefined;
}
