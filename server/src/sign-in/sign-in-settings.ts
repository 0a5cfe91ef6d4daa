import type { SignUpPolicy } from '@almanac/domain/sign-in/sign-up';
import type { Auth } from '../platform/auth/lazy-auth.ts';
import type { FindSession } from '../platform/auth/session.ts';
import type { PublicContext } from '../platform/use-case/use-case.ts';
import type { LinkLimits } from './link-limits.ts';

/** Settings of sign-in. */
export interface SignInSettings extends SignUpPolicy {
  auth: Auth;
  findSession: FindSession;
  company: { domain: string; timeZone: string };
  appUrl: string;
  /** Whether mails are stored for the local mailbox page. */
  hasMailbox: boolean;
  /** People to try a demo as; empty if this is no demo. */
  demoEmails: readonly string[];
  linkLimits: LinkLimits;
}

export type VisitorContext = PublicContext & SignInSettings;
