import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../../server/src/testing/mail-server.ts';
import { startDatabaseServer } from './database-server.ts';
import type { Drill, DrillResult } from './drill.ts';
import { type People, type Person, signInPeople } from './people.ts';
import { compareWithStored, startWriters } from './writers.ts';

const writersAtOnce = 20;
const races = 30;
const secondsOfWriting = 10;
const linksOfAPerson = 5;

/** Runs two instances on one database: what races is decided once, and the death of one is not the other's. */
export const instances: Drill = {
  about: `two instances on one database: ${races} races of each kind, and ${secondsOfWriting} s of writes in which one is killed and comes back`,
  run: runInstances,
};

async function runInstances(): Promise<DrillResult> {
  const mailServer = await startMailServer();
  const server = await startDatabaseServer();
  const variables = {
    CALLS_PER_SECOND: '0',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'almanac@example.com',
  };
  try {
    let second = server.start(variables);
    const addresses = [await server.start(variables).ready(), await second.ready()] as [string, string];
    const people = await signInPeople(server.pool, writersAtOnce + races);
    const racers = people.employees.splice(0, races);

    const writers = startWriters(people.employees, (writer) => addresses[writer % 2] ?? addresses[0]);
    await pause((secondsOfWriting * 1000) / 2);
    second.signal('SIGKILL');
    await second.ended;
    second = server.start(variables);
    addresses[1] = await second.ready();
    await pause((secondsOfWriting * 1000) / 2);
    await writers.stop();
    const written = await compareWithStored(server.pool, writers);

    const booked = await race(racers, (person) => bookTwice(person, addresses));
    const decided = await race(racers, (person) => decideTwice(person, people, addresses));
    const links = await askForLinks(addresses);
    const figures = {
      ...written.figures,
      'races for one day': races,
      'of them won once': booked.filter(Boolean).length,
      'races of two decisions': races,
      'of them decided once': decided.filter(Boolean).length,
      [`links of one person from both, of ${2 * linksOfAPerson} asked for`]: links,
    };
    const faults = [
      ...written.faults,
      ...(booked.every(Boolean) ? [] : ['A day was given twice, or to nobody']),
      ...(decided.every(Boolean) ? [] : ['A request was decided twice, or not at all']),
      ...(links === linksOfAPerson ? [] : [`${links} links were granted to one person`]),
    ];
    return { figures, faults };
  } finally {
    await server.close();
    await mailServer.close();
  }
}

async function race(
  people: readonly Person[],
  once: (person: Person) => Promise<boolean>,
): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const person of people) results.push(await once(person));
  return results;
}

/** Asks for the same day on both instances at once; true where exactly one of them gives it. */
async function bookTwice({ cookie }: Person, addresses: readonly string[]): Promise<boolean> {
  const day = new Date(Date.now() + 30 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  const date = day.toISOString().slice(0, 10);
  const body = { type: 'WORK_FROM_HOME', startDate: date, endDate: date };
  const answers = await Promise.all(
    addresses.map((address) => post(`${address}/api/vacation`, cookie, body)),
  );
  return isOnce(answers, 201);
}

/** Approves on one instance what is rejected on the other. */
async function decideTwice(
  person: Person,
  { administrators }: People,
  [first = '', second = '']: readonly string[],
): Promise<boolean> {
  const [one, other] = administrators;
  const list = await fetch(`${first}/api/vacation/my-requests`, { headers: { cookie: person.cookie } });
  const { data } = (await list.json()) as { data: { id: string }[] };
  const path = `/api/vacation/${data[0]?.id}`;
  const answers = await Promise.all([
    post(`${first}${path}/approve`, one?.cookie, {}),
    post(`${second}${path}/reject`, other?.cookie, { reason: 'We are too few on that day' }),
  ]);
  return isOnce(answers, 200);
}

function isOnce(answers: readonly number[], success: number): boolean {
  return answers.filter((status) => status === success).length === 1 && answers.includes(409);
}

/** Returns how many links one person is granted who asks both instances in turn. */
async function askForLinks(addresses: readonly string[]): Promise<number> {
  const answers: number[] = [];
  for (let count = 0; count < 2 * linksOfAPerson; count += 1) {
    const body = { email: 'grace@example.com', callbackURL: '/dashboard' };
    answers.push(await post(`${addresses[count % 2]}/api/auth/sign-in/magic-link`, undefined, body));
  }
  return answers.filter((status) => status === 200).length;
}

async function post(url: string, cookie: string | undefined, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
}
