import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { ProvisionTotals } from '@almanac/domain/time-off/provisions/provision';
import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';
import type { AccountProvision } from './account-provision.ts';

interface NewList {
  on: CalendarDate;
  keptById: string;
  totals: ProvisionTotals;
  provisions: readonly AccountProvision[];
}

const hundredths = 100;

/** Stores a list with its rows, and returns its id. */
export async function insertKeptList(
  writer: Writer,
  { on: asOf, keptById, totals, provisions }: NewList,
): Promise<string> {
  const id = randomUUIDv7();
  const [owed, takenInAdvance] = [totals.owed, totals.takenInAdvance].map((days) =>
    Math.round(days * hundredths),
  );
  await writer
    .insertInto('leaveProvisionLists')
    .values({ id, asOf, keptById, owed: owed ?? 0, takenInAdvance: takenInAdvance ?? 0 })
    .execute();
  if (provisions.length === 0) return id;
  await sql`
    INSERT INTO leave_provisions (list_id, position, user_id, type, figures)
    SELECT ${id}::uuid, given.position, given.user_id, given.type, given.figures FROM unnest(
      ${provisions.map(({ userId }) => userId)}::uuid[],
      ${provisions.map(({ type }) => type)}::text[],
      ${provisions.map(({ userId: _user, type: _type, ...figures }) => JSON.stringify(figures))}::jsonb[]
    ) WITH ORDINALITY AS given (user_id, type, figures, position)
  `.execute(writer);
  return id;
}
