import type { LoggedEvent } from '@almanac/domain/events/event';
import { formerValue, newValue } from '@almanac/domain/events/event-changes';
import type { Message, Said } from '@almanac/domain/language/message';
import type {
  ComposeEmail,
  EmailContent,
  EmailContext,
} from '../../../platform/mail/compose-notification.ts';
import { message } from '../messages/message.ts';
import { personMessage } from '../records/person-message.ts';

/** The email to the former address, in case the change was a mistake. */
export const addressLeftEmail: ComposeEmail = (event, context) =>
  addressEmail(event, context, ({ by }) => message('people.accounts.addressLeft', { by }));

/** The email to the new address. */
export const addressTakenEmail: ComposeEmail = (event, context) =>
  addressEmail(event, context, ({ to }) => message('people.accounts.addressTaken', { to }));

function addressEmail(
  { actor, changes }: LoggedEvent,
  { companyName, appUrl }: EmailContext,
  whatFollows: (change: { by: Said; to: string }) => Message,
): EmailContent | undefined {
  const [from, to] = [formerValue(changes, 'email'), newValue(changes, 'email')];
  // Either person may have been erased since.
  if (!actor?.email || from === undefined || to === undefined) return undefined;
  const change = { by: personMessage(actor), from: String(from), to: String(to) };
  return {
    subject: message('people.accounts.addressSubject', { company: companyName }),
    paragraphs: [message('people.accounts.addressChanged', change), whatFollows(change)],
    action: { label: message('people.accounts.goToSignIn'), url: `${appUrl}/login` },
  };
}
