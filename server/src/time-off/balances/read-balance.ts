import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { leaveBalance } from '@almanac/domain/time-off/balances/leave-balance';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { TimeOffContext } from '../requests/records/context.ts';
import { checkBalanceVisible, recordBalanceRead } from './balance-visibility.ts';
import { accountsShownTo } from './facts/account-facts.ts';
import { readLeaveFacts } from './facts/leave-facts.ts';

/** A person's balance, for themselves and their approvers. */
export async function readBalance(
  context: TimeOffContext,
  { userId }: { userId: string },
): Promise<Outcome<LeaveBalance, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const sight = await checkBalanceVisible(context, userId);
  if (sight.refused) return sight;
  const balance = await readBalanceOf(context, userId);
  if (!isRefusal(balance)) await recordBalanceRead(context, userId, balance.leaveYear.startDate);
  return balance;
}

/** The part of the person's balance that the caller may see. The person must be visible to the caller. */
export async function readBalanceOf(
  { database, actor, today }: TimeOffContext,
  userId: string,
): Promise<Outcome<LeaveBalance, 'NOT_FOUND'>> {
  const [person] = await readLeaveFacts(database, [userId]);
  const [first, ...others] = person?.accounts ?? [];
  if (!person || !first) return notFound(message('time-off.balances.user'));
  const viewer = { role: actor.role, isRequester: actor.id === userId };
  return leaveBalance(today, [first, ...others], accountsShownTo(viewer, person));
}
