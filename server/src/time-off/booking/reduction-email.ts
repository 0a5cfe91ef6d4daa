import { typeName } from '@almanac/domain/leave/types/standard-names';
import type { leaveReduced } from '@almanac/domain/time-off/events';
import type { TypesByCode } from '../../leave/types/type-queries.ts';
import { personMessage } from '../../people/accounts/records/person-message.ts';
import type { EmailContent } from '../../platform/mail/compose-notification.ts';
import { type Author, requestEmail, typeAndTime, whole } from '../requests/emails/request-emails.ts';
import type { StoredRequest } from '../requests/records/stored-request.ts';
import { message } from './messages/message.ts';

type Reduction = Omit<ReturnType<typeof leaveReduced>['data'], 'request'>;

/** Notifies a requester that their absence reduces leave of other types, or no longer does. */
export function leaveReducedEmail(
  request: StoredRequest,
  { actor, reduced, reduces, types }: Reduction & { actor: Author; types: TypesByCode },
  appUrl: string,
): EmailContent {
  const by = { person: personMessage(actor), what: whole(request) };
  const email = requestEmail(request, appUrl, {
    subject: reduces
      ? message('time-off.reductionEmails.subject', typeAndTime(request))
      : message('time-off.reductionEmails.undoneSubject', typeAndTime(request)),
    paragraphs: reduces
      ? [message('time-off.reductionEmails.reduced', by), message('time-off.reductionEmails.byMonths')]
      : [message('time-off.reductionEmails.undone', by)],
    facts: reduced.map(({ type, typeName: name, unit, amount }) => ({
      term: message('time-off.reductionEmails.type', {
        type: typeName({ name, names: types.find(type)?.names }),
      }),
      text: message('time-off.reductionEmails.amount', { amount, unit }),
    })),
  });
  return { ...email, closing: [message('time-off.reductionEmails.always')] };
}
