import type { Database } from '../platform/database/database.ts';

/** Switches the sickness report on, with the Bradford factor if given. */
export async function switchedOn(database: Database, settings: { bradford?: boolean } = {}): Promise<void> {
  await database
    .updateTable('systemSettings')
    .set({ sicknessReport: true, ...settings })
    .execute();
}
