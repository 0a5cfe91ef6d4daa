import { adminRoles } from '@almanac/domain/access/role-gate';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { expressionBuilder } from 'kysely';
import { hasRole, people } from '../people/accounts/records/people-queries.ts';
import type { Reader } from '../platform/database/database.ts';
import type { DB } from '../platform/database/tables.ts';
import { deputiesOf, managersOf } from '../teams/members/scope-queries.ts';

const { selectFrom } = expressionBuilder<DB>();

interface Audience {
  /** The owners of the changed records. */
  userIds: readonly string[];
  today: CalendarDate;
}

/** Other viewers of the users' records: their approvers, and the admins. */
export async function readAudience(database: Reader, { userIds, today }: Audience): Promise<string[]> {
  const managers = managersOf(userIds, today);
  const administrators = selectFrom(people.where(hasRole(adminRoles)).as('admin')).select('admin.id');
  const rows = await database
    .selectFrom(
      administrators
        .union(managers)
        .union(deputiesOf(managers, today).$narrowType<{ id: string }>())
        .as('listener'),
    )
    .select('listener.id')
    .execute();
  return rows.map(({ id }) => id);
}
