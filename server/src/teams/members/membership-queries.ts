import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { Names } from '@almanac/domain/language/names';
import { isEmployedOn } from '@almanac/domain/people/accounts/employment';
import type { MemberAllocation } from '@almanac/domain/teams/members/allocation';
import { isEffective, whileEmployed } from '@almanac/domain/teams/members/membership-period';
import type { Membership } from '@almanac/domain/teams/members/membership-rules';
import { toPercent } from '@almanac/domain/teams/members/percent';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { expressionBuilder, type RawBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import {
  type EmploymentColumns,
  employmentOfRow,
} from '../../people/accounts/employment/employment-of-row.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';
import type { DB } from '../../platform/database/tables.ts';
import { effectiveMemberships } from '../directory/team-queries.ts';

interface AllocationColumns {
  allocationTenths: number;
  startDate: string;
  endDate: string | null;
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>;

function selectMembers(database: Reader) {
  return database
    .selectFrom('teamMembers as membership')
    .innerJoin(people.as('person'), 'person.id', 'membership.userId')
    .select([
      'membership.id',
      'membership.version',
      'membership.teamId',
      'membership.userId',
      'person.name',
      'person.email',
      'person.role',
      'person.isActive as isPersonActive',
      'person.employmentStart',
      'person.employmentEnd',
      'person.earlierEmployments',
      'membership.allocationTenths',
      'membership.startDate',
      'membership.endDate',
      'membership.isActive',
    ]);
}

/** The allocation and period of a stored membership for the API. */
export function percentOf({ allocationTenths, startDate, endDate }: AllocationColumns) {
  return {
    allocationPercent: toPercent(allocationTenths),
    startDate,
    ...withoutNulls({ endDate }),
  };
}

function toMember(row: MemberRow, today: CalendarDate): TeamMember {
  const { id, version, teamId, userId, name, email, role, isPersonActive, isActive } = row;
  const user: TeamMember['user'] = { id: userId, name, email, role, isActive: isPersonActive };
  if (!isEmployedOn(today, employmentOfRow(row))) user.isEmployed = false;
  return { id, version, teamId, userId, user, ...percentOf(row), isActive };
}

/** All memberships of a team, by person name, then start. */
export async function readMembersOf(
  database: Reader,
  teamId: string,
  today: CalendarDate,
): Promise<TeamMember[]> {
  const rows = await selectMembers(database)
    .where('membership.teamId', '=', teamId)
    .orderBy('person.sorted')
    .orderBy('person.id')
    .orderBy('membership.startDate')
    .execute();
  return rows.map((row) => toMember(row, today));
}

/** All memberships of the teams, in each by person name, then start. */
export async function readMembersOfTeams(
  database: Reader,
  teamIds: readonly string[],
  today: CalendarDate,
): Promise<TeamMember[]> {
  const rows = await selectMembers(database)
    .where((eb) => eb('membership.teamId', '=', eb.fn.any(eb.val(teamIds))))
    .orderBy('person.sorted')
    .orderBy('person.id')
    .orderBy('membership.startDate')
    .execute();
  return rows.map((row) => toMember(row, today));
}

/** The number of rows of a team export: the memberships, and the teams without any. */
export async function countTeamRows(database: Reader, teamIds: readonly string[]): Promise<number> {
  const { members, teams } = await database
    .selectFrom('teamMembers')
    .select((eb) => [
      eb.fn.countAll<number>().as('members'),
      eb.fn.count<number>('teamId').distinct().as('teams'),
    ])
    .where((eb) => eb('teamId', '=', eb.fn.any(eb.val(teamIds))))
    .executeTakeFirstOrThrow();
  return members + teamIds.length - teams;
}

/** The existing memberships in the order of the ids. */
export async function readMembersById(
  database: Reader,
  ids: readonly string[],
  today: CalendarDate,
): Promise<TeamMember[]> {
  const rows = await selectMembers(database).where('membership.id', 'in', ids).execute();
  const members = new Map(rows.map((row) => [row.id, toMember(row, today)]));
  return ids.flatMap((id) => members.get(id) ?? []);
}

/** A membership that must exist. */
export async function readKnownMember(
  database: Reader,
  id: string,
  today: CalendarDate,
): Promise<TeamMember> {
  const row = await selectMembers(database).where('membership.id', '=', id).executeTakeFirstOrThrow();
  return toMember(row, today);
}

/** The people of the memberships. */
export async function readPeopleOf(database: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('teamMembers')
    .select('userId')
    .distinct()
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** A stored membership as input of the rules, with the names for messages. */
export interface StoredMembership extends Membership {
  version: number;
  teamName: string;
  teamNames?: Names | undefined;
  userId: string;
  name: string;
  email: string;
}

/** All memberships of the people, by start. */
export async function readMemberships(
  database: Reader,
  userIds: readonly string[],
): Promise<StoredMembership[]> {
  const rows = await database
    .selectFrom('teamMembers as membership')
    .innerJoin('teams as team', 'team.id', 'membership.teamId')
    .innerJoin(people.as('person'), 'person.id', 'membership.userId')
    .select([
      'membership.id',
      'membership.version',
      'membership.teamId',
      'team.name as teamName',
      'team.names as teamNames',
      'membership.userId',
      'person.name',
      'person.email',
      'membership.allocationTenths',
      'membership.startDate',
      'membership.endDate',
      'membership.isActive',
    ])
    .where('membership.userId', 'in', userIds)
    .orderBy('membership.startDate')
    .orderBy('membership.id')
    .execute();
  return rows.map(withoutNulls);
}

/** All memberships of the person by start, as a JSON column. */
export function storedMemberships(userId: string) {
  return jsonRows(
    expressionBuilder<DB>()
      .selectFrom('teamMembers as membership')
      .innerJoin('teams as team', 'team.id', 'membership.teamId')
      .select(({ ref }) =>
        jsonBuildObject({
          id: ref('membership.id'),
          teamId: ref('membership.teamId'),
          teamName: ref('team.name'),
          teamNames: ref('team.names'),
          allocationTenths: ref('membership.allocationTenths'),
          startDate: ref('membership.startDate'),
          endDate: ref('membership.endDate'),
        }).as('row'),
      )
      .where('membership.userId', '=', userId)
      .orderBy('membership.startDate')
      .orderBy('membership.id'),
  );
}

/** Memberships of active users effective in the period, to join or narrow down to. */
export function activeMemberships(teamId: string, period: Period) {
  return expressionBuilder<DB>()
    .selectFrom(effectiveMemberships(period).as('membership'))
    .innerJoin(people.as('person'), 'person.id', 'membership.userId')
    .where('membership.teamId', '=', teamId)
    .where('person.isActive', '=', true);
}

interface StoredAllocation extends Omit<MemberAllocation, 'endDate'>, EmploymentColumns {
  endDate: CalendarDate | null;
}

/** Their allocations, as a JSON column. */
export function storedAllocations(teamId: string, period: Period): RawBuilder<StoredAllocation[]> {
  return jsonRows(
    activeMemberships(teamId, period).select(({ ref }) =>
      jsonBuildObject({
        userId: ref('membership.userId'),
        allocationTenths: ref('membership.allocationTenths'),
        startDate: ref('membership.startDate'),
        endDate: ref('membership.endDate'),
        isActive: ref('membership.isActive'),
        employmentStart: ref('person.employmentStart'),
        employmentEnd: ref('person.employmentEnd'),
        earlierEmployments: ref('person.earlierEmployments'),
      }).as('row'),
    ),
  );
}

/** The same, limited to days on which their people are employed. */
export function allocationsWhileEmployed(
  stored: readonly StoredAllocation[],
  period: Period,
): MemberAllocation[] {
  return stored
    .flatMap((row) => whileEmployed(withoutNulls(row), employmentOfRow(row)))
    .filter((membership) => isEffective(membership, period));
}
