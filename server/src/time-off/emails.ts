import { timeOffApproved } from '@almanac/domain/time-off/events';
import type { ComposeEmail } from '../platform/mail/compose-notification.ts';
import { decidedEmail } from './requests/mails/mails.ts';
import { readRequestOf } from './requests/mails/request-of-event.ts';

const decided: ComposeEmail = async (event, { database, appUrl }) => {
  const request = await readRequestOf(database, event);
  if (!request) return undefined;
  const { decidedFor, returnedTo } = timeOffApproved.data.parse(event.data);
  return decidedEmail({ ...request, decidedFor }, { decider: event.actor ?? {}, returnedTo, appUrl });
};

/** The emails about time off, by message. */
export const timeOffEmails = {
  'time-off.decided': decided,
} satisfies Record<string, ComposeEmail>;
