import { type CalendarDate, latestDate } from '../../calendar/calendar-date.ts';
import { overlaps, type Period } from '../../calendar/period.ts';
import { type Employment, employedWithin } from '../../people/accounts/employment.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** The days of a membership, both ends included; without an end, open-ended. */
export interface MembershipPeriod {
  startDate: CalendarDate;
  endDate?: CalendarDate | undefined;
}

/** The membership as a period; an open end is the last day of the calendar. */
export function wholePeriod({ startDate, endDate = latestDate }: MembershipPeriod): Period {
  return { startDate, endDate };
}

/** The days of a membership, and whether it is active. */
export interface SwitchedPeriod extends MembershipPeriod {
  isActive: boolean;
}

/** Whether the membership is active and overlaps the days. */
export function isEffective(membership: SwitchedPeriod, days: MembershipPeriod): boolean {
  return membership.isActive && overlaps(wholePeriod(membership), wholePeriod(days));
}

/** Whether the membership has days after the date. */
export function continuesAfter({ endDate }: Pick<MembershipPeriod, 'endDate'>, date: CalendarDate): boolean {
  return endDate === undefined || endDate > date;
}

/** The membership on each run of its employed days. */
export function whileEmployed<Membership extends MembershipPeriod>(
  membership: Membership,
  employment: Employment,
): Membership[] {
  return employedWithin(wholePeriod(membership), employment).map((days) => ({ ...membership, ...days }));
}

/** Whether a membership ends after it starts. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkMembershipPeriod({
  startDate,
  endDate,
}: MembershipPeriod): Decision<'VALIDATION_ERROR'> {
  if (endDate === undefined || endDate > startDate) return allowed;
  return refuseInput('endDate', message('teams.members.endBeforeStart'));
}

/** Whether a requested period ends on or after its start. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkAskedPeriod({ startDate, endDate }: MembershipPeriod): Decision<'VALIDATION_ERROR'> {
  if (endDate === undefined || endDate >= startDate) return allowed;
  return refuseInput('endDate', message('teams.members.askedEndBeforeStart'));
}

/** A requested period. */
export interface AskedPeriod {
  startDate?: CalendarDate | undefined;
  endDate?: CalendarDate | undefined;
}

/** The requested period: without dates only today, with only a start open-ended. */
export function askedPeriod(asked: AskedPeriod, today: CalendarDate): MembershipPeriod {
  const { startDate = today, endDate } = asked;
  return { startDate, endDate: endDate ?? (asked.startDate === undefined ? today : undefined) };
}
