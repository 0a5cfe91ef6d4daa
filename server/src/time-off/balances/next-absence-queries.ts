import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { awayType } from '@almanac/domain/leave/types/leave-type';
import type { NextTimeOff } from '@almanac/domain/time-off/balances/answers/account-schema';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import { statedHalvesOf } from '@almanac/domain/time-off/requests/span-text';
import type { Half } from '@almanac/domain/work-time/half-day';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { leaveTypes } from '../../leave/types/type-queries.ts';
import type { DB, Users } from '../../platform/database/tables.ts';
import { isHidden } from '../requests/records/visibility-queries.ts';

export interface TimeOffViewer {
  viewer: Pick<Viewer, 'id' | 'role'>;
  today: CalendarDate;
}

export interface StoredNext {
  type: string;
  status: NextTimeOff['status'];
  startDate: CalendarDate;
  endDate: CalendarDate;
  startHalf: Half;
  endHalf: Half;
  minutes: number | null;
  isHidden: boolean;
}

/** The present or next time off of the person, who must be the viewer or in their scope; null if there is none. */
export function nextAbsenceOf({ viewer, today }: TimeOffViewer) {
  const hidden = isHidden(viewer);
  const { selectFrom } = expressionBuilder<DB & { person: Pick<Users, 'id' | 'employed'> }, 'person'>();
  return selectFrom('timeOffRequests as request')
    .innerJoin(leaveTypes.as('type'), 'type.code', 'request.type')
    .whereRef('request.requesterId', '=', 'person.id')
    .where('request.endDate', '>=', today)
    .where('request.status', 'in', blockingStatuses)
    .where('type.isAway', '=', true)
    .where((eb) => eb.or([eb('request.status', '=', 'APPROVED'), eb.not(hidden)]))
    .where(
      sql<boolean>`daterange(request.start_date, request.end_date, '[]')
        && person.employed`,
    )
    .orderBy('request.startDate')
    .orderBy('request.startHalf')
    .limit(1)
    .select(({ ref }) =>
      jsonBuildObject({
        type: ref('request.type'),
        status: ref('request.status').$castTo<NextTimeOff['status']>(),
        startDate: ref('request.startDate'),
        endDate: ref('request.endDate'),
        startHalf: ref('request.startHalf').$castTo<Half>(),
        endHalf: ref('request.endHalf').$castTo<Half>(),
        minutes: ref('request.minutes'),
        isHidden: sql<boolean>`${hidden}`,
      }).as('row'),
    )
    .$asScalar();
}

/**
 * The time off as the viewer may see it. One of a hidden type has no hours and no end, and begins today at the earliest:
 * its seams with others would reveal a type.
 */
export function visibleNextTimeOff(next: StoredNext, today: CalendarDate): NextTimeOff {
  const { type, status, startDate, endDate } = next;
  if (next.isHidden) return { type: awayType.code, status, startDate: startDate < today ? today : startDate };
  return { type, status, startDate, endDate, ...statedHalvesOf(next) };
}
