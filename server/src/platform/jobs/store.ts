import { sql } from 'kysely';
import type { Database, Writer } from '../database/database.ts';
import { type StoredJob, selectJobs } from './queries.ts';

/** Maximum age of a job's heartbeat before it counts as abandoned. */
export const heartbeatSeconds = 15;

/** The installed version of the queue's tables, or undefined without any. */
export async function readInstalledVersion(database: Database): Promise<number | undefined> {
  const found = await sql`SELECT WHERE to_regclass('pgboss.version') IS NOT NULL`.execute(database);
  if (found.rows.length === 0) return undefined;
  const { rows } = await sql<{ version: number }>`SELECT version FROM pgboss.version`.execute(database);
  return rows[0]?.version;
}

const leftBehind = note('Almanac ended while it had this in hand');

/**
 * Requeues active jobs of dead instances: no heartbeat, although the database was up to store one. Returns their
 * queues. `activeIds` are this live instance's jobs.
 */
export async function requeueAbandoned(
  database: Database,
  queues: readonly string[],
  activeIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    UPDATE pgboss.job
    SET state = 'retry', start_after = now(), heartbeat_on = NULL,
      output = ${leftBehind}
    WHERE name = ANY (${queues}) AND state = 'active'
      AND id <> ALL (${activeIds}::uuid[])
      AND (
        greatest(heartbeat_on, pg_postmaster_start_time()) < now() - heartbeat_seconds * interval '1 second'
        -- A sign of life that is yet to come was given while the clock was ahead.
        OR heartbeat_on > now() + heartbeat_seconds * interval '1 second'
      )
    RETURNING name`.execute(database);
  return rows.map(({ name }) => name);
}

/** Requeues all active jobs, if no other instance can have them. */
export async function requeueAll(database: Database, queues: readonly string[]): Promise<void> {
  await sql`
    UPDATE pgboss.job
    SET state = 'retry', start_after = now(), heartbeat_on = NULL, output = ${leftBehind}
    WHERE name = ANY (${queues}) AND state = 'active'`.execute(database);
}

/** Makes jobs due that were stored while the clock was ahead. Returns their queues. */
export async function correctFutureJobs(database: Database, queues: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    UPDATE pgboss.job
    SET start_after = now(), created_on = now()
    WHERE name = ANY (${queues}) AND state IN ('created', 'retry') AND created_on > now() + interval '1 minute'
    RETURNING name`.execute(database);
  return rows.map(({ name }) => name);
}

/** Deletes the queue's waiting jobs, due or not. */
export async function deleteWaiting(database: Database, queue: string): Promise<void> {
  await sql`DELETE FROM pgboss.job WHERE name = ${queue} AND state IN ('created', 'retry')`.execute(database);
}

/** Releases this instance's active jobs, so that another one does them at once. */
export async function releaseJobs(database: Database, activeIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE pgboss.job
    SET state = 'retry', start_after = now(), heartbeat_on = NULL,
      output = ${note('Almanac stopped while it had this in hand')}
    WHERE id = ANY (${activeIds}::uuid[]) AND state = 'active'`.execute(database);
}

/** Makes jobs due that failed due to an outage: the given number, next ones first. */
export async function makeDue(database: Database, queues: readonly string[], most: number): Promise<void> {
  await sql`
    UPDATE pgboss.job SET start_after = now()
    WHERE (name, id) IN (
      SELECT name, id FROM pgboss.job
      WHERE name = ANY (${queues}) AND state = 'retry' AND (output ->> 'isOutage')::boolean
      ORDER BY start_after LIMIT ${most}
    ) AND state = 'retry'`.execute(database);
}

/** An unfinished job of the queues, locked until the end of the change. */
export async function lockStoredJob(
  writer: Writer,
  queues: readonly string[],
  id: string,
): Promise<StoredJob | undefined> {
  const { rows } = await selectJobs(sql`
    name = ANY (${queues}) AND id = ${id} AND state IN ('created', 'retry', 'active', 'failed')
    FOR UPDATE`).execute(writer);
  return rows[0];
}

/** Restarts a failed job as if just stored, with the same retention if it fails again. */
export async function restart(writer: Writer, { queue, id }: { queue: string; id: string }): Promise<void> {
  await sql`
    UPDATE pgboss.job
    SET state = 'created', created_on = now(), start_after = now(), completed_on = NULL, started_on = NULL,
      retry_count = 0, output = NULL,
      deletion_seconds = (SELECT queue.deletion_seconds FROM pgboss.queue WHERE queue.name = job.name)
    WHERE name = ${queue} AND id = ${id} AND state = 'failed'`.execute(writer);
}

/** Retention of a seen failed job; the maximum is 30 days. */
const daysAfterSeen = 7;

/** Marks failed jobs as seen, which shortens their retention. */
export async function markSeen(
  database: Database,
  queues: readonly string[],
  ids: readonly string[],
): Promise<void> {
  await sql`
    UPDATE pgboss.job
    SET output = coalesce(output, '{}') || '{"isSeen": true}', deletion_seconds =
      least(deletion_seconds, extract(epoch FROM now() - completed_on) + ${daysAfterSeen} * 86400)
    WHERE name = ANY (${queues}) AND id = ANY (${ids}::uuid[]) AND state = 'failed'
      AND output -> 'isSeen' IS NULL`.execute(database);
}

function note(message: string) {
  return sql`${JSON.stringify({ message, kind: 'interrupted' })}::jsonb`;
}
