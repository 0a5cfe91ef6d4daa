import { numberText } from '../../number-text.ts';

/** How a leave type is counted. */
export const leaveUnits = ['DAY', 'HOUR'] as const;
export type LeaveUnit = (typeof leaveUnits)[number];

/** An amount of leave as a whole number: hundredths of a day, or minutes. */
export type Amount = number;

const partsOf: Record<LeaveUnit, number> = { DAY: 100, HOUR: 60 };

/** The amount that a number of days or hours is; a fraction of a hundredth or of a minute is rounded. */
export function amountOf(number: number, unit: LeaveUnit): Amount {
  return Math.round(number * partsOf[unit]);
}

/** The number of days or hours that an amount is. */
export function numberOf(amount: Amount, unit: LeaveUnit): number {
  return amount / partsOf[unit];
}

/** Whether a number of days has at most two decimals, or a number of hours is whole minutes. */
export function isWholeAmount(number: number, unit: LeaveUnit): boolean {
  return Math.abs(numberOf(amountOf(number, unit), unit) - number) < 1e-9;
}

/** Returns the sentence for a number that `isWholeAmount` refuses, at the field as the form labels it. */
export function wholeAmountFault(label: string, unit: LeaveUnit): string {
  return unit === 'DAY' ? `${label} must have at most two decimals` : `${label} must be in whole minutes`;
}

/** The amount as people read it: '12.5' days, or '3:05' hours. */
export function amountText(amount: Amount, unit: LeaveUnit): string {
  if (unit === 'DAY') return numberText(amount / partsOf.DAY);
  const minutes = Math.abs(amount);
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return amount < 0 ? `−${text}` : text;
}
