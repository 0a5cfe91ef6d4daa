import type { Period } from '@almanac/domain/calendar/period';
import type { Half } from '@almanac/domain/work-time/half-day';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { departments } from '../../../departments/queries.ts';
import { storedTypes } from '../../../leave/facts/rule-facts-queries.ts';
import { storedWork } from '../../../leave/facts/work-queries.ts';
import type { EmploymentColumns } from '../../../people/accounts/employment/employment-of-row.ts';
import type { People } from '../../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../../../platform/database/statements/json-rows.ts';
import { isOneOf, type Listed, listOf, toListed } from '../../../platform/database/statements/one-of.ts';
import type { DB } from '../../../platform/database/tables.ts';
import { requestsTouching } from '../../requests/queries.ts';
import { withHours } from '../../requests/records/hours-of-row.ts';

/** Whose absences of which type are reported. */
export interface AbsenceFilters {
  userId?: string | undefined;
  departmentId?: string | undefined;
  type?: string | undefined;
}

/** A person with approved or pending requests in the period. */
export interface Absentee extends EmploymentColumns {
  id: string;
  name: string;
  email: string;
  personnelNumber: string | null;
  costCentre: string | null;
  departmentName: string | null;
}

const reportedStatuses = ['APPROVED', 'PENDING'] as const;

/** The people with approved or pending requests in the period, by name. */
export function readAbsentees(
  database: Reader,
  those: People,
  period: Period,
  { userId, departmentId, type }: AbsenceFilters,
): Promise<Absentee[]> {
  const requesters = requestsTouching(period)
    .clearSelect()
    .select('requesterId')
    .where('status', 'in', reportedStatuses)
    .$if(type !== undefined, (all) => all.where('type', '=', type ?? ''));
  return database
    .selectFrom(those.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select(['person.id', 'person.name', 'person.email', 'department.name as departmentName'])
    .select(['person.personnelNumber', 'person.costCentre'])
    .select(['person.employmentStart', 'person.employmentEnd', 'person.earlierEmployments'])
    .where('person.id', 'in', requesters)
    .$if(userId !== undefined, (all) => all.where('person.id', '=', userId ?? ''))
    .$if(departmentId !== undefined, (all) => all.where('person.departmentId', '=', departmentId ?? ''))
    .orderBy('person.sorted')
    .orderBy('person.id')
    .execute();
}

/** The people's approved and pending requests in the period, with their working patterns, and all types. */
export async function readAbsencesOf(
  database: Reader,
  userIds: readonly string[],
  { startDate, endDate }: Period,
) {
  const stored = await queryAbsences(database, { ...toListed(userIds), startDate, endDate });
  const { types, requests, ...work } = onlyRow(stored);
  return { types, requests: requests.map(withHours), work };
}

const queryAbsences = compiledQuery((database, asked: Listed<string> & Period) => {
  const userIds = listOf(asked);
  return database.selectNoFrom([
    storedTypes(),
    jsonRows(selectRequestsOf(userIds, asked)).as('requests'),
    ...storedWork(userIds),
  ]);
});

function selectRequestsOf(userIds: readonly string[], { startDate, endDate }: Period) {
  return expressionBuilder<DB>()
    .selectFrom(requestsTouching({ startDate, endDate }).as('request'))
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('request.id'),
        requesterId: ref('request.requesterId'),
        type: ref('request.type'),
        status: ref('request.status'),
        startDate: ref('request.startDate'),
        endDate: ref('request.endDate'),
        startHalf: ref('request.startHalf').$castTo<Half>(),
        endHalf: ref('request.endHalf').$castTo<Half>(),
        minutes: ref('request.minutes'),
        minutesHalf: ref('request.minutesHalf').$castTo<Half | null>(),
      }).as('row'),
    )
    .where(({ ref }) => isOneOf(ref('request.requesterId'), userIds))
    .where('request.status', 'in', reportedStatuses);
}
