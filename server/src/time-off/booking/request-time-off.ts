import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkRequest } from '@almanac/domain/time-off/booking/request-check';
import type { RequestTimeOff, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { change } from '../../audit/change.ts';
import { createdFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { lockPeople } from '../../people/accounts/lock-store.ts';
import { mailJob } from '../../platform/mail/mail.ts';
import { shareRules } from '../../work-time/rule-lock-store.ts';
import { readBookingFacts } from '../balances/booking-facts.ts';
import { readApproversOf } from '../requests/approver-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import type { Mailing } from '../requests/mailing.ts';
import { noticeMails, requestedMails } from '../requests/mails.ts';
import { readKnownRequest } from '../requests/queries.ts';
import {
  halfDayFields,
  requestFields,
  requestRecord,
  spanText,
  timeOffText,
  withoutWholeDays,
} from '../requests/request-record.ts';
import { insertRequest } from '../requests/store.ts';
import { isNotice, requestAsSeen } from '../requests/stored-request.ts';
import { checkReasonOf, standAtOnce } from './stand-at-once.ts';
import { readWeighedFacts } from './weighed-facts.ts';

export function requestTimeOff(
  context: TimeOffContext,
  input: RequestTimeOff,
): Promise<Outcome<Mailing<TimeOffRequest>, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'OVERLAPPING_REQUEST'>> {
  const { actor, today } = context;
  return change(context, async (writer) => {
    await shareRules(writer);
    await lockPeople(writer, [actor.id]);
    const facts = await readBookingFacts(writer, {
      userId: actor.id,
      type: input.type,
      viewer: actor,
      today,
    });
    if (isRefusal(facts)) return facts;
    const reason = await checkReasonOf(writer, input.type, input.reason);
    if (reason.refused) return reason;
    const decision = checkRequest(input, facts, spanText);
    if (decision.refused) return decision;
    const id = await insertRequest(writer, actor.id, input);
    const made = await readKnownRequest(writer, id, facts.leave);
    const request = await standAtOnce(writer, made, facts.leave);
    const { mailed, deciders } = await readApproversOf(writer, actor.id, today, request.type);
    const isAsked = mailed.length > 0 && !isNotice(request);
    const about = { database: writer, actor, today };
    const weighed = isAsked ? await readWeighedFacts(about, request, facts.leave) : [];
    return {
      result: { answer: requestAsSeen(request, actor), mailed: mailed.length, deciders },
      audit: {
        action: 'time-off.requested',
        entity: 'time-off-request',
        entityId: request.id,
        subject: namedPerson(actor),
        summary: `${isNotice(request) ? 'Recorded' : 'Asked for'} ${timeOffText(request)}`,
        changes: createdFields(withoutWholeDays(requestRecord(request)), [
          ...requestFields,
          ...halfDayFields,
        ]),
      },
      jobs: (isNotice(request)
        ? noticeMails(request, mailed, context)
        : requestedMails(request, mailed, context, weighed)
      ).map(mailJob),
    };
  });
}
