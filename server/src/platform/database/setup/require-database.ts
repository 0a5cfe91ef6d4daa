import type pg from 'pg';

const oldestVersion = 150_000;

/** Makes sure that the database of the variable's address answers and is new enough; fails with a sentence for whoever set it. */
export async function requireDatabase(pool: pg.Pool, variable: string): Promise<void> {
  const { version, number } = await readVersion(pool).catch((cause: unknown) => {
    throw new Error(`the database in ${variable} cannot be used: ${reasonOf(cause)}`, { cause });
  });
  if (number < oldestVersion) {
    throw new Error(`the database in ${variable} is PostgreSQL ${version}; Almanac takes 15 or newer.`);
  }
}

async function readVersion(pool: pg.Pool): Promise<{ version: string; number: number }> {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('It did not tell its version.');
  return row;
}

/** A name with several addresses fails once for each, under an error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
