import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { processorSeconds } from '../bench/process-usage.ts';
import { startDatabaseServer } from './database-server.ts';
import type { Drill, DrillResult } from './drill.ts';
import { type Person, signInPeople } from './people.ts';

const listeners = 500;
const approvalsOfEach = 100;
const mostMilliseconds = 10;
const millisecondsToSettle = 3000;

/** Has a company listen for news, and looks at what an approval costs the server and whom it wakes. */
export const wakes: Drill = {
  about: `what an approval costs while nobody and while ${listeners} people listen for news, and who of them hears of it`,
  run: runWakes,
};

async function runWakes(): Promise<DrillResult> {
  const server = await startDatabaseServer();
  const stopping = new AbortController();
  try {
    const almanac = server.start({ CALLS_PER_SECOND: '0' });
    const address = await almanac.ready();
    const { employees, administrators } = await signInPeople(server.pool, listeners);
    const [decider] = administrators;
    assert(decider, 'There is an administrator');
    const requesters = employees.slice(0, approvalsOfEach);
    const approveAll = async (start: string) => {
      const ids = await askForAll(server.pool, requesters, start);
      await pause(millisecondsToSettle);
      const before = await processorSeconds(almanac.processId);
      for (const id of ids) await approve(address, decider, id);
      return ((await processorSeconds(almanac.processId)) - before) * (1000 / approvalsOfEach);
    };
    await approveAll('2 months');
    const quiet = await approveAll('3 months');
    const heard = new Map<string, string[]>();
    for (const person of [...employees, ...administrators]) {
      const news: string[] = [];
      heard.set(person.id, news);
      await listen(address, person, news, stopping.signal);
    }
    await pause(millisecondsToSettle);
    for (const news of heard.values()) news.length = 0;
    const listenedTo = await approveAll('4 months');
    await pause(millisecondsToSettle);
    const others = employees.slice(approvalsOfEach);
    const woken = (people: readonly Person[]) => people.filter(({ id }) => heard.get(id)?.length).length;
    const faults = [
      ...(listenedTo < mostMilliseconds ? [] : [`an approval costs ${listenedTo.toFixed(1)} ms`]),
      ...(woken(others) === 0 ? [] : [`${woken(others)} people were woken whom it does not concern`]),
      ...(woken(requesters) === requesters.length ? [] : ['not everybody heard whose request was approved']),
    ];
    return {
      figures: {
        'ms of the processor an approval, nobody listens': quiet.toFixed(1),
        [`ms of the processor an approval, ${listeners} listen`]: listenedTo.toFixed(1),
        'woken: whose request was approved': woken(requesters),
        'woken: administrators': woken(administrators),
        'woken: others': woken(others),
      },
      faults,
    };
  } finally {
    stopping.abort();
    await server.close();
  }
}

type Pool = Awaited<ReturnType<typeof startDatabaseServer>>['pool'];

/** A request of each for a day, that long from now; their ids. */
async function askForAll(pool: Pool, people: readonly Person[], start: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO time_off_requests (id, requester_id, type, start_date, end_date)
     SELECT gen_random_uuid(), id, 'VACATION', day, day
     FROM unnest($1::uuid[]) AS id, date_trunc('week', now() + $2::interval) AS day
     RETURNING id`,
    [people.map(({ id }) => id), start],
  );
  return rows.map(({ id }) => id);
}

async function approve(address: string, { cookie }: Person, id: string): Promise<void> {
  const headers = { cookie, origin: address, 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/vacation/${id}/approve`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  const text = await answer.text();
  assert(answer.ok, text);
}

/** Opens the event stream of the person; notes what it says of changes until the end. */
async function listen(
  address: string,
  { cookie }: Person,
  news: string[],
  signal: AbortSignal,
): Promise<void> {
  const { body } = await fetch(`${address}/api/news`, { headers: { cookie }, signal });
  assert(body, 'The stream has a body');
  const reading = (async () => {
    for await (const text of body.pipeThrough(new TextDecoderStream()))
      news.push(...(text.match(/^data: [a-z-]+$/gm) ?? []));
  })();
  reading.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
