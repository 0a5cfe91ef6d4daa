import { departmentFields } from '@almanac/domain/departments/department-fields';
import type { Department } from '@almanac/domain/departments/schema';
import { type AliasableExpression, type Expression, expressionBuilder } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import { columnsOf } from '../platform/database/statements/record-columns.ts';
import { comparedName, comparedNameOf } from '../platform/database/statements/text-comparison.ts';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';
import type { DB } from '../platform/database/tables.ts';

/** The departments, for joins in other slices. */
export const departments = expressionBuilder<DB>().selectFrom('departments').select(['id', 'name', 'sorted']);

/** Number of the department's records in a later slice. */
type CountOf = (departmentId: Expression<string>) => AliasableExpression<number>;

export interface DepartmentCounts {
  countPeople: CountOf;
  countTeams: CountOf;
}

function selectDepartments(database: Reader, { countPeople, countTeams }: DepartmentCounts) {
  return database
    .selectFrom('departments as department')
    .select(({ ref }) => [
      'department.id',
      'department.version',
      ...columnsOf(departmentFields, 'department'),
      countPeople(ref('department.id')).as('userCount'),
      countTeams(ref('department.id')).as('teamCount'),
    ]);
}

/** The departments by name, each with its number of users and teams. */
export async function readDepartments(database: Reader, counts: DepartmentCounts): Promise<Department[]> {
  const rows = await selectDepartments(database, counts)
    .orderBy('department.sorted')
    .orderBy('department.id')
    .execute();
  return rows.map(withoutNulls);
}

export async function readDepartment(
  database: Reader,
  counts: DepartmentCounts,
  id: string,
): Promise<Department | undefined> {
  const row = await selectDepartments(database, counts).where('department.id', '=', id).executeTakeFirst();
  return row && withoutNulls(row);
}

/** A department that must exist. */
export async function readKnownDepartment(
  database: Reader,
  counts: DepartmentCounts,
  id: string,
): Promise<Department> {
  const row = await selectDepartments(database, counts)
    .where('department.id', '=', id)
    .executeTakeFirstOrThrow();
  return withoutNulls(row);
}

/** A department with its default plan. */
export function readDepartmentPlan(database: Reader, id: string) {
  return database
    .selectFrom('departments')
    .select(['id', 'name', 'planId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Department names by id, for sentences and files. */
export function readDepartmentNames(database: Reader): Promise<{ id: string; name: string }[]> {
  return database.selectFrom('departments').select(['id', 'name']).execute();
}

/** Whether another department has the name, ignoring case. */
export async function isDepartmentNameTaken(
  database: Reader,
  name: string,
  exceptId: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('departments')
    .select('id')
    .where((eb) => eb(comparedName(eb.ref('name')), '=', comparedNameOf(name)))
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Default plans by department id. */
export async function readPlansOfDepartments(database: Reader): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('departments')
    .select(['id', 'planId'])
    .where('planId', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, planId }) => (planId === null ? [] : [[id, planId] as const])));
}
