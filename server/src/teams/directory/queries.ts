import { approvalScope, type Viewer } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Language } from '@almanac/domain/language/language';
import {
  type ExportTeams,
  type ListedTeam,
  type ListTeams,
  mostNamedMembers,
  type Team,
} from '@almanac/domain/teams/directory/schema';
import { teamFields } from '@almanac/domain/teams/directory/team-fields';
import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { departments } from '../../departments/queries.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import { type Cut, compiledPages } from '../../platform/database/statements/page.ts';
import { columnsOf } from '../../platform/database/statements/record-columns.ts';
import {
  comparedName,
  comparedNameOf,
  hasWordParameters,
  holdsWords,
  toWords,
  type WordLengths,
  type WordParameters,
} from '../../platform/database/statements/text-comparison.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';
import type { DB, Teams } from '../../platform/database/tables.ts';
import { effectiveMemberships } from './team-queries.ts';

type TeamRow = Awaited<ReturnType<ReturnType<typeof selectTeams>['executeTakeFirstOrThrow']>>;

export function selectTeams(database: Reader, today: CalendarDate) {
  return database
    .selectFrom('teams as team')
    .innerJoin(departments.as('department'), 'department.id', 'team.departmentId')
    .leftJoin(people.as('lead'), 'lead.id', 'team.teamLeadId')
    .select([
      'team.id',
      'team.version',
      ...columnsOf(teamFields, 'team'),
      'team.createdAt',
      'department.name as departmentName',
      'lead.id as leadId',
      'lead.name as leadName',
      'lead.email as leadEmail',
      'lead.isActive as isLeadActive',
      countActiveMembers(today).as('memberCount'),
    ]);
}

function countActiveMembers(today: CalendarDate): AliasableExpression<number> {
  return activeMembers(today)
    .select((of) => of.fn.count<number>('membership.userId').distinct().as('people'))
    .$asScalar();
}

interface NamedMember {
  id: string;
  name: string;
  email: string;
}

/** The first of the counted members, by name. */
function firstActiveMembers(today: CalendarDate): RawBuilder<NamedMember[]> {
  const first = activeMembers(today)
    .select(['person.id', 'person.name', 'person.email', 'person.sorted'])
    .distinct()
    .orderBy('person.sorted')
    .orderBy('person.id')
    .limit(mostNamedMembers);
  const { selectFrom } = expressionBuilder<DB>();
  return jsonRows(
    selectFrom(first.as('first')).select(({ ref }) =>
      jsonBuildObject({ id: ref('first.id'), name: ref('first.name'), email: ref('first.email') }).as('row'),
    ),
  );
}

function activeMembers(today: CalendarDate) {
  const eb = expressionBuilder<DB & { team: Teams }, 'team'>();
  return eb
    .selectFrom(effectiveMemberships({ startDate: today }).as('membership'))
    .innerJoin(people.as('person'), 'person.id', 'membership.userId')
    .whereRef('membership.teamId', '=', 'team.id')
    .where('person.isActive', '=', true);
}

export function toTeam(row: TeamRow): Team {
  const { departmentId, departmentName, teamLeadId: _lead, createdAt, ...others } = row;
  const { leadId, leadName, leadEmail, isLeadActive, ...fields } = others;
  return {
    ...withoutNulls(fields),
    department: { id: departmentId, name: departmentName },
    ...(leadId !== null && {
      teamLead: {
        id: leadId,
        name: leadName ?? '',
        email: leadEmail ?? '',
        ...(isLeadActive === false && { isActive: false as const }),
      },
    }),
    createdAt: createdAt.toISOString(),
  };
}

interface Wanted {
  today: CalendarDate;
  viewer: Viewer;
  filters: ExportTeams;
}

function isWanted({ today, viewer, filters }: Wanted): Expression<SqlBool> {
  return expressionBuilder<DB & { team: Teams }, 'team'>().and([
    matchesFilters(filters),
    ...(filters.mine ? [isOwnTeam(viewer, today)] : []),
  ]);
}

/** A page of the matching teams by their names in the language, with the total. */
export async function readTeamPage(
  database: Reader,
  {
    today,
    viewer,
    filters,
    namesMembers,
    language,
  }: Wanted & { filters: ListTeams; namesMembers: boolean; language: Language },
): Promise<{ teams: ListedTeam[]; total: number }> {
  const { search, departmentId, isActive, mine, page, limit } = filters;
  const { values, lengths } = toWords(search);
  const { id: viewerId, role, departmentId: departmentOfViewer } = viewer;
  const parameters = { ...values, today, viewerId, departmentOfViewer, departmentId };
  const shape = { role, isActive, mine, lengths, namesMembers, language };
  const { rows, total } = await queryPage(database, parameters, { page, limit }, shape);
  return { teams: rows.map(toListedTeam), total };
}

type ListedRow = TeamRow & { firstMembers?: readonly NamedMember[] | undefined };

function toListedTeam({ firstMembers, ...row }: ListedRow): ListedTeam {
  if (firstMembers === undefined) return toTeam(row);
  const named = firstMembers.map(({ id, ...person }) => ({ id, name: personName(person) }));
  return { ...toTeam(row), firstMembers: named };
}

interface TeamParameters extends WordParameters {
  today: CalendarDate;
  viewerId: string;
  departmentOfViewer: string | undefined;
  departmentId: string | undefined;
}

interface TeamShape extends Pick<ExportTeams, 'isActive' | 'mine'> {
  role: Viewer['role'];
  lengths: WordLengths;
  namesMembers: boolean;
  language: Language;
}

/** The key that teams are sorted by for readers of the language. Only that of the main name has an index. */
function sortKeyIn(language: Language) {
  return language === 'en'
    ? sql<string>`team.sorted`
    : sql<string>`sort_key_in(${sql.lit(language)}, team.sorted, team.names) COLLATE "C"`;
}

const queryPage = compiledPages({
  rows: (database, { limit, offset, ...parameters }: TeamParameters & Cut, shape: TeamShape) => {
    const { matching, total } = teamParameters(database, parameters, shape);
    // The page is selected first, so that members of earlier teams aren't counted.
    const idsOfPage = matching
      .select('team.id')
      .orderBy(sortKeyIn(shape.language))
      .orderBy('team.id')
      .limit(limit)
      .offset(offset);
    return selectTeams(database, parameters.today)
      .select(total.as('total'))
      .$if(shape.namesMembers, (query) =>
        query.select(firstActiveMembers(parameters.today).as('firstMembers')),
      )
      .where('team.id', 'in', idsOfPage)
      .orderBy(sortKeyIn(shape.language))
      .orderBy('team.id');
  },
  total: (database, parameters: TeamParameters, shape: TeamShape) =>
    database.selectNoFrom(teamParameters(database, parameters, shape).total.as('total')),
});

function teamParameters(
  database: Reader,
  { today, viewerId, departmentOfViewer, departmentId, ...words }: TeamParameters,
  { role, lengths, isActive, mine }: TeamShape,
) {
  const viewer = { id: viewerId, role, departmentId: departmentOfViewer };
  const matching = database
    .selectFrom('teams as team')
    .where(hasWordParameters(sql.ref('team.searched'), words, lengths))
    .where(isWanted({ today, viewer, filters: { isActive, mine, departmentId } }));
  const total = matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$asScalar()
    .$notNull();
  return { matching, total };
}

/** Whether the viewer leads the team, is in it today or, as a manager, has it in their department. */
function isOwnTeam(viewer: Viewer, today: CalendarDate): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { team: Teams }, 'team'>();
  const scope = approvalScope(viewer);
  const joined = eb
    .selectFrom(effectiveMemberships({ startDate: today, endDate: today }).as('membership'))
    .select('membership.teamId')
    .where('membership.userId', '=', viewer.id);
  return eb.or([
    eb('team.teamLeadId', '=', viewer.id),
    eb('team.id', 'in', joined),
    ...(scope.reach === 'department-and-led-teams' && scope.departmentId !== undefined
      ? [eb('team.departmentId', '=', scope.departmentId)]
      : []),
  ]);
}

/** All matching teams by name. */
export async function readMatchingTeams(database: Reader, wanted: Wanted): Promise<Team[]> {
  const rows = await selectTeams(database, wanted.today)
    .where(isWanted(wanted))
    .orderBy('team.sorted')
    .orderBy('team.id')
    .execute();
  return rows.map(toTeam);
}

function matchesFilters({ search, departmentId, isActive }: ExportTeams): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { team: Teams }, 'team'>();
  return eb.and([
    ...(search === undefined ? [] : [holdsWords(eb.ref('team.searched'), search)]),
    ...(departmentId === undefined ? [] : [eb('team.departmentId', '=', departmentId)]),
    ...(isActive === undefined ? [] : [eb('team.isActive', '=', isActive)]),
  ]);
}

/** The existing teams in the order of the ids. */
export async function readTeamsById(
  database: Reader,
  today: CalendarDate,
  ids: readonly string[],
): Promise<Team[]> {
  const rows = await selectTeams(database, today).where('team.id', 'in', ids).execute();
  const teams = new Map(rows.map((row) => [row.id, toTeam(row)]));
  return ids.flatMap((id) => teams.get(id) ?? []);
}

/** A team that must exist. */
export async function readKnownTeam(database: Reader, today: CalendarDate, id: string): Promise<Team> {
  return toTeam(await selectTeams(database, today).where('team.id', '=', id).executeTakeFirstOrThrow());
}

/** Whether another team of the department has the name, ignoring case and outer spaces. */
export async function isTeamNameTaken(
  database: Reader,
  name: string,
  departmentId: string,
  excludeTeamId?: string,
): Promise<boolean> {
  const other = await database
    .selectFrom('teams')
    .select('id')
    .where('departmentId', '=', departmentId)
    .where((eb) => eb(comparedName(eb.ref('name')), '=', comparedNameOf(name)))
    .where('id', 'is distinct from', excludeTeamId ?? null)
    .executeTakeFirst();
  return other !== undefined;
}

export async function doesTeamExist(database: Reader, id: string): Promise<boolean> {
  const team = await database.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst();
  return team !== undefined;
}
