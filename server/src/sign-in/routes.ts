import * as access from '@almanac/domain/access/endpoints';
import * as endpoints from '@almanac/domain/sign-in/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { registerFollowMagicLink } from './follow-magic-link.ts';
import { readCompany } from './read-company.ts';
import { readMagicLink } from './read-magic-link.ts';
import { readSession } from './read-session.ts';
import { requestMagicLink } from './request-magic-link.ts';
import type { SignInSettings } from './sign-in-settings.ts';
import { signOut } from './sign-out.ts';

/** Registers the routes for visitors, signing in and signing out. */
export function registerSignIn(api: Api, settings: SignInSettings): void {
  const bind = bindWith(api, settings);
  bind(access.readCompany, readCompany);
  bind(access.readSession, readSession);
  bind(access.signOut, signOut);
  bind(endpoints.requestMagicLink, requestMagicLink);
  bind(endpoints.readMagicLink, readMagicLink);
  registerFollowMagicLink(api, settings);
}
