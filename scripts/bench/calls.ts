import { setTimeout as pause } from 'node:timers/promises';
import { type Company, inCompany } from './company.ts';
import type { Cell, Memory } from './figures.ts';
import { type Job, jobs, type Question } from './jobs.ts';
import { type Call, type Load, measureLoad } from './load.ts';
import type { BenchOptions } from './options.ts';
import { memoryOf, processorSeconds, processorSecondsOfFamily } from './process-usage.ts';

type Settings = Pick<BenchOptions, 'jobs' | 'connections' | 'seconds'> & { note: (message: string) => void };

const warmUpSeconds = 0.4;
const warmUpConnections = 10;
/** PostgreSQL plans a statement five times per connection before it caches a generic plan. */
const warmUpSequencesPerConnection = 8;
const serverConnections = 20;
/** Cap on the one-time questions used for the warm-up. */
const warmUpQuestions = 600;
/** Higher than any measured rate. */
const sequencesPerSecond = 1500;
const settleMilliseconds = 50;

/** Measures the jobs in a company with that many people. */
export async function measureCalls(
  people: number,
  settings: Settings,
): Promise<{ cells: Cell[]; memory: Memory }> {
  return inCompany(people, async (company) => {
    const cells: Cell[] = [];
    for (const job of jobs.filter(({ name }) => settings.jobs.includes(name))) {
      // A freshly started server is slow until its code is compiled.
      await measureCell(job, company, warmUpConnections, warmUpSeconds);
      for (const connections of settings.connections) {
        settings.note(`${people} people: ${job.name} × ${connections}`);
        const measured = await measureCell(job, company, connections, settings.seconds);
        cells.push({ people, job: job.name, connections, ...measured });
      }
    }
    const { atMost } = await memoryOf(company.processId);
    const { secondsToStart, megabytesAtRest: atRest } = company;
    return { cells, memory: { people, secondsToStart, atRest, atMost } };
  });
}

async function measureCell(
  job: Job,
  company: Company,
  connections: number,
  seconds: number,
): Promise<Omit<Cell, 'people' | 'job' | 'connections'>> {
  const isOnce = job.isOnce === true;
  const questions = await job.questions(
    company,
    Math.ceil(sequencesPerSecond * seconds) + warmUpQuestions + connections,
  );
  const sequences = questions.map((sequence) => sequence.map((question) => callOf(question, company)));
  const warmUpSequences = isOnce ? sequences.splice(0, warmUpQuestions) : sequences;
  const load: Load = {
    address: company.address,
    connections,
    seconds,
    expects: job.expects,
    sequences,
    isOnce,
  };
  await measureLoad({
    ...load,
    seconds: warmUpSeconds,
    leastSequences: warmUpSequencesPerConnection * Math.min(connections, serverConnections),
    sequences: warmUpSequences,
  });
  await untilIdle(company);
  const before = await processorsOf(company);
  const { sequences: count, seconds: lasted, ...speed } = await measureLoad(load);
  const after = await processorsOf(company);
  await untilIdle(company);
  await job.end?.(company);
  return {
    ...speed,
    processorMilliseconds: (1000 * (after.server - before.server)) / count,
    processors: (after.server - before.server) / lasted,
    databaseMilliseconds: (1000 * (after.database - before.database)) / count,
  };
}

async function processorsOf({ processId, databaseProcessId }: Company) {
  const [server, database] = await Promise.all([
    processorSeconds(processId),
    processorSecondsOfFamily(databaseProcessId),
  ]);
  return { server, database };
}

function callOf({ who, path, isPage, body, tag }: Question, { address }: Company): Call {
  return {
    method: body ? 'POST' : 'GET',
    path: isPage ? path : `/api${path}`,
    headers: {
      cookie: who.cookie,
      origin: address,
      'accept-encoding': 'identity',
      ...(body && { 'content-type': 'application/json' }),
      ...(tag && { 'if-none-match': tag }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** Waits for queries and jobs that outlive their calls. */
async function untilIdle({ pool }: Company): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM pg_stat_activity
          WHERE state <> 'idle' AND datname = current_database() AND pid <> pg_backend_pid())::integer
        + (SELECT count(*) FROM pgboss.job WHERE state < 'completed' AND start_after <= now())::integer AS count`,
    );
    if (rows[0]?.count === 0) return;
    await pause(settleMilliseconds);
  }
}
