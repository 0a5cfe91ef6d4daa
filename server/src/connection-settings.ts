import { unknownLinkLimit } from './connections/email-decisions/decision-settings.ts';
import { feedLimits } from './connections/feeds/feed-settings.ts';
import type { ConnectionSettings } from './connections/routes.ts';
import type { FindSession } from './platform/auth/session.ts';
import type { Config } from './platform/config/config.ts';
import { recipientTexts } from './platform/language/recipient.ts';
import { createOutgoing } from './platform/outgoing/outgoing.ts';
import { secretBox } from './platform/outgoing/secret-box.ts';
import type { RateLimits } from './platform/rate-limit.ts';
import { textsIn } from './texts.ts';

interface Given {
  config: Config;
  limits: RateLimits;
  secret: string;
  findSession: FindSession;
}

/** What the connections need from the application. */
export function connectionSettings({ config, limits, secret, findSession }: Given): ConnectionSettings {
  const { appUrl, callsPerSecond, outgoingHosts } = config;
  const calls = { outgoing: createOutgoing({ hosts: outgoingHosts }), secrets: secretBox(secret) };
  return {
    feeds: {
      appUrl,
      secret,
      textsOf: recipientTexts({ textsIn }),
      limits: callsPerSecond === 0 ? undefined : feedLimits(limits),
    },
    emailDecisions: { appUrl, findSession, countUnknownLink: unknownLinkLimit(limits) },
    channels: {
      ...calls,
      appUrl,
      textsIn,
    },
    webhooks: calls,
  };
}
