import { randomUUIDv7 } from 'node:crypto';
import type { Span } from '@almanac/domain/time-off/balances/engine/leave-facts';
import type { RequestTimeOff } from '@almanac/domain/time-off/requests/schema';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import type { Writer } from '../../platform/database/database.ts';

/** The days of a request and their amount: hundredths of a day, or minutes. */
export interface ChargedSpan {
  span: Required<HalfDaySpan>;
  amount: number;
}

/** Sets the half days of an approved request. */
export async function saveSpan(writer: Writer, id: string, { span, amount }: ChargedSpan): Promise<void> {
  await writer
    .updateTable('timeOffRequests')
    .set((eb) => ({ ...span, decidedAmount: amount, status: 'APPROVED', updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Stores the half days as a separate request, with the dates and decision of the original. */
export async function insertRest(
  writer: Writer,
  originId: string,
  { span, amount }: ChargedSpan,
): Promise<string> {
  const id = randomUUIDv7();
  const { startDate, endDate, startHalf, endHalf } = span;
  await writer
    .insertInto('timeOffRequests')
    .columns([
      'id',
      'requesterId',
      'type',
      'reason',
      'createdAt',
      'decidedById',
      'decidedAt',
      'recordedById',
      'documentReceivedOn',
      'documentFetched',
      'leaveReducedOn',
      'status',
      'startDate',
      'endDate',
      'startHalf',
      'endHalf',
      'decidedAmount',
      'originId',
      'originKind',
    ])
    .expression((eb) =>
      eb
        .selectFrom('timeOffRequests')
        .select((origin) => [
          origin.cast<string>(origin.val(id), 'uuid').as('id'),
          'requesterId',
          'type',
          'reason',
          'createdAt',
          'decidedById',
          'decidedAt',
          'recordedById',
          'documentReceivedOn',
          'documentFetched',
          'leaveReducedOn',
          origin.val('APPROVED' as const).as('status'),
          origin.cast<string>(origin.val(startDate), 'date').as('startDate'),
          origin.cast<string>(origin.val(endDate), 'date').as('endDate'),
          origin.val(startHalf).as('startHalf'),
          origin.val(endHalf).as('endHalf'),
          origin.cast<number>(origin.val(amount), 'integer').as('decidedAmount'),
          origin.val(originId).as('originId'),
          origin.val('REST' as const).as('originKind'),
        ])
        .where('id', '=', originId),
    )
    .execute();
  return id;
}

interface RecordedTimeOff extends Span {
  requesterId: string;
  type: string;
  reason?: RequestTimeOff['reason'];
  /** The approver; absent: the request is pending. */
  decidedById?: string | undefined;
  recordedById?: string | undefined;
  /** The original request. */
  interruptedId?: string | undefined;
  amount: number;
}

/** Stores recorded time off, and returns its id and decision time. */
export async function insertRecorded(
  writer: Writer,
  { decidedById, reason, interruptedId, amount, recordedById, ...request }: RecordedTimeOff,
): Promise<{ id: string; decidedAt: Date | null }> {
  return writer
    .insertInto('timeOffRequests')
    .values((eb) => ({
      id: randomUUIDv7(),
      ...request,
      reason: reason ?? null,
      recordedById: recordedById ?? null,
      ...(interruptedId !== undefined && { originId: interruptedId, originKind: 'INTERRUPTION' as const }),
      ...(decidedById !== undefined && {
        status: 'APPROVED' as const,
        decidedById,
        decidedAt: eb.fn<Date>('now'),
        decidedAmount: amount,
      }),
    }))
    .returning(['id', 'decidedAt'])
    .executeTakeFirstOrThrow();
}

/** Moves the parts of one request to another. */
export async function moveParts(writer: Writer, from: string, to: string): Promise<void> {
  await writer.updateTable('timeOffRequests').set({ originId: to }).where('originId', '=', from).execute();
}
