import { type CorrectionFacts, remainsOf } from '@almanac/domain/time-off/corrections/correction-rules';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { namedPerson } from '../../audit/named-person.ts';
import type { Writer } from '../../platform/database/database.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { spanText, timeOffText } from '../requests/records/request-record.ts';
import { saveCancellation } from '../requests/records/store.ts';
import { correctionOf, recordedEntry } from './correction-record.ts';
import { insertRest, saveSpan } from './store.ts';

export type TakenFrom = Required<HalfDaySpan> & { id: string; status: RequestStatus };

/**
 * Takes half days out of a locked, approved request: the part before keeps the id, the part after becomes a separate
 * request. Returns the log entry's changes.
 */
export async function takeOut(
  writer: Writer,
  request: TakenFrom,
  days: HalfDaySpan,
  { amountOf }: Pick<CorrectionFacts, 'amountOf'>,
): Promise<{ restId?: string; entries: [AuditEntry, ...AuditEntry[]] }> {
  const { before, after } = remainsOf(request, days, amountOf);
  const kept = before ?? after;
  const was = await readKnownRequest(writer, request.id);
  if (kept) await saveSpan(writer, request.id, { span: kept, amount: amountOf(kept) });
  else await saveCancellation(writer, request.id);
  const status = kept ? request.status : 'CANCELLED';
  const entry: AuditEntry = {
    action: 'time-off.interrupted',
    entity: 'time-off-request',
    entityId: request.id,
    subject: namedPerson(was.requester),
    summary: `Took ${spanText(days)} out of ${timeOffText(was, was.requester)}`,
    changes: correctionOf(request, { ...request, ...kept, status }),
  };
  if (!before || !after) return { entries: [entry] };
  const restId = await insertRest(writer, request.id, { span: after, amount: amountOf(after) });
  const rest = await readKnownRequest(writer, restId);
  return { restId, entries: [entry, recordedEntry(rest, { verb: 'Kept the rest as' })] };
}
