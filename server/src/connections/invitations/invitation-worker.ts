import { z } from 'zod';
import type { Worker } from '../../platform/jobs/job-queue.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { invitationQueue } from './invitation-queue.ts';
import { invitationMessage } from './messages/message.ts';
import { type CalendarPart, type InvitationSettings, nextPart } from './next-part.ts';

const OfRequest = z.object({ requestId: z.uuid() });

/** Sends what no other email has brought to the calendar of a requester. */
export function invitationWorker(settings: InvitationSettings, mailer: Mailer): Worker {
  return {
    queue: invitationQueue,
    isRare: true,
    retries: { firstSeconds: 10, longestSeconds: 900, reachSeconds: 3.5 * 86_400 },
    async handle(data, job) {
      const { requestId } = OfRequest.parse(data);
      const part = await nextPart(settings, requestId, { sentWith: job.id });
      if (part) await mailer.send(mailWith(part, settings.appUrl), job);
    },
  };
}

function mailWith(
  { calendar, to, name, companyName, texts, isThere, what, time }: CalendarPart,
  appUrl: string,
): Mail {
  const invited = { what, time };
  const [subject, paragraph] =
    calendar.method === 'CANCEL'
      ? [invitationMessage('connections.invitations.removedSubject', invited), removed]
      : isThere
        ? [invitationMessage('connections.invitations.changedSubject', invited), changed]
        : [invitationMessage('connections.invitations.addedSubject', invited), added];
  const content = {
    ...{ to, name, companyName, subject, paragraphs: [paragraph] },
    action: {
      label: invitationMessage('connections.invitations.see'),
      url: `${appUrl}/time-off/my-requests`,
    },
    closing: [invitationMessage('connections.invitations.turnOff')],
  };
  return { ...composeMail(content, texts), calendar };
}

const added = invitationMessage('connections.invitations.added');
const changed = invitationMessage('connections.invitations.changed');
const removed = invitationMessage('connections.invitations.removed');
