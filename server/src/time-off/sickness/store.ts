import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Writer } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/statements/one-of.ts';
import type { SentNotice } from './queries.ts';

/** Marks the request as continuing the other one; null: none. Other requests of its spell continue none. */
export async function saveContinuation(
  writer: Writer,
  id: string,
  { continuesId, spell }: { continuesId: string | null; spell: readonly string[] },
): Promise<void> {
  await writer
    .updateTable('timeOffRequests')
    .set((eb) => ({
      continuesId: eb
        .case()
        .when('id', '=', id)
        .then(eb.cast<string | null>(eb.val(continuesId), 'uuid'))
        .end(),
    }))
    .where(({ ref }) => isOneOf(ref('id'), spell))
    .where((eb) => eb.or([eb('id', '=', id), eb('continuesId', 'is not', null)]))
    .execute();
}

interface NewNotice extends SentNotice {
  userId: string;
  noticedOn: CalendarDate;
}

/** Stores and returns the notices that were not sent yet; the people are locked. */
export async function insertNotices(writer: Writer, notices: readonly NewNotice[]): Promise<SentNotice[]> {
  if (notices.length === 0) return [];
  return writer
    .insertInto('absenceNotices')
    .values([...notices])
    .onConflict((conflict) => conflict.columns(['requestId', 'kind']).doNothing())
    .returning(['requestId', 'kind'])
    .execute();
}
