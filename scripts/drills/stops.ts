import { setTimeout as pause } from 'node:timers/promises';
import type { AlmanacProcess } from '../../server/src/testing/almanac-process.ts';
import { startMailServer } from '../../server/src/testing/mail-server.ts';
import { type LoadResult, steadyLoad } from '../../server/src/testing/steady-load.ts';
import type { Drill, DrillResult } from './drill.ts';
import { setUpWorkplace, type Workplace } from './workplace.ts';

const rounds = 20;
const millisecondsOfAMail = 200;
const longestStopMilliseconds = 10_000;

/** Stops an installation under load, as a terminal and service managers do it. */
export const stops: Drill = {
  about: `${rounds} stops under load, through npm, each with a signal to several processes at once`,
  run: runStops,
};

type Way = (almanac: AlmanacProcess, workplace: Workplace) => void | Promise<void>;

const ways: Readonly<Record<string, Way>> = {
  'Ctrl-C': (almanac) => almanac.signal('SIGINT'),
  'a service manager, to the process group': (almanac) => almanac.signal('SIGTERM'),
  'a service manager, to each process, the database among them': async (_almanac, workplace) => {
    for (const id of await workplace.processIds()) process.kill(id, 'SIGTERM');
  },
};

interface Round {
  code: number | null;
  milliseconds: number;
  loads: LoadResult[];
  processesLeft: number;
  jobsInHand: number;
}

async function runStops(): Promise<DrillResult> {
  const mailServer = await startMailServer({ millisecondsOfAMail });
  const workplace = await setUpWorkplace({ SMTP_URL: mailServer.url, MAIL_FROM: 'almanac@example.com' });
  const invited: string[] = [];
  try {
    const first = workplace.start();
    await first.ready();
    first.signal('SIGTERM');
    await first.ended;
    const cookie = await workplace.signInAdministrator();
    const done: Round[] = [];
    for (let number = 0; number < rounds; number += 1) {
      const [name, stop] = Object.entries(ways)[number % Object.keys(ways).length] ?? [];
      if (!stop) break;
      const round = await stopUnderLoad(workplace, cookie, invited, stop);
      console.log(`  ${name}: exit ${round.code} after ${Math.round(round.milliseconds)} ms`);
      done.push(round);
    }
    await sendWhatIsLeft(workplace);
    const mailed = mailServer.received.flatMap(({ to = [] }) => to.map(({ address = '' }) => address));
    return summarize(done, invited, mailed);
  } finally {
    await workplace.close();
    await mailServer.close();
  }
}

async function stopUnderLoad(
  workplace: Workplace,
  cookie: string,
  invited: string[],
  stop: Way,
): Promise<Round> {
  const almanac = workplace.start();
  const api = `${await almanac.ready()}/api`;
  const invite = () => {
    const email = `person-${invited.length}-${Math.random().toString(36).slice(2)}@example.com`;
    return { email, name: 'Grace Hopper' };
  };
  const onAnswer = (status: number, body: string) => {
    if (status === 201) invited.push(JSON.parse(body).email);
  };
  const loads = [
    steadyLoad({ url: `${api}/vacation/my-balance`, callers: 10, cookie }),
    steadyLoad({ url: `${api}/admin/users`, callers: 4, cookie, body: invite, onAnswer }),
    steadyLoad({ url: `${api}/company`, callers: 4, keepsConnections: false }),
  ];
  await pause(500 + Math.random() * 1000);
  const begin = performance.now();
  await stop(almanac, workplace);
  const { code } = await almanac.ended;
  const milliseconds = performance.now() - begin;
  const processesLeft = (await workplace.processIds()).length;
  const inHand = "SELECT FROM pgboss.job WHERE state = 'active'";
  const jobsInHand = await workplace.inspect(async (pool) => (await pool.query(inHand)).rowCount ?? 0);
  const results = await Promise.all(loads.map(({ ended }) => ended));
  return { code, milliseconds, loads: results, processesLeft, jobsInHand };
}

// Longer than it takes to find what the one before had in hand, where the database was gone too soon to note it.
const millisecondsToSendWhatIsLeft = 25_000;

async function sendWhatIsLeft(workplace: Workplace): Promise<void> {
  for (let left = 1; left > 0; ) {
    const almanac = workplace.start();
    await almanac.ready();
    await pause(millisecondsToSendWhatIsLeft);
    almanac.signal('SIGTERM');
    await almanac.ended;
    left = await workplace.inspect(
      async (pool) => (await pool.query('SELECT FROM pgboss.job')).rowCount ?? 0,
    );
  }
}

function summarize(
  done: readonly Round[],
  invited: readonly string[],
  mailed: readonly string[],
): DrillResult {
  const cut = done.flatMap(({ loads }) => loads.flatMap((load) => load.cut));
  const statuses: Record<string, number> = {};
  for (const { answered } of done.flatMap(({ loads }) => loads)) {
    for (const [status, count] of Object.entries(answered))
      statuses[status] = (statuses[status] ?? 0) + count;
  }
  const times = done
    .map(({ milliseconds }) => Math.round(milliseconds))
    .toSorted((one, other) => one - other);
  const counts = Map.groupBy(mailed, (address) => address);
  const lost = invited.filter((address) => !counts.has(address));
  const twice = [...counts].filter(([, mails]) => mails.length > 1);
  const figures = {
    stops: done.length,
    'of them with exit 0': done.filter(({ code }) => code === 0).length,
    'median ms of a stop': times[Math.floor(times.length / 2)] ?? 0,
    'longest ms of a stop': times.at(-1) ?? 0,
    ...Object.fromEntries(
      Object.entries(statuses).map(([status, count]) => [`calls answered ${status}`, count]),
    ),
    'calls cut': cut.length,
    'processes left': total(done.map(({ processesLeft }) => processesLeft)),
    'jobs in hand after a stop': total(done.map(({ jobsInHand }) => jobsInHand)),
    'mails promised': invited.length,
    'mails lost': lost.length,
    'mails sent twice': twice.length,
  };
  const faults = [
    ...done.filter(({ code }) => code !== 0).map(({ code }) => `A stop ended with ${code}`),
    ...times.filter((time) => time > longestStopMilliseconds).map((time) => `A stop took ${time} ms`),
    ...cut.map((call) => `A call was cut: ${call}`),
    ...(figures['processes left'] > 0 ? ['Processes were left'] : []),
    ...(figures['jobs in hand after a stop'] > 0 ? ['Jobs were left in hand'] : []),
    ...lost.map((address) => `The mail to ${address} is lost`),
    ...twice.map(([address]) => `${address} was mailed twice`),
  ];
  return { figures, faults };
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
