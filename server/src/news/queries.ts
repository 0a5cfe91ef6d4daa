import { isAdmin } from '@almanac/domain/access/permissions';
import { roles } from '@almanac/domain/access/role';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Reader } from '../platform/database/database.ts';
import { isManagerInScope } from '../teams/members/scope-queries.ts';

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
  const rows = await database
    .selectFrom('users as approver')
    .innerJoin('users as requester', (join) => join.onTrue())
    .select('approver.id')
    .distinct()
    .where('approver.id', 'in', listenerIds)
    .where('requester.id', 'in', userIds)
    .where((eb) =>
      eb.or([
        eb('approver.id', '=', eb.ref('requester.id')),
        eb('approver.role', 'in', adminRoles),
        isManagerInScope(today),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
