import type { SignUpPolicy } from '@almanac/domain/sign-in/sign-up';
import type { Auth } from '../platform/auth/lazy-auth.ts';
import type { FindSession } from '../platform/auth/session.ts';
import type { PublicContext } from '../platform/use-case/use-case.ts';
import type { LinkLimits } from './link-limits.ts';

/** What the sign-in is told about this installation. */
export interface SignInSettings extends SignUpPolicy {
  auth: Auth;
  findSession: FindSession;
  company: { name: string; domain: string; timeZone: string };
  appUrl: string;
  /** Whether mails are kept for the local mailbox page. */
  hasMailbox: boolean;
  /** Whom the sign-in page of a demo names to try it as; nobody where this is none. */
  demoEmails: readonly string[];
  linkLimits: LinkLimits;
}

export type VisitorContext = PublicContext & SignInSettings;
