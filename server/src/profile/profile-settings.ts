import type { Auth } from '../platform/auth/lazy-auth.ts';
import type { FindSession } from '../platform/auth/session.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';

/** Settings for the routes of one's own account. */
export interface ProfileSettings {
  auth: Auth;
  findSession: FindSession;
}

export type ProfileContext = UseCaseContext & ProfileSettings;
