import { sql } from 'kysely';
import type { Writer } from '../platform/database/database.ts';

/** Locks every department against deletion, while people are given to them. */
export async function lockDepartmentsAgainstDeletion(writer: Writer): Promise<void> {
  await writer.selectFrom('departments').select('id').orderBy('id').forKeyShare().execute();
}

/** Locks a department against deletion, while someone is given to it; says whether it is there. */
export async function lockDepartmentAgainstDeletion(writer: Writer, id: string): Promise<boolean> {
  const locked = await writer
    .selectFrom('departments')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return locked !== undefined;
}

/** Locks a department and returns it with the plan of its newcomers, so that its changes go one after the other. */
export async function lockDepartment(writer: Writer, id: string) {
  return writer
    .selectFrom('departments')
    .select(['id', 'name', 'planId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the names of departments: none is changed, and no department is added. */
export async function lockDepartmentNames(writer: Writer): Promise<void> {
  await sql`LOCK TABLE departments IN SHARE ROW EXCLUSIVE MODE`.execute(writer);
}
