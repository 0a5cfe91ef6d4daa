import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import type { Outcome } from '@almanac/domain/refusal';
import { settingsChanged } from '@almanac/domain/settings/events';
import type { ChangeSettings, Settings } from '@almanac/domain/settings/schema';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import {
  changedSettings,
  checkSeenSettings,
  checkSettings,
  checkSettingsWriter,
} from '@almanac/domain/settings/settings-rules';
import { change } from '../audit/change.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { unchanged } from '../platform/use-case/change.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { readStoredSettings } from './queries.ts';
import { lockSettings, saveSettings } from './store.ts';

/** Changes the settings; every instance reads them again for each call. */
export async function changeSettings(
  context: UseCaseContext,
  input: ChangeSettings,
): Promise<Outcome<Settings, 'FORBIDDEN' | 'VALIDATION_ERROR' | 'CHANGED_MEANWHILE'>> {
  const permission = checkSettingsWriter(context.actor);
  if (permission.refused) return permission;
  return change(context, async (writer) => {
    await lockSettings(writer);
    const before = await readStoredSettings(writer);
    const seen = checkSeenSettings(input.version, before);
    if (seen.refused) return seen;
    const after = changedSettings(before, input);
    const decision = checkSettings(after);
    if (decision.refused) return decision;
    const changes = changedFields(
      loggedValues(settingsFields, before, {}),
      loggedValues(settingsFields, after, {}),
      loggedFields(settingsFields, 'companyName'),
    );
    if (!changes) return unchanged(before);
    await saveSettings(writer, after);
    return {
      result: await readStoredSettings(writer),
      events: [settingsChanged({ entityId: before.id, changes })],
    };
  });
}
