import { canAccessUserData } from '@almanac/domain/access/permissions';
import { notFound, type Outcome, refuse } from '@almanac/domain/refusal';
import { leaveBalance } from '@almanac/domain/time-off/balances/leave-balance';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { isAmong } from '../../people/accounts/people-queries.ts';
import { doesUserExist } from '../../people/accounts/queries.ts';
import { peopleInSight } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { readLeaveRecords } from './queries.ts';

const notAllowed = refuse('FORBIDDEN', "You don't have permission to see this person's leave balance");

/** A person's balance, for themselves and for those who have them in their scope. */
export async function readBalance(
  context: TimeOffContext,
  { userId }: { userId: string },
): Promise<Outcome<LeaveBalance, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { actor, database, today } = context;
  if (!canAccessUserData(actor, userId)) return notAllowed;
  const isSeen = await isAmong(database, peopleInSight(actor, today), userId);
  if (isSeen || !(await doesUserExist(database, userId))) return readBalanceOf(context, userId);
  return notAllowed;
}

/** The person's balance, whoever asks for it. */
export async function readBalanceOf(
  { database, today, leavePolicy }: TimeOffContext,
  userId: string,
): Promise<Outcome<LeaveBalance, 'NOT_FOUND'>> {
  const records = await readLeaveRecords(database, userId);
  return records ? leaveBalance(today, records, leavePolicy) : notFound('User');
}
