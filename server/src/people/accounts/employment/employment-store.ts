import type { Employment } from '@almanac/domain/people/accounts/employment';
import type { Writer } from '../../../platform/database/database.ts';

/** Stores all employments of a person. Without a last day there is no successor. */
export async function saveEmployment(
  writer: Writer,
  id: string,
  {
    employmentStart = null,
    employmentEnd = null,
    countsEarlier = false,
    keepsBalance = false,
    earlierEmployments = [],
  }: Employment | { [Field in keyof Employment]: Employment[Field] | null },
): Promise<void> {
  await writer
    .updateTable('users')
    .set((eb) => ({
      employmentStart,
      employmentEnd,
      countsEarlier: countsEarlier ?? false,
      keepsBalance: keepsBalance ?? false,
      earlierEmployments: JSON.stringify(earlierEmployments),
      ...(employmentEnd === null && { successorId: null }),
      updatedAt: eb.fn<Date>('now'),
    }))
    .where('id', '=', id)
    .execute();
}
