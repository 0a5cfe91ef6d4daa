import { inTypeOrder } from '@almanac/domain/leave/leave-type';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import type { TimeOffContext } from '../requests/context.ts';
import { readLeaveFacts } from './leave-facts.ts';

/** What each of the person's accounts is made of, in the order in which types are told. */
export async function readAccountFacts(
  { database }: Pick<TimeOffContext, 'database'>,
  userId: string,
): Promise<LeaveFacts[]> {
  const [person] = await readLeaveFacts(database, [userId]);
  const accounts = person?.accounts.map((account) => ({ code: account.type.code, account })) ?? [];
  return inTypeOrder(accounts).map(({ account }) => account);
}
