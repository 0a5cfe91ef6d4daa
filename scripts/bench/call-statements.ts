import { setTimeout as pause } from 'node:timers/promises';
import type { Company } from './company.ts';

export interface CallStatement {
  /** How often one call gives it to the database. */
  times: number;
  /** How long all of that is executed, and how long it is planned before. */
  milliseconds: { executed: number; planned: number };
  text: string;
}

const reloadMilliseconds = 100;

/** How the job queue looks for work, and how PostgreSQL checks a foreign key. */
const ofOthers = ['WITH next AS (%FROM pgboss.job_common%', 'SELECT % FROM ONLY %'];

/** Installs the extension that counts statements, and has it wait. */
export async function prepareCounting({ pool }: Company): Promise<void> {
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await pool.query('ALTER SYSTEM SET pg_stat_statements.track_planning = on');
  await setTracking(pool, 'none');
}

/**
 * Which statements each of the turns gives to the database, BEGIN and COMMIT among them, as pg_stat_statements counts them. What
 * is given in fewer than half of the turns is not of the call, but of what the server does besides.
 */
export async function countStatements(
  { pool }: Company,
  turns: number,
  call: () => Promise<void>,
): Promise<CallStatement[]> {
  await setTracking(pool, 'top');
  await pool.query('SELECT pg_stat_statements_reset()');
  await call();
  const { rows } = await pool.query<{ calls: number; executed: number; planned: number; query: string }>(
    `SELECT sum(calls)::integer AS calls, sum(total_exec_time) AS executed, sum(total_plan_time) AS planned, query
     FROM pg_stat_statements AS seen
     JOIN pg_database ON pg_database.oid = seen.dbid AND datname = current_database()
     WHERE query NOT ILIKE '%pg_stat_statements%' AND query NOT LIKE ALL ($1) GROUP BY query ORDER BY 1 DESC, query`,
    [ofOthers],
  );
  await setTracking(pool, 'none');
  return rows
    .map(({ calls, executed, planned, query }) => ({
      times: Math.round(calls / turns),
      milliseconds: { executed: executed / turns, planned: planned / turns },
      text: query.replaceAll(/\s+/g, ' '),
    }))
    .filter(({ times }) => times > 0);
}

async function setTracking(pool: Company['pool'], what: 'top' | 'none'): Promise<void> {
  await pool.query(`ALTER SYSTEM SET pg_stat_statements.track = '${what}'`);
  await pool.query('SELECT pg_reload_conf()');
  await pause(reloadMilliseconds);
}
