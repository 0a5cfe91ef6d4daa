import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';
import type { Witness } from './queries.ts';

/** Stores a closing with its balances, and returns its id. */
export async function insertClosing(
  writer: Writer,
  { through, closedById }: { through: CalendarDate; closedById: string },
  witnesses: readonly Witness[],
): Promise<string> {
  const id = randomUUIDv7();
  await writer.insertInto('leaveClosings').values({ id, through, closedById }).execute();
  if (witnesses.length === 0) return id;
  await sql`
    INSERT INTO leave_closing_balances (through, user_id, type, amount)
    SELECT ${through}::date, * FROM unnest(
      ${witnesses.map(({ userId }) => userId)}::uuid[],
      ${witnesses.map(({ type }) => type)}::text[],
      ${witnesses.map(({ amount }) => amount)}::integer[]
    )
  `.execute(writer);
  return id;
}

/** Deletes a closing with its balances. */
export async function removeClosing(writer: Writer, through: CalendarDate): Promise<void> {
  await writer.deleteFrom('leaveClosings').where('through', '=', through).execute();
}
