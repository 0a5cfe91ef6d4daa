import { signOf } from '@almanac/domain/language/formats';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import * as amounts from '@almanac/domain/leave/types/leave-text';
import { readerTexts } from '../../../language/messages.ts';
import '@almanac/domain/leave/types/messages/message';

/** Days in short, or hours in clock format: '12.5 days', '3:05 hours'. */
export function leaveText(number: number, unit: LeaveUnit): string {
  return amounts.leaveText(number, unit, readerTexts());
}

/** The same without the unit. */
export function bareText(number: number, unit: LeaveUnit): string {
  return amounts.bareText(number, unit, readerTexts());
}

/** With all decimals, as in statements. */
export function exactText(number: number, unit: LeaveUnit): string {
  return amounts.exactText(number, unit, readerTexts());
}

/** The same with the unit. */
export function exactLeaveText(number: number, unit: LeaveUnit): string {
  return amounts.exactLeaveText(number, unit, readerTexts());
}

/** Exact with a sign: '+24', '−5'. */
export function signedText(number: number, unit: LeaveUnit): string {
  return `${signOf(number, readerTexts().locale)}${exactText(Math.abs(number), unit)}`;
}

/** Exact with a sign and the unit: '+1 day'. */
export function signedLeaveText(number: number, unit: LeaveUnit): string {
  if (number < 0) return exactLeaveText(number, unit);
  return `${signOf(number, readerTexts().locale)}${exactLeaveText(number, unit)}`;
}
