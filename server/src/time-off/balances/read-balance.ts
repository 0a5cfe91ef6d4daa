import { canAccessUserData } from '@almanac/domain/access/permissions';
import { notFound, type Outcome, refuse } from '@almanac/domain/refusal';
import { leaveBalance } from '@almanac/domain/time-off/balances/leave-balance';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { TimeOffContext } from '../requests/context.ts';
import { readLeaveRecords } from './queries.ts';

export async function readBalance(
  context: TimeOffContext,
  { userId }: { userId: string },
): Promise<Outcome<LeaveBalance, 'FORBIDDEN' | 'NOT_FOUND'>> {
  if (canAccessUserData(context.actor, userId)) return readBalanceOf(context, userId);
  return refuse('FORBIDDEN', "You don't have permission to see this person's leave balance");
}

/** The person's balance, whoever asks for it. */
export async function readBalanceOf(
  { database, today, leavePolicy }: TimeOffContext,
  userId: string,
): Promise<Outcome<LeaveBalance, 'NOT_FOUND'>> {
  const records = await readLeaveRecords(database, userId);
  return records ? leaveBalance(today, records, leavePolicy) : notFound('User');
}
