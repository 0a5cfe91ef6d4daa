import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Language } from '@almanac/domain/language/language';
import { nameIn } from '@almanac/domain/language/names';
import type { Colleague, PersonDetails, SearchPeople } from '@almanac/domain/teams/members/schema';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { departments } from '../../../departments/queries.ts';
import { type EmploymentColumns, earlierOf } from '../../../people/accounts/employment/employment-of-row.ts';
import { type People, people } from '../../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { readPage } from '../../../platform/database/statements/page.ts';
import { holdsWords } from '../../../platform/database/statements/text-comparison.ts';
import { withoutNulls } from '../../../platform/database/statements/without-nulls.ts';
import { effectiveMemberships } from '../../directory/team-queries.ts';
import { managersOf, visiblePeople } from '../scope-queries.ts';

function selectColleagues(database: Reader, among: People = people) {
  return database
    .selectFrom(among.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.isActive',
      'department.id as departmentId',
      'department.name as departmentName',
    ]);
}

type ColleagueRow = Awaited<ReturnType<ReturnType<typeof selectColleagues>['executeTakeFirstOrThrow']>>;

interface ColleagueQuestion extends Pick<SearchPeople, 'search' | 'page' | 'limit'> {
  today: CalendarDate;
  /** The people to search in. */
  among: People;
  /** The language of the teams' names. */
  language: Language;
}

/** A page of the matching active people by name, with the total. */
export async function readColleagues(
  database: Reader,
  { search, today, among, language, ...page }: ColleagueQuestion,
): Promise<{ colleagues: Colleague[]; total: number }> {
  let matching = selectColleagues(database, among).where('person.isActive', '=', true);
  if (search !== undefined)
    matching = matching.where(({ ref }) => holdsWords(ref('person.searched'), search));
  const counted = matching.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'));
  const byName = matching.orderBy('person.sorted').orderBy('person.id');
  const { rows, total } = await readPage(byName, counted, page);
  return { colleagues: await withTeams(database, rows, { today, language }), total };
}

/** A person with what the viewer may see, or undefined. */
export async function readPersonDetails(
  database: Reader,
  viewer: Viewer,
  { id, today, language }: { id: string; today: CalendarDate; language: Language },
): Promise<PersonDetails | undefined> {
  const row = await selectColleagues(database)
    .leftJoin(visiblePeople(viewer, today).as('visible'), 'visible.id', 'person.id')
    .select((eb) => [
      'visible.role',
      'visible.employmentStart',
      'visible.employmentEnd',
      'visible.earlierEmployments',
      jsonArrayFrom(
        eb
          .selectFrom(people.as('manager'))
          .select(['manager.id', 'manager.name', 'manager.email'])
          .where('manager.id', 'in', managersOf([id], today))
          .orderBy('manager.sorted')
          .orderBy('manager.id'),
      ).as('managers'),
    ])
    .where('person.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, managers } = row;
  const [colleague] = await withTeams(database, [row], { today, language });
  if (!colleague || role === null) return colleague;
  return { ...colleague, role, managers, ...daysOf(row) };
}

/** The days of the person's employments. */
function daysOf({ employmentStart, employmentEnd, earlierEmployments }: EmploymentColumns) {
  const earlier = earlierOf(earlierEmployments);
  return {
    ...withoutNulls({ employmentStart, employmentEnd }),
    ...(earlier.length > 0 && { earlierEmployments: [...earlier] }),
  };
}

async function withTeams(
  database: Reader,
  rows: readonly ColleagueRow[],
  { today, language }: { today: CalendarDate; language: Language },
): Promise<Colleague[]> {
  if (rows.length === 0) return [];
  const teams = await database
    .selectFrom(effectiveMemberships({ startDate: today, endDate: today }).as('membership'))
    .innerJoin('teams as team', 'team.id', 'membership.teamId')
    .select(['membership.userId', 'team.id', 'team.name', 'team.names'])
    .where(
      'membership.userId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('team.isActive', '=', true)
    .orderBy('team.sorted')
    .orderBy('team.id')
    .execute();
  return rows.map(({ id, name, email, isActive, departmentId, departmentName }) => ({
    id,
    name,
    email,
    ...(departmentId !== null &&
      departmentName !== null && { department: { id: departmentId, name: departmentName } }),
    teams: teams
      .filter(({ userId }) => userId === id)
      .map((team) => ({ id: team.id, name: nameIn(language, team) })),
    ...(!isActive && { isActive: false as const }),
  }));
}
