import { isAdmin } from '@almanac/domain/access/permissions';
import { roles } from '@almanac/domain/access/role';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { people } from '../people/accounts/people-queries.ts';
import type { Reader } from '../platform/database/database.ts';
import { deputiesOf, managersOf } from '../teams/members/scope-queries.ts';

const adminRoles = roles.filter((role) => isAdmin({ role }));

interface Audience {
  listenerIds: readonly string[];
  /** Whose records have changed. */
  userIds: readonly string[];
  today: CalendarDate;
}

/** Those of the listeners who see the records of one of the users: they themselves, their approvers, the admins. */
export async function readAudience(
  database: Reader,
  { listenerIds, userIds, today }: Audience,
): Promise<string[]> {
  if (listenerIds.length === 0 || userIds.length === 0) return [];
  const managers = managersOf(userIds, today);
  const rows = await database
    .selectFrom(people.as('listener'))
    .select('listener.id')
    .where('listener.id', 'in', listenerIds)
    .where((eb) =>
      eb.or([
        eb('listener.id', 'in', userIds),
        eb('listener.role', 'in', adminRoles),
        eb('listener.id', 'in', managers),
        eb('listener.id', 'in', deputiesOf(managers, today)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
