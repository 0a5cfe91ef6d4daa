import type { Auth } from '../platform/auth/lazy-auth.ts';
import type { FindSession } from '../platform/auth/session.ts';
import type { Reader } from '../platform/database/database.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';

/** Settings for the routes of one's own account. */
export interface ProfileSettings {
  auth: Auth;
  findSession: FindSession;
  /** Whether the person has a calendar feed of their own time off. */
  hasOwnFeed(database: Reader, userId: string): Promise<boolean>;
}

export type ProfileContext = UseCaseContext & ProfileSettings;
