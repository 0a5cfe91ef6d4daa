import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { LoggedEvent } from '@almanac/domain/events/event';
import { isRequestShown, isTypeShown } from '@almanac/domain/leave/types/leave-type';
import { isRefusal } from '@almanac/domain/refusal';
import {
  leaveReduced,
  timeOffApproved,
  timeOffEdited,
  timeOffInterrupted,
} from '@almanac/domain/time-off/events';
import { readTypesByCode } from '../leave/types/type-queries.ts';
import type { Reader } from '../platform/database/database.ts';
import type { MailFact } from '../platform/mail/compose-mail.ts';
import type { ComposeEmail, EmailContent, EmailContext } from '../platform/mail/compose-notification.ts';
import { readBookingFacts } from './balances/facts/booking-facts.ts';
import { decisionContext, readPresenceAround } from './booking/decision-context.ts';
import { leaveReducedEmail } from './booking/reduction-email.ts';
import {
  type Interruption,
  interruptedEmail,
  interruptedEmailToApprover,
  recordedEmail,
  reportedEmail,
  shortenedEmail,
  shortenedEmailToApprover,
} from './corrections/emails.ts';
import {
  type Author,
  cancelledEmail,
  cancelledEmailToApprover,
  decidedEmail,
  editedEmail,
  endedEmail,
  noticeEmail,
  requestedEmail,
} from './requests/emails/request-emails.ts';
import { formerTime, formerType, readRequestAs, readRequestOf } from './requests/emails/request-of-event.ts';
import { readApproversOf } from './requests/records/approver-queries.ts';
import type { StoredRequest } from './requests/records/stored-request.ts';

interface AboutRequest extends EmailContext {
  event: LoggedEvent;
  request: StoredRequest;
  actor: Author;
}

/** An email about a request as it stood at the event; not sent if the request was deleted since. */
function about(
  compose: (about: AboutRequest) => EmailContent | undefined | Promise<EmailContent | undefined>,
): ComposeEmail {
  return async (event, context) => {
    const request = await readRequestOf(context.database, event);
    return request && compose({ ...context, event, request, actor: event.actor ?? {} });
  };
}

/** The same, only for approvers who may see the request. */
function toApprover(compose: Parameters<typeof about>[0]): ComposeEmail {
  return about((given) =>
    isRequestShown(given.request.type, given.recipient, true) ? compose(given) : undefined,
  );
}

async function readDecisionContext(
  database: Reader,
  request: StoredRequest,
  today: CalendarDate,
): Promise<readonly MailFact[]> {
  const { requester, type } = request;
  const viewer = { id: requester.id, role: 'EMPLOYEE' } as const;
  const facts = await readBookingFacts(database, { userId: requester.id, type: type.code, viewer, today });
  if (isRefusal(facts)) return [];
  const leave = { ...facts.leave, requests: facts.leave.requests.filter(({ id }) => id !== request.id) };
  const presence = await readPresenceAround(database, requester.id, request);
  return decisionContext(request, { today, leave, presence });
}

async function readInterruption({ database, event, request, actor }: AboutRequest): Promise<Interruption> {
  const { days, remaining, recorded } = timeOffInterrupted.data.parse(event.data);
  return {
    days,
    before: request,
    request,
    remaining,
    recorded: recorded && (await readRequestAs(database, recorded)),
    actor,
    reason: event.reason ?? undefined,
  };
}

/** The emails about requests, by message. */
export const timeOffEmails = {
  'time-off.requested': about(async ({ database, request, recipient, today, appUrl }) => {
    const { type, requester } = request;
    if (!isTypeShown(type, recipient, true)) return undefined;
    const { mailed } = await readApproversOf(database, requester.id, today, type);
    const inPlaceOf = mailed.find(({ id }) => id === recipient.id)?.inPlaceOf;
    const facts = await readDecisionContext(database, request, today);
    return requestedEmail(request, { inPlaceOf, facts, appUrl });
  }),
  'time-off.noticed': toApprover(({ request, appUrl }) => noticeEmail(request, appUrl)),
  'time-off.edited': toApprover(async ({ database, event, request, recipient, appUrl }) => {
    const { formerTypeName } = timeOffEdited.data.parse(event.data);
    const type = (await readTypesByCode(database)).get(formerType(event));
    const before = { ...formerTime(event), type: { ...type, name: formerTypeName ?? request.type.name } };
    return editedEmail(before, request, recipient, appUrl);
  }),
  'time-off.decided': about(async ({ database, event, request, actor, appUrl }) => {
    const { decidedFor, returnedTo: returned } = timeOffApproved.data.parse(event.data);
    const types = returned && (await readTypesByCode(database));
    const returnedTo = returned && { ...returned, names: types?.find(returned.type)?.names };
    return decidedEmail(request, { decider: actor, decidedFor, returnedTo, appUrl });
  }),
  'time-off.cancelled': about(({ request, actor, appUrl }) => cancelledEmail(request, actor, appUrl)),
  'time-off.cancelled-for-approvers': toApprover(({ request, recipient, actor, appUrl }) =>
    cancelledEmailToApprover(request, recipient, actor, appUrl),
  ),
  'time-off.ended': about(({ request, actor, appUrl }) => endedEmail(request, actor, appUrl)),
  'time-off.recorded': about(({ request, actor, appUrl }) => recordedEmail(request, actor, appUrl)),
  'time-off.shortened': about(({ event, request, actor, appUrl }) =>
    shortenedEmail({ was: formerTime(event), request, actor, reason: event.reason }, appUrl),
  ),
  'time-off.shortened-for-approvers': toApprover(({ event, request, recipient, actor, appUrl }) =>
    shortenedEmailToApprover({ was: formerTime(event), request, actor }, recipient, appUrl),
  ),
  'time-off.interrupted': about(async (given) =>
    interruptedEmail(await readInterruption(given), given.appUrl),
  ),
  'time-off.leave-reduced': about(async ({ database, event, request, actor, appUrl }) => {
    const types = await readTypesByCode(database);
    return leaveReducedEmail(request, { ...leaveReduced.data.parse(event.data), actor, types }, appUrl);
  }),
  'time-off.interrupted-for-approvers': toApprover(async (given) => {
    const interruption = await readInterruption(given);
    const { recorded } = interruption;
    const isAsked = recorded?.status === 'PENDING' && isTypeShown(recorded.type, given.recipient, true);
    if (recorded && isAsked)
      return reportedEmail({ ...interruption, recorded }, given.recipient, given.appUrl);
    return interruptedEmailToApprover(interruption, given.recipient, given.appUrl);
  }),
} satisfies Record<string, ComposeEmail>;
