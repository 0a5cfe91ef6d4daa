import type { Event } from '@almanac/domain/events/event';
import type { Outcome } from '@almanac/domain/refusal';
import { checkDaysReturn } from '@almanac/domain/time-off/corrections/returned-days';
import { isPartOf, whereDaysReturn } from '@almanac/domain/time-off/corrections/what-remains';
import { timeOffCancelled, timeOffRestored } from '@almanac/domain/time-off/events';
import { namedPerson } from '../../audit/named-person.ts';
import type { Writer } from '../../platform/database/database.ts';
import { readKnownRequest } from '../requests/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { requestState, spanFacts } from '../requests/records/request-state.ts';
import { type LockedRequest, saveCancellation } from '../requests/records/store.ts';
import type { StoredRequest } from '../requests/records/stored-request.ts';
import { readCorrectionFacts, readIsCovered } from './correction-facts.ts';
import { correctionOf, recordedEvent } from './correction-record.ts';
import { readOrigin, readRequestsOfType } from './queries.ts';
import { insertRest, moveParts, saveSpan } from './store.ts';
import { takeOut } from './take-out.ts';

type Interruption = Pick<
  LockedRequest,
  'requesterId' | 'originId' | 'originKind' | 'startDate' | 'endDate' | 'startHalf' | 'endHalf'
>;

export interface Returned {
  /** The request that regains the days. */
  request?: StoredRequest;
  events: Event[];
}

export const noReturn: Returned = { events: [] };

/**
 * Returns the days of a rejected or cancelled interruption to the original request. Undefined if the request is no
 * interruption.
 */
export async function returnDays(
  writer: Writer,
  context: TimeOffContext,
  { requesterId, originId, originKind, ...span }: Interruption,
): Promise<Outcome<Returned, 'INSUFFICIENT_BALANCE'>> {
  if (originKind !== 'INTERRUPTION' || originId === null) return noReturn;
  const { startDate, endDate, startHalf, endHalf } = span;
  const days = { startDate, endDate, startHalf, endHalf };
  const { origin, rests } = await readOrigin(writer, originId);
  const { type } = origin;
  const { amountOf, ...facts } = await readCorrectionFacts(writer, context, { userId: requesterId, type });
  const covered = await readIsCovered(writer, { userId: requesterId, type, ...days });
  const decision = checkDaysReturn(facts.type, covered);
  if (decision.refused) return decision;
  const place = whereDaysReturn(days, origin, rests);
  if (!place) {
    const restId = await insertRest(writer, originId, { span: days, amount: amountOf(days) });
    const request = await readKnownRequest(writer, restId);
    return { request, events: [recordedEvent(request, { as: 'RETURNED' })] };
  }
  const joined = place.joined === undefined ? [] : [await join(writer, place.joined, originId)];
  const { minutes, minutesHalf } = origin;
  const amount = amountOf({ ...place.span, minutes, minutesHalf });
  await saveSpan(writer, originId, { span: place.span, amount });
  const request = await readKnownRequest(writer, originId);
  return {
    request,
    events: [
      ...joined,
      timeOffRestored({
        entityId: originId,
        subject: namedPerson(request.requester),
        changes: correctionOf(origin, { ...place.span, status: request.status }),
        data: { request: requestState(request), days: spanFacts(days) },
      }),
    ],
  };
}

/** Merges a remaining part back into its request. */
async function join(writer: Writer, restId: string, originId: string): Promise<Event> {
  const before = await readKnownRequest(writer, restId);
  await saveCancellation(writer, restId);
  await moveParts(writer, restId, originId);
  return timeOffCancelled({
    entityId: restId,
    subject: namedPerson(before.requester),
    changes: [{ field: 'status', from: before.status, to: 'CANCELLED' }],
    data: { request: requestState(before), because: 'JOINED_TO_ORIGIN' },
  });
}

/** Takes the days of a rejected interruption out of the original request again. */
export async function takeOutAgain(
  writer: Writer,
  context: TimeOffContext,
  { requesterId, originId, originKind, ...span }: Interruption,
): Promise<Event[]> {
  if (originKind !== 'INTERRUPTION' || originId === null) return [];
  const { startDate, endDate, startHalf, endHalf } = span;
  const days = { startDate, endDate, startHalf, endHalf };
  const { origin } = await readOrigin(writer, originId);
  const approved = await readRequestsOfType(writer, requesterId, origin.type);
  const holder = approved.find((each) => isPartOf(days, each));
  if (!holder) return [];
  const facts = await readCorrectionFacts(writer, context, { userId: requesterId, type: origin.type });
  const [interrupted, ...others] = (await takeOut(writer, holder, days, facts)).events;
  const data = { ...interrupted.data, again: true as const };
  return [{ ...interrupted, data }, ...others];
}
