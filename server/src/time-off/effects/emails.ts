import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { ownLeaveEmail } from './own-notices.ts';
import { recountedEmail } from './refund-notices.ts';

/** The emails about effects of rule changes, by message. */
export const effectEmails = {
  'time-off.recounted': recountedEmail,
  'rules.own-leave': ownLeaveEmail,
} satisfies Record<string, ComposeEmail>;
