import type { Department } from '@almanac/domain/departments/schema';
import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

function selectDepartments(database: Reader) {
  return database.selectFrom('departments as department').select((eb) => [
    'department.id',
    'department.name',
    eb.fn
      .coalesce(
        eb
          .selectFrom('users')
          .whereRef('users.departmentId', '=', 'department.id')
          .select((users) => users.fn.countAll<number>().as('count')),
        eb.lit(0),
      )
      .as('userCount'),
    eb.fn
      .coalesce(
        eb
          .selectFrom('teams')
          .whereRef('teams.departmentId', '=', 'department.id')
          .select((teams) => teams.fn.countAll<number>().as('count')),
        eb.lit(0),
      )
      .as('teamCount'),
  ]);
}

/** The departments by name, with how many users and teams each has. */
export function readDepartments(database: Reader): Promise<Department[]> {
  return selectDepartments(database)
    .orderBy((eb) => eb.fn('lower', ['department.name']))
    .execute();
}

export function readDepartment(database: Reader, id: string): Promise<Department | undefined> {
  return selectDepartments(database).where('department.id', '=', id).executeTakeFirst();
}

/** Whether another department has the name, in any case. */
export async function isDepartmentNameTaken(
  database: Reader,
  name: string,
  exceptId: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('departments')
    .select('id')
    .where(sql`lower(btrim(name))`, '=', sql`lower(btrim(${name}))`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}
