import type { Viewer } from '@almanac/domain/access/permissions';
import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { DepartmentPresence } from '@almanac/domain/time-off/presence/daily-presence';
import { type Absence, mostTeammates } from '@almanac/domain/time-off/presence/schema';
import { statusesThatHoldDays } from '@almanac/domain/time-off/requests/request-status';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { WorkFacts } from '@almanac/domain/work-time/day-of-work';
import type { Half, HalfDaySpan } from '@almanac/domain/work-time/half-day';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { leaveTypes } from '../../leave/type-queries.ts';
import { workFactsOf } from '../../leave/work-facts.ts';
import { heldWork } from '../../leave/work-queries.ts';
import { type People, people } from '../../people/accounts/people-queries.ts';
import { personReference } from '../../people/accounts/person-reference.ts';
import { builtOnce, onlyRow } from '../../platform/database/built-once.ts';
import type { Reader } from '../../platform/database/database.ts';
import { jsonRows } from '../../platform/database/json-rows.ts';
import { isOneOf, type Listed, listOf, toListed } from '../../platform/database/one-of.ts';
import type { DB } from '../../platform/database/tables.ts';
import { withoutNulls } from '../../platform/database/without-nulls.ts';
import { isInTeam } from '../../teams/directory/team-queries.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';
import { bookingColumns, requestsTouching } from '../requests/queries.ts';

/** The requests that take people away from work in the period, to join: approved ones where no status is named. */
export function absencesIn(period: Period, statuses: readonly RequestStatus[] = ['APPROVED']) {
  return requestsTouching(period).where('type', 'in', awayTypes).where('status', 'in', statuses);
}

const awayTypes = expressionBuilder<DB>()
  .selectFrom(leaveTypes.as('awayType'))
  .select('awayType.code')
  .where('awayType.isAway', '=', true);

/** All approved absences, to narrow down to those of a few people, which the index of people finds. */
export const approvedAbsences = expressionBuilder<DB>()
  .selectFrom('timeOffRequests')
  .select(bookingColumns)
  .where('type', 'in', awayTypes)
  .where('status', '=', 'APPROVED');

/** Reads a person whose requests the viewer decides; nothing where there is none. */
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

/** Those of the people who are in the department, and in the team on one of the days. */
export function inGroup(among: People, { departmentId, teamId, ...period }: Period & Group): People {
  const inDepartment =
    departmentId === undefined ? among : among.where('person.departmentId', '=', departmentId);
  if (teamId === undefined) return inDepartment;
  return inDepartment.where(({ ref }) => isInTeam(ref('person.id'), teamId, period));
}

/** Reads by name those of the people who are active or have approved time off in the period, and are in the group. */
export async function readPeopleOfCalendar(
  database: Reader,
  among: People,
  { departmentId, teamId, startDate, endDate }: Period & Group,
) {
  const period = { startDate, endDate };
  const rows = await database
    .selectFrom(inGroup(among, { departmentId, teamId, ...period }).as('person'))
    .select(['person.id', 'person.name', 'person.email'])
    .select(['person.isActive', 'person.employmentStart', 'person.employmentEnd'])
    .select(({ exists, ref }) =>
      exists(
        requestsTouching(period)
          .where('status', '=', 'APPROVED')
          .whereRef('requesterId', '=', ref('person.id')),
      ).as('hasTimeOff'),
    )
    .orderBy('person.sorted')
    .orderBy('person.id')
    .execute();
  return rows
    .map((row) => ({ ...withoutNulls(row), hasTimeOff: row.hasTimeOff === true }))
    .filter(({ isActive, hasTimeOff }) => isActive || hasTimeOff);
}

/** Reads the active ones of the people who are in the group in the period, and when those are away who are seen. */
export async function readPresence(
  database: Reader,
  { among, seen }: { among: People; seen: People },
  { departmentId, teamId, ...period }: Period & Group,
): Promise<DepartmentPresence> {
  const members = inGroup(among, { departmentId, teamId, ...period }).where('person.isActive', '=', true);
  const lists = presenceLists(members, absencesIn(period), seen);
  const { absences, members: rows, ...work } = await database.selectNoFrom(lists).executeTakeFirstOrThrow();
  return { people: atWork(rows, workFactsOf(work)), absences };
}

/** Reads the active people of each of the departments, and when they are away in the period; whoever asks decides for some. */
export async function readPresenceOfDepartments(
  database: Reader,
  departmentIds: readonly string[],
  period: Period,
): Promise<ReadonlyMap<string, DepartmentPresence>> {
  const { startDate, endDate } = period;
  const asked = { startDate, endDate, ...toListed(departmentIds) };
  const { absences, members, ...work } = onlyRow(await askForPresence(database, asked));
  const works = workFactsOf(work);
  const absencesOf = Map.groupBy(absences, ({ departmentId }) => departmentId);
  return new Map(
    [...Map.groupBy(members, ({ departmentId }) => departmentId ?? '')].map(([departmentId, of]) => [
      departmentId,
      { people: atWork(of, works), absences: absencesOf.get(departmentId) ?? [] },
    ]),
  );
}

const askForPresence = builtOnce((database, { startDate, endDate, ...ids }: Period & Listed<string>) => {
  const members = people
    .where('person.isActive', '=', true)
    .where(({ ref }) => isOneOf(ref('person.departmentId'), listOf(ids)));
  const absences = approvedAbsences.where('startDate', '<=', endDate).where('endDate', '>=', startDate);
  return database.selectNoFrom(presenceLists(members, absences));
});

interface Member {
  id: string;
  employmentStart: CalendarDate | null;
  employmentEnd: CalendarDate | null;
  departmentId: string | null;
}

function atWork(members: readonly Member[], works: ReadonlyMap<string, WorkFacts>) {
  return members.map(({ departmentId: _same, ...member }) => ({
    ...withoutNulls(member),
    work: works.get(member.id),
  }));
}

/** The members, when those of them are away who are seen, by the absences of the period, and how they work, as lists. */
function presenceLists(members: People, absencesThen: typeof approvedAbsences, seen?: People) {
  const absences = expressionBuilder<DB>()
    .selectFrom(absencesThen.as('absence'))
    .innerJoin(members.as('member'), 'member.id', 'absence.requesterId')
    .$if(seen !== undefined, (all) =>
      all.where('absence.requesterId', 'in', (seen ?? people).clearSelect().select('person.id')),
    );
  return [
    jsonRows(
      absences.select(({ ref }) =>
        jsonBuildObject({
          requesterId: ref('absence.requesterId'),
          startDate: ref('absence.startDate'),
          endDate: ref('absence.endDate'),
          startHalf: ref('absence.startHalf').$castTo<Half>(),
          endHalf: ref('absence.endHalf').$castTo<Half>(),
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
            departmentId: ref('member.departmentId'),
          }).as('row'),
        ),
    ).as('members'),
    ...heldWork(members.clearSelect().select('person.id')),
  ] as const;
}

interface Teammates {
  departmentId: string;
  exceptUserId: string;
  /** Of whom approved absences are told. */
  seen: People;
  /** Of whom pending ones are told, too. */
  inScope: People;
}

/** For how long before and after the period it is looked where what reaches out of it began, and ends. */
const longestReach = 366;

interface TeammatesAway {
  absences: (Absence & HalfDaySpan)[];
  /** Whether there are no others after these. */
  isLast: boolean;
}

/**
 * Reads who else of the department is or may be away in the period, in the order of its days, by halves; those after the skipped ones, up to a
 * thousand. Where not everybody may see the type of one that reaches the first or last day, also those of such types that may go on beyond it.
 */
export async function readTeammatesAway(
  database: Reader,
  { departmentId, exceptUserId, seen, inScope }: Teammates,
  period: Period,
  skipped: number,
): Promise<TeammatesAway> {
  const { startDate, endDate } = period;
  const rows = await database
    .selectFrom(absencesIn(period, statusesThatHoldDays).as('absence'))
    .innerJoin(seen.as('person'), 'person.id', 'absence.requesterId')
    .select(['person.id', 'person.name', 'person.email'])
    .select(['absence.startDate', 'absence.endDate', 'absence.status'])
    .select(['absence.startHalf', 'absence.endHalf'])
    .select((eb) => [
      eb
        .selectFrom(typesShownToAll.as('shown'))
        .select('shown.code')
        .whereRef('shown.code', '=', 'absence.type')
        .as('type'),
      jsonArrayFrom(
        eb
          .selectFrom('timeOffRequests as other')
          .select(['other.startHalf as begins', 'other.endHalf as ends'])
          .select((of) => [
            of.cast<string>('other.startDate', 'text').as('first'),
            of.cast<string>('other.endDate', 'text').as('last'),
          ])
          .where('absence.type', 'not in', typesShownToAll)
          .where((of) =>
            of.or([of('absence.startDate', '<=', startDate), of('absence.endDate', '>=', endDate)]),
          )
          .whereRef('other.requesterId', '=', 'absence.requesterId')
          .whereRef('other.status', '=', 'absence.status')
          .where('other.type', 'in', awayTypes)
          .where('other.type', 'not in', typesShownToAll)
          .where('other.endDate', '>=', addDays(startDate, -longestReach))
          .where('other.startDate', '<=', addDays(endDate, longestReach))
          .where((of) => of.or([of('other.endDate', '<', startDate), of('other.startDate', '>', endDate)])),
      ).as('around'),
    ])
    .where('person.departmentId', '=', departmentId)
    .where('person.isActive', '=', true)
    .where('person.id', '<>', exceptUserId)
    .where((eb) =>
      eb.or([
        eb('absence.status', '=', 'APPROVED'),
        eb('person.id', 'in', inScope.clearSelect().select('person.id')),
      ]),
    )
    .orderBy('absence.startDate')
    .orderBy('absence.id')
    .limit(mostTeammates)
    .offset(skipped)
    .execute();
  return { absences: rows.flatMap(toAbsences), isLast: rows.length < mostTeammates };
}

const typesShownToAll = expressionBuilder<DB>()
  .selectFrom(leaveTypes.as('leaveType'))
  .select('leaveType.code')
  .where('leaveType.shownTo', '=', 'EVERYONE');

interface AwayRow extends Required<HalfDaySpan> {
  id: string;
  name: string;
  email: string;
  status: RequestStatus;
  type: string | null;
  around: { first: string; begins: Half; last: string; ends: Half }[];
}

function toAbsences({ id, name, email, status, type, around, ...days }: AwayRow): TeammatesAway['absences'] {
  const absence = { requester: personReference({ id, name, email }), status, ...(type !== null && { type }) };
  const spans = around.map(({ first, begins, last, ends }) => ({
    startDate: first,
    startHalf: begins,
    endDate: last,
    endHalf: ends,
  }));
  return [days, ...spans].map(({ startDate, startHalf, endDate, endHalf }) => ({
    ...absence,
    startDate,
    startHalf,
    endDate,
    endHalf,
  }));
}
