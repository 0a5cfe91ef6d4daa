import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';
import { prepareDearCalls } from './dear-calls.ts';
import type { Drill, DrillResult } from './drill.ts';
import { type Person, signInPeople } from './people.ts';
import type { Attack, AttackReport } from './stampede-attacker.ts';

const secondsOfAnAttack = 10;
const callsOfTheVictim = 200;
const mostTimesSlower = 3;
const millisecondsBetweenCalls = 20;

/** Lets one client, one lock and slow lines loose on an installation with its limits as they come. */
export const stampede: Drill = {
  about: `what somebody else's calls take while one client, one lock or slow lines do what they can, ${secondsOfAnAttack} s each`,
  run: runStampede,
};

interface Scene {
  server: DatabaseServer;
  address: string;
  victim: Person;
  attacker: Person;
}

async function runStampede(): Promise<DrillResult> {
  const server = await startDatabaseServer();
  try {
    const address = await server.start({ CALLS_PER_SECOND: '50' }).ready();
    const { employees, administrators } = await signInPeople(server.pool, 2);
    const [administrator] = administrators;
    const [victim, attacker] = employees;
    if (!victim || !attacker || !administrator) throw new Error('There are too few people');
    const scene = { server, address, victim, attacker };
    await measure(scene);
    const quiet = await measure(scene);
    const cookie = attacker.cookie;
    const dear = await prepareDearCalls({ pool: server.pool, address, attacker, administrator });
    const attacks: Readonly<Record<string, Attack[]>> = {
      '40 writes of one person at once': [{ kind: 'writes', address, cookie, atOnce: 40 }],
      '200 anonymous calls at once': [{ kind: 'anonymous', address, cookie, atOnce: 200 }],
      '200 bodies that never come': [{ kind: 'bodies', address, cookie, atOnce: 200 }],
      'the dearest calls of an employee, 10 at once': [
        { kind: 'calls', calls: dear.ofEmployee, address, cookie, atOnce: 10 },
      ],
      'the dearest calls of an administrator, 10 at once': [
        { kind: 'calls', calls: dear.ofAdministrator, address, cookie: administrator.cookie, atOnce: 10 },
      ],
      '4,000 event streams of one person': [{ kind: 'streams', address, cookie, atOnce: 4000 }],
    };
    const figures: Record<string, string> = { 'quiet, median ms': quiet.toFixed(1) };
    const faults: string[] = [];
    const judge = (name: string, { median, report }: { median: number; report: string }) => {
      const times = median / quiet;
      figures[`${name}, median ms`] = `${median.toFixed(1)} (${times.toFixed(1)} times)`;
      console.log(`  ${name}: ${median.toFixed(1)} ms; its own calls: ${report}`);
      if (times >= mostTimesSlower) faults.push(`${name}: ${times.toFixed(1)} times slower`);
    };
    for (const [name, each] of Object.entries(attacks)) judge(name, await under(scene, each));
    judge('a lock on one row, and 40 writes that wait for it', await underLock(scene));
    return { figures, faults };
  } finally {
    await server.close();
  }
}

async function underLock(scene: Scene) {
  const { address, attacker, server } = scene;
  const holder = await server.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(
      "SET LOCAL idle_in_transaction_session_timeout = 0; SELECT set_config('lock_timeout', '0', true)",
    );
    await holder.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [attacker.id]);
    return await under(scene, [{ kind: 'writes', address, cookie: attacker.cookie, atOnce: 40 }]);
  } finally {
    holder.release(true);
  }
}

/** The victim's median while the attacks run, and what their calls were answered. */
async function under(scene: Scene, attacks: readonly Attack[]) {
  const script = fileURLToPath(new URL('./stampede-attacker.ts', import.meta.url));
  const workers = attacks.map((attack) => fork(script, [JSON.stringify(attack)]));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  await pause((secondsOfAnAttack * 1000) / 2);
  const median = await measure(scene);
  await pause((secondsOfAnAttack * 1000) / 2);
  const reports = await Promise.all(
    workers.map(async (worker) => {
      const reported = once(worker, 'message');
      worker.send('stop');
      const [{ statuses }] = (await reported) as [AttackReport];
      worker.disconnect();
      return Object.entries(statuses).map(([status, count]) => `${status} ${count} times`);
    }),
  );
  // The limits of the attacker, and what they left in hand, are over before the next one begins.
  await pause(2000);
  return { median, report: reports.flat().join(', ') };
}

/** How many milliseconds a call of the victim takes, in the median; each must be answered with 200. */
async function measure({ address, victim }: Scene): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < callsOfTheVictim; count += 1) {
    const begin = performance.now();
    const answer = await fetch(`${address}/api/vacation/my-balance`, { headers: { cookie: victim.cookie } });
    await answer.arrayBuffer();
    times.push(performance.now() - begin);
    if (answer.status !== 200) throw new Error(`The victim was answered ${answer.status}`);
    await pause(millisecondsBetweenCalls);
  }
  return times.toSorted((one, other) => one - other)[callsOfTheVictim / 2] ?? 0;
}
