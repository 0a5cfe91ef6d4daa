import { isSystemAdmin, mayViewAdminPanel, type Viewer } from '../access/permissions.ts';
import { pickFields } from '../records/record-fields.ts';
import { allowed, type Decision, refuse, refuseInput } from '../refusal.ts';
import { message } from './messages/message.ts';
import type { ChangeSettings, EditedSettings, Settings } from './schema.ts';
import { settingsFields } from './settings-fields.ts';

/** Refuses with `FORBIDDEN` if the viewer may not see the settings. */
export function checkSettingsReader(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayViewAdminPanel(viewer) ? allowed : refuse('FORBIDDEN', message('settings.notReader'));
}

/** Refuses with `FORBIDDEN` if the viewer may not change the settings. */
export function checkSettingsWriter(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isSystemAdmin(viewer) ? allowed : refuse('FORBIDDEN', message('settings.notWriter'));
}

/** Refuses with `CHANGED_MEANWHILE` if the caller saw other settings. */
export function checkSeenSettings(
  seenVersion: number | undefined,
  { version }: { version: number },
): Decision<'CHANGED_MEANWHILE'> {
  if (seenVersion === undefined || seenVersion === version) return allowed;
  return refuse('CHANGED_MEANWHILE', message('settings.changedMeanwhile'));
}

/** The settings after a change; absent ones stay as they are. */
export function changedSettings(before: Settings, change: ChangeSettings): Settings {
  const { version: _seen, ...given } = change;
  // Without the absent ones.
  return { ...before, ...(pickFields(settingsFields, given) as Partial<Settings>) };
}

/** Refuses settings that contradict each other. */
export function checkSettings(settings: EditedSettings): Decision<'VALIDATION_ERROR'> {
  if (settings.escalateAfterDays <= settings.remindAfterDays) {
    return refuseInput('escalateAfterDays', message('settings.escalationTooEarly'));
  }
  return allowed;
}
