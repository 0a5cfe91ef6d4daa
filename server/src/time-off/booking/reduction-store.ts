import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Writer } from '../../platform/database/database.ts';

/** Stores the day on which the person was notified that the absence reduces leave; null: it doesn't. */
export async function saveLeaveReduction(
  writer: Writer,
  id: string,
  leaveReducedOn: CalendarDate | null,
): Promise<void> {
  await writer
    .updateTable('timeOffRequests')
    .set((eb) => ({ leaveReducedOn, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}
