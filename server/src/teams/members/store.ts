import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Membership } from '@almanac/domain/teams/members/membership-rules';
import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';

/** Locks the people's memberships against the deletion of their teams. The people must be locked. */
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

/** Saves memberships together; two of one team may overlap in between. */
export async function saveMemberships(writer: Writer, memberships: readonly Membership[]): Promise<void> {
  await sql`SET CONSTRAINTS team_members_no_overlap DEFERRED`.execute(writer);
  const rows = memberships.map(({ id, allocationTenths, startDate, endDate, isActive }) => ({
    id,
    allocation_tenths: allocationTenths,
    start_date: startDate,
    end_date: endDate ?? null,
    is_active: isActive,
  }));
  await sql`
    UPDATE team_members
    SET allocation_tenths = saved.allocation_tenths, start_date = saved.start_date, end_date = saved.end_date,
      is_active = saved.is_active, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)})
      AS saved (id uuid, allocation_tenths integer, start_date date, end_date date, is_active boolean)
    WHERE team_members.id = saved.id`.execute(writer);
}

export async function endMemberships(
  writer: Writer,
  ids: readonly string[],
  endDate: CalendarDate,
): Promise<void> {
  await writer
    .updateTable('teamMembers')
    .set((eb) => ({ endDate, updatedAt: eb.fn<Date>('now') }))
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}

export async function removeMemberships(writer: Writer, ids: readonly string[]): Promise<void> {
  await writer
    .deleteFrom('teamMembers')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}
