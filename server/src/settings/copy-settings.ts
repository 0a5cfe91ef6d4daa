import { system } from '@almanac/domain/access/principal';
import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import type { Outcome } from '@almanac/domain/refusal';
import { settingsCopied } from '@almanac/domain/settings/events';
import type { Settings } from '@almanac/domain/settings/schema';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import { change } from '../audit/change.ts';
import { createdFields } from '../audit/changed-fields.ts';
import type { Reader } from '../platform/database/database.ts';
import { type ChangeContext, unchanged } from '../platform/use-case/change.ts';
import { readStoredSettings } from './queries.ts';
import { insertSettings } from './store.ts';

/** The settings that variables of the environment may give. */
export type GivenSettings = Pick<
  Settings,
  'companyName' | 'locale' | 'absenceVisibility' | 'remindAfterDays'
>;

/** Stores the environment's values as the first settings, unless there are some; once for all instances. */
export function copySettings(
  context: Omit<ChangeContext, 'actor'>,
  given: GivenSettings,
): Promise<Outcome<null, never>> {
  return change({ ...context, actor: system }, async (writer) => {
    const settings = { ...given, escalateAfterDays: given.remindAfterDays * 2 };
    const entityId = await insertSettings(writer, settings);
    if (entityId === undefined) return unchanged(null);
    const stored = loggedValues(settingsFields, await readStoredSettings(writer), {});
    const changes = createdFields(stored, loggedFields(settingsFields, 'companyName'));
    return { result: null, events: [settingsCopied({ entityId, changes })] };
  });
}

const variables = [
  ['COMPANY_NAME', 'companyName'],
  ['COMPANY_LOCALE', 'locale'],
  ['ABSENCE_VISIBILITY', 'absenceVisibility'],
  ['REMIND_AFTER_DAYS', 'remindAfterDays'],
] as const;

/** A sentence for each variable that differs from its setting, which wins. */
export async function readDifferingSettings(
  database: Reader,
  given: Partial<GivenSettings>,
): Promise<string[]> {
  const stored = await readStoredSettings(database);
  return variables.flatMap(([variable, name]) =>
    given[name] === undefined || given[name] === stored[name]
      ? []
      : `${variable} is ${given[name]}, but the settings have ${stored[name]}: the settings apply, the variable only fills an empty database`,
  );
}
