import { randomUUIDv7 } from 'node:crypto';
import { checkReason } from '@almanac/domain/leave/types/type-rules';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkRequest } from '@almanac/domain/time-off/booking/request-check';
import { timeOffRequested } from '@almanac/domain/time-off/events';
import { decidersAmong } from '@almanac/domain/time-off/requests/deciders';
import type { RequestTimeOff, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { withOccupiedHalves } from '@almanac/domain/work-time/hours-of-day';
import { change } from '../../audit/change.ts';
import { createdFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import { shareRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { readBookingFacts } from '../balances/facts/booking-facts.ts';
import type { KnownFacts } from '../requests/records/approver-queries.ts';
import { readDeciders } from '../requests/records/approver-queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { insertRequest } from '../requests/records/read-back-store.ts';
import {
  halfDayFields,
  requestFields,
  requestRecord,
  withoutRedundantHalves,
} from '../requests/records/request-record.ts';
import { requestState } from '../requests/records/request-state.ts';
import { isNotice, visibleRequest } from '../requests/records/stored-request.ts';
import { autoApprove } from './auto-approve.ts';

export function requestTimeOff(
  context: TimeOffContext,
  input: RequestTimeOff,
): Promise<Outcome<TimeOffRequest, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'OVERLAPPING_REQUEST'>> {
  const { actor, today } = context;
  return change(context, async (writer) => {
    const subject = { userId: actor.id, type: input.type, viewer: actor, today };
    await shareRules(writer);
    await lockPeople(writer, [actor.id]);
    const facts = await readBookingFacts(writer, subject);
    if (isRefusal(facts)) return facts;
    const reason = checkReason(facts.types.get(input.type), input.reason);
    if (reason.refused) return reason;
    const decision = checkRequest(input, facts);
    if (decision.refused) return decision;
    const id = randomUUIDv7();
    const pending = { id, requesterId: actor.id, ...withOccupiedHalves(input, facts.leave) };
    const request = await autoApprove(writer, await insertRequest(writer, pending, facts), facts);
    const candidates = await readDeciders(writer, actor.id, today, request.type);
    return {
      result: { ...visibleRequest(request, actor), ...(!isNotice(request) && decidersAmong(candidates)) },
      events: [
        timeOffRequested({
          entityId: request.id,
          subject: namedPerson(actor),
          changes: createdFields(withoutRedundantHalves(requestRecord(request)), [
            ...requestFields,
            ...halfDayFields,
          ]),
          data: { request: requestState(request) },
          known: { candidates } satisfies KnownFacts,
        }),
      ],
    };
  });
}
