import type pg from 'pg';

/** Asks the database for a sign of life; rejects where it gives none. */
export async function pingDatabase(pool: pg.Pool): Promise<void> {
  await pool.query('SELECT 1');
}
