import { randomUUIDv7 } from 'node:crypto';
import type { ChangeDepartment, CreateDepartment } from '@almanac/domain/departments/schema';
import { expressionBuilder } from 'kysely';
import type { Writer } from '../platform/database/database.ts';
import { comparedName } from '../platform/database/statements/text-comparison.ts';
import type { DB } from '../platform/database/tables.ts';

const { ref } = expressionBuilder<DB, 'departments'>();

/** Stores a department and returns its id, or undefined if the name is taken, ignoring case. */
export async function insertDepartment(
  writer: Writer,
  department: CreateDepartment,
): Promise<string | undefined> {
  const inserted = await writer
    .insertInto('departments')
    .values({ id: randomUUIDv7(), ...department })
    .onConflict((conflict) => conflict.expression(comparedName(ref('name'))).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Updates a department; absent fields stay unchanged. */
export async function saveDepartment(
  writer: Writer,
  id: string,
  fields: Omit<ChangeDepartment, 'version'>,
): Promise<void> {
  await writer.updateTable('departments').set(fields).where('id', '=', id).execute();
}

/** Prevents users and teams from being assigned to a department that is about to be deleted. */
export async function lockDepartmentForDeletion(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('departments').select('id').where('id', '=', id).forUpdate().execute();
}

export async function removeDepartment(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('departments').where('id', '=', id).execute();
}
