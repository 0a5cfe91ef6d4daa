import * as endpoints from '@almanac/domain/profile/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { changeMailPreferences } from './change-mail-preferences.ts';
import { changeOwnLanguage } from './change-own-language.ts';
import { changeOwnName } from './change-own-name.ts';
import { deleteUser } from './delete-user.ts';
import { listSessions } from './list-sessions.ts';
import type { ProfileSettings } from './profile-settings.ts';
import { readMailPreferences } from './read-mail-preferences.ts';
import { revokeOtherSessions, revokeSession, revokeSessions } from './revoke-sessions.ts';

/** Registers the routes of one's own account. */
export function registerProfile(api: Api, settings: ProfileSettings): void {
  const bind = bindWith(api, settings);
  bind(endpoints.changeOwnName, changeOwnName);
  bind(endpoints.changeOwnLanguage, changeOwnLanguage);
  bind(endpoints.deleteUser, deleteUser);
  bind(endpoints.listSessions, listSessions);
  bind(endpoints.revokeSession, revokeSession);
  bind(endpoints.revokeSessions, revokeSessions);
  bind(endpoints.revokeOtherSessions, revokeOtherSessions);
  bind(endpoints.readMailPreferences, readMailPreferences);
  bind(endpoints.changeMailPreferences, changeMailPreferences);
}
