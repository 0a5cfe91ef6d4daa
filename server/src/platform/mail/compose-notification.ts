import type { Role } from '@almanac/domain/access/role';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { LoggedEvent } from '@almanac/domain/events/event';
import type { Language } from '@almanac/domain/language/language';
import type { Reader } from '../database/database.ts';
import type { RecipientLanguage, TextsOfRecipient } from '../language/recipient.ts';
import { composeMail, type MailContent } from './compose-mail.ts';
import type { Mail, QueuedNotification } from './mail.ts';

/** The recipient as they are when the email is sent. */
export interface EmailRecipient extends RecipientLanguage {
  id: string;
  name: string;
  email: string;
  role: Role;
  departmentId?: string | undefined;
}

/** What an email needs, beside the event. */
export interface EmailContext {
  database: Reader;
  recipient: EmailRecipient;
  today: CalendarDate;
  /** The public origin, for links. */
  appUrl: string;
  companyName: string;
  /** What concerns this recipient only, as the change stated it. */
  data: unknown;
}

export type EmailContent = Omit<MailContent, 'to' | 'name' | 'companyName'>;

/** Composes an email about an event, without its greeting; undefined if its recipient may no longer see what it is about. */
export type ComposeEmail = (
  event: LoggedEvent,
  context: EmailContext,
) => Promise<EmailContent | undefined> | EmailContent | undefined;

/** Composes a queued email; undefined if it must not be sent any more. */
export type ComposeQueued = (notification: QueuedNotification) => Promise<Mail | undefined>;

export interface ComposerSettings {
  emails: Readonly<Record<string, ComposeEmail>>;
  database: Reader;
  readEvent(id: string): Promise<LoggedEvent | undefined>;
  readRecipient(id: string): Promise<EmailRecipient | undefined>;
  today(): CalendarDate;
  appUrl: string;
  readCompany(): Promise<{ companyName: string; locale: Language }>;
  textsOf: TextsOfRecipient;
}

/** Composes queued notifications with what their recipients may see now, in their language. */
export function notificationComposer({
  emails,
  readEvent,
  readRecipient,
  readCompany,
  textsOf,
  today,
  ...settings
}: ComposerSettings): ComposeQueued {
  return async ({ to, message, ...notification }) => {
    const compose = emails[message];
    if (!compose) throw new Error(`No email is known as '${message}'`);
    const [event, recipient, { companyName, locale }] = await Promise.all([
      readEvent(notification.event),
      readRecipient(notification.recipient),
      readCompany(),
    ]);
    if (!event || !recipient) return undefined;
    const { data } = notification;
    const content = await compose(event, { ...settings, companyName, recipient, data, today: today() });
    if (!content) return undefined;
    const texts = textsOf(recipient, locale);
    return composeMail({ ...content, to, name: recipient.name, companyName }, texts);
  };
}
