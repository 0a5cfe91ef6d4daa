import type { Viewer } from '@almanac/domain/access/permissions';
import type { Period } from '@almanac/domain/calendar/period';
import { awayType } from '@almanac/domain/leave/types/leave-type';
import { longestProtectingRequest } from '@almanac/domain/time-off/requests/period-check';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import { type RawBuilder, sql } from 'kysely';
import { touches } from '../../requests/queries.ts';
import { isConcealed, isHidden, visibleCode } from '../../requests/records/visibility-queries.ts';
import { approvedAbsences } from '../queries.ts';

/** How far back to look for the start of a hidden absence, as the list of absences does. */
const longestWayBack = longestProtectingRequest;

type Asker = Pick<Viewer, 'id' | 'role'>;

/** Each run of the member's employed days; most people have one. */
export const employments = sql`unnest(member.employed) AS part(run)`;

/**
 * The request's days within the employment: midnights for days cut off. The statement's people are `member`, its
 * requests `request`.
 */
export const employedDays = sql`
  greatest(request.start_date, lower(run)) AS start_date,
  CASE WHEN request.start_date < lower(run) THEN 'AM' ELSE request.start_half END AS start_half,
  least(request.end_date, upper(run) - 1) AS end_date,
  CASE WHEN request.end_date >= upper(run) THEN 'PM' ELSE request.end_half END AS end_half`;

/** Whether the request has a day of the employment in the period. */
export function isEmployedIn({ startDate, endDate }: Period): RawBuilder<boolean> {
  return sql`greatest(request.start_date, lower(run), ${startDate}::date)
    <= least(request.end_date, upper(run) - 1, ${endDate}::date)`;
}

/** The pending and approved requests of people whose requests are visible, as the list call returns them, without days outside the employment. */
export function requestsInSight(period: Period, viewer: Asker): RawBuilder<object> {
  return sql`
    SELECT request.id::text, member.id AS user_id, ${visibleCode(viewer)} AS type, request.status,
      ${employedDays}, CASE WHEN ${isHidden(viewer)} THEN NULL ELSE request.minutes END AS minutes
    FROM time_off_requests AS request JOIN member ON member.id = request.requester_id
      CROSS JOIN LATERAL ${employments}
    WHERE member.is_in_sight AND request.status IN (${sql.join(blockingStatuses.map((each) => sql.lit(each)))})
      AND ${touches('request', period)} AND ${isEmployedIn(period)} AND NOT ${isConcealed(viewer)}`;
}

/**
 * The approved absences of colleagues, as the list of absences returns them: adjacent ones of hidden types are one, also
 * across the bounds of the period.
 */
export function absencesOfColleagues(period: Period, viewer: Asker): RawBuilder<object> {
  const { startDate, endDate } = period;
  const hidden = isHidden(viewer, false);
  const ofColleague = sql`member.id = request.requester_id AND NOT member.is_in_sight AND member.is_active`;
  return sql`
    SELECT concat_ws('-', member.id, greatest(request.start_date, lower(run)), request.start_half), member.id, request.type,
      request.status, ${employedDays}, request.minutes
    FROM ${approvedAbsences} AS request JOIN member ON ${ofColleague} CROSS JOIN LATERAL ${employments}
    WHERE ${touches('request', period)} AND ${isEmployedIn(period)} AND NOT ${hidden}
    UNION ALL
    SELECT concat_ws('-', user_id, first), user_id, ${sql.lit(awayType.code)}, 'APPROVED',
      DATE '2000-01-01' + first / 2, CASE first % 2 WHEN 0 THEN 'AM' ELSE 'PM' END,
      DATE '2000-01-01' + last / 2, CASE last % 2 WHEN 0 THEN 'AM' ELSE 'PM' END, NULL
    FROM (
      SELECT user_id, min(first) AS first, max(last) AS last
      FROM (
        SELECT *, count(*) FILTER (WHERE begins) OVER (PARTITION BY user_id ORDER BY first, last) AS number
        FROM (
          SELECT *, coalesce(first > 1 + max(last) OVER (
            PARTITION BY user_id ORDER BY first, last ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
          ), true) AS begins
          FROM (
            SELECT user_id, half_day_slot(start_date, start_half) AS first, half_day_slot(end_date, end_half) AS last
            FROM (
              SELECT member.id AS user_id, ${employedDays}
              FROM ${approvedAbsences} AS request JOIN member ON ${ofColleague} CROSS JOIN LATERAL ${employments}
              WHERE request.end_date >= ${startDate}::date - ${sql.lit(longestWayBack)} AND ${hidden}
            ) AS employed WHERE start_date <= end_date
          ) AS slots
        ) AS marked
      ) AS numbered GROUP BY user_id, number
    ) AS joined
    WHERE first <= half_day_slot(${endDate}::date, 'PM') AND last >= half_day_slot(${startDate}::date, 'AM')`;
}
