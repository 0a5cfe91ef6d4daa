import { randomUUIDv7 } from 'node:crypto';
import { expressionBuilder } from 'kysely';
import type { Writer } from '../platform/database/database.ts';
import { comparedName } from '../platform/database/statements/text-comparison.ts';
import type { DB } from '../platform/database/tables.ts';

const { ref } = expressionBuilder<DB, 'departments'>();

/** Stores a department and returns its id; nothing where its name, in any case, is taken. */
export async function insertDepartment(writer: Writer, name: string): Promise<string | undefined> {
  const inserted = await writer
    .insertInto('departments')
    .values({ id: randomUUIDv7(), name })
    .onConflict((conflict) => conflict.expression(comparedName(ref('name'))).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Stores how a department is called from now on, and returns the version that this makes. */
export async function saveDepartmentName(
  writer: Writer,
  id: string,
  name: string,
): Promise<{ version: number }> {
  return writer
    .updateTable('departments')
    .set({ name })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
}

/** Keeps everybody from giving a user or a team to the department that is to be deleted. */
export async function lockDepartmentForDeletion(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('departments').select('id').where('id', '=', id).forUpdate().execute();
}

export async function removeDepartment(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('departments').where('id', '=', id).execute();
}
