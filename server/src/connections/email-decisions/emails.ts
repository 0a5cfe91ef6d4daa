import { personName } from '@almanac/domain/access/person-name';
import { personMessage } from '../../people/accounts/records/person-message.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { brief, requestEmail, whole } from '../../time-off/requests/emails/request-emails.ts';
import { readRequestOf } from '../../time-off/requests/emails/request-of-event.ts';
import { timeOffFor } from '../../time-off/requests/records/stored-request.ts';
import { linkMessage } from './messages/message.ts';

/** The emails about decisions from emails, by message. */
export const emailDecisionEmails = {
  async 'connections.decision-receipt'(event, { database, recipient, appUrl }) {
    const stored = await readRequestOf(database, event);
    if (!stored) return undefined;
    const request = timeOffFor(recipient, stored);
    const subject = { person: personName(request.requester), what: brief(request) };
    const decided = { person: personMessage(request.requester), what: whole(request) };
    const isApproved = request.status === 'APPROVED';
    return requestEmail(request, appUrl, {
      subject: isApproved
        ? linkMessage('connections.emails.approvedSubject', subject)
        : linkMessage('connections.emails.rejectedSubject', subject),
      paragraphs: [
        isApproved
          ? linkMessage('connections.emails.approved', decided)
          : linkMessage('connections.emails.rejected', decided),
        linkMessage('connections.emails.notYou'),
      ],
    });
  },
} satisfies Record<string, ComposeEmail>;
