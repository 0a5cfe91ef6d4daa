import { peopleEmails } from './people/emails.ts';
import type { ComposeEmail } from './platform/mail/compose-notification.ts';
import { effectEmails } from './time-off/effects/emails.ts';
import { timeOffEmails } from './time-off/emails.ts';
import { lapseEmails } from './time-off/lapses/emails.ts';
import { reminderEmails } from './time-off/reminders/emails.ts';
import { workTimeEmails } from './work-time/emails.ts';

/** The emails about events, by message. */
export const emails: Readonly<Record<string, ComposeEmail>> = {
  ...peopleEmails,
  ...workTimeEmails,
  ...timeOffEmails,
  ...effectEmails,
  ...lapseEmails,
  ...reminderEmails,
};
