import { isHrAdmin } from '@almanac/domain/access/permissions';
import { adminRoles } from '@almanac/domain/access/role-gate';
import { hasRole, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Recipient } from '../../platform/events/reactions.ts';

/** The active HR administrators except the person, or the system administrators if there are no others. */
export async function readHrExcept(database: Reader, userId: string | undefined): Promise<Recipient[]> {
  const admins = await database
    .selectFrom(people.where(hasRole(adminRoles)).as('person'))
    .select(['person.id', 'person.email', 'person.role'])
    .where('person.isActive', '=', true)
    .orderBy('person.email')
    .execute();
  const others = admins.filter(({ id }) => id !== userId);
  const hr = others.filter(isHrAdmin);
  return (hr.length > 0 ? hr : others).map(({ id, email }) => ({ id, email, isMailed: true }));
}
