import type pg from 'pg';

/** Writes to the database; rejects if it is down, read-only or full. */
export async function pingDatabase(pool: pg.Pool): Promise<void> {
  await pool.query(
    "INSERT INTO rate_limits (key, points) VALUES ('ready', 0) ON CONFLICT (key) DO UPDATE SET points = 0",
  );
}
