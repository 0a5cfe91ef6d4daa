import { formatNumber, shortened } from '../../language/formats.ts';
import type { Texts } from '../../language/message.ts';
import { amountOf, amountText, type LeaveUnit } from './amount.ts';
import { message } from './messages/message.ts';

/** Days in short, or hours in clock format: '12.5 days', '3:05 hours'. */
export function leaveText(number: number, unit: LeaveUnit, texts: Texts): string {
  return exactLeaveText(unit === 'DAY' ? shortened(number) : number, unit, texts);
}

/** The same without the unit. */
export function bareText(number: number, unit: LeaveUnit, texts: Texts): string {
  return unit === 'DAY' ? formatNumber(shortened(number), texts.locale) : exactText(number, unit, texts);
}

/** With all decimals, as in statements. */
export function exactText(number: number, unit: LeaveUnit, texts: Texts): string {
  return amountText(amountOf(number, unit), unit, texts);
}

/** The same with the unit. */
export function exactLeaveText(number: number, unit: LeaveUnit, texts: Texts): string {
  if (unit === 'DAY') return texts.text(message('leave.types.days', { days: number }));
  return texts.text(message('leave.types.hours', { hours: number, clock: exactText(number, unit, texts) }));
}
