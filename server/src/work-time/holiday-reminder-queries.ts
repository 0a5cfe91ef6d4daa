import { isHrAdmin } from '@almanac/domain/access/permissions';
import { adminRoles } from '@almanac/domain/access/role-gate';
import { hasRole, people } from '../people/accounts/records/people-queries.ts';
import type { Reader } from '../platform/database/database.ts';

export interface Recipient {
  name: string;
  email: string;
}

/** The active HR administrators, or the system administrators if there are none. */
export async function readHolidayRecipients(database: Reader): Promise<Recipient[]> {
  const admins = await database
    .selectFrom(people.where(hasRole(adminRoles)).as('person'))
    .select(['person.name', 'person.email', 'person.role'])
    .where('person.isActive', '=', true)
    .orderBy('person.email')
    .execute();
  const hr = admins.filter(isHrAdmin);
  return hr.length > 0 ? hr : admins;
}
