import { isTypeShown } from '@almanac/domain/leave/leave-type';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import { readLeaveTypes } from '../../leave/type-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { readLeaveFacts } from './leave-facts.ts';

/** What each of the person's accounts is made of that the caller, who has them in their sight, may see. */
export async function readAccountFacts(
  { database, actor }: Pick<TimeOffContext, 'database' | 'actor'>,
  userId: string,
): Promise<LeaveFacts[]> {
  const [person] = await readLeaveFacts(database, [userId]);
  const viewer = { role: actor.role, isRequester: actor.id === userId };
  const types = (await readLeaveTypes(database)).filter((type) => isTypeShown(type, viewer, true));
  return types.flatMap(({ code }) => person?.accounts.filter(({ type }) => type.code === code) ?? []);
}
