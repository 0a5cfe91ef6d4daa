import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { ListLoads } from '@almanac/domain/teams/members/schema';
import { departments } from '../../../departments/queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { readPage } from '../../../platform/database/statements/page.ts';
import { holdsWords } from '../../../platform/database/statements/text-comparison.ts';
import { withoutNulls } from '../../../platform/database/statements/without-nulls.ts';
import { effectiveMemberships, isInTeam } from '../../directory/team-queries.ts';
import { visiblePeople } from '../scope-queries.ts';

interface Question {
  viewer: Viewer;
  today: CalendarDate;
  /** The requested days. */
  period: Period;
  filters: Pick<ListLoads, 'search' | 'departmentId' | 'teamId'>;
}

/** The matching active people visible to the viewer, by name. */
export async function readPeopleOfLoads(database: Reader, question: Question) {
  const rows = await selectPeople(database, question).execute();
  return rows.map(withoutNulls);
}

/** A page of them, with the total. */
export async function readPageOfLoads(
  database: Reader,
  question: Question,
  page: { page: number; limit: number },
) {
  const matching = selectPeople(database, question);
  const counted = matching
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'));
  const { rows, total } = await readPage(matching, counted, page);
  return { people: rows.map(withoutNulls), total };
}

function selectPeople(
  database: Reader,
  { viewer, today, period, filters: { search, departmentId, teamId } }: Question,
) {
  let people = database
    .selectFrom(visiblePeople(viewer, today).as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .where('person.isActive', '=', true);
  if (search !== undefined) people = people.where(({ ref }) => holdsWords(ref('person.searched'), search));
  if (departmentId !== undefined) people = people.where('person.departmentId', '=', departmentId);
  if (teamId !== undefined) people = people.where(({ ref }) => isInTeam(ref('person.id'), teamId, period));
  return people
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.employmentStart',
      'person.employmentEnd',
      'person.earlierEmployments',
      'department.id as departmentId',
      'department.name as departmentName',
    ])
    .orderBy('person.sorted')
    .orderBy('person.id');
}

/** The people's team allocations in the period, by team name. */
export async function readAllocationsOf(database: Reader, userIds: readonly string[], period: Period) {
  const rows = await database
    .selectFrom(effectiveMemberships(period).as('membership'))
    .innerJoin('teams as team', 'team.id', 'membership.teamId')
    .select([
      'membership.id',
      'membership.version',
      'membership.teamId',
      'team.name as teamName',
      'team.names as teamNames',
      'membership.userId',
      'membership.allocationTenths',
      'membership.startDate',
      'membership.endDate',
      'membership.isActive',
    ])
    .where((eb) => eb('membership.userId', '=', eb.fn.any(eb.val(userIds))))
    .orderBy('team.sorted')
    .orderBy('membership.startDate')
    .orderBy('membership.id')
    .execute();
  return rows.map(withoutNulls);
}
