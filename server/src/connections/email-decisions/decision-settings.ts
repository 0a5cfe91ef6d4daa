import type { FindSession } from '../../platform/auth/session.ts';
import type { CountUse, RateLimits } from '../../platform/rate-limit.ts';
import type { PublicContext } from '../../platform/use-case/use-case.ts';

/** Settings of decisions from emails. */
export interface EmailDecisionSettings {
  findSession: FindSession;
  /** Counts unknown links, per address. */
  countUnknownLink: CountUse;
  appUrl: string;
}

export type LinkContext = PublicContext & EmailDecisionSettings;

/** Each address's limit of unknown links. */
export function unknownLinkLimit(limits: RateLimits): CountUse {
  return limits.ofUses({ name: 'decision-link', times: 50, periodSeconds: 15 * 60 });
}
