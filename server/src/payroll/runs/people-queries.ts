import type { Period } from '@almanac/domain/calendar/period';
import { expressionBuilder } from 'kysely';
import { departments } from '../../departments/queries.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/statements/one-of.ts';
import type { DB } from '../../platform/database/tables.ts';
import { payoutsIn } from '../../time-off/balances/adjustments/queries.ts';
import type { Absentee } from '../../time-off/reports/absences/absence-queries.ts';
import { requestsTouching } from '../../time-off/requests/queries.ts';

/** The people with approved requests or pay-outs in the period, or with rows in any of the runs, by name. */
export function readPeopleInPayroll(
  database: Reader,
  period: Period,
  runIds: readonly string[],
): Promise<Absentee[]> {
  const absent = requestsTouching(period)
    .clearSelect()
    .select('requesterId as id')
    .where('status', '=', 'APPROVED')
    .union(payoutsIn(period).clearSelect().select('userId as id'));
  const handedOver = expressionBuilder<DB>()
    .selectFrom('payrollRows as row')
    .select('row.userId as id')
    .where(({ ref }) => isOneOf(ref('row.runId'), runIds));
  return database
    .selectFrom(people.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select(['person.id', 'person.name', 'person.email', 'department.name as departmentName'])
    .select(['person.personnelNumber', 'person.costCentre'])
    .select(['person.employmentStart', 'person.employmentEnd', 'person.earlierEmployments'])
    .where('person.id', 'in', runIds.length > 0 ? absent.union(handedOver) : absent)
    .orderBy('person.sorted')
    .orderBy('person.id')
    .execute();
}
