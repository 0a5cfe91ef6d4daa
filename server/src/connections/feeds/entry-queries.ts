import { type AbsenceVisibility, absenceScope } from '@almanac/domain/access/absence-scope';
import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { longestProtectingRequest } from '@almanac/domain/time-off/requests/period-check';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import type { Half } from '@almanac/domain/work-time/half-day';
import { sql } from 'kysely';
import { storedTypes } from '../../leave/facts/rule-facts-queries.ts';
import { compiledQuery } from '../../platform/database/statements/compiled-query.ts';
import { effectiveMemberships, teams } from '../../teams/directory/team-queries.ts';
import { peopleWithVisibleAbsences, visiblePeople } from '../../teams/members/scope-queries.ts';
import { employedDays, employments, isEmployedIn } from '../../time-off/presence/calendar/absence-queries.ts';
import { approvedAbsences, inGroup } from '../../time-off/presence/queries.ts';
import { requestsTouching, requestVersions } from '../../time-off/requests/queries.ts';

/** The maximum number of events of a feed. */
export const mostEvents = 5_000;

/** The reader's own pending and approved requests, the last ones of too many. */
export const queryOwnEntries = compiledQuery(
  (database, { readerId, startDate, endDate }: Period & { readerId: string }) =>
    database.selectNoFrom([
      sql<OwnRow[]>`(
        SELECT coalesce(json_agg(json_build_array(id, version, updated_at, type, status, start_date, start_half, end_date,
          end_half, minutes) ORDER BY start_date, start_half, id), '[]')
        FROM (
          SELECT request.*, version, updated_at
          FROM ${requestsTouching({ startDate, endDate })} AS request JOIN ${requestVersions} AS known USING (id)
          WHERE requester_id = ${readerId} AND status IN (${sql.join(blockingStatuses.map((each) => sql.lit(each)))})
          ORDER BY end_date DESC, id LIMIT ${sql.lit(mostEvents)}
        ) AS own
      )`.as('entries'),
      storedTypes(),
    ]),
);

type OwnRow = readonly [
  id: string,
  version: number,
  changedAt: string,
  type: string,
  status: string,
  ...Span,
];

interface AskedAway extends Period {
  today: CalendarDate;
  readerId: string;
  departmentOfReader: string | null;
  departmentId?: string | undefined;
  teamId?: string | undefined;
}

interface ShapeOfAway {
  role: Viewer['role'];
  visibility: AbsenceVisibility;
}

/**
 * The approved absences of people whom the reader may see: of too many only the first ones from today on. With earlier
 * ones of people who are away on the first day, which may be part of an absence on it, and what decides on which days a
 * teammate is visible. Types are those of the requests: what the reader sees of them is decided by `visibleType`.
 */
export const queryAwayEntries = compiledQuery(
  (database, asked: AskedAway, { role, visibility }: ShapeOfAway) => {
    const { readerId, departmentOfReader, today, startDate, endDate, departmentId, teamId } = asked;
    const period = { startDate, endDate };
    const reader = { id: readerId, role, departmentId: departmentOfReader ?? undefined };
    const seen = peopleWithVisibleAbsences({ viewer: reader, today, visibility, period });
    const members = inGroup(seen, { ...period, departmentId, teamId }).where('person.isActive', '=', true);
    const inSight = visiblePeople(reader, today).clearSelect().select('person.id');
    const isTeammate =
      absenceScope(reader, visibility) === 'scope-and-colleagues'
        ? sql`NOT is_in_sight AND department_id IS DISTINCT FROM ${departmentOfReader}`
        : sql`false`;
    const absence = sql`
      SELECT request.id, member.id AS user_id, request.type, ${employedDays}, request.minutes, member.is_in_sight
      FROM ${approvedAbsences} AS request JOIN member ON member.id = request.requester_id
        CROSS JOIN LATERAL ${employments}`;
    const found = sql<AwayRow>`(
      WITH member AS MATERIALIZED (
        SELECT person.id, coalesce(person.name, '') AS name, person.employed, person.department_id,
          person.id IN ${inSight} AS is_in_sight
        FROM ${members} AS person
      ), reached AS MATERIALIZED (
        ${absence}
        -- As each person has few requests, the index of everyone's days would cost more than it saves.
        WHERE request.start_date <= ${endDate}::date AND request.end_date >= ${startDate}::date AND ${isEmployedIn(period)}
      ), bounds AS MATERIALIZED (
        SELECT CASE WHEN count(*) > ${sql.lit(mostEvents)} THEN ${today}::date ELSE ${startDate}::date END AS first_day
        FROM reached
      ), told AS MATERIALIZED (
        (
          SELECT reached.* FROM reached, bounds WHERE end_date >= first_day
          ORDER BY start_date, id LIMIT ${sql.lit(mostEvents)}
        )
        UNION ALL
        SELECT earlier.* FROM (${absence}) AS earlier, bounds
        WHERE earlier.end_date < first_day AND earlier.end_date >= first_day - ${sql.lit(longestProtectingRequest)}
          AND earlier.start_date <= earlier.end_date
          AND earlier.user_id IN (SELECT user_id FROM reached WHERE start_date <= first_day AND end_date >= first_day)
      )
      SELECT
        (SELECT first_day FROM bounds)::text AS first_day,
        (SELECT start_date::text FROM reached, bounds WHERE end_date >= first_day
          ORDER BY start_date, id OFFSET ${sql.lit(mostEvents)} LIMIT 1) AS cut_from,
        (SELECT coalesce(json_agg(json_build_array(user_id, type, start_date, start_half, end_date, end_half, minutes,
            CASE WHEN is_in_sight THEN json_build_array(id, version, updated_at) END)
            ORDER BY start_date, start_half, id), '[]')
          FROM told JOIN ${requestVersions} AS known USING (id)) AS entries,
        (SELECT coalesce(json_agg(json_build_array(id, name, ${isTeammate})), '[]')
          FROM member WHERE id IN (SELECT user_id FROM told)) AS people,
        (SELECT coalesce(json_agg(json_build_array(user_id, team_id, start_date, end_date)), '[]')
          FROM ${effectiveMemberships(period)} AS membership
          WHERE ${teamId === undefined ? sql`false` : sql`team_id = ${teamId}`}
            OR (team_id IN (SELECT id FROM ${teams} AS team WHERE is_active)
              AND (user_id = ${readerId} OR user_id IN (SELECT id FROM member WHERE ${isTeammate})))) AS memberships,
        (SELECT coalesce(json_agg(id), '[]') FROM ${teams} AS team
          WHERE is_active AND team_lead_id = ${readerId}) AS led
    )`;
    return database
      .selectFrom(found.as('found'))
      .select(['firstDay', 'cutFrom', 'entries', 'people', 'memberships', 'led'])
      .select(storedTypes());
  },
);

type Span = readonly [CalendarDate, Half, CalendarDate, Half, minutes: number | null];

interface AwayRow {
  firstDay: CalendarDate;
  /** The first day of the absences that were left out. */
  cutFrom: CalendarDate | null;
  entries: readonly (readonly [userId: string, type: string, ...Span, request: RequestRow | null])[];
  people: readonly (readonly [id: string, name: string, isTeammate: boolean])[];
  memberships: readonly (readonly [
    userId: string,
    teamId: string,
    startDate: CalendarDate,
    endDate: CalendarDate | null,
  ])[];
  led: readonly string[];
}

type RequestRow = readonly [id: string, version: number, changedAt: string];
