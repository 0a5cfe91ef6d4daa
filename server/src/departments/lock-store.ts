import { sql } from 'kysely';
import type { Writer } from '../platform/database/database.ts';

/** Keeps the departments from being deleted while people are given to them. */
export function keepDepartments(writer: Writer) {
  return writer.selectFrom('departments').select(['id', 'name']).orderBy('id').forKeyShare().execute();
}

/** Keeps a department from being deleted while someone is given to it; says whether it is there. */
export async function keepDepartment(writer: Writer, id: string): Promise<boolean> {
  const kept = await writer
    .selectFrom('departments')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return kept !== undefined;
}

/** Keeps the names of departments from changing and new ones from being added. */
export async function lockDepartmentNames(writer: Writer): Promise<void> {
  await sql`LOCK TABLE departments IN SHARE ROW EXCLUSIVE MODE`.execute(writer);
}
