import { notFound, type Outcome } from '@almanac/domain/refusal';
import { checkRequest } from '@almanac/domain/time-off/booking/request-check';
import type { RequestTimeOff, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { change } from '../../audit/change.ts';
import { lockPeople } from '../../people/accounts/lock-store.ts';
import type {} from '../../platform/database/database.ts';
import { mailJob } from '../../platform/mail/mail.ts';
import { sayPeriod, type TimeOffContext } from '../requests/context.ts';
import { requestedMail } from '../requests/mails.ts';
import { readApproversOf, readKnownRequest, readLeaveRecords } from '../requests/queries.ts';
import { insertRequest } from '../requests/store.ts';

export function requestTimeOff(
  context: TimeOffContext,
  input: RequestTimeOff,
): Promise<Outcome<TimeOffRequest, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'OVERLAPPING_REQUEST'>> {
  const { actor, today, leavePolicy: policy } = context;
  return change(context, async (writer) => {
    await lockPeople(writer, [actor.id]);
    const records = await readLeaveRecords(writer, actor.id);
    if (!records) return notFound('User');
    const decision = checkRequest(input, { today, records, policy }, sayPeriod);
    if (decision.refused) return decision;
    const request = await readKnownRequest(writer, await insertRequest(writer, actor.id, input));
    const approvers = await readApproversOf(writer, actor.id, today);
    return {
      result: request,
      audit: {
        action: 'time-off.requested',
        entity: 'time-off-request',
        entityId: request.id,
        summary: `Asked for ${timeOffTypeLabel[request.type]}, ${sayPeriod(request)}`,
        details: { type: request.type, startDate: request.startDate, endDate: request.endDate },
      },
      jobs: approvers.map((approver) => mailJob(requestedMail(request, approver, context))),
    };
  });
}
