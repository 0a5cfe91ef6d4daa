import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Language } from '@almanac/domain/language/language';
import { nameIn } from '@almanac/domain/language/names';
import { expressionBuilder } from 'kysely';
import { departments } from '../../departments/queries.ts';
import type { People } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/tables.ts';
import { effectiveMemberships, teams } from '../../teams/directory/team-queries.ts';

interface NamedGroup {
  id: string;
  name: string;
}

/** The departments of the active people, by name. */
export async function readDepartmentsOf(database: Reader, people: People): Promise<NamedGroup[]> {
  const rows = await database
    .selectFrom(departments.as('department'))
    .select(['department.id', 'department.name'])
    .where(({ exists, ref }) =>
      exists(
        people.where('person.isActive', '=', true).where('person.departmentId', '=', ref('department.id')),
      ),
    )
    .orderBy('department.sorted')
    .orderBy('department.id')
    .execute();
  return rows.map(({ id, name }) => ({ id, name }));
}

/** The active teams of the active people today, by name. */
export async function readTeamsOf(
  database: Reader,
  people: People,
  { today, language }: { today: CalendarDate; language: Language },
): Promise<(NamedGroup & { department: { name: string } })[]> {
  const rows = await database
    .selectFrom(teams.as('team'))
    .innerJoin(departments.as('department'), 'department.id', 'team.departmentId')
    .select(['team.id', 'team.name', 'team.names', 'department.name as departmentName'])
    .where('team.isActive', '=', true)
    .where(({ exists, ref }) =>
      exists(
        expressionBuilder<DB>()
          .selectFrom(effectiveMemberships({ startDate: today, endDate: today }).as('membership'))
          .innerJoin(people.as('person'), 'person.id', 'membership.userId')
          .select('membership.id')
          .where('membership.teamId', '=', ref('team.id'))
          .where('person.isActive', '=', true),
      ),
    )
    .orderBy('team.sorted')
    .orderBy('department.sorted')
    .orderBy('team.id')
    .execute();
  return rows.map(({ id, departmentName, ...team }) => ({
    id,
    name: nameIn(language, team),
    department: { name: departmentName },
  }));
}
