import type { Insertable } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';
import type { TimeOffRequests } from '../../platform/database/tables.ts';

export type NewAbsence = Omit<Insertable<TimeOffRequests>, 'decidedAt'> & {
  id: string;
  status: 'PENDING' | 'APPROVED';
};

/** Stores absences, and returns when the approved ones were decided. */
export async function insertAbsences(
  writer: Writer,
  absences: readonly NewAbsence[],
): Promise<Date | undefined> {
  const decided = await writer
    .insertInto('timeOffRequests')
    .values((eb) =>
      absences.map((absence) => ({
        ...absence,
        decidedAt: absence.status === 'APPROVED' ? eb.fn<Date>('now') : null,
      })),
    )
    .returning('decidedAt')
    .execute();
  return decided.find(({ decidedAt }) => decidedAt !== null)?.decidedAt ?? undefined;
}
