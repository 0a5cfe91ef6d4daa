import type { ComposeEmail } from '../platform/mail/compose-notification.ts';
import { holidaysRequestedEmail } from './holiday-reminders/holidays-requested-email.ts';

/** The emails about places and work schedules, by message. */
export const workTimeEmails = {
  'place.holidays-requested': holidaysRequestedEmail,
} satisfies Record<string, ComposeEmail>;
