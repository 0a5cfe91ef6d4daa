import type pg from 'pg';

/** Asks the database to store something; rejects where it is away, read-only or has no room left. */
export async function pingDatabase(pool: pg.Pool): Promise<void> {
  await pool.query(
    "INSERT INTO rate_limits (key, points) VALUES ('ready', 0) ON CONFLICT (key) DO UPDATE SET points = 0",
  );
}
