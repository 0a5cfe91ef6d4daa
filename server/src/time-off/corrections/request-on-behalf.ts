import { checkApprover } from '@almanac/domain/access/approver-rules';
import { noSuchType } from '@almanac/domain/leave/types/leave-type';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import type { Span } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { message } from '@almanac/domain/time-off/corrections/messages/message';
import { checkOnBehalf, checkRecording } from '@almanac/domain/time-off/corrections/on-behalf-rules';
import type { RequestOnBehalf } from '@almanac/domain/time-off/corrections/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { withOccupiedHalves } from '@almanac/domain/work-time/hours-of-day';
import { change } from '../../audit/change.ts';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import { readSelfServiceOverride } from '../../people/accounts/records/own-record.ts';
import { isAmong } from '../../people/accounts/records/people-queries.ts';
import type { Writer } from '../../platform/database/database.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';
import { shareRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { readKnownRequest } from '../requests/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';
import { readRecordingFacts } from './correction-facts.ts';
import { recordedEvent } from './correction-record.ts';
import { readRecordedType } from './queries.ts';
import { insertRecorded } from './store.ts';

export async function requestOnBehalf(
  context: TimeOffContext,
  { userId, status, reason, type, startHalf = 'AM', endHalf = 'PM', ...time }: RequestOnBehalf,
): Promise<
  Outcome<
    TimeOffRequest,
    | 'VALIDATION_ERROR'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'OWN_REQUEST'
    | 'INVALID_TRANSITION'
    | 'OVERLAPPING_REQUEST'
    | 'YEAR_CLOSED'
  >
> {
  const { actor } = context;
  const permission = checkApprover(actor);
  if (permission.refused) return permission;
  const span = { ...time, startHalf, endHalf };
  return change(context, async (writer) => {
    const facts = await check(writer, context, { userId, reason, wanted: { type, ...span } });
    if (isRefusal(facts)) return facts;
    const isApproved = status === 'APPROVED';
    const { id, decidedAt } = await insertRecorded(writer, {
      ...facts.span,
      requesterId: userId,
      reason,
      recordedById: actor.id,
      decidedById: isApproved ? actor.id : undefined,
      amount: facts.amount,
    });
    const request = await readKnownRequest(writer, id);
    return {
      result: visibleRequest(request, actor),
      events: [
        recordedEvent(request, {
          as: isApproved ? 'RECORDED' : 'REQUESTED',
          decidedAt: decidedAt?.toISOString(),
          ofOwnRecord: facts.ofOwnRecord,
          reason: userId === actor.id ? reason : undefined,
        }),
      ],
    };
  });
}

/** Locks the person, and returns the amount and whether it is the actor's own record. */
async function check(
  writer: Writer,
  context: TimeOffContext,
  { userId, reason, wanted }: { userId: string; reason: string | undefined; wanted: Span & { type: string } },
) {
  const { actor, today } = context;
  await shareRules(writer);
  const [person] = await lockPeople(writer, [userId]);
  const isInScope = await isAmong(writer, peopleInApprovalScope(actor, today), userId);
  const act = await readSelfServiceOverride(writer, { actorId: actor.id, subjectId: userId, reason });
  const right = checkOnBehalf(actor, { id: userId, isInScope }, act.selfServiceOverride);
  if (right.refused) return right;
  const isRequester = userId === actor.id;
  if (!(await readRecordedType(writer, wanted.type, { actor, isRequester }))) return noSuchType;
  const facts = person && (await readRecordingFacts(writer, context, { userId, ...wanted }));
  if (!facts) return notFound(message('time-off.corrections.user'));
  const erasure = checkNotErased(person);
  if (erasure.refused) return erasure;
  const decision = checkRecording(wanted, facts, actor);
  if (decision.refused) return decision;
  return { amount: facts.amount, ofOwnRecord: act.ofOwnRecord, span: withOccupiedHalves(wanted, facts.work) };
}
