import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';
import { onlyRow } from '../database/statements/compiled-query.ts';

/** A job's state; a finished job no longer exists. */
type JobState = 'waiting' | 'failed';

export interface StoredJob {
  id: string;
  queue: string;
  data: unknown;
  state: JobState;
  /** Time of storage or restart; for a failed job, of the failure. */
  since: Date;
  tries: number;
  /** Null for active and failed jobs. */
  nextTryAt: Date | null;
  fault: JobFaultNote | null;
  isSeen: boolean;
}

/** A stored fault; `kind` is missing if the worker did not expect it. */
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

const isNotDone = sql<boolean>`state IN ('created', 'retry', 'active', 'failed')`;

/** The jobs selected by the rest of the statement. */
export function selectJobs(rest: RawBuilder<unknown>) {
  return sql<StoredJob>`
    SELECT id, name AS queue, data, output AS fault,
      CASE state WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS state,
      CASE state WHEN 'failed' THEN completed_on ELSE created_on END AS since,
      CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS tries,
      CASE WHEN state IN ('created', 'retry') THEN start_after END AS "nextTryAt",
      coalesce((output ->> 'isSeen')::boolean, false) AS "isSeen"
    FROM pgboss.job WHERE ${rest}`;
}

type JobCounts = Record<JobState, number>;

interface Outage {
  since: Date;
  fault: JobFaultNote;
}

/** The number of waiting and failed jobs of the queues. */
export async function countStoredJobs(database: Reader, queues: readonly string[]): Promise<JobCounts> {
  const { rows } = await countJobs(queues).execute(database);
  return onlyRow(rows);
}

function countJobs(queues: readonly string[]) {
  return sql<JobCounts>`
    SELECT count(*) FILTER (WHERE state <> 'failed') AS waiting, count(*) FILTER (WHERE state = 'failed') AS failed
    FROM pgboss.job WHERE name = ANY (${queues}) AND ${isNotDone}`;
}

/** Unfinished jobs with the total of all queues, and what delays them. */
interface StoredJobs {
  jobs: StoredJob[];
  counts: JobCounts;
  outage: Outage | undefined;
}

type StateOfJobs = JobCounts & { outageSince: Date | null; outageFault: JobFaultNote | null };

/**
 * A page of the queues' unfinished jobs, newest first, with the total. If one cause delays all of them: the cause and
 * since when.
 */
export async function readStoredJobs(
  database: Reader,
  { queues, state, limit, offset }: JobList,
): Promise<StoredJobs> {
  const wanted = state ?? null;
  const page = selectJobs(sql`
    name = ANY (${queues}) AND ${isNotDone}
      AND (${wanted}::text IS NULL OR (state = 'failed') = (${wanted} = 'failed'))
    ORDER BY since DESC, id DESC LIMIT ${limit} OFFSET ${offset}`);
  const outages = sql`
    SELECT min(created_on) OVER () AS "outageSince", output AS "outageFault" FROM pgboss.job
    WHERE name = ANY (${queues}) AND state IN ('retry', 'active') AND (output ->> 'isOutage')::boolean
    ORDER BY started_on DESC LIMIT 1`;
  const { rows } = await sql<StateOfJobs & (StoredJob | { id: null })>`
    SELECT counts.*, outage.*, page.* FROM (${countJobs(queues)}) AS counts
      LEFT JOIN (${outages}) AS outage ON true
      LEFT JOIN (${page}) AS page ON true
    ORDER BY page.since DESC, page.id DESC`.execute(database);
  const { waiting, failed, outageSince: since, outageFault } = onlyRow(rows);
  return {
    jobs: rows.filter((row) => row.id !== null),
    counts: { waiting, failed },
    outage: since === null ? undefined : { since, fault: outageFault ?? {} },
  };
}
