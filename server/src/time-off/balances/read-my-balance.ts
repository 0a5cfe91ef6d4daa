import type { Outcome } from '@almanac/domain/refusal';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { TimeOffContext } from '../requests/context.ts';
import { readBalance } from './read-balance.ts';

export function readMyBalance(context: TimeOffContext): Promise<Outcome<LeaveBalance>> {
  return readBalance(context, { userId: context.actor.id });
}
