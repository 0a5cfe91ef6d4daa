import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';
import type { DB } from './tables.ts';

/** How many rows a table has whose triggers keep count of them: exact, and as fast in a large company as in a small one. */
export function countOfAll(table: keyof DB) {
  return expressionBuilder<DB>()
    .selectFrom('rowCounts')
    .where('ofTable', '=', sql.lit(table) as Expression<string>)
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('total'))
    .$asScalar()
    .$notNull();
}

/** Counts the rows of these tables anew: a fault names one that has another number than was kept, as after triggers were off. */
export async function verifyCounts(reader: Reader): Promise<{ rows: number; fault?: string }> {
  const { rows: counted } = await sql<{ table: keyof DB }>`
    SELECT DISTINCT relname AS table FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE tgfoid = 'count_rows'::regproc ORDER BY relname`.execute(reader);
  let rows = 0;
  for (const { table } of counted) {
    const { all, kept } = await reader
      .selectFrom(table)
      .select((eb) => [eb.fn.countAll<number>().as('all'), countOfAll(table).as('kept')])
      .executeTakeFirstOrThrow();
    if (all !== kept) return { rows, fault: `The table ${table} has ${all} rows, and ${kept} are counted.` };
    rows += all;
  }
  return { rows };
}
