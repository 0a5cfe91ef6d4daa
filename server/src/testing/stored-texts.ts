import type pg from 'pg';

export interface StoredText {
  /** The column, such as 'public.users.name'. */
  place: string;
  text: string;
}

/** Every value of every text-like column in all tables except PostgreSQL's own. */
export async function storedTexts(pool: pg.Pool): Promise<StoredText[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string; place: string }>(
    `SELECT format('%I.%I', nspname, relname) AS table, format('%I', attname) AS column,
       nspname || '.' || relname || '.' || attname AS place
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
       JOIN pg_type ON pg_type.oid = atttypid
     WHERE relkind IN ('r', 'm') AND attnum > 0 AND NOT attisdropped
       AND nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
       AND (typcategory IN ('S', 'A', 'C') OR typname IN ('json', 'jsonb', 'bytea', 'xml', 'hstore', 'tsvector'))`,
  );
  const texts = columns.map(async ({ table, column, place }) => {
    const { rows } = await pool.query<{ text: string }>(
      `SELECT ${column}::text AS text FROM ONLY ${table} WHERE ${column} IS NOT NULL`,
    );
    return rows.map(({ text }) => ({ place, text }));
  });
  return (await Promise.all(texts)).flat();
}
