import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallStatement, countStatements, prepareCounting } from './call-statements.ts';
import { type Company, inCompany } from './company.ts';
import type { Cell, Memory } from './figures.ts';
import { type Floor, startFloor } from './floor.ts';
import { type Job, jobs, type Question } from './jobs.ts';
import { type Call, type Load, measureLoad } from './load.ts';
import type { BenchOptions } from './options.ts';
import { memoryOf, processorSeconds, processorSecondsOfFamily } from './process-usage.ts';

export interface SizeFigures {
  cells: Cell[];
  memory: Memory;
  /** What each job gives to the database in one turn. */
  statements: Record<string, CallStatement[]>;
}

type Settings = Pick<BenchOptions, 'jobs' | 'connections' | 'seconds' | 'isCompressed'> & {
  note: (message: string) => void;
};

const warmUpSeconds = 0.4;
const warmUpConnections = 10;
/** PostgreSQL plans a statement anew five times before it keeps a plan, on each connection of the server. */
const warmUpTurnsOfConnection = 8;
const connectionsOfServer = 20;
/** So much of what can be asked for but once is kept for it. */
const mostOfWarmUp = 600;
const countedTurns = 20;
/** More than any server has taken of what can be asked for but once. */
const mostPerSecond = 1500;
const settleMilliseconds = 50;

/** Measures the jobs, each beside its floor, in a company of so many people. */
export async function measureCalls(people: number, settings: Settings): Promise<SizeFigures> {
  return inCompany(people, async (company) => {
    const floor = await startFloor(company);
    try {
      await prepareCounting(company);
      const cells: Cell[] = [];
      const statements: SizeFigures['statements'] = {};
      for (const job of jobs.filter(({ name }) => settings.jobs.includes(name))) {
        const counted = await statementsOf(job, company, floor, settings);
        if (!counted) {
          console.log(`${job.name} is left out: the server tells no version of its answer`);
          continue;
        }
        statements[job.name] = counted;
        // A server that has just started is slow until its code is compiled.
        const warmUp = { ...settings, seconds: warmUpSeconds };
        await measureCell({ job, company, floor, connections: warmUpConnections, settings: warmUp });
        const statementsOfCall = counted.reduce((sum, { times }) => sum + times, 0);
        for (const connections of settings.connections) {
          settings.note(`${people} people: ${job.name} × ${connections}`);
          const cell = await measureCell({ job, company, floor, connections, settings });
          cells.push({ people, job: job.name, connections, statements: statementsOfCall, ...cell });
        }
      }
      const { atMost } = await memoryOf(company.processId);
      const { secondsToStart, megabytesAtRest: atRest } = company;
      return { cells, memory: { people, secondsToStart, atRest, atMost }, statements };
    } finally {
      floor.end();
    }
  });
}

interface Situation {
  job: Job;
  company: Company;
  floor: Floor;
  connections: number;
  settings: Settings;
}

type Measurement = Omit<Cell, 'people' | 'job' | 'connections' | 'statements'>;

async function measureCell({ job, company, floor, connections, settings }: Situation): Promise<Measurement> {
  const { seconds } = settings;
  const times = Math.ceil(mostPerSecond * seconds) + mostOfWarmUp + connections;
  const questions = await job.questions(company, times);
  const isOnce = job.isOnce === true;
  const load = { connections, isOnce };
  const turns = questions.map((turn) => turn.map((question) => callOf(question, company, settings)));
  const taken = isOnce ? mostOfWarmUp : 0;
  const own: Load = {
    ...load,
    address: company.address,
    expects: job.expects,
    seconds,
    turns: turns.slice(taken),
  };
  const leastTurns = warmUpTurnsOfConnection * Math.min(connections, connectionsOfServer);
  const warmUp = { seconds: warmUpSeconds, leastTurns };
  await measureLoad({ ...own, ...warmUp, turns: isOnce ? turns.slice(0, taken) : turns });
  await untilIdle(company);
  const before = await processorsOf(company);
  const measured = await measureLoad(own);
  const after = await processorsOf(company);
  await untilIdle(company);
  await job.end?.(company);
  const floorTurns = questions.map((turn) => turn.map((question) => floor.callOf(question)));
  const bare: Load = {
    ...load,
    address: floor.address,
    expects: 200,
    seconds,
    turns: floorTurns,
    isOnce: false,
  };
  await measureLoad({ ...bare, ...warmUp });
  const { turns: _turns, seconds: _seconds, ...floorSpeed } = await measureLoad(bare);
  const { turns: count, seconds: lasted, ...speed } = measured;
  return {
    ...speed,
    processorMilliseconds: (1000 * (after.server - before.server)) / count,
    processors: (after.server - before.server) / lasted,
    databaseMilliseconds: (1000 * (after.database - before.database)) / count,
    floor: floorSpeed,
  };
}

async function processorsOf({ processId, databaseProcessId }: Company) {
  const [server, database] = await Promise.all([
    processorSeconds(processId),
    processorSecondsOfFamily(databaseProcessId),
  ]);
  return { server, database };
}

/** The statements of a turn; nothing where there is nothing to ask. Checks that the floor answers the same rows. */
async function statementsOf(
  job: Job,
  company: Company,
  floor: Floor,
  settings: Settings,
): Promise<CallStatement[] | undefined> {
  const questions = await job.questions(company, countedTurns + 1);
  const [first, ...others] = job.isOnce
    ? questions
    : Array.from({ length: countedTurns + 1 }, (_, index) => {
        return questions[index % questions.length] ?? [];
      });
  const [question] = first ?? [];
  if (!first || !question) return undefined;
  const [answer] = await answersTo(job, first, company, settings);
  if (job.hasRows)
    assert.equal(rowsOf(answer), rowsOf(await floor.answerTo(question)), `${job.name} and its floor`);
  await untilIdle(company);
  const counted = await countStatements(company, countedTurns, async () => {
    for (const turn of others) await answersTo(job, turn, company, settings);
  });
  await untilIdle(company);
  await job.end?.(company);
  return counted;
}

async function answersTo(job: Job, turn: readonly Question[], company: Company, settings: Settings) {
  const answers: unknown[] = [];
  for (const question of turn) {
    const { path, ...call } = callOf(question, company, settings);
    const answer = await fetch(`${company.address}${path}`, call);
    const text = await answer.text();
    assert.equal(answer.status, job.expects, `${path}: ${text.slice(0, 500)}`);
    const isRead = answer.headers.get('content-type')?.startsWith('application/json');
    answers.push(isRead ? JSON.parse(text) : undefined);
  }
  return answers;
}

function callOf(
  { who, path, isPage, body, headers }: Question,
  { address }: Company,
  { isCompressed }: Settings,
): Call {
  const all = {
    cookie: who.cookie,
    origin: address,
    'accept-encoding': isCompressed ? 'gzip, deflate, br' : 'identity',
    ...(body && { 'content-type': 'application/json' }),
    ...headers,
  };
  return {
    method: body ? 'POST' : 'GET',
    path: isPage ? path : `/api${path}`,
    headers: all,
    ...(body && { body: JSON.stringify(body) }),
  };
}

function rowsOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const { data } = answer as { data?: unknown[] };
  return data?.length ?? 1;
}

/** Until nothing is under way that an answered or a given up call has left behind. */
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
