import type { Event } from '@almanac/domain/events/event';
import { type CorrectionFacts, remainsOf } from '@almanac/domain/time-off/corrections/correction-rules';
import { timeOffInterrupted } from '@almanac/domain/time-off/events';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import { namedPerson } from '../../audit/named-person.ts';
import type { Writer } from '../../platform/database/database.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { requestState, spanFacts } from '../requests/records/request-state.ts';
import { saveCancellation } from '../requests/records/store.ts';
import { correctionOf, recordedEvent } from './correction-record.ts';
import { insertRest, saveSpan } from './store.ts';

type Interrupted = ReturnType<typeof timeOffInterrupted>;

export type TakenFrom = Required<HalfDaySpan> & { id: string; status: RequestStatus };

/**
 * Takes half days out of a locked, approved request: the part before keeps the id, the part after becomes a separate
 * request. Returns its events.
 */
export async function takeOut(
  writer: Writer,
  request: TakenFrom,
  days: HalfDaySpan,
  { amountOf }: Pick<CorrectionFacts, 'amountOf'>,
): Promise<{ restId?: string; events: [Interrupted, ...Event[]] }> {
  const { before, after } = remainsOf(request, days, amountOf);
  const kept = before ?? after;
  const was = await readKnownRequest(writer, request.id);
  if (kept) await saveSpan(writer, request.id, { span: kept, amount: amountOf(kept) });
  else await saveCancellation(writer, request.id);
  const status = kept ? request.status : 'CANCELLED';
  const interrupted = timeOffInterrupted({
    entityId: request.id,
    subject: namedPerson(was.requester),
    changes: correctionOf(request, { ...request, ...kept, status }),
    data: {
      request: requestState(was),
      days: spanFacts(days),
      remaining: [before, after].flatMap((each) => (each ? [spanFacts(each)] : [])),
    },
  });
  if (!before || !after) return { events: [interrupted] };
  const restId = await insertRest(writer, request.id, { span: after, amount: amountOf(after) });
  const rest = await readKnownRequest(writer, restId);
  return { restId, events: [interrupted, recordedEvent(rest, { as: 'REST' })] };
}
