import { isSystemAdmin } from '@almanac/domain/access/permissions';
import { adminRoles } from '@almanac/domain/access/role-gate';
import { hasRole, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Recipient } from '../../platform/events/reactions.ts';

/** The active system administrators. */
export async function readSystemAdministrators(database: Reader): Promise<Recipient[]> {
  const admins = await database
    .selectFrom(people.where(hasRole(adminRoles)).as('person'))
    .select(['person.id', 'person.email', 'person.role'])
    .where('person.isActive', '=', true)
    .orderBy('person.email')
    .execute();
  return admins.filter(isSystemAdmin).map(({ id, email }) => ({ id, email, isMailed: true }));
}
