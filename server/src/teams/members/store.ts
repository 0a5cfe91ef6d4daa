import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Membership } from '@almanac/domain/teams/members/membership-rules';
import { sql } from 'kysely';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Writer } from '../../platform/database/database.ts';

/** Locks the memberships of the people, who must be locked before, against the deletion of their teams. */
export async function lockMemberships(writer: Writer, userIds: readonly string[]): Promise<void> {
  await writer
    .selectFrom('teamMembers')
    .select('id')
    .where('userId', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function insertMembership(
  writer: Writer,
  { id, teamId, userId, allocationTenths, startDate, endDate, isActive }: Membership & { userId: string },
): Promise<void> {
  await writer
    .insertInto('teamMembers')
    .values({ id, teamId, userId, allocationTenths, startDate, endDate: endDate ?? null, isActive })
    .execute();
}

/** Saves memberships together: between the first and the last of them, two may share a day in one team. */
export async function saveMemberships(writer: Writer, memberships: readonly Membership[]): Promise<void> {
  await sql`SET CONSTRAINTS team_members_no_overlap DEFERRED`.execute(writer);
  for (const { id, allocationTenths, startDate, endDate, isActive } of memberships) {
    await writer
      .updateTable('teamMembers')
      .set((eb) => ({
        allocationTenths,
        startDate,
        endDate: endDate ?? null,
        isActive,
        updatedAt: eb.fn<Date>('now'),
      }))
      .where('id', '=', id)
      .execute();
  }
}

/** Ends a membership on the day. */
export async function endMembership(writer: Writer, id: string, endDate: CalendarDate): Promise<void> {
  await writer
    .updateTable('teamMembers')
    .set((eb) => ({ endDate, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a membership and returns it as it was; nothing where it is not there any more. */
export async function removeMembership(writer: Writer, id: string) {
  return writer
    .deleteFrom('teamMembers as membership')
    .using([people.as('person'), 'teams as team'])
    .whereRef('person.id', '=', 'membership.userId')
    .whereRef('team.id', '=', 'membership.teamId')
    .where('membership.id', '=', id)
    .returning([
      'membership.id',
      'membership.version',
      'person.name',
      'person.email',
      'team.name as teamName',
      'membership.userId',
      'membership.allocationTenths',
      'membership.startDate',
      'membership.endDate',
      'membership.isActive',
    ])
    .executeTakeFirst();
}
