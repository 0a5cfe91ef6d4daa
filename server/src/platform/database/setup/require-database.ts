import type pg from 'pg';

const oldestVersion = 150_000;

/**
 * Checks that the database at the variable's address responds and is recent enough. Throws an error for the operator.
 */
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
  if (row === undefined) throw new Error('It returned no version.');
  return row;
}

/** A host with several addresses fails once per address, within an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
