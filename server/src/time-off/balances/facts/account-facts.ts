import { inTypeOrder, isTypeShown, type TypeViewer } from '@almanac/domain/leave/types/leave-type';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import type { TimeOffContext } from '../../requests/records/context.ts';
import { type PersonalAccounts, readLeaveFacts } from './leave-facts.ts';

/** What each of the person's accounts is made of that the caller, who has them in their sight, may see. */
export async function readAccountFacts(
  { database, actor }: Pick<TimeOffContext, 'database' | 'actor'>,
  userId: string,
): Promise<LeaveFacts[]> {
  const [person] = await readLeaveFacts(database, [userId]);
  return person ? accountsShownTo({ role: actor.role, isRequester: actor.id === userId }, person) : [];
}

/** The accounts of the person that the viewer, who has them in their sight, may see, in the order in which types are told. */
export function accountsShownTo(viewer: TypeViewer, { accounts, types }: PersonalAccounts): LeaveFacts[] {
  const shown = accounts.filter(({ type }) => isTypeShown(types.get(type.code), viewer, true));
  return inTypeOrder(shown.map((account) => ({ code: account.type.code, account }))).map(
    ({ account }) => account,
  );
}
