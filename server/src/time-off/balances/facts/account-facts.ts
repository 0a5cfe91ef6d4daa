import { inTypeOrder, isTypeShown, type TypeViewer } from '@almanac/domain/leave/types/leave-type';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import type { TimeOffContext } from '../../requests/records/context.ts';
import { type PersonalAccounts, readLeaveFacts } from './leave-facts.ts';

/** The facts of those of the person's accounts that the caller may see. The person must be visible to the caller. */
export async function readAccountFacts(
  { database, actor }: Pick<TimeOffContext, 'database' | 'actor'>,
  userId: string,
): Promise<LeaveFacts[]> {
  const [person] = await readLeaveFacts(database, [userId]);
  return person ? accountsShownTo({ role: actor.role, isRequester: actor.id === userId }, person) : [];
}

/**
 * The person's accounts that the viewer may see, in the order of the types. The person must be visible to the viewer.
 */
export function accountsShownTo(viewer: TypeViewer, { accounts, types }: PersonalAccounts): LeaveFacts[] {
  const shown = accounts.filter(({ type }) => isTypeShown(types.get(type.code), viewer, true));
  return inTypeOrder(shown.map((account) => ({ code: account.type.code, account }))).map(
    ({ account }) => account,
  );
}
