import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { RecalculationReason } from '@almanac/domain/time-off/recalculations/recalculation-reason';
import type { RecalculationState } from '@almanac/domain/time-off/recalculations/recalculation-state';

export const reasonTexts: Record<RecalculationReason, string> = {
  PLAN_CHANGE_ENDS_YEAR: 'A change of plan ends the leave year',
  ROUNDED_ONCE: 'What several plans grant is added exactly and rounded once',
  OUTSIDE_EMPLOYMENT: 'Nothing counts outside the employment',
  BEFORE_ACCOUNT: 'No leave from before the account was created',
  CHARGED_OTHERWISE: 'A request takes a different amount',
  OTHER: 'Another rule of this version',
};

export const stateTexts: Record<RecalculationState, string> = {
  OPEN: 'Open',
  KEPT: 'Kept as it was',
  ACCEPTED: 'Accepted',
};

/** Such as '12.5 days'. */
export function balanceText(amount: number, unit: LeaveUnit, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(amount);
  return `${number.replace('-', '−')} ${unit === 'DAY' ? (amount === 1 ? 'day' : 'days') : 'h'}`;
}
