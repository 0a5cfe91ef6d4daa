import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { newValue } from '@almanac/domain/events/event-changes';
import { spellNoticed } from '@almanac/domain/time-off/sickness/events';
import { personMessage } from '../../people/accounts/records/person-message.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { brief, typeAndTime } from '../requests/emails/request-emails.ts';
import { readRequestOf } from '../requests/emails/request-of-event.ts';
import { message } from './messages/message.ts';

/** Notifies HR how long an illness has lasted. */
const spellNotice: ComposeEmail = ({ subject, changes, data }, { recipient, appUrl }) => {
  if (!isAdmin(recipient) || !subject) return undefined;
  const { startDate } = spellNoticed.data.parse(data);
  const days = Number(newValue(changes, 'illnessDays'));
  const { name = '', email = '' } = subject;
  return {
    subject: message('time-off.sickness.noticeSubject', { person: personName({ name, email }), days }),
    paragraphs: [
      message('time-off.sickness.notice', { person: personMessage({ name, email }), startDate, days }),
      days < 42 ? message('time-off.sickness.notice28') : message('time-off.sickness.notice42'),
    ],
    action: { label: message('time-off.sickness.seeReport'), url: `${appUrl}/time-off/reports/sickness` },
    closing: [message('time-off.sickness.noticedOnce')],
  };
};

/** Reminds the requester of the document, unless it has arrived since. */
const documentReminder: ComposeEmail = async (event, { database, appUrl }) => {
  const request = await readRequestOf(database, event);
  if (!request?.documentMissing) return undefined;
  return {
    subject: message('time-off.sickness.documentSubject', { what: brief(request) }),
    paragraphs: [message('time-off.sickness.documentDue', typeAndTime(request))],
    action: {
      label: message('time-off.sickness.seeRequest'),
      url: `${appUrl}/time-off/requests/${request.id}`,
    },
  };
};

/** The emails about long illnesses and missing documents, by message. */
export const sicknessEmails = {
  'sick-spell.noticed': spellNotice,
  'time-off.document-due': documentReminder,
} satisfies Record<string, ComposeEmail>;
