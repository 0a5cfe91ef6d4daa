import { personName } from '@almanac/domain/access/person-name';
import type { Message } from '@almanac/domain/language/message';
import { isRequestShown } from '@almanac/domain/leave/types/leave-type';
import { readPeopleById } from '../../people/accounts/records/people-queries.ts';
import { personMessage } from '../../people/accounts/records/person-message.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { brief, reviewLabel, typeAndTime } from '../requests/emails/request-emails.ts';
import { readKnownRequests } from '../requests/queries.ts';
import { type StoredRequest, timeOffFor } from '../requests/records/stored-request.ts';
import { message } from './messages/message.ts';
import type { ReminderKind } from './queries.ts';
import { WaitingRequests } from './reminder-notice.ts';

/** The emails about pending requests, by message. */
export const reminderEmails = {
  async 'time-off.waiting'(_event, { database, recipient, data, appUrl }) {
    const { requests: reminders } = WaitingRequests.parse(data);
    const requests = await readKnownRequests(
      database,
      reminders.map(({ id }) => id),
    );
    const absent = await readPeopleById(
      database,
      reminders.flatMap(({ inPlaceOf }) => inPlaceOf ?? []),
    );
    const waiting = reminders.flatMap(({ id, kind, inPlaceOf }) => {
      const request = requests.get(id);
      const isWaiting = request?.status === 'PENDING' && isRequestShown(request.type, recipient, true);
      if (!isWaiting) return [];
      const timeOff = timeOffFor(recipient, request);
      return [{ timeOff, kind, inPlaceOf: absent.find((each) => each.id === inPlaceOf) }];
    });
    const [first, ...others] = waiting;
    if (!first) return undefined;
    const { timeOff } = first;
    const paragraphs = waiting.map(lineOf);
    if (others.length > 0) {
      return {
        subject: message('time-off.reminders.severalSubject', { requests: waiting.length }),
        paragraphs,
        action: { label: message('time-off.reminders.review'), url: `${appUrl}/time-off/approvals` },
      };
    }
    return {
      subject: message('time-off.reminders.subject', {
        person: personName(timeOff.requester),
        what: brief(timeOff),
      }),
      paragraphs,
      action: { label: reviewLabel, url: `${appUrl}/time-off/requests/${timeOff.id}` },
    };
  },
} satisfies Record<string, ComposeEmail>;

interface WaitingRequest {
  timeOff: StoredRequest;
  kind: ReminderKind;
  inPlaceOf: { name: string; email: string } | undefined;
}

function lineOf({ timeOff, kind, inPlaceOf }: WaitingRequest): Message {
  const pending = { ...typeAndTime(timeOff), person: personMessage(timeOff.requester) };
  if (kind === 'REMINDED') return message('time-off.reminders.reminded', pending);
  if (kind === 'ESCALATED') return message('time-off.reminders.escalated', pending);
  if (kind === 'BECAME_APPROVER') return message('time-off.reminders.becameApprover', pending);
  if (!inPlaceOf) return message('time-off.reminders.standsInUnnamed', pending);
  return message('time-off.reminders.standsIn', { ...pending, absent: personMessage(inPlaceOf) });
}
