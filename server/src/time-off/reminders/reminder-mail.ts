import { personName } from '@almanac/domain/access/person-name';
import { personText } from '../../audit/named-person.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../requests/mails/mails.ts';
import { spanText } from '../requests/records/request-record.ts';
import { type StoredRequest, timeOffFor } from '../requests/records/stored-request.ts';
import type { ReminderKind } from './queries.ts';
import type { DueReminder } from './reminders-due.ts';

export interface RemindedRequest extends DueReminder {
  request: StoredRequest;
}

const whys: Record<Exclude<ReminderKind, 'STANDS_IN'>, string> = {
  REMINDED: 'it waits for you',
  ESCALATED: 'nobody has decided it so far, so you are asked, too',
};

/** One mail per person about all requests that wait for them, with a link. */
export function reminderMail(
  [first, ...others]: readonly [RemindedRequest, ...RemindedRequest[]],
  { appUrl, companyName }: Settings,
): Mail {
  const { candidate, request } = first;
  const all = [first, ...others];
  const isOne = others.length === 0;
  const timeOff = timeOffFor(candidate, request);
  const what = `${timeOff.type.name}, ${spanText(timeOff)}`;
  return composeMail({
    to: candidate.email,
    subject: isOne
      ? `A request of ${personName(request.requester)} waits for a decision: ${what}`
      : `${all.length} requests wait for a decision`,
    paragraphs: [candidate.name === '' ? 'Hello,' : `Hello ${candidate.name},`, ...all.map(lineOf)],
    action: isOne
      ? { label: 'Review the request', url: `${appUrl}/time-off/requests/${request.id}` }
      : { label: 'Review the requests', url: `${appUrl}/time-off/approvals` },
    companyName,
  });
}

function lineOf({ request, kind, candidate, inPlaceOf }: RemindedRequest): string {
  const timeOff = timeOffFor(candidate, request);
  const what = `${timeOff.type.name} of ${personText(request.requester)}, ${spanText(timeOff)}`;
  if (kind !== 'STANDS_IN') return `${what}: ${whys[kind]}.`;
  const why = inPlaceOf
    ? `you are asked for ${personText(inPlaceOf)}, who is away`
    : 'who is asked otherwise is away';
  return `${what}: ${why}.`;
}
