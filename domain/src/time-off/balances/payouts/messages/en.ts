import type { CalendarDate } from '../../../../calendar/calendar-date.ts';
import { dateText } from '../../../../calendar/date-text.ts';
import type { Texts } from '../../../../language/message.ts';
import type { LeaveUnit } from '../../../../leave/types/amount.ts';
import { exactLeaveText } from '../../../../leave/types/leave-text.ts';

export interface MostPaidOut {
  type: string;
  most: number;
  unit: LeaveUnit;
  on: CalendarDate;
}

export interface BelowMinimum {
  type: string;
  most: number;
  /** Of the leave year, in days or hours. */
  minimum: number;
  unit: LeaveUnit;
}

export const en = {
  'time-off.balances.payoutAmount': 'Amount',
  'time-off.balances.payoutType': 'Type',
  'time-off.balances.payoutOn': 'On',
  'time-off.balances.payoutReason': 'Reason',
  'time-off.balances.payoutThrough': 'Through',
  'time-off.balances.payoutOfNothing': 'Amount must be more than 0',
  'time-off.balances.payoutForbidden': 'Only administrators can record pay-outs',
  'time-off.balances.ownPayout': 'You cannot pay out your own leave; another administrator can',
  'time-off.balances.notPaidOut': ({ type }: { type: string }) => `${type} is not paid out`,
  'time-off.balances.exceedsBalance': ({ type, most, unit, on }: MostPaidOut, texts: Texts) => {
    const day = dateText(on, texts.locale);
    if (most === 0) return `Nothing of ${type} can be paid out on ${day}`;
    return `At most ${exactLeaveText(most, unit, texts)} of ${type} can be paid out on ${day}`;
  },
  'time-off.balances.belowMinimum': ({ type, most, minimum, unit }: BelowMinimum, texts: Texts) => {
    const rest = `${exactLeaveText(minimum, unit, texts)} of this leave year must be taken, not paid out`;
    if (most === 0) return `Nothing of ${type} can be paid out before the last day of employment: ${rest}`;
    return `At most ${exactLeaveText(most, unit, texts)} of ${type} can be paid out before the last day of employment: ${rest}`;
  },
};
