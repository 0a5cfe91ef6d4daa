import { randomUUIDv7 } from 'node:crypto';
import type { EditedSettings, Settings } from '@almanac/domain/settings/schema';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import type { Writer } from '../platform/database/database.ts';
import { wholeRecord } from '../platform/database/statements/record-columns.ts';

/** Stores the settings and returns their id; undefined if there are some already. */
export async function insertSettings(
  writer: Writer,
  settings: Omit<
    EditedSettings,
    | 'weekStart'
    | 'capacityLimit'
    | 'sicknessReport'
    | 'bradford'
    | 'sicknessVisibleMonths'
    | 'decisionsByEmail'
  >,
): Promise<string | undefined> {
  const inserted = await writer
    .insertInto('systemSettings')
    .values({ id: randomUUIDv7(), ...settings })
    .onConflict((conflict) => conflict.column('isOnly').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Locks the settings until commit. */
export async function lockSettings(writer: Writer): Promise<void> {
  await writer.selectFrom('systemSettings').select('id').forNoKeyUpdate().execute();
}

/** Stores all settings. */
export async function saveSettings(writer: Writer, settings: Settings): Promise<void> {
  await writer.updateTable('systemSettings').set(wholeRecord(settingsFields, settings)).execute();
}
