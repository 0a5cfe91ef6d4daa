import { randomUUIDv7 } from 'node:crypto';
import type { Period } from '@almanac/domain/calendar/period';
import type { Writer } from '../../../platform/database/database.ts';

/** Stores a deputy and returns its id. The person must be locked. */
export async function insertDeputy(
  writer: Writer,
  deputy: Period & { userId: string; deputyId: string },
): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('deputies')
    .values({ id, ...deputy })
    .execute();
  return id;
}

export async function removeDeputyRow(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('deputies').where('id', '=', id).execute();
}
