import type { Said } from '@almanac/domain/language/message';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import { message } from './messages/message.ts';

/** The units of balances in files. */
export const unitWords: Readonly<Record<LeaveUnit, Said>> = {
  DAY: message('time-off.balances.export.days'),
  HOUR: message('time-off.balances.export.hours'),
};
