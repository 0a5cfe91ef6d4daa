import { randomUUIDv7 } from 'node:crypto';
import type { Person } from '@almanac/domain/access/principal';
import type { PlannedAbsence } from '@almanac/domain/time-off/import/absence-plan';
import type { Writer } from '../../platform/database/database.ts';
import { recordedEvent } from '../corrections/correction-record.ts';
import { readKnownRequests } from '../requests/queries.ts';
import { insertAbsences, type NewAbsence } from './store.ts';

// Below the number of parameters that a statement can have.
const absencesInAStatement = 500;

/** Stores the added absences, and returns an event of each. */
export async function storeAbsences(
  writer: Writer,
  absences: readonly PlannedAbsence[],
  actor: Pick<Person, 'id'>,
): Promise<ReturnType<typeof recordedEvent>[]> {
  const added = absences.flatMap((absence) => toRow(absence, actor));
  const events: ReturnType<typeof recordedEvent>[] = [];
  for (let start = 0; start < added.length; start += absencesInAStatement) {
    const rows = added.slice(start, start + absencesInAStatement);
    const decidedAt = await insertAbsences(writer, rows);
    const stored = await readKnownRequests(
      writer,
      rows.map(({ id }) => id),
    );
    events.push(
      ...rows.flatMap(({ id, requesterId, status, reason }) => {
        const request = stored.get(id);
        if (!request) throw new Error(`The imported absence ${id} is not there`);
        const isOwn = requesterId === actor.id;
        return recordedEvent(request, {
          as: 'IMPORTED',
          decidedAt: status === 'APPROVED' ? decidedAt?.toISOString() : undefined,
          ofOwnRecord: isOwn ? true : undefined,
          reason: isOwn ? (reason ?? undefined) : undefined,
        });
      }),
    );
  }
  return events;
}

function toRow(
  { outcome, person, type, fields, span, amount }: PlannedAbsence,
  { id: actorId }: Pick<Person, 'id'>,
): NewAbsence[] {
  if (outcome !== 'ADDED' || !person || !type || !fields || !span) return [];
  const { startDate, endDate, startHalf = 'AM', endHalf = 'PM', minutes, minutesHalf } = span;
  const isApproved = fields.status === 'APPROVED';
  return [
    {
      id: randomUUIDv7(),
      requesterId: person.id,
      type: type.code,
      startDate,
      endDate,
      startHalf,
      endHalf,
      minutes: minutes ?? null,
      minutesHalf: minutesHalf ?? null,
      reason: fields.reason ?? null,
      recordedById: actorId,
      status: fields.status,
      decidedById: isApproved ? actorId : null,
      decidedAmount: isApproved ? amount : null,
    },
  ];
}
