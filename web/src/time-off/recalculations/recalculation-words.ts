import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { RecalculationReason } from '@almanac/domain/time-off/recalculations/recalculation-reason';
import type { RecalculationState } from '@almanac/domain/time-off/recalculations/recalculation-state';
import { text } from './messages/text.ts';

export function reasonText(reason: RecalculationReason): string {
  switch (reason) {
    case 'PLAN_CHANGE_ENDS_YEAR':
      return text('time-off.recalculations.planChange');
    case 'ROUNDED_ONCE':
      return text('time-off.recalculations.roundedOnce');
    case 'OUTSIDE_EMPLOYMENT':
      return text('time-off.recalculations.outsideEmployment');
    case 'BEFORE_ACCOUNT':
      return text('time-off.recalculations.beforeAccount');
    case 'CHARGED_OTHERWISE':
      return text('time-off.recalculations.chargedOtherwise');
    default:
      return text('time-off.recalculations.otherRule');
  }
}

export function stateText(state: RecalculationState): string {
  switch (state) {
    case 'OPEN':
      return text('time-off.recalculations.open');
    case 'KEPT':
      return text('time-off.recalculations.kept');
    default:
      return text('time-off.recalculations.accepted');
  }
}

/** Such as '12.5 days'. */
export function balanceText(amount: number, unit: LeaveUnit): string {
  return unit === 'DAY'
    ? text('time-off.recalculations.days', { days: amount })
    : text('time-off.recalculations.hours', { hours: amount });
}
