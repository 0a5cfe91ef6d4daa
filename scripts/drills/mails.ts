import { setTimeout as pause } from 'node:timers/promises';
import type { AlmanacProcess } from '../../server/src/testing/almanac-process.ts';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import type { Drill, DrillResult } from './drill.ts';
import { setUpWorkplace, type Workplace } from './workplace.ts';

const killsOfEach = 5;
const mailsOfAKill = 30;
const mailsOfAnOutage = 100;
const secondsOfAnOutage = 60;
const longestSeconds = 30;
const millisecondsOfAMail = 300;

/** Kills what mails depend on while they are on their way, and takes the mail server away for a while. */
export const mails: Drill = {
  about: `${killsOfEach} kills of the server and of the database with mails in hand, and a mail server that is away for ${secondsOfAnOutage} s`,
  run: runMails,
};

interface Scene {
  workplace: Workplace;
  cookie: string;
  mailServer: MailServer;
  almanac: AlmanacProcess;
  /** Everybody who is to be mailed so far. */
  promised: string[];
}

async function runMails(): Promise<DrillResult> {
  const mailServer = await startMailServer({ millisecondsOfAMail });
  const workplace = await setUpWorkplace({ SMTP_URL: mailServer.url, MAIL_FROM: 'almanac@example.com' });
  try {
    const first = workplace.start();
    await first.ready();
    first.signal('SIGTERM');
    await first.ended;
    const cookie = await workplace.signInAdministrator();
    const scene: Scene = { workplace, cookie, mailServer, almanac: workplace.start(), promised: [] };
    const afterKills: Record<string, number[]> = { server: [], database: [] };
    for (let round = 0; round < killsOfEach; round += 1) {
      afterKills.server?.push(await killInHand(scene, `server-${round}`, killServer));
      afterKills.database?.push(await killInHand(scene, `database-${round}`, killDatabase));
    }
    // By then a second copy of what is out would be out as well.
    await pause(longestSeconds * 1000);
    const outage = await sitOutOutage(scene);
    scene.almanac.signal('SIGTERM');
    await scene.almanac.ended;
    const received = [...mailServer.received, ...outage.received];
    return summarize(scene.promised, received, afterKills, outage.seconds);
  } finally {
    await workplace.close();
    await mailServer.close();
  }
}

async function killServer(scene: Scene): Promise<void> {
  scene.almanac.signal('SIGKILL');
  await scene.almanac.ended;
  scene.almanac = scene.workplace.start();
}

async function killDatabase({ workplace }: Scene): Promise<void> {
  process.kill(await workplace.databaseProcessId(), 'SIGKILL');
}

/** Kills once some of the mails are out, and returns after how many seconds all of them were. */
async function killInHand(
  scene: Scene,
  name: string,
  kill: (scene: Scene) => Promise<void>,
): Promise<number> {
  const people = await invite(scene, name, mailsOfAKill);
  await untilMailed(scene.mailServer, people, mailsOfAKill / 4);
  const begin = performance.now();
  await kill(scene);
  await untilMailed(scene.mailServer, people, people.length);
  const seconds = (performance.now() - begin) / 1000;
  console.log(`  kill of the ${name}: all mails out after ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Takes the mail server away while people are mailed, and tells how many seconds after its return all are out. */
async function sitOutOutage(scene: Scene) {
  const port = Number(new URL(scene.mailServer.url).port);
  await scene.mailServer.close();
  const people = await invite(scene, 'outage', mailsOfAnOutage);
  await pause(secondsOfAnOutage * 1000);
  const begin = performance.now();
  const mailServer = await startMailServer({ port });
  await untilMailed(mailServer, people, people.length);
  const seconds = (performance.now() - begin) / 1000;
  await pause(longestSeconds * 1000);
  await mailServer.close();
  return { seconds, received: mailServer.received };
}

async function invite(scene: Scene, name: string, count: number): Promise<string[]> {
  const { almanac, cookie, promised } = scene;
  const url = `${await almanac.ready()}/api/admin/users`;
  const emails = Array.from({ length: count }, (_, number) => `${name}-${number}@example.com`);
  for (const email of emails) {
    const headers = { cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ email, name: 'Grace Hopper' });
    const answer = await fetch(url, { method: 'POST', headers, body });
    if (answer.status !== 201) throw new Error(`The invitation of ${email} was answered ${answer.status}`);
    promised.push(email);
  }
  return emails;
}

function mailed({ received }: MailServer, people: readonly string[]): string[] {
  return received
    .flatMap(({ to = [] }) => to.map(({ address = '' }) => address))
    .filter((each) => people.includes(each));
}

async function untilMailed(mailServer: MailServer, people: readonly string[], count: number): Promise<void> {
  const deadline = performance.now() + 10 * longestSeconds * 1000;
  while (new Set(mailed(mailServer, people)).size < count) {
    if (performance.now() > deadline) return;
    await pause(50);
  }
}

function summarize(
  promised: readonly string[],
  received: MailServer['received'],
  afterKills: Record<string, number[]>,
  outage: number,
): DrillResult {
  const addresses = received.flatMap(({ to = [] }) => to.map(({ address = '' }) => address));
  const counts = Map.groupBy(addresses, (address) => address);
  const lost = promised.filter((address) => !counts.has(address));
  const twice = [...counts].filter(([, copies]) => copies.length > 1).map(([address]) => address);
  const longest = Object.entries(afterKills).map(([name, seconds]) => [name, Math.max(...seconds)] as const);
  const figures = {
    'mails promised': promised.length,
    'mails lost': lost.length,
    'mails sent twice': twice.length,
    ...Object.fromEntries(
      longest.map(([name, seconds]) => [
        `longest s until all are out, kill of the ${name}`,
        seconds.toFixed(1),
      ]),
    ),
    's until all are out, return of the mail server': outage.toFixed(1),
  };
  const faults = [
    ...lost.map((address) => `The mail to ${address} is lost`),
    // The moment in which a second copy cannot be excluded is short, but a kill can hit it.
    ...(twice.length > promised.length / 100 ? [`${twice.join(', ')} were mailed twice`] : []),
    ...longest
      .filter(([, seconds]) => seconds > longestSeconds)
      .map(([name, seconds]) => `After a kill of the ${name} the mails took ${seconds.toFixed(1)} s`),
    ...(outage > longestSeconds ? [`After the outage the mails took ${outage.toFixed(1)} s`] : []),
  ];
  return { figures, faults };
}
