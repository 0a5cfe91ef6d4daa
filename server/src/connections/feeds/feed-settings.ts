import type { TextsOfRecipient } from '../../platform/language/recipient.ts';
import type { CountUse, RateLimits } from '../../platform/rate-limit.ts';
import type { PublicContext, UseCaseContext } from '../../platform/use-case/use-case.ts';

/** Settings of the calendar feeds. */
export interface FeedSettings {
  appUrl: string;
  /** Of the installation: what must not be guessed derives from it. */
  secret: string;
  textsOf: TextsOfRecipient;
  /** Undefined if calls are not limited. */
  limits: FeedLimits | undefined;
}

export type FeedContext = UseCaseContext & FeedSettings;
export type FeedReaderContext = PublicContext & FeedSettings;

interface FeedLimits {
  perFeed: CountUse;
  /** Unknown tokens per client address; known ones don't count, as a calendar service fetches for many people. */
  perAddress: CountUse;
}

const periodSeconds = 3600;

export function feedLimits(limits: RateLimits): FeedLimits {
  return {
    perFeed: limits.ofUses({ name: 'feed', times: 60, periodSeconds }),
    perAddress: limits.ofUses({ name: 'feed-unknown', times: 300, periodSeconds }),
  };
}
