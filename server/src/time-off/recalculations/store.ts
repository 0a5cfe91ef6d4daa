import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Amount } from '@almanac/domain/leave/types/amount';
import type { Recalculation } from '@almanac/domain/time-off/recalculations/recalculation';
import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';

export interface NewRecalculation extends Recalculation {
  userId: string;
  type: string;
}

export async function insertRecalculations(
  writer: Writer,
  formerEngine: number,
  lines: readonly NewRecalculation[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ ...line, id: randomUUIDv7(), formerEngine }));
  await sql`
    INSERT INTO leave_recalculations (id, former_engine, user_id, type, days, reasons)
    SELECT id, former_engine, user_id, type, days, ARRAY(SELECT jsonb_array_elements_text(reasons))
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS line (id uuid, "formerEngine" integer, "userId" uuid, type text, days jsonb, reasons jsonb),
      LATERAL (SELECT line."formerEngine" AS former_engine, line."userId" AS user_id) AS named
  `.execute(writer);
}

export interface MarkedBalance {
  through: CalendarDate;
  userId: string;
  type: string;
  /** The amount that its records lead to now. Null: none, as the type is now only counted. */
  recalculatedAmount: Amount | null;
}

/** Marks closing balances without changing their figures. */
export async function markClosingBalances(writer: Writer, marked: readonly MarkedBalance[]): Promise<void> {
  if (marked.length === 0) return;
  await sql`
    UPDATE leave_closing_balances AS balance SET mark = 'RECALCULATED', recalculated_amount = given.amount
    FROM unnest(
      ${marked.map(({ through }) => through)}::date[],
      ${marked.map(({ userId }) => userId)}::uuid[],
      ${marked.map(({ type }) => type)}::text[],
      ${marked.map(({ recalculatedAmount }) => recalculatedAmount)}::integer[]
    ) AS given (through, user_id, type, amount)
    WHERE balance.through = given.through AND balance.user_id = given.user_id AND balance.type = given.type
  `.execute(writer);
}

/** Records that the engine's figures were compared. Returns false if another instance did. */
export async function finishComparison(
  writer: Writer,
  formerEngine: number,
  comparedOn: CalendarDate,
): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable('leaveEngineUpdates')
    .set({ comparedOn })
    .where('formerEngine', '=', formerEngine)
    .where('comparedOn', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the decision; the people of the recalculations are locked. */
export async function decideRecalculations(
  writer: Writer,
  ids: readonly string[],
  decision: { state: 'KEPT' | 'ACCEPTED'; decidedById: string; decidedAt: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await writer
    .updateTable('leaveRecalculations')
    .set(decision)
    .where('id', 'in', ids)
    .where('state', '=', 'OPEN')
    .execute();
}
