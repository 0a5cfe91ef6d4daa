import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Stores a department and returns its id; nothing where its name, in any case, is taken. */
export async function insertDepartment(transaction: Database, name: string): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('departments')
    .values({ id: randomUUIDv7(), name })
    .onConflict((conflict) => conflict.expression(sql`lower(btrim(name))`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function saveDepartmentName(transaction: Database, id: string, name: string): Promise<void> {
  await transaction.updateTable('departments').set({ name }).where('id', '=', id).execute();
}

/** Keeps everybody from giving a user or a team to the department that is to be deleted. */
export async function lockDepartmentForDeletion(transaction: Database, id: string): Promise<void> {
  await transaction.selectFrom('departments').select('id').where('id', '=', id).forUpdate().execute();
}

export async function removeDepartment(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('departments').where('id', '=', id).execute();
}
