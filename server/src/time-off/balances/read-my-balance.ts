import type { Outcome } from '@almanac/domain/refusal';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readBalanceOf } from './read-balance.ts';

export function readMyBalance(context: TimeOffContext): Promise<Outcome<LeaveBalance, 'NOT_FOUND'>> {
  return readBalanceOf(context, context.actor.id);
}
