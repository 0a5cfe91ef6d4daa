import {
  awayType,
  inTypeOrder,
  isTypeShown,
  type TypeViewer,
  typeOfRequest,
} from '@almanac/domain/leave/types/leave-type';
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
export function accountsShownTo(
  viewer: TypeViewer,
  { accounts, types }: Pick<PersonalAccounts, 'accounts' | 'types'>,
): LeaveFacts[] {
  const shown = accounts.filter(({ type }) => isTypeShown(types.get(type.code), viewer, true));
  return inTypeOrder(shown.map((account) => ({ code: account.type.code, account }))).map(({ account }) =>
    withShownAbsences(viewer, account, types),
  );
}

/** The account with absences named as the viewer may see them. */
function withShownAbsences(
  viewer: TypeViewer,
  account: LeaveFacts,
  types: PersonalAccounts['types'],
): LeaveFacts {
  if (!account.absences) return account;
  const absences = account.absences.map((absence) =>
    isTypeShown(typeOfRequest(types.get(absence.type), absence), viewer, true)
      ? absence
      : { ...absence, name: awayType.name },
  );
  return { ...account, absences };
}
