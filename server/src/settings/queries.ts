import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Settings } from '@almanac/domain/settings/schema';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import { expressionBuilder, sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import { columnsOf } from '../platform/database/statements/record-columns.ts';
import type { DB } from '../platform/database/tables.ts';

/** The one row of settings, for statements of other slices. */
export const storedSettings = expressionBuilder<DB>().selectFrom('systemSettings');

const hiddenBefore = expressionBuilder<DB>()
  .selectFrom(['systemSettings', 'companyDay'])
  .select(
    sql<CalendarDate>`(company_day.day - make_interval(months => system_settings.sickness_visible_months))::date`.as(
      'day',
    ),
  );

/**
 * The day before which past absences of the type are hidden from everyone but HR, if it is for sickness. Null otherwise,
 * and before the first daily watch. The statement's row has the column `is_sickness`.
 */
export const hiddenBeforeOfType = sql<CalendarDate | null>`CASE WHEN is_sickness THEN (${hiddenBefore}) END`;

/** The company's settings. The first start has stored them before any call. */
export function readStoredSettings(database: Reader): Promise<Settings> {
  return database
    .selectFrom('systemSettings as settings')
    .select(['settings.id', 'settings.version', ...columnsOf(settingsFields, 'settings')])
    .executeTakeFirstOrThrow();
}
