import type { Administered } from '@almanac/domain/people/accounts/user-rules';
import type { Writer } from '../../platform/database/database.ts';

export interface NamedAccounts {
  ids?: readonly string[];
  emails?: readonly string[];
}

/**
 * Locks the accounts named and every active system administrator's, always in the same order, and returns them as
 * they then are: two calls can neither take each other's role nor end each other's account.
 */
export function lockAccounts(
  writer: Writer,
  { ids = [], emails = [] }: NamedAccounts,
): Promise<Administered[]> {
  return writer
    .selectFrom('users')
    .select(['id', 'role', 'isActive'])
    .where((eb) =>
      eb.or([
        eb.and([eb('role', '=', 'SYSTEM_ADMIN'), eb('isActive', '=', true)]),
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(emails.length > 0 ? [eb('email', 'in', emails)] : []),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
