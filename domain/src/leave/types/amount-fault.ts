import type { Message, Said } from '../../language/message.ts';
import { commonMessage } from '../../language/messages/message.ts';
import type { LeaveUnit } from './amount.ts';

/** Returns the message for a number that `isWholeAmount` refuses, with the field's label. */
export function wholeAmountFault(label: Said, unit: LeaveUnit): Message {
  return unit === 'DAY'
    ? commonMessage('common.twoDecimals', { label })
    : commonMessage('common.wholeMinutes', { label });
}
