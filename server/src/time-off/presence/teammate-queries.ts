import { addDays } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { employedPeriods } from '@almanac/domain/people/accounts/employment';
import { type Absence, mostTeammates } from '@almanac/domain/time-off/presence/schema';
import { longestProtectingRequest } from '@almanac/domain/time-off/requests/period-check';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import type { RequestedTime } from '@almanac/domain/time-off/requests/span-text';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { type Half, type HalfDaySpan, partsWithin } from '@almanac/domain/work-time/half-day';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { leaveTypes } from '../../leave/types/type-queries.ts';
import {
  type EmploymentColumns,
  employmentOfRow,
} from '../../people/accounts/employment/employment-of-row.ts';
import type { People } from '../../people/accounts/records/people-queries.ts';
import { personReference } from '../../people/accounts/records/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/tables.ts';
import { absencesIn, awayTypes, isWhileEmployed } from './queries.ts';

interface Teammates {
  departmentId: string;
  exceptUserId: string;
  /** People whose approved absences are returned. */
  seen: People;
  /** People whose pending absences are returned, too. */
  inScope: People;
}

/** How far to look beyond the period for the bounds of an absence. */
const longestReach = longestProtectingRequest;

interface TeammatesAway {
  absences: (Absence & RequestedTime)[];
  /** Whether these are the last ones. */
  isLast: boolean;
}

/**
 * Reads other people's absences in the department, in half days, by date: up to a thousand after the skipped ones. For
 * hidden types at the period's bounds it includes adjoining absences, so that no boundary shows.
 */
export async function readTeammatesAway(
  database: Reader,
  { departmentId, exceptUserId, seen, inScope }: Teammates,
  period: Period,
  skipped: number,
): Promise<TeammatesAway> {
  const { startDate, endDate } = period;
  const rows = await database
    .selectFrom(absencesIn(period, blockingStatuses).as('absence'))
    .innerJoin(seen.as('person'), 'person.id', 'absence.requesterId')
    .select(['person.id', 'person.name', 'person.email'])
    .select(['person.employmentStart', 'person.employmentEnd', 'person.earlierEmployments'])
    .select(['absence.startDate', 'absence.endDate', 'absence.status'])
    .select(['absence.startHalf', 'absence.endHalf', 'absence.minutes'])
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
    .where(isWhileEmployed)
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

interface AwayRow extends Required<HalfDaySpan>, EmploymentColumns {
  id: string;
  name: string;
  email: string;
  minutes: number | null;
  status: RequestStatus;
  type: string | null;
  around: { first: string; begins: Half; last: string; ends: Half }[];
}

function toAbsences({ type, around, status, ...row }: AwayRow): TeammatesAway['absences'] {
  const { startDate, startHalf, endDate, endHalf, minutes } = row;
  const absence = { requester: personReference(row), status, ...(type !== null && { type }) };
  const employed = employedPeriods(employmentOfRow(row));
  const spans: RequestedTime[] = around.map(({ first, begins, last, ends }) => ({
    startDate: first,
    startHalf: begins,
    endDate: last,
    endHalf: ends,
  }));
  // Hours would reveal a hidden type.
  const hours = type !== null && minutes !== null ? { minutes } : {};
  return [{ startDate, startHalf, endDate, endHalf, ...hours }, ...spans].flatMap((span) =>
    partsWithin(employed, span).map((part) => ({ ...absence, ...part })),
  );
}
