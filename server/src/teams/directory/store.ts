import type { ChangeTeam, CreateTeam } from '@almanac/domain/teams/directory/schema';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Writer } from '../../platform/database/database.ts';

/** Locks a team against other changes; members can still be added. */
export async function lockTeam(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('teams').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Locks a team against all changes and new members. */
export async function lockTeamForDeletion(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('teams').select('id').where('id', '=', id).forUpdate().execute();
}

/** Locks a team against deletion, while someone is added to it. */
export async function lockTeamAgainstDeletion(writer: Writer, id: string) {
  return writer
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

export async function insertTeam(writer: Writer, team: CreateTeam & { id: string }): Promise<void> {
  await writer.insertInto('teams').values(team).execute();
}

export async function saveTeam(
  writer: Writer,
  id: string,
  change: Omit<ChangeTeam, 'version'>,
): Promise<void> {
  await writer
    .updateTable('teams')
    .set((eb) => ({ ...change, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a team with its memberships and returns the deleted memberships. */
export async function removeTeam(writer: Writer, id: string) {
  await writer
    .selectFrom('teamMembers')
    .select('id')
    .where('teamId', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const memberships = await writer
    .deleteFrom('teamMembers as membership')
    .using(people.as('person'))
    .whereRef('person.id', '=', 'membership.userId')
    .where('membership.teamId', '=', id)
    .returning([
      'membership.id',
      'membership.userId',
      'person.name',
      'person.email',
      'membership.allocationTenths',
      'membership.startDate',
      'membership.endDate',
      'membership.isActive',
    ])
    .execute();
  await writer.deleteFrom('teams').where('id', '=', id).execute();
  return memberships;
}
