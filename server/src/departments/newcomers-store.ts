import type { Writer } from '../platform/database/database.ts';

/** Stores the default plan of people who join the department. */
export async function saveDepartmentPlan(writer: Writer, id: string, planId: string): Promise<void> {
  await writer.updateTable('departments').set({ planId }).where('id', '=', id).execute();
}
