import { canAccessUserData } from '@almanac/domain/access/permissions';
import { notFound, type Outcome, refuse } from '@almanac/domain/refusal';
import { leaveBalance } from '@almanac/domain/time-off/balances/leave-balance';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { TimeOffContext } from '../requests/context.ts';
import { readLeaveRecords } from '../requests/queries.ts';

export async function readBalance(
  { database, actor, today, leavePolicy }: TimeOffContext,
  { userId }: { userId: string },
): Promise<Outcome<LeaveBalance>> {
  if (!canAccessUserData(actor, userId)) {
    return refuse('FORBIDDEN', "You don't have permission to see this person's leave balance");
  }
  const records = await readLeaveRecords(database, userId);
  return records ? leaveBalance(today, records, leavePolicy) : notFound('User');
}
