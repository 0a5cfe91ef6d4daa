import type { Role } from '@almanac/domain/access/role';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { LoggedEvent } from '@almanac/domain/events/event';
import type { Language } from '@almanac/domain/language/language';
import type { Reader } from '../database/database.ts';
import type { RecipientLanguage, TextsOfRecipient } from '../language/recipient.ts';
import { composeMail, type MailContent } from './compose-mail.ts';
import type { Mail, MailCalendar, QueuedNotification } from './mail.ts';

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

/** An email about an event, to which another part of the product may add something. */
export interface EmailToExtend {
  message: string;
  event: LoggedEvent;
  recipient: EmailRecipient;
  data: unknown;
}

/** Buttons above those of an email, small print below them, and what calendar programs read instead of it. */
export interface EmailAddition extends Pick<MailContent, 'actions' | 'closing'> {
  calendar?: MailCalendar;
}

/** Adds to emails that are sent. */
export type ExtendEmail = (email: EmailToExtend) => Promise<EmailAddition | undefined>;

/** Adds what the first of several has to add. */
export function firstAddition(...additions: readonly ExtendEmail[]): ExtendEmail {
  return async (email) => {
    for (const add of additions) {
      const added = await add(email);
      if (added) return added;
    }
    return undefined;
  };
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
  extend?: ExtendEmail;
}

/** Composes queued notifications with what their recipients may see now, in their language. */
export function notificationComposer({
  emails,
  readEvent,
  readRecipient,
  readCompany,
  textsOf,
  today,
  extend,
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
    const added = await extend?.({ message, event, recipient, data });
    const texts = textsOf(recipient, locale);
    const mail = composeMail(
      { ...withAddition(content, added), to, name: recipient.name, companyName },
      texts,
    );
    return added?.calendar ? { ...mail, calendar: added.calendar } : mail;
  };
}

function withAddition(content: EmailContent, added: EmailAddition | undefined): EmailContent {
  if (!added) return content;
  const { action, actions = [], closing = [], ...others } = content;
  return {
    ...others,
    actions: [...(added.actions ?? []), ...(action ? [action] : []), ...actions],
    closing: [...(added.closing ?? []), ...closing],
  };
}
