import { formatNumber, signOf } from '../../language/formats.ts';
import type { Texts } from '../../language/message.ts';

/** The unit of a leave type. */
export const leaveUnits = ['DAY', 'HOUR'] as const;
export type LeaveUnit = (typeof leaveUnits)[number];

/** An amount of leave as a whole number: hundredths of a day, or minutes. */
export type Amount = number;

const partsOf: Record<LeaveUnit, number> = { DAY: 100, HOUR: 60 };

/** Converts days or hours to an amount, rounded to hundredths of a day or to minutes. */
export function amountOf(number: number, unit: LeaveUnit): Amount {
  return Math.round(number * partsOf[unit]);
}

/** Converts an amount to days or hours. */
export function numberOf(amount: Amount, unit: LeaveUnit): number {
  return amount / partsOf[unit];
}

/** Whether a number of days has at most two decimals, or a number of hours is in whole minutes. */
export function isWholeAmount(number: number, unit: LeaveUnit): boolean {
  return Math.abs(numberOf(amountOf(number, unit), unit) - number) < 1e-9;
}

const inEnglish = { locale: 'en-GB' };

/** The amount as text: '12.5' days, or '3:05' hours. */
export function amountText(
  amount: Amount,
  unit: LeaveUnit,
  { locale }: Pick<Texts, 'locale'> = inEnglish,
): string {
  if (unit === 'DAY') return formatNumber(amount / partsOf.DAY, locale);
  const minutes = Math.abs(amount);
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return amount < 0 ? `${signOf(amount, locale)}${text}` : text;
}
