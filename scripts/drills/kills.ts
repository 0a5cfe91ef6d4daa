import { setTimeout as pause } from 'node:timers/promises';
import type { AlmanacProcess } from '../../server/src/testing/almanac-process.ts';
import type { Drill, DrillResult } from './drill.ts';
import { type Installation, setUpInstallation } from './installation.ts';
import { signInPeople } from './people.ts';
import { compareWithStored, startWriters, type Writers } from './writers.ts';

const killsOfEach = 5;
const writersAtOnce = 20;
const writesBetweenKills = 100;

/** Kills server and database during writes. */
export const kills: Drill = {
  about: `${killsOfEach} times kill -9 of the server and ${killsOfEach} times of the database, while ${writersAtOnce} people write`,
  run: runKills,
};

interface Scene {
  installation: Installation;
  server: { almanac: AlmanacProcess; address: string };
  writers: Writers;
}

async function runKills(): Promise<DrillResult> {
  const installation = await setUpInstallation({});
  try {
    const first = installation.start();
    await first.ready();
    await stop(first);
    const { employees } = await installation.inspect((pool) => signInPeople(pool, writersAtOnce));
    const almanac = installation.start();
    const server = { almanac, address: await almanac.ready() };
    const writers = startWriters(employees, () => server.address);
    const scene: Scene = { installation, server, writers };
    const seconds: Record<string, number[]> = { server: [], database: [] };
    for (let round = 0; round < killsOfEach; round += 1) {
      seconds.server?.push(await killUnderWrites(scene, 'server', killServer));
      seconds.database?.push(await killUnderWrites(scene, 'database', killDatabase));
    }
    await writers.stop();
    await stop(server.almanac);
    const { figures, faults } = await installation.inspect((pool) => compareWithStored(pool, writers));
    const longest = Object.entries(seconds).map(([name, each]) => [
      `longest s until the first write after a kill of the ${name}`,
      Math.max(...each).toFixed(1),
    ]);
    return { figures: { kills: 2 * killsOfEach, ...figures, ...Object.fromEntries(longest) }, faults };
  } finally {
    await installation.close();
  }
}

async function stop(almanac: AlmanacProcess): Promise<void> {
  almanac.signal('SIGTERM');
  await almanac.ended;
}

/** Returns the seconds from the kill to the next acknowledged write. */
async function killUnderWrites(
  scene: Scene,
  name: string,
  kill: (scene: Scene) => Promise<void>,
): Promise<number> {
  await untilWritten(scene.writers, writesBetweenKills);
  const begin = performance.now();
  await kill(scene);
  await untilWritten(scene.writers, 1);
  const seconds = (performance.now() - begin) / 1000;
  console.log(`  kill of the ${name}: next write after ${seconds.toFixed(1)} s`);
  return seconds;
}

async function killServer({ installation, server }: Scene): Promise<void> {
  server.almanac.signal('SIGKILL');
  await server.almanac.ended;
  server.almanac = installation.start();
  server.address = await server.almanac.ready();
}

async function killDatabase({ installation }: Scene): Promise<void> {
  process.kill(await installation.databaseProcessId(), 'SIGKILL');
  // Writes acknowledged before the kill don't count as recovery.
  await pause(100);
}

async function untilWritten(writers: Writers, more: number): Promise<void> {
  const wanted = writers.acknowledged() + more;
  const deadline = performance.now() + 120_000;
  while (writers.acknowledged() < wanted) {
    if (performance.now() > deadline) throw new Error('No write succeeded any more');
    await pause(20);
  }
}
