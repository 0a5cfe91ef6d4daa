import { peopleEmails } from './people/emails.ts';
import type { ComposeEmail } from './platform/mail/compose-notification.ts';
import { timeOffEmails } from './time-off/emails.ts';
import { lapseEmails } from './time-off/lapses/emails.ts';
import { reminderEmails } from './time-off/reminders/emails.ts';

/** The emails about events, by message. */
export const emails: Readonly<Record<string, ComposeEmail>> = {
  ...timeOffEmails,
  ...peopleEmails,
  ...lapseEmails,
  ...reminderEmails,
};
