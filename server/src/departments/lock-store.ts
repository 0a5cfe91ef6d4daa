import { sql } from 'kysely';
import type { Writer } from '../platform/database/database.ts';

/** Locks every department against deletion while people are assigned to them. */
export async function lockDepartmentsAgainstDeletion(writer: Writer): Promise<void> {
  await writer.selectFrom('departments').select('id').orderBy('id').forKeyShare().execute();
}

/** Locks a department against deletion while someone is assigned to it. Returns whether it exists. */
export async function lockDepartmentAgainstDeletion(writer: Writer, id: string): Promise<boolean> {
  const locked = await writer
    .selectFrom('departments')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return locked !== undefined;
}

/** Locks a department, which serialises its changes, and returns it with its default plan. */
export async function lockDepartment(writer: Writer, id: string) {
  return writer
    .selectFrom('departments')
    .select(['id', 'name', 'planId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks department names: none changes and no department is added until commit. */
export async function lockDepartmentNames(writer: Writer): Promise<void> {
  await sql`LOCK TABLE departments IN SHARE ROW EXCLUSIVE MODE`.execute(writer);
}
