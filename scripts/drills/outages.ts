import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../../server/src/testing/mail-server.ts';
import { startDatabaseServer } from './database-server.ts';
import type { Drill, DrillResult } from './drill.ts';
import { fillDisk } from './full-disk.ts';
import { type Person, signInPeople } from './people.ts';

const longestSeconds = 30;
const secondsWithoutMail = 10;
const readOnly = 'ALTER SYSTEM SET default_transaction_read_only';

/** Takes away what the product leans on, and gives it back. */
export const outages: Drill = {
  about:
    'the database away, read-only and without room, and the mail server away: what readiness and calls say, and how soon all is well again',
  run: runOutages,
};

interface Scene {
  address: string;
  people: Person[];
  figures: Record<string, string>;
  faults: string[];
}

async function runOutages(): Promise<DrillResult> {
  const mailServer = await startMailServer();
  const mailPort = Number(new URL(mailServer.url).port);
  const server = await startDatabaseServer();
  const variables = { SMTP_URL: mailServer.url, MAIL_FROM: 'almanac@example.com', CALLS_PER_SECOND: '0' };
  let returned: Awaited<ReturnType<typeof startMailServer>> | undefined;
  try {
    const address = await server.start(variables).ready();
    const { administrators, employees } = await signInPeople(server.pool, 2);
    const scene: Scene = { address, people: employees, figures: {}, faults: [] };

    await server.takeAway();
    await expectOutage(scene, 'database away', { reads: 503, writes: 503 });
    await expectReturn(scene, 'database away', server.bringBack);

    await server.pool.query(`${readOnly} = on`);
    await server.pool.query('SELECT pg_reload_conf()');
    await expectOutage(scene, 'database read-only', { reads: 200, writes: 503 });
    await expectReturn(scene, 'database read-only', async () => {
      await server.pool.query(`${readOnly} = off`);
      await server.pool.query('SELECT pg_reload_conf()');
    });

    await mailServer.close();
    const [administrator] = administrators;
    const email = 'grace@example.com';
    await expectStatus(scene, 'mail server away, an invitation', 201, () =>
      call(address, '/api/admin/users', administrator, { email, name: 'Grace Hopper' }),
    );
    await expectStatus(scene, 'mail server away, readiness', 200, () => call(address, '/api/health/ready'));
    await pause(secondsWithoutMail * 1000);
    returned = await startMailServer({ port: mailPort });
    const begin = performance.now();
    await returned.next(email);
    scene.figures['s until the mail is out, return of the mail server'] = secondsSince(begin);

    const disk = await fillDisk();
    return { figures: { ...scene.figures, ...disk.figures }, faults: [...scene.faults, ...disk.faults] };
  } finally {
    await server.close();
    await (returned ?? mailServer).close();
  }
}

async function expectOutage(
  scene: Scene,
  name: string,
  { reads, writes }: { reads: number; writes: number },
): Promise<void> {
  const { address, people, figures, faults } = scene;
  const begin = performance.now();
  await untilStatus(() => call(address, '/api/health/ready'), 503);
  figures[`${name}: s until readiness is 503`] = secondsSince(begin);
  await expectStatus(scene, `${name}, liveness`, 200, () => call(address, '/api/health/live'));
  await expectStatus(scene, `${name}, a read`, reads, () =>
    call(address, '/api/vacation/my-balance', people[0]),
  );
  const write = await call(address, '/api/vacation', people[0], dayAtHome(7));
  figures[`${name}, a write`] = String(write.status);
  if (write.status !== writes) faults.push(`${name}: a write was answered ${write.status}`);
  if (write.status === 503 && !write.retryAfter) faults.push(`${name}: 503 does not say when to come back`);
}

async function expectReturn(scene: Scene, name: string, bringBack: () => Promise<void>): Promise<void> {
  const { address, people, figures, faults } = scene;
  const begin = performance.now();
  await bringBack();
  await untilStatus(() => call(address, '/api/health/ready'), 200);
  await untilStatus(() => call(address, '/api/vacation/my-balance', people[1]), 200);
  const seconds = secondsSince(begin);
  figures[`${name}: s until all is well again`] = seconds;
  if (Number(seconds) > longestSeconds) faults.push(`${name}: it took ${seconds} s until all was well again`);
}

async function expectStatus(
  { figures, faults }: Scene,
  name: string,
  expected: number,
  made: () => Promise<{ status: number }>,
): Promise<void> {
  const { status } = await made();
  figures[name] = String(status);
  if (status !== expected) faults.push(`${name} was answered ${status}`);
}

async function untilStatus(made: () => Promise<{ status: number }>, wanted: number): Promise<void> {
  const deadline = performance.now() + 2 * longestSeconds * 1000;
  while ((await made()).status !== wanted) {
    if (performance.now() > deadline) throw new Error(`It never answers ${wanted}`);
    await pause(100);
  }
}

async function call(address: string, path: string, person?: Person, body?: object) {
  const headers = { cookie: person?.cookie ?? '', ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${address}${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

function dayAtHome(daysAhead: number) {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  const date = day.toISOString().slice(0, 10);
  return { type: 'WORK_FROM_HOME', startDate: date, endDate: date };
}

function secondsSince(begin: number): string {
  return ((performance.now() - begin) / 1000).toFixed(1);
}
