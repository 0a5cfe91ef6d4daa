import { readAuditEntry } from './audit/entry-queries.ts';
import { digestEmails } from './connections/digests/emails.ts';
import { decisionLinks } from './connections/email-decisions/decision-links.ts';
import { emailDecisionEmails } from './connections/email-decisions/emails.ts';
import { invitationParts } from './connections/invitations/invitation-parts.ts';
import type { InvitationSettings } from './connections/invitations/next-part.ts';
import { webhookEmails } from './connections/webhooks/emails.ts';
import { readRecipient } from './people/accounts/records/queries.ts';
import { peopleEmails } from './people/emails.ts';
import type { Reader } from './platform/database/database.ts';
import { recipientTexts } from './platform/language/recipient.ts';
import {
  type ComposeEmail,
  type ComposeQueued,
  type ComposerSettings,
  firstAddition,
  notificationComposer,
} from './platform/mail/compose-notification.ts';
import { bareAddress } from './platform/mail/mail.ts';
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
  ...emailDecisionEmails,
  ...digestEmails,
  ...webhookEmails,
};

/** Composes queued emails about events; `extend` adds what is only in emails that are sent. */
export function emailComposer(
  database: Reader,
  settings: Pick<ComposerSettings, 'today' | 'appUrl' | 'extend'>,
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

interface SendingSettings extends Pick<ComposerSettings, 'today' | 'appUrl'> {
  secret: string;
  now(): Date;
  /** The sender of emails; undefined without a mail server. */
  from: string | undefined;
}

/** Composes emails as they are sent: with links to decide and what calendars need. */
export function emailsToSend(database: Reader, { secret, now, from, ...settings }: SendingSettings) {
  const { appUrl } = settings;
  const invitations: InvitationSettings = {
    ...{ database, appUrl, now, textsOf: recipientTexts({ textsIn }) },
    organizer: bareAddress(from ?? `almanac@${new URL(appUrl).hostname}`),
  };
  const extend = firstAddition(
    decisionLinks({ database, secret, appUrl, now }),
    invitationParts(invitations),
  );
  return { invitations, compose: emailComposer(database, { ...settings, extend }) };
}
