import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { departments } from '../../departments/queries.ts';
import { leaveTypes } from '../../leave/types/type-queries.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import { compiledQuery } from '../../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import type { DB } from '../../platform/database/tables.ts';
import { absencesIn } from '../presence/queries.ts';
import { requestsTouching } from '../requests/queries.ts';

interface AskedToday {
  today: CalendarDate;
  /** The first day of requests whose documents are expected. */
  since: CalendarDate;
  viewerId: string;
  /** How many candidates to return at most. */
  mostDocuments: number;
  mostWarned: number;
}

const active = people.where('person.isActive', '=', true);

/**
 * Reads who is away today by department, and how many people have no employment start; and the candidates for what is
 * due: requests that may lack a document, and people warned in the last four weeks.
 */
export const readToday = compiledQuery((database, asked: AskedToday) =>
  database.selectNoFrom([
    jsonRows(awayByDepartment(asked.today)).as('departments'),
    active
      .clearSelect()
      .where('person.employmentStart', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('withoutStart'),
    jsonRows(requestsPerhapsLackingDocument(asked)).as('documents'),
    jsonRows(peopleWarned(asked)).as('warned'),
  ]),
);

function awayByDepartment(today: CalendarDate) {
  const day = { startDate: today, endDate: today };
  const away = absencesIn(day).clearSelect().select('requesterId').distinct();
  const isEmployed = sql<boolean>`person.employed @> ${today}::date`;
  return expressionBuilder<DB>()
    .selectFrom(active.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .leftJoin(away.as('absence'), 'absence.requesterId', 'person.id')
    .where(isEmployed)
    .groupBy(['department.id', 'department.name', 'department.sorted'])
    .orderBy('department.sorted', (order) => order.asc().nullsLast())
    .orderBy('department.id')
    .select(({ ref, fn }) =>
      jsonBuildObject({
        id: ref('department.id'),
        name: ref('department.name'),
        people: fn.countAll<number>(),
        away: fn.count<number>('absence.requesterId'),
      }).as('row'),
    );
}

function requestsPerhapsLackingDocument({ today, since, viewerId, mostDocuments }: AskedToday) {
  const expecting = expressionBuilder<DB>()
    .selectFrom(leaveTypes.as('expecting'))
    .select('expecting.code')
    .where('expecting.documentAfterDays', 'is not', null);
  return requestsTouching({ startDate: since, endDate: today })
    .clearSelect()
    .select(sql<string>`to_json(id)`.as('row'))
    .where('type', 'in', expecting)
    .where('status', 'in', blockingStatuses)
    .where('documentReceivedOn', 'is', null)
    .where('requesterId', '<>', viewerId)
    .orderBy('startDate')
    .orderBy('id')
    .limit(mostDocuments);
}

function peopleWarned({ today, mostWarned }: AskedToday) {
  return expressionBuilder<DB>()
    .selectFrom('leaveLapseWarnings as warning')
    .innerJoin(active.as('person'), 'person.id', 'warning.userId')
    .select(sql<string>`to_json(warning.user_id)`.as('row'))
    .where('warning.stage', '=', 'FOUR_WEEKS')
    .where('warning.lapsesOn', '>=', today)
    .groupBy('warning.userId')
    .orderBy(({ fn }) => fn.min('warning.lapsesOn'))
    .orderBy('warning.userId')
    .limit(mostWarned);
}
