import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import type { SickPerson } from '@almanac/domain/time-off/sickness/sick-spells';
import type { Half } from '@almanac/domain/work-time/half-day';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { departments } from '../../departments/queries.ts';
import { workFactsOf } from '../../leave/facts/work-facts.ts';
import { storedWork } from '../../leave/facts/work-queries.ts';
import { leaveTypes } from '../../leave/types/type-queries.ts';
import {
  type EmploymentColumns,
  employmentOfRow,
} from '../../people/accounts/employment/employment-of-row.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import { isOneOf, type Listed, listOf, toListed } from '../../platform/database/statements/one-of.ts';
import type { DB } from '../../platform/database/tables.ts';
import { requestsTouching } from '../requests/queries.ts';
import { withHours } from '../requests/records/hours-of-row.ts';

/** A person as the sickness report names them. */
export interface ReportedPerson extends EmploymentColumns {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
  personnelNumber: string | null;
  costCentre: string | null;
  departmentName: string | null;
}

const sicknessTypes: Expression<string> = expressionBuilder<DB>()
  .selectFrom(leaveTypes.as('type'))
  .select('type.code')
  .where('type.isSickness', '=', true)
  .$asScalar()
  .$notNull();

/** The people with approved sickness in the period who are employed on the day, by name. */
export function readSickPeople(
  database: Reader,
  period: Period,
  { on, departmentId }: { on: CalendarDate; departmentId?: string | undefined },
): Promise<ReportedPerson[]> {
  const sick = requestsTouching(period)
    .clearSelect()
    .select('requesterId')
    .where('status', '=', 'APPROVED')
    .where('type', 'in', sicknessTypes);
  return selectPeople(database)
    .where('person.id', 'in', sick)
    .where(sql<boolean>`person.employed @> ${on}::date`)
    .$if(departmentId !== undefined, (all) => all.where('person.departmentId', '=', departmentId ?? ''))
    .execute();
}

/** The person, if there is one with the id. */
export function readReportedPerson(database: Reader, id: string): Promise<ReportedPerson | undefined> {
  return selectPeople(database).where('person.id', '=', id).executeTakeFirst();
}

function selectPeople(database: Reader) {
  return database
    .selectFrom(people.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select(['person.id', 'person.name', 'person.email', 'department.name as departmentName'])
    .select(['person.isActive', 'person.personnelNumber', 'person.costCentre'])
    .select(['person.employmentStart', 'person.employmentEnd', 'person.earlierEmployments'])
    .orderBy('person.sorted')
    .orderBy('person.id');
}

/** The approved sickness of the people, with their working patterns; of all time, as spells continue earlier ones. */
export async function readSickness(
  database: Reader,
  persons: readonly ({ id: string } & EmploymentColumns)[],
): Promise<ReadonlyMap<string, SickPerson>> {
  if (persons.length === 0) return new Map();
  const stored = onlyRow(await querySickness(database, toListed(persons.map(({ id }) => id))));
  const { requests, ...work } = stored;
  const works = workFactsOf(work);
  const absences = Map.groupBy(requests.map(withHours), ({ requesterId }) => requesterId);
  return new Map(
    persons.flatMap((person): [string, SickPerson][] => {
      const facts = works.get(person.id);
      if (!facts) return [];
      const own = absences.get(person.id) ?? [];
      return [
        [
          person.id,
          {
            absences: own.map(({ requesterId: _id, continues, ...absence }) => ({
              ...absence,
              continues: continues ?? undefined,
            })),
            work: facts,
            employment: employmentOfRow(person),
          },
        ],
      ];
    }),
  );
}

const querySickness = compiledQuery((database, userIds: Listed<string>) => {
  const ids = listOf(userIds);
  return database.selectNoFrom([jsonRows(selectSickness(ids)).as('requests'), ...storedWork(ids)]);
});

function selectSickness(userIds: readonly string[]) {
  return expressionBuilder<DB>()
    .selectFrom('timeOffRequests as request')
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('request.id'),
        requesterId: ref('request.requesterId'),
        startDate: ref('request.startDate'),
        endDate: ref('request.endDate'),
        startHalf: ref('request.startHalf').$castTo<Half>(),
        endHalf: ref('request.endHalf').$castTo<Half>(),
        minutes: ref('request.minutes'),
        minutesHalf: ref('request.minutesHalf').$castTo<Half | null>(),
        continues: ref('request.continuesId'),
      }).as('row'),
    )
    .where(({ ref }) => isOneOf(ref('request.requesterId'), userIds))
    .where('request.status', '=', 'APPROVED')
    .where('request.type', 'in', sicknessTypes);
}

/** No request needs its document later than this many days after its start: the most days without one, and four weeks. */
const longestWithoutDocument = 366 + 28;

/** A notice that was sent about a request. */
export interface SentNotice {
  requestId: string;
  kind: 'DOCUMENT_DUE' | 'DAYS_28' | 'DAYS_42';
}

/** The sent notices about absences of the people. */
export function readNotices(database: Reader, userIds: readonly string[]): Promise<SentNotice[]> {
  return database
    .selectFrom('absenceNotices')
    .select(['requestId', 'kind'])
    .where(({ ref }) => isOneOf(ref('userId'), userIds))
    .execute();
}

/** The ids of requests that may lack a document of which the person was not reminded yet. */
export async function readIdsLackingDocument(database: Reader, today: CalendarDate): Promise<string[]> {
  const rows = await database
    .selectFrom('timeOffRequests as request')
    .innerJoin(leaveTypes.as('type'), 'type.code', 'request.type')
    .select('request.id')
    .where('type.documentAfterDays', 'is not', null)
    .where('type.documentBy', '=', 'PERSON')
    .where('request.status', 'in', blockingStatuses)
    .where('request.documentReceivedOn', 'is', null)
    .where('request.startDate', '<=', today)
    .where('request.startDate', '>', addDays(today, -longestWithoutDocument))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('absenceNotices as notice')
            .select('notice.kind')
            .whereRef('notice.requestId', '=', 'request.id')
            .where('notice.kind', '=', 'DOCUMENT_DUE'),
        ),
      ),
    )
    .orderBy('request.id')
    .execute();
  return rows.map(({ id }) => id);
}
