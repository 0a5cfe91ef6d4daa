import type { Message, Said } from '../../../../language/message.ts';
import { message } from '../../messages/message.ts';

/** Why a day is charged or not. `WORKING_DAY` and `WEEKEND` are those of a preview. */
export const chargeCodes = [
  'WHOLE_DAY',
  'WORKING_DAY',
  'MORNING',
  'AFTERNOON',
  'PART_OF_DAY',
  'FREE_DAY',
  'WEEKEND',
  'PUBLIC_HOLIDAY',
  'HALF_HOLIDAY',
  'NOT_EMPLOYED',
] as const;
export type ChargeCode = (typeof chargeCodes)[number];

/** Why a day is charged or not, with the name of the holiday. */
export interface ChargeReason {
  code: ChargeCode;
  holiday?: string | undefined;
}

/** The reason as a message. */
export function reasonMessage({ code, holiday = '' }: ChargeReason): Message {
  if (code === 'PUBLIC_HOLIDAY') return message('time-off.balances.publicHoliday', { name: holiday });
  if (code === 'HALF_HOLIDAY') return message('time-off.balances.halfHoliday', { name: holiday });
  return message(keyOf[code]);
}

const keyOf = {
  WHOLE_DAY: 'time-off.balances.wholeDay',
  WORKING_DAY: 'time-off.balances.workingDay',
  MORNING: 'time-off.balances.morning',
  AFTERNOON: 'time-off.balances.afternoon',
  PART_OF_DAY: 'time-off.balances.partOfDay',
  FREE_DAY: 'time-off.balances.freeDay',
  WEEKEND: 'time-off.balances.weekend',
  NOT_EMPLOYED: 'time-off.balances.notEmployed',
} as const;

/** For the days of a request that was partly refunded. */
export const asApproved = message('time-off.balances.asApproved');

/** Whether the reason of a ledger's line explains nothing: a whole day, or as approved. */
export function isOrdinary(because: Said): boolean {
  if (typeof because === 'string') return false;
  return because.key === keyOf.WHOLE_DAY || because.key === asApproved.key;
}
