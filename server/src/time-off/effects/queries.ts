import { adminRoles } from '@almanac/domain/access/role-gate';
import { hasRole, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';

/** The ids of the active people who have signed in at least once. */
export async function readSignedIn(database: Reader): Promise<string[]> {
  const signedIn = await database
    .selectFrom(people.as('person'))
    .select('person.id')
    .where('person.isActive', '=', true)
    .where('person.hasSignedIn', '=', true)
    .execute();
  return signedIn.map(({ id }) => id);
}

/** The other active administrators, who are notified. */
export function readOtherAdministrators(database: Reader, exceptId: string) {
  return database
    .selectFrom(people.as('person'))
    .select(['person.id', 'person.name', 'person.email'])
    .where(hasRole(adminRoles))
    .where('person.isActive', '=', true)
    .where('person.id', '<>', exceptId)
    .orderBy('person.id')
    .execute();
}

/** The active people who want mail about their own requests. */
export function readMailed(database: Reader, userIds: readonly string[]) {
  return database
    .selectFrom(people.as('person'))
    .select(['person.id', 'person.name', 'person.email'])
    .where((eb) => eb('person.id', '=', eb.fn.any(eb.val(userIds))))
    .where('person.isActive', '=', true)
    .where('person.mailsOwnRequests', '=', true)
    .orderBy('person.id')
    .execute();
}
