import type { ChangeTeam } from '@almanac/domain/teams/directory/schema';
import type { Database } from '../../platform/database/database.ts';

/** Locks a department, so that its team names are given one after the other. */
export async function lockDepartment(transaction: Database, id: string) {
  return transaction
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

const teamColumns = ['name', 'description', 'departmentId', 'teamLeadId', 'isActive'] as const;

/** Locks a team against other changes; people can still be added to it. */
export async function lockTeam(transaction: Database, id: string) {
  return transaction
    .selectFrom('teams')
    .select(teamColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks a team against every change, and against new members. */
export async function lockTeamForDeletion(transaction: Database, id: string) {
  return transaction
    .selectFrom('teams')
    .select(teamColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps a team from being deleted while something is added to it. */
export async function keepTeam(transaction: Database, id: string) {
  return transaction
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** Locks people in one order: whoever judges or changes their allocations goes one after the other. */
export async function lockPeople(transaction: Database, userIds: readonly string[]) {
  return transaction
    .selectFrom('users')
    .select(['id', 'name', 'email', 'isActive'])
    .where('id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export interface NewTeam {
  id: string;
  name: string;
  description: string | null;
  departmentId: string;
  teamLeadId: string | null;
  isActive: boolean;
}

export async function insertTeam(transaction: Database, team: NewTeam): Promise<void> {
  await transaction.insertInto('teams').values(team).execute();
}

export async function saveTeam(transaction: Database, id: string, change: ChangeTeam): Promise<void> {
  await transaction
    .updateTable('teams')
    .set((eb) => ({ ...change, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a team with its memberships, and returns them as they were. */
export async function removeTeam(transaction: Database, id: string) {
  const memberships = await transaction
    .deleteFrom('teamMembers as membership')
    .using('users as person')
    .whereRef('person.id', '=', 'membership.userId')
    .where('membership.teamId', '=', id)
    .returning([
      'membership.id',
      'membership.userId',
      'person.name',
      'membership.allocationTenths',
      'membership.startDate',
      'membership.endDate',
      'membership.isActive',
    ])
    .execute();
  await transaction.deleteFrom('teams').where('id', '=', id).execute();
  return memberships;
}
