import type { Person } from '@almanac/domain/access/principal';
import { leaveYearAt } from '@almanac/domain/leave/earning/year-ends';
import { isTypeShown, noSuchType } from '@almanac/domain/leave/types/leave-type';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import {
  checkChange,
  checkRequest,
  type RequestFacts,
  type WantedTimeOff,
  withoutRequest,
} from '@almanac/domain/time-off/booking/request-check';
import { requestPreview } from '@almanac/domain/time-off/booking/request-preview';
import type { PreviewRequest, RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { message } from '@almanac/domain/time-off/corrections/messages/message';
import { checkRecording } from '@almanac/domain/time-off/corrections/on-behalf-rules';
import { ruleMessage } from '@almanac/domain/time-off/requests/messages/rule-message';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { readTypesByCode, type TypesByCode } from '../../leave/types/type-queries.ts';
import { Answered } from '../../platform/use-case/answered.ts';
import { computed } from '../../platform/work/long-work.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import { recordBalanceRead } from '../balances/balance-visibility.ts';
import { type BookingFacts, readBookingFacts } from '../balances/facts/booking-facts.ts';
import { readLeaveKept } from '../balances/facts/kept-leave.ts';
import { readRecordingFacts } from '../corrections/correction-facts.ts';
import { readPersonInScope, readPresence } from '../presence/queries.ts';
import { readOneRequest } from '../requests/queries.ts';
import { readApproversOf } from '../requests/records/approver-queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';

const nobody = { people: [], absences: [] };

/** Validates a request or an edit. For one's own, `X-Deciders` says how many others may decide it. */
export async function previewRequest(
  context: TimeOffContext,
  { userId = context.actor.id, ...input }: PreviewRequest,
): Promise<Outcome<RequestPreview, 'VALIDATION_ERROR' | 'NOT_FOUND'> | Answered<RequestPreview>> {
  const { database, actor, today } = context;
  const requested = await readRequestContext(context, userId, input.type);
  if (isRefusal(requested)) return requested;
  const preview = await checkWanted(context, requested, input);
  if (isRefusal(preview)) return preview;
  const type = requested.facts.types.get(input.type);
  const { deciders, asked } = await readApproversOf(database, userId, today, type);
  const isOwn = userId === actor.id;
  // On behalf of others, a request of any type may be saved as pending.
  const answer = type.needsApproval || !isOwn ? { ...preview, ...asked } : preview;
  if (isOwn) return new Answered(answer, new Headers({ 'x-deciders': String(deciders) }));
  await recordBalanceRead(context, userId, leaveYearAt(requested.facts.leave, input.startDate).startDate);
  return answer;
}

interface CheckContext {
  person: Pick<Person, 'id' | 'departmentId'>;
  facts: BookingFacts;
}

/** Reads the requester and the facts; a type that the actor may not see is not found. */
async function readRequestContext(
  { database, actor, today }: TimeOffContext,
  userId: string,
  type: string,
): Promise<Outcome<CheckContext, 'NOT_FOUND' | 'VALIDATION_ERROR'>> {
  const isRequester = userId === actor.id;
  const isShown = (types: TypesByCode) => {
    const known = types.find(type);
    return known !== undefined && isTypeShown(known, { role: actor.role, isRequester }, true);
  };
  // On behalf of others, the type is checked before the person.
  if (!isRequester && !isShown(await readTypesByCode(database))) return noSuchType;
  const person = isRequester ? actor : await readPersonInScope(database, actor, today, userId);
  if (!person) return notFound(message('time-off.corrections.user'));
  const facts = await readBookingFacts(database, { userId, type, viewer: actor, today });
  if (isRefusal(facts)) return facts;
  return isShown(facts.types) ? { person, facts } : noSuchType;
}

/** The response to the sender: the person, or an approver on their behalf. */
async function checkWanted(
  context: TimeOffContext,
  { person, facts }: CheckContext,
  { excludeRequestId, reason: _reason, ...wanted }: Omit<PreviewRequest, 'userId'>,
): Promise<Outcome<RequestPreview, 'NOT_FOUND' | 'VALIDATION_ERROR'>> {
  const { database, actor, today, texts } = context;
  const { id: personId, departmentId } = person;
  const isMet = departmentId !== undefined && !checkPeriod(wanted).refused;
  const viewer = personId === actor.id ? context : undefined;
  const presence = isMet ? await readPresence(database, departmentId, wanted, viewer) : nobody;
  const { type, ...span } = wanted;
  const { protectsLeave, reducesLeave } = facts.types.get(type);
  const keeps = protectsLeave
    ? await readLeaveKept(database, {
        userId: personId,
        type,
        span,
        requestId: excludeRequestId,
        viewer: { role: actor.role, isRequester: personId === actor.id },
      })
    : [];
  const accounts = facts.others.map((account) => ({
    ...account,
    reducing: account.reducing?.filter(({ requestId }) => requestId !== excludeRequestId),
  }));
  const known = { personId, presence, keeps, texts, reducing: { reducesLeave, accounts } };
  if (excludeRequestId === undefined) {
    const decision = await checkNew(context, { userId: person.id, ...wanted }, facts);
    return computed(() => requestPreview(wanted, { ...facts, ...known, decision }));
  }
  const changed = await readOneRequest(database, visiblePeople(actor, today), excludeRequestId, actor);
  const decision = changed
    ? checkChange(wanted, { ...facts, person, request: { ...changed, requesterId: changed.requester.id } })
    : notFound(ruleMessage('time-off.requests.request'));
  const others = withoutRequest(facts, excludeRequestId);
  return computed(() => requestPreview(wanted, { ...others, ...known, decision }));
}

async function checkNew(
  context: TimeOffContext,
  wanted: WantedTimeOff & { userId: string },
  facts: RequestFacts,
) {
  if (wanted.userId === context.actor.id) return computed(() => checkRequest(wanted, facts));
  const recording = await readRecordingFacts(context.database, context, wanted);
  return recording
    ? checkRecording(wanted, recording, context.actor)
    : notFound(message('time-off.corrections.user'));
}
