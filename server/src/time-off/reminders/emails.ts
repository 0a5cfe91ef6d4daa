import { personName } from '@almanac/domain/access/person-name';
import { personText } from '@almanac/domain/events/event-words';
import { isRequestShown } from '@almanac/domain/leave/types/leave-type';
import { readPeopleById } from '../../people/accounts/records/people-queries.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { readKnownRequests } from '../requests/queries.ts';
import { spanText } from '../requests/records/request-record.ts';
import { type StoredRequest, timeOffFor } from '../requests/records/stored-request.ts';
import type { ReminderKind } from './queries.ts';
import { WaitingRequests } from './reminder-notice.ts';

const whys: Record<Exclude<ReminderKind, 'STANDS_IN'>, string> = {
  REMINDED: 'it waits for you',
  ESCALATED: 'nobody has decided it so far, so you are asked, too',
  BECAME_APPROVER: 'you decide it now',
};

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
    const what = `${timeOff.type.name}, ${spanText(timeOff)}`;
    const paragraphs = waiting.map(lineOf);
    if (others.length > 0) {
      return {
        subject: `${waiting.length} requests wait for a decision`,
        paragraphs,
        action: { label: 'Review the requests', url: `${appUrl}/time-off/approvals` },
      };
    }
    return {
      subject: `A request of ${personName(timeOff.requester)} waits for a decision: ${what}`,
      paragraphs,
      action: { label: 'Review the request', url: `${appUrl}/time-off/requests/${timeOff.id}` },
    };
  },
} satisfies Record<string, ComposeEmail>;

interface WaitingRequest {
  timeOff: StoredRequest;
  kind: ReminderKind;
  inPlaceOf: { name: string; email: string } | undefined;
}

function lineOf({ timeOff, kind, inPlaceOf }: WaitingRequest): string {
  const what = `${timeOff.type.name} of ${personText(timeOff.requester)}, ${spanText(timeOff)}`;
  if (kind !== 'STANDS_IN') return `${what}: ${whys[kind]}.`;
  const why = inPlaceOf
    ? `you are asked for ${personText(inPlaceOf)}, who is away`
    : 'who is asked otherwise is away';
  return `${what}: ${why}.`;
}
