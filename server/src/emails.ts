import { readAuditEntry } from './audit/entry-queries.ts';
import { readRecipient } from './people/accounts/records/queries.ts';
import { peopleEmails } from './people/emails.ts';
import type { Reader } from './platform/database/database.ts';
import { recipientTexts } from './platform/language/recipient.ts';
import {
  type ComposeEmail,
  type ComposeQueued,
  type ComposerSettings,
  notificationComposer,
} from './platform/mail/compose-notification.ts';
import { readStoredSettings } from './settings/queries.ts';
import { textsIn } from './texts.ts';
import { effectEmails } from './time-off/effects/emails.ts';
import { timeOffEmails } from './time-off/emails.ts';
import { lapseEmails } from './time-off/lapses/emails.ts';
import { reminderEmails } from './time-off/reminders/emails.ts';
import { sicknessEmails } from './time-off/sickness/emails.ts';
import { workTimeEmails } from './work-time/emails.ts';

/** The emails about events, by message. */
export const emails: Readonly<Record<string, ComposeEmail>> = {
  ...peopleEmails,
  ...workTimeEmails,
  ...timeOffEmails,
  ...effectEmails,
  ...lapseEmails,
  ...reminderEmails,
  ...sicknessEmails,
};

/** Composes queued emails about events. */
export function emailComposer(
  database: Reader,
  settings: Pick<ComposerSettings, 'today' | 'appUrl'>,
): ComposeQueued {
  return notificationComposer({
    ...settings,
    emails,
    database,
    readEvent: (id) => readAuditEntry(database, id),
    readCompany: () => readStoredSettings(database),
    textsOf: recipientTexts({ textsIn }),
    readRecipient: (id) => readRecipient(database, id),
  });
}
