import { type AbsenceVisibility, absenceScope } from '@almanac/domain/access/absence-scope';
import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { DepartmentPresence } from '@almanac/domain/time-off/presence/daily-presence';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { WorkFacts } from '@almanac/domain/work-time/day-of-work';
import type { Half } from '@almanac/domain/work-time/half-day';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { workFactsOf } from '../../leave/facts/work-facts.ts';
import { storedWork } from '../../leave/facts/work-queries.ts';
import { leaveTypes } from '../../leave/types/type-queries.ts';
import { employmentOfRow } from '../../people/accounts/employment/employment-of-row.ts';
import { type People, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import { isOneOf, type Listed, listOf, toListed } from '../../platform/database/statements/one-of.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';
import type { DB } from '../../platform/database/tables.ts';
import { readStoredSettings, storedSettings } from '../../settings/queries.ts';
import { isInTeam } from '../../teams/directory/team-queries.ts';
import {
  peopleInApprovalScope,
  peopleWithVisibleAbsences,
  visiblePeople,
} from '../../teams/members/scope-queries.ts';
import { bookingColumns, requestsTouching } from '../requests/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { withHours } from '../requests/records/hours-of-row.ts';

/** Subquery of requests that count as away in the period; approved ones by default. */
export function absencesIn(period: Period, statuses: readonly RequestStatus[] = ['APPROVED']) {
  return requestsTouching(period).where('type', 'in', awayTypes).where('status', 'in', statuses);
}

/** Codes of types that count as away. */
export const awayTypes = expressionBuilder<DB>()
  .selectFrom(leaveTypes.as('awayType'))
  .select('awayType.code')
  .where('awayType.isAway', '=', true);

/** Approved absences. Callers must filter by requester, which is indexed. */
export const approvedAbsences = expressionBuilder<DB>()
  .selectFrom('timeOffRequests')
  .select(bookingColumns)
  .where('type', 'in', awayTypes)
  .where('status', '=', 'APPROVED');

/** Whether the absence overlaps the person's employment. */
export const isWhileEmployed = sql<boolean>`daterange(absence.start_date, absence.end_date, '[]')
  && person.employed`;

/** A person whose requests the viewer can decide; undefined if there is none. */
export async function readPersonInScope(
  database: Reader,
  viewer: Viewer,
  today: CalendarDate,
  userId: string,
): Promise<{ id: string; departmentId?: string } | undefined> {
  const person = await database
    .selectFrom(peopleInApprovalScope(viewer, today).as('person'))
    .select(['person.id', 'person.departmentId'])
    .where('person.id', '=', userId)
    .executeTakeFirst();
  return person && withoutNulls(person);
}

export interface Group {
  departmentId?: string | undefined;
  teamId?: string | undefined;
}

/** The department's people who are in the team at some point in the period. */
export function inGroup(among: People, { departmentId, teamId, ...period }: Period & Group): People {
  const inDepartment =
    departmentId === undefined ? among : among.where('person.departmentId', '=', departmentId);
  if (teamId === undefined) return inDepartment;
  return inDepartment.where(({ ref }) => isInTeam(ref('person.id'), teamId, period));
}

/** The active, visible people of the group and their absences in the period. */
export async function readVisiblePresence(
  database: Reader,
  viewer: Viewer,
  today: CalendarDate,
  { departmentId, teamId, ...period }: Period & Group,
): Promise<DepartmentPresence> {
  const visible = visiblePeople(viewer, today);
  const members = inGroup(visible, { departmentId, teamId, ...period }).where('person.isActive', '=', true);
  const lists = presenceLists(members, absencesIn(period));
  return toPresence(await database.selectNoFrom(lists).executeTakeFirstOrThrow());
}

type AbsenceViewer = Pick<TimeOffContext, 'actor' | 'today'>;

/** The active people of the department and their absences in the period: all, or the visible ones. */
export async function readPresence(
  database: Reader,
  departmentId: string,
  { startDate, endDate }: Period,
  viewer?: AbsenceViewer,
): Promise<DepartmentPresence> {
  const values = { startDate, endDate, ...toListed([departmentId]) };
  const visibility = viewer && (await readStoredSettings(database)).absenceVisibility;
  if (!visibility || absenceScope(viewer.actor, visibility) === 'everyone') {
    return toPresence(onlyRow(await queryPresence(database, values)));
  }
  const { actor, today } = viewer;
  const ofViewer = { viewerId: actor.id, departmentOfViewer: actor.departmentId ?? null, today };
  const visibleTo = { role: actor.role, visibility };
  return toPresence(onlyRow(await queryVisiblePresence(database, { ...values, ...ofViewer }, visibleTo)));
}

/**
 * As `readPresence`, for several departments. Includes all absences, since the viewer may decide requests in each
 * department.
 */
export async function readPresenceOfDepartments(
  database: Reader,
  departmentIds: readonly string[],
  { startDate, endDate }: Period,
): Promise<ReadonlyMap<string, DepartmentPresence>> {
  const values = { startDate, endDate, ...toListed(departmentIds) };
  const { absences, members, capacityLimit, ...work } = onlyRow(await queryPresence(database, values));
  const works = workFactsOf(work);
  const absencesOf = Map.groupBy(absences, ({ departmentId }) => departmentId);
  return new Map(
    [...Map.groupBy(members, ({ departmentId }) => departmentId ?? '')].map(([departmentId, of]) => [
      departmentId,
      { ...presenceOf(of, absencesOf.get(departmentId) ?? [], works), ...limitOf(capacityLimit) },
    ]),
  );
}

type DepartmentsAndDays = Period & Listed<string>;

const queryPresence = compiledQuery((database, values: DepartmentsAndDays) =>
  database.selectNoFrom(presenceLists(membersOf(values), approvedAbsencesOn(values))),
);

interface ValuesOfViewer {
  viewerId: string;
  departmentOfViewer: string | null;
  today: CalendarDate;
}

interface ViewerVisibility {
  role: Viewer['role'];
  visibility: AbsenceVisibility;
}

const queryVisiblePresence = compiledQuery(
  (database, values: DepartmentsAndDays & ValuesOfViewer, { role, visibility }: ViewerVisibility) => {
    const { viewerId, departmentOfViewer, today, startDate, endDate } = values;
    const viewer = { id: viewerId, role, departmentId: departmentOfViewer ?? undefined };
    const seen = peopleWithVisibleAbsences({ viewer, today, visibility, period: { startDate, endDate } });
    return database.selectNoFrom(presenceLists(membersOf(values), approvedAbsencesOn(values), seen));
  },
);

function membersOf(departmentIds: Listed<string>): People {
  return people
    .where('person.isActive', '=', true)
    .where(({ ref }) => isOneOf(ref('person.departmentId'), listOf(departmentIds)));
}

function approvedAbsencesOn({ startDate, endDate }: Period) {
  return approvedAbsences.where('startDate', '<=', endDate).where('endDate', '>=', startDate);
}

type PresenceRow = Awaited<ReturnType<typeof queryPresence>>[number];

function toPresence({ absences, members, capacityLimit, ...work }: PresenceRow): DepartmentPresence {
  return { ...presenceOf(members, absences, workFactsOf(work)), ...limitOf(capacityLimit) };
}

function limitOf(capacityLimit: PresenceRow['capacityLimit']): Pick<DepartmentPresence, 'capacityLimit'> {
  return capacityLimit === null ? {} : { capacityLimit };
}

function presenceOf(
  members: PresenceRow['members'],
  absences: PresenceRow['absences'],
  works: ReadonlyMap<string, WorkFacts>,
): DepartmentPresence {
  return {
    people: members.map(({ id, ...member }) => ({ id, ...employmentOfRow(member), work: works.get(id) })),
    absences: absences.map(withHours),
  };
}

/** The members, their visible absences, and their working patterns. */
function presenceLists(members: People, absencesThen: typeof approvedAbsences, seen?: People) {
  const absences = expressionBuilder<DB>()
    .selectFrom(absencesThen.as('absence'))
    .innerJoin(members.as('member'), 'member.id', 'absence.requesterId')
    .$if(seen !== undefined, (all) =>
      all.where('absence.requesterId', 'in', (seen ?? people).clearSelect().select('person.id')),
    );
  return [
    storedSettings.select('capacityLimit').as('capacityLimit'),
    jsonRows(
      absences.select(({ ref }) =>
        jsonBuildObject({
          requesterId: ref('absence.requesterId'),
          startDate: ref('absence.startDate'),
          endDate: ref('absence.endDate'),
          startHalf: ref('absence.startHalf').$castTo<Half>(),
          endHalf: ref('absence.endHalf').$castTo<Half>(),
          minutes: ref('absence.minutes'),
          minutesHalf: ref('absence.minutesHalf').$castTo<Half | null>(),
          departmentId: ref('member.departmentId'),
        }).as('row'),
      ),
    ).as('absences'),
    jsonRows(
      expressionBuilder<DB>()
        .selectFrom(members.as('member'))
        .select(({ ref }) =>
          jsonBuildObject({
            id: ref('member.id'),
            employmentStart: ref('member.employmentStart'),
            employmentEnd: ref('member.employmentEnd'),
            earlierEmployments: ref('member.earlierEmployments'),
            departmentId: ref('member.departmentId'),
          }).as('row'),
        ),
    ).as('members'),
    ...storedWork(members.clearSelect().select('person.id')),
  ] as const;
}
