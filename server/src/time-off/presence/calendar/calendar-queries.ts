import type { AbsenceVisibility } from '@almanac/domain/access/absence-scope';
import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import {
  mostCalendarAbsences,
  type ReadCalendar,
} from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import type { Half } from '@almanac/domain/work-time/half-day';
import { type RawBuilder, sql } from 'kysely';
import { type StoredWorkTerms, termsOfPeople } from '../../../leave/facts/work-queries.ts';
import type { StoredEmployments } from '../../../people/accounts/employment/employment-of-row.ts';
import { onlyThe, type People, people } from '../../../people/accounts/records/people-queries.ts';
import { compiledQuery } from '../../../platform/database/statements/compiled-query.ts';
import { peopleWithVisibleAbsences, visiblePeople } from '../../../teams/members/scope-queries.ts';
import { placesAmong, type StoredPlaces, schedulesAmong } from '../../../work-time/work-facts-queries.ts';
import { absencesIn, inGroup } from '../queries.ts';
import { absencesOfColleagues, requestsInSight } from './absence-queries.ts';

interface AskedCalendar extends Omit<ReadCalendar, 'only'> {
  viewerId: string;
  departmentOfViewer: string | null;
  today: CalendarDate;
}

interface ShapeOfCalendar extends Pick<ReadCalendar, 'only'> {
  role: Viewer['role'];
  visibility: AbsenceVisibility;
}

type Terms = StoredWorkTerms['terms'][number];
export type Employment = readonly [
  start: CalendarDate | null,
  end: CalendarDate | null,
  earlier: StoredEmployments,
  worksAs: number,
];
type Span = readonly [CalendarDate, Half, CalendarDate, Half, minutes: number | null, Half | null];

/** A calendar's people and absences as JSON texts, and the facts of its coverage: active people whose requests are visible. */
export interface CalendarRow {
  people: string;
  absences: string;
  truncated: boolean;
  /** The number of schedules. */
  patterns: number;
  /** The terms of each schedule, by its number instead of a person's id. */
  terms: readonly Terms[];
  schedules: StoredWorkTerms['schedules'];
  locations: StoredPlaces;
  /** Approved absences, with the requester and their employment. */
  away: readonly (readonly [requesterId: string, ...Employment, ...Span])[];
  /** How many others have the same employment within the period. */
  others: readonly (readonly [count: number, ...Employment])[];
}

/** Everything in one statement that writes the JSON: most of a calendar's cost is reading and writing rows. */
export const queryCalendar = compiledQuery(
  (database, asked: AskedCalendar, { role, visibility, only }: ShapeOfCalendar) => {
    const { startDate, endDate, departmentId, teamId, userId, viewerId, departmentOfViewer, today } = asked;
    const period = { startDate, endDate };
    const viewer = { id: viewerId, role, departmentId: departmentOfViewer ?? undefined };
    const sight = visiblePeople(viewer, today);
    const seen = only ? sight : peopleWithVisibleAbsences({ viewer, today, visibility, period });
    const members = inGroup(onlyThe(seen, userId), { departmentId, teamId, ...period });
    const isInSight =
      sight === people ? sql`true` : sql`person.id IN ${sight.clearSelect().select('person.id')}`;
    const told = [
      requestsInSight(period, viewer),
      ...(seen === sight ? [] : [absencesOfColleagues(period, viewer)]),
    ];
    const written = sql<CalendarRow>`(
      WITH member AS ${membersOf(members, isInSight)}, worker AS ${workersIn(period)}, told AS ${earliest(told)},
        absent AS ${absentIn(period)}
      SELECT ${peopleText} AS people, ${absencesText} AS absences,
        (SELECT count(*) > ${sql.lit(mostCalendarAbsences)} FROM told) AS truncated,
        (SELECT coalesce(max(works_as) + 1, 0) FROM worker) AS patterns,
        ${termsList} AS terms, ${schedules} AS schedules, ${locations} AS locations,
        ${awayList} AS away, ${othersList} AS others
    )`;
    return database
      .selectFrom(written.as('calendar'))
      .select(['people', 'absences', 'truncated', 'patterns', 'terms', 'schedules', 'locations'])
      .select(['away', 'others']);
  },
);

type Raw = RawBuilder<object>;

function membersOf(members: People, isInSight: RawBuilder<unknown>): Raw {
  return sql`(
    SELECT person.id, coalesce(nullif(person.name, ''), person.email) AS name, person.sorted, person.department_id,
      person.is_active, person.employment_start, person.employment_end, person.earlier_employments, person.employed,
      ${isInSight} AS is_in_sight
    FROM ${members} AS person
  )`;
}

const termsOfWorkers = termsOfPeople(sql`(SELECT unnest(ARRAY(SELECT id FROM member WHERE is_in_sight)))`);
const termsListed = termsOfWorkers
  .select(['terms.userId', 'terms.effectiveFrom', 'terms.placeId'])
  .select('terms.scheduleId');
const schedules = schedulesAmong(termsOfWorkers.select('terms.scheduleId').$asScalar().$notNull());
const locations = placesAmong(termsOfWorkers.select('terms.placeId').$asScalar().$notNull());

/** The people whose requests are visible, with the bounds of their employment in the period. Those with the same terms have one number. */
function workersIn({ startDate, endDate }: Period): Raw {
  return sql`(
    SELECT member.id, member.is_active, (dense_rank() OVER (ORDER BY pattern.terms) - 1)::integer AS works_as,
      CASE WHEN employment_start > ${startDate}::date THEN employment_start END AS starts,
      CASE WHEN employment_end < ${endDate}::date THEN employment_end END AS ends, earlier_employments AS earlier
    FROM member LEFT JOIN (
      SELECT user_id, array_agg((effective_from, place_id, schedule_id) ORDER BY effective_from) AS terms
      FROM ${termsListed} AS terms GROUP BY user_id
    ) AS pattern ON pattern.user_id = member.id
    WHERE member.is_in_sight
  )`;
}

/** One absence more than are returned, to know whether there are more. */
function earliest(absences: readonly Raw[]): Raw {
  return sql`(
    ${sql.join(absences, sql` UNION ALL `)}
    ORDER BY start_date, id LIMIT ${sql.lit(mostCalendarAbsences + 1)}
  )`;
}

function absentIn(period: Period): Raw {
  return sql`(
    SELECT worker.id, starts, ends, earlier, works_as, start_date, start_half, end_date, end_half, minutes, minutes_half
    FROM ${absencesIn(period)} AS absence JOIN worker ON worker.id = absence.requester_id WHERE worker.is_active
  )`;
}

// Joined texts: functions that build JSON objects take three times as long. Only names need escaping.
const absencesText = sql<string>`(
  SELECT '[' || coalesce(string_agg(
    '{"id":"' || id || '","userId":"' || user_id || '","type":"' || type || '","status":"' || status
      || '","startDate":"' || start_date || '","endDate":"' || end_date || '"'
      || CASE start_half WHEN 'PM' THEN ',"startHalf":"PM"' ELSE '' END
      || CASE end_half WHEN 'AM' THEN ',"endHalf":"AM"' ELSE '' END
      || coalesce(',"minutes":' || minutes, '') || '}', ','
  ), '') || ']'
  FROM (SELECT * FROM told LIMIT ${sql.lit(mostCalendarAbsences)}) AS told
)`;

/** Active people whose requests are visible, and others with an absence. */
const peopleText = sql<string>`(
  SELECT '[' || coalesce(string_agg(
    '{"id":"' || member.id || '","name":' || to_json(member.name)
      || coalesce(',"departmentId":"' || member.department_id || '"', '')
      || CASE WHEN member.is_active THEN '' ELSE ',"isActive":false' END
      || coalesce(',"worksAs":' || worker.works_as, '') || '}', ',' ORDER BY member.sorted, member.id
  ), '') || ']'
  FROM member LEFT JOIN worker ON worker.id = member.id
  WHERE (member.is_in_sight AND member.is_active) OR member.id IN (SELECT user_id FROM told)
)`;

const termsList = sql<readonly Terms[]>`(
  SELECT coalesce(json_agg(json_build_object('userId', pattern.works_as::text, 'from', terms.effective_from,
    'placeId', terms.place_id, 'scheduleId', terms.schedule_id) ORDER BY terms.effective_from), '[]')
  FROM (SELECT DISTINCT ON (works_as) works_as, id FROM worker) AS pattern
  JOIN ${termsListed} AS terms ON terms.user_id = pattern.id
)`;

const awayList = sql<CalendarRow['away']>`(
  SELECT coalesce(json_agg(json_build_array(id, starts, ends, earlier, works_as, start_date, start_half, end_date, end_half,
    minutes, minutes_half)), '[]')
  FROM absent
)`;

const othersList = sql<CalendarRow['others']>`(
  SELECT coalesce(json_agg(json_build_array(count, starts, ends, earlier, works_as)), '[]')
  FROM (
    SELECT count(*), starts, ends, earlier, works_as FROM worker
    WHERE is_active AND id NOT IN (SELECT id FROM absent) GROUP BY starts, ends, earlier, works_as
  ) AS alike
)`;
