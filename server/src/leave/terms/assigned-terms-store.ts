import type { TermsRow } from '@almanac/domain/leave/terms/terms';
import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';

/** One row of a person's terms. */
export interface PersonTermsRow extends TermsRow {
  userId: string;
}

/** Deletes terms that begin on these days. */
export async function removeTerms(
  writer: Writer,
  rows: readonly Pick<PersonTermsRow, 'userId' | 'from'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    DELETE FROM person_terms
    USING unnest(${columnOf(rows, 'userId')}::uuid[], ${columnOf(rows, 'from')}::date[]) AS gone (user_id, day)
    WHERE person_terms.user_id = gone.user_id AND person_terms.effective_from = gone.day
  `.execute(writer);
}

/** Stores terms, replacing those of the same dates. */
export async function saveTerms(writer: Writer, rows: readonly PersonTermsRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    INSERT INTO person_terms (user_id, effective_from, place_id, plan_id, schedule_id)
    SELECT * FROM unnest(
      ${columnOf(rows, 'userId')}::uuid[],
      ${columnOf(rows, 'from')}::date[],
      ${columnOf(rows, 'placeId')}::uuid[],
      ${columnOf(rows, 'planId')}::uuid[],
      ${columnOf(rows, 'scheduleId')}::uuid[]
    )
    ON CONFLICT (user_id, effective_from) DO UPDATE SET
      place_id = excluded.place_id, plan_id = excluded.plan_id, schedule_id = excluded.schedule_id
  `.execute(writer);
}

function columnOf<Row, Column extends keyof Row>(rows: readonly Row[], column: Column): Row[Column][] {
  return rows.map((row) => row[column]);
}
