import type { Viewer } from '@almanac/domain/access/permissions';
import type { Event } from '@almanac/domain/events/event';
import { noSuchType } from '@almanac/domain/leave/types/leave-type';
import { allowed, isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkTypeVisible } from '@almanac/domain/time-off/approvals/approver';
import {
  checkInterruption,
  checkRecordedAs,
  interruptedDays,
} from '@almanac/domain/time-off/corrections/correction-rules';
import type { InterruptedRequest, InterruptRequest } from '@almanac/domain/time-off/corrections/schema';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import { readTypesByCode } from '../../leave/types/type-queries.ts';
import type { Writer } from '../../platform/database/database.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { changeRequest } from '../requests/records/change-request.ts';
import { checkAct } from '../requests/records/check-act.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { requestState } from '../requests/records/request-state.ts';
import { type LockedRequest, saveAsNotice } from '../requests/records/store.ts';
import { type StoredRequest, visibleRequest } from '../requests/records/stored-request.ts';
import { accountOf, readCorrectionFacts } from './correction-facts.ts';
import { recordedEvent } from './correction-record.ts';
import { readRecordedType } from './queries.ts';
import { insertRecorded } from './store.ts';
import { takeOut } from './take-out.ts';

export function interruptRequest(
  context: TimeOffContext,
  {
    id,
    version,
    type,
    reason,
    startDate,
    endDate,
    startHalf = 'AM',
    endHalf = 'PM',
  }: { id: string } & InterruptRequest,
): Promise<
  Outcome<
    InterruptedRequest,
    | 'VALIDATION_ERROR'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'CHANGED_MEANWHILE'
    | 'INVALID_TRANSITION'
    | 'OWN_REQUEST'
    | 'YEAR_CLOSED'
  >
> {
  const { actor } = context;
  return changeRequest(context, { id, version }, async (writer, before) => {
    const days = interruptedDays({ startDate, endDate, startHalf, endHalf }, before);
    const sight = checkTypeVisible(actor, before);
    if (sight.refused) return sight;
    const isOwn = before.requesterId === actor.id;
    const facts = await readCorrectionFacts(writer, context, accountOf(before));
    const wanted = { ...days, type };
    const act = await checkAct(writer, { actor, before, reason }, (selfServiceOverride) =>
      checkInterruption(actor, before, wanted, facts, selfServiceOverride),
    );
    if (isRefusal(act)) return act;
    const { isByOwnRight } = act;
    const recording = await checkRecordingAs(writer, type, { days, actor, isRequester: isOwn });
    if (recording.refused) return recording;
    const { restId, events } = await takeOut(writer, before, days, facts);
    const recordedId =
      type && (await recordDays(writer, context, { before, days, type, reason, isByOwnRight }));
    const { request, rest, recorded } = await readParts(writer, { id, restId, recordedId });
    return {
      result: answerOf({ request, rest, recorded }, actor),
      events: eventsOf({ events, recorded }, { reason, ofOwnRecord: act.ofOwnRecord }),
    };
  });
}

async function checkRecordingAs(
  writer: Writer,
  code: string | undefined,
  { days, ...by }: { days: HalfDaySpan; actor: Viewer; isRequester: boolean },
) {
  if (code === undefined) return allowed;
  const type = await readRecordedType(writer, code, by);
  return type ? checkRecordedAs(days, type) : noSuchType;
}

interface RecordedDays {
  before: LockedRequest;
  days: Required<HalfDaySpan>;
  type: string;
  reason: string | undefined;
  isByOwnRight: boolean;
}

/** Records the days as a request of the type. One's own report is pending if the type needs approval. */
async function recordDays(
  writer: Writer,
  context: TimeOffContext,
  { before, days, type, reason, isByOwnRight }: RecordedDays,
): Promise<string> {
  const { actor } = context;
  const isOwn = before.requesterId === actor.id;
  const { amountOf } = await readCorrectionFacts(writer, context, {
    userId: before.requesterId,
    type,
  });
  const isReport = isOwn && isByOwnRight;
  const amount = amountOf(days);
  const { id } = await insertRecorded(writer, {
    ...days,
    requesterId: before.requesterId,
    type,
    reason,
    decidedById: isReport ? undefined : actor.id,
    recordedById: isOwn ? undefined : actor.id,
    interruptedId: before.id,
    amount,
  });
  const { needsApproval } = (await readTypesByCode(writer)).get(type);
  if (isReport && !needsApproval) await saveAsNotice(writer, id, amount);
  return id;
}

async function readParts(
  writer: Writer,
  { id, restId, recordedId }: { id: string; restId: string | undefined; recordedId: string | undefined },
) {
  return {
    request: await readKnownRequest(writer, id),
    rest: restId === undefined ? undefined : await readKnownRequest(writer, restId),
    recorded: recordedId === undefined ? undefined : await readKnownRequest(writer, recordedId),
  };
}

interface Parts {
  request: StoredRequest;
  rest: StoredRequest | undefined;
  recorded: StoredRequest | undefined;
}

function answerOf({ request, rest, recorded }: Parts, viewer: Viewer): InterruptedRequest {
  return {
    ...visibleRequest(request, viewer),
    ...(rest && { rest: visibleRequest(rest, viewer) }),
    ...(recorded && { recorded: visibleRequest(recorded, viewer) }),
  };
}

/** The events. The reason belongs to the recorded request, if there is one. */
function eventsOf(
  {
    events: [interrupted, ...others],
    recorded,
  }: { events: Awaited<ReturnType<typeof takeOut>>['events']; recorded: StoredRequest | undefined },
  { reason, ofOwnRecord }: { reason: string | undefined; ofOwnRecord: true | undefined },
): [Event, ...Event[]] {
  const isLogged = !recorded || ofOwnRecord;
  const data = {
    ...interrupted.data,
    ...(recorded && { recorded: { id: recorded.id, ...requestState(recorded) } }),
    ofOwnRecord,
  };
  const as = recorded?.status === 'PENDING' ? 'REPORTED' : 'TAKEN_OUT';
  return [
    { ...interrupted, reason: isLogged ? reason : undefined, data },
    ...others,
    ...(recorded ? [recordedEvent(recorded, { as, ofOwnRecord })] : []),
  ];
}
