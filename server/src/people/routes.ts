import * as sessionEndpoints from '@almanac/domain/people/session-endpoints';
import { type Api, bindWith } from '../platform/http/bind.ts';
import type { PeopleSettings } from './people-settings.ts';
import { readSession } from './read-session.ts';
import { signOut } from './sign-out.ts';

/** Binds the calls about sessions, users and departments. */
export function registerPeople(api: Api, settings: PeopleSettings): void {
  const bind = bindWith(api, settings);
  bind(sessionEndpoints.readSession, readSession);
  bind(sessionEndpoints.signOut, signOut);
}
