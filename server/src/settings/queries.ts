import type { Settings } from '@almanac/domain/settings/schema';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import { expressionBuilder } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import { columnsOf } from '../platform/database/statements/record-columns.ts';
import type { DB } from '../platform/database/tables.ts';

/** The one row of settings, for statements of other slices. */
export const storedSettings = expressionBuilder<DB>().selectFrom('systemSettings');

/** The company's settings. The first start has stored them before any call. */
export function readStoredSettings(database: Reader): Promise<Settings> {
  return database
    .selectFrom('systemSettings as settings')
    .select(['settings.id', 'settings.version', ...columnsOf(settingsFields, 'settings')])
    .executeTakeFirstOrThrow();
}
