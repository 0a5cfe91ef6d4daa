import type { LoggedEvent } from '@almanac/domain/events/event';
import { formerValue, newValue } from '@almanac/domain/events/event-changes';
import { personText } from '@almanac/domain/events/event-words';
import type {
  ComposeEmail,
  EmailContent,
  EmailContext,
} from '../../../platform/mail/compose-notification.ts';

/** The email to the former address, in case the change was a mistake. */
export const addressLeftEmail: ComposeEmail = (event, context) =>
  addressEmail(
    event,
    context,
    ({ by }) =>
      `Mails go to the new address, and links to sign in are sent to it alone. If that is a mistake, tell ${by}.`,
  );

/** The email to the new address. */
export const addressTakenEmail: ComposeEmail = (event, context) =>
  addressEmail(
    event,
    context,
    ({ to }) => `You were signed out everywhere. To sign in, enter ${to}; everything else stays as it was.`,
  );

function addressEmail(
  { actor, changes }: LoggedEvent,
  { companyName, appUrl }: EmailContext,
  whatFollows: (change: { by: string; to: unknown }) => string,
): EmailContent | undefined {
  const [from, to] = [formerValue(changes, 'email'), newValue(changes, 'email')];
  // Either person may have been erased since.
  if (!actor?.email || from === undefined || to === undefined) return undefined;
  const by = personText(actor);
  return {
    subject: `Your address in Almanac was changed · ${companyName}`,
    paragraphs: [`${by} changed your address in Almanac from ${from} to ${to}.`, whatFollows({ by, to })],
    action: { label: 'Go to the sign-in', url: `${appUrl}/login` },
  };
}
