import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';

/** What a job waits for or has come to; one that is done is nowhere. */
export type JobState = 'waiting' | 'failed';

export interface StoredJob {
  id: string;
  queue: string;
  data: unknown;
  state: JobState;
  /** When it was stored, or begun anew; of a failed job, when it was given up. */
  since: Date;
  tries: number;
  /** Null while it is in hand, and for a failed job. */
  nextTryAt: Date | null;
  /** Why the last try failed. */
  fault: JobFaultNote | null;
  isSeen: boolean;
}

/** What is kept of a fault; a `kind` is missing where it was none that the worker foresaw. */
export interface JobFaultNote {
  message?: string;
  kind?: string;
  isOutage?: boolean;
}

interface JobList {
  queues: readonly string[];
  state?: JobState | undefined;
  limit: number;
  offset: number;
}

/** The jobs of the queues that are not done, the newest first. */
export async function readStoredJobs(
  database: Reader,
  { queues, state, limit, offset }: JobList,
): Promise<StoredJob[]> {
  const wanted = state ?? null;
  const { rows } = await selectJobs(sql`
    name = ANY (${queues}) AND state IN ('created', 'retry', 'active', 'failed')
      AND (${wanted}::text IS NULL OR (state = 'failed') = (${wanted} = 'failed'))
    ORDER BY coalesce(completed_on, created_on) DESC, id DESC LIMIT ${limit} OFFSET ${offset}`).execute(
    database,
  );
  return rows;
}

/** The jobs that the rest of the statement chooses. */
export function selectJobs(rest: RawBuilder<unknown>) {
  return sql<StoredJob>`
    SELECT id, name AS queue, data, output AS fault,
      CASE state WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS state,
      CASE state WHEN 'failed' THEN completed_on ELSE created_on END AS since,
      CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS tries,
      CASE WHEN state IN ('created', 'retry') THEN start_after END AS next_try_at,
      coalesce((output ->> 'isSeen')::boolean, false) AS is_seen
    FROM pgboss.job WHERE ${rest}`;
}

/** How many jobs of the queues wait, and how many have failed. */
export async function countStoredJobs(
  database: Reader,
  queues: readonly string[],
): Promise<Record<JobState, number>> {
  const { rows } = await sql<Record<JobState, number>>`
    SELECT count(*) FILTER (WHERE state <> 'failed') AS waiting, count(*) FILTER (WHERE state = 'failed') AS failed
    FROM pgboss.job
    WHERE name = ANY (${queues}) AND state IN ('created', 'retry', 'active', 'failed')`.execute(database);
  return rows[0] ?? { waiting: 0, failed: 0 };
}

/** Why all jobs of the queues wait, and since when, where one thing keeps them all waiting. */
export async function readOutage(
  database: Reader,
  queues: readonly string[],
): Promise<{ since: Date; fault: JobFaultNote } | undefined> {
  const { rows } = await sql<{ since: Date; fault: JobFaultNote }>`
    SELECT min(created_on) OVER () AS since, output AS fault FROM pgboss.job
    WHERE name = ANY (${queues}) AND state IN ('retry', 'active') AND (output ->> 'isOutage')::boolean
    ORDER BY started_on DESC LIMIT 1`.execute(database);
  return rows[0];
}
