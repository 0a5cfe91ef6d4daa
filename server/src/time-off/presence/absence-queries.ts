import type { AbsenceVisibility } from '@almanac/domain/access/absence-scope';
import type { Viewer } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { addDays, type CalendarDate, latestDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { typeOfRequest, visibleType } from '@almanac/domain/leave/types/leave-type';
import type { AwayPerson, TypedAbsence } from '@almanac/domain/time-off/presence/visible-absences';
import { longestProtectingRequest } from '@almanac/domain/time-off/requests/period-check';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import type { Half } from '@almanac/domain/work-time/half-day';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { storedTypes } from '../../leave/facts/rule-facts-queries.ts';
import { workFactsOf } from '../../leave/facts/work-facts.ts';
import { storedWork } from '../../leave/facts/work-queries.ts';
import { byCode } from '../../leave/types/type-queries.ts';
import { employmentOfRow } from '../../people/accounts/employment/employment-of-row.ts';
import { onlyThe, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import { type Listed, listOf, toListed } from '../../platform/database/statements/one-of.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';
import type { DB } from '../../platform/database/tables.ts';
import {
  peopleInApprovalScope,
  peopleWithVisibleAbsences,
  teammatesOf,
} from '../../teams/members/scope-queries.ts';
import { absencesIn, approvedAbsences, type Group, inGroup, isWhileEmployed } from './queries.ts';

interface AskedAway extends Period, Group {
  userId?: string | undefined;
  /** How many people to return. */
  limit?: number | undefined;
  viewerId: string;
  departmentOfViewer: string | null;
  today: CalendarDate;
}

interface ViewerVisibility {
  role: Viewer['role'];
  visibility: AbsenceVisibility;
}

/**
 * Reads absences in the period of active, employed people in the group. The first page prefers the viewer's teams, then
 * earlier absences. Returns the total number of people, and days only for the page.
 */
export const readAbsences = compiledQuery(
  (database, asked: AskedAway, { role, visibility }: ViewerVisibility) => {
    const { startDate, endDate, departmentId, teamId, userId, limit, today } = asked;
    const viewer = { id: asked.viewerId, role, departmentId: asked.departmentOfViewer ?? undefined };
    const period = { startDate, endDate };
    const seen = onlyThe(peopleWithVisibleAbsences({ viewer, today, visibility, period }), userId);
    const members = inGroup(seen, { ...period, departmentId, teamId }).where('person.isActive', '=', true);
    const employed = sql`member.employed * datemultirange(daterange(greatest(absence.start_date, ${startDate}::date),
      least(absence.end_date, ${endDate}::date), '[]'))`;
    const isEmployedThen = sql<boolean>`NOT isempty(${employed})`;
    const days = sql<number>`(SELECT sum(upper(part) - lower(part)) FROM unnest(${employed}) AS part)`;
    const away = database
      .selectFrom(absencesIn(period).as('absence'))
      .innerJoin(members.as('member'), 'member.id', 'absence.requesterId')
      .where(isEmployedThen)
      .groupBy(['member.id', 'member.sorted'])
      .select(['member.id', 'member.sorted', sql<number>`sum(${days})`.as('days')])
      .select(({ fn }) => fn.min('absence.startDate').as('from'));
    const ranked = database
      .selectFrom(away.as('away'))
      .select(['away.id', 'away.days'])
      .select(({ fn, eb }) => [
        fn.countAll<number>().over().as('total'),
        eb
          .or([eb('away.id', '=', viewer.id), eb('away.id', 'in', teammatesOf(viewer.id, period))])
          .as('isOfOwnTeam'),
      ])
      .orderBy('isOfOwnTeam', 'desc')
      .orderBy('away.from')
      .orderBy('away.sorted')
      .orderBy('away.id');
    const chosen = limit === undefined ? ranked : ranked.limit(limit);
    const counted = database
      .selectFrom(chosen.as('each'))
      .select(['each.id', 'each.total', 'each.isOfOwnTeam'])
      .select(sql<number>`sum(each.days) OVER ()::int`.as('days'));
    const inScope = peopleInApprovalScope(viewer, today).clearSelect().select('person.id');
    return database
      .selectFrom(counted.as('chosen'))
      .innerJoin(people.as('member'), 'member.id', 'chosen.id')
      .innerJoin(approvedAbsences.as('absence'), 'absence.requesterId', 'chosen.id')
      .where('absence.startDate', '<=', endDate)
      .where('absence.endDate', '>=', startDate)
      .where(isEmployedThen)
      .select(spanColumns)
      .select(['member.name', 'member.email', 'member.employmentStart', 'member.employmentEnd'])
      .select('member.earlierEmployments')
      .select(['chosen.isOfOwnTeam', 'chosen.total', 'chosen.days'])
      .select((eb) => eb('member.id', 'in', inScope).as('isInScope'))
      .orderBy('member.sorted')
      .orderBy('member.id')
      .orderBy('absence.startDate');
  },
);

type AbsenceRow = Awaited<ReturnType<typeof readAbsences>>[number];

const spanColumns = [
  'absence.requesterId',
  'absence.type',
  'absence.startDate',
  'absence.startHalf',
  'absence.endDate',
  'absence.endHalf',
  'absence.minutes',
  'absence.minutesHalf',
] as const;

/** No one is free for longer by schedule and holidays alone, so only absences ending shortly before can connect. */
const longestGap = 28;
/** How far back to look for the start of an absence. */
const longestWayBack = longestProtectingRequest;

/**
 * The people of these absences, in the same order, with their working patterns and adjacent absences outside the
 * period.
 */
export async function readPeopleAway(
  database: Reader,
  absences: readonly AbsenceRow[],
  { startDate, endDate }: Period,
  viewer: Viewer,
): Promise<AwayPerson[]> {
  if (absences.length === 0) return [];
  const idsOf = (those: readonly AbsenceRow[]) => [...new Set(those.map(({ requesterId }) => requesterId))];
  const stored = await querySurroundings(database, {
    ...toListed(idsOf(absences)),
    fromBefore: idsOf(absences.filter((absence) => absence.startDate <= startDate)),
    toTheEnd: idsOf(absences.filter((absence) => absence.endDate >= addDays(endDate, -longestGap))),
    longAgo: addDays(startDate, -longestWayBack),
    startDate,
    endDate,
  });
  const { types, around, ...work } = onlyRow(stored);
  const [typesByCode, works] = [byCode(types), workFactsOf(work)];
  const aroundOf = Map.groupBy(around, ({ requesterId }) => requesterId);
  return [...Map.groupBy(absences, ({ requesterId }) => requesterId)].flatMap(([id, ofPerson]) => {
    const [person] = ofPerson;
    if (!person) return [];
    const { name, email, isOfOwnTeam, isInScope } = person;
    const by = { role: viewer.role, isRequester: id === viewer.id };
    const typed = [...ofPerson, ...(aroundOf.get(id) ?? [])].map(
      ({ type, startHalf, endHalf, minutes, minutesHalf, ...days }): TypedAbsence => {
        const { code } = visibleType(typeOfRequest(typesByCode.get(type), days), by, isInScope === true);
        return {
          startDate: days.startDate,
          startHalf,
          endDate: days.endDate,
          endHalf,
          // Hours would reveal a hidden type.
          ...(code === type && withoutNulls({ minutes, minutesHalf })),
          type: code,
        };
      },
    );
    return {
      id,
      name: personName({ name, email }),
      isOfOwnTeam: isOfOwnTeam === true,
      absences: typed,
      ...employmentOfRow(person),
      work: works.get(id),
    };
  });
}

interface AskedSurroundings extends Period, Listed<string> {
  /** People away on the first day of the period and in its last days. */
  fromBefore: readonly string[];
  toTheEnd: readonly string[];
  longAgo: CalendarDate;
}

const querySurroundings = compiledQuery((database, asked: AskedSurroundings) => {
  const { fromBefore, toTheEnd, longAgo, startDate, endDate } = asked;
  const around = database
    .selectFrom(approvedAbsences.as('absence'))
    .select(({ ref }) =>
      jsonBuildObject({
        requesterId: ref('absence.requesterId'),
        type: ref('absence.type'),
        startDate: ref('absence.startDate'),
        startHalf: ref('absence.startHalf').$castTo<Half>(),
        endDate: ref('absence.endDate'),
        endHalf: ref('absence.endHalf').$castTo<Half>(),
        minutes: ref('absence.minutes'),
        minutesHalf: ref('absence.minutesHalf').$castTo<Half | null>(),
      }).as('row'),
    )
    .where((eb) =>
      eb.or([
        eb.and([
          eb('absence.requesterId', '=', eb.fn.any(eb.val(fromBefore))),
          eb('absence.endDate', '<', startDate),
          eb('absence.endDate', '>=', longAgo),
        ]),
        eb.and([
          eb('absence.requesterId', '=', eb.fn.any(eb.val(toTheEnd))),
          eb('absence.startDate', '>', endDate),
        ]),
      ]),
    );
  return database.selectNoFrom([storedTypes(), jsonRows(around).as('around'), ...storedWork(listOf(asked))]);
});

/** The request by which the person is, or would next be, away. */
export function idOfNextAbsence(userId: string, today: CalendarDate) {
  return expressionBuilder<DB>()
    .selectFrom(absencesIn({ startDate: today, endDate: latestDate }, blockingStatuses).as('absence'))
    .innerJoin(people.as('person'), 'person.id', 'absence.requesterId')
    .select('absence.id')
    .where('absence.requesterId', '=', userId)
    .where(isWhileEmployed)
    .orderBy('absence.startDate')
    .orderBy('absence.startHalf')
    .limit(1)
    .$asScalar()
    .$notNull();
}
