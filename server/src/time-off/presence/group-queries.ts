import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { departments } from '../../departments/queries.ts';
import type { People } from '../../people/accounts/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { membershipsInForce, teams } from '../../teams/directory/team-queries.ts';

interface NamedGroup {
  id: string;
  name: string;
}

/** Reads the departments of the active ones of the people, by name. */
export async function readDepartmentsOf(database: Reader, people: People): Promise<NamedGroup[]> {
  const rows = await database
    .selectFrom(departments.as('department'))
    .innerJoin(people.as('person'), 'person.departmentId', 'department.id')
    .select(['department.id', 'department.name', 'department.sorted'])
    .distinct()
    .where('person.isActive', '=', true)
    .orderBy('department.sorted')
    .orderBy('department.id')
    .execute();
  return rows.map(({ id, name }) => ({ id, name }));
}

/** Reads the active teams in which the active ones of the people are today, by name. */
export async function readTeamsOf(
  database: Reader,
  people: People,
  today: CalendarDate,
): Promise<(NamedGroup & { department: { name: string } })[]> {
  const rows = await database
    .selectFrom(teams.as('team'))
    .innerJoin(departments.as('department'), 'department.id', 'team.departmentId')
    .innerJoin(
      membershipsInForce({ startDate: today, endDate: today }).as('membership'),
      'membership.teamId',
      'team.id',
    )
    .innerJoin(people.as('person'), 'person.id', 'membership.userId')
    .select(['team.id', 'team.name', 'team.sorted'])
    .select(['department.name as departmentName', 'department.sorted as departmentSorted'])
    .distinct()
    .where('team.isActive', '=', true)
    .where('person.isActive', '=', true)
    .orderBy('team.sorted')
    .orderBy('departmentSorted')
    .orderBy('team.id')
    .execute();
  return rows.map(({ id, name, departmentName }) => ({ id, name, department: { name: departmentName } }));
}
