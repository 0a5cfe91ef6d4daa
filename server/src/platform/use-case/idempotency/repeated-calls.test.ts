import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let address: URL;
let ann: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  address = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  ann = await app.signedIn('EMPLOYEE');
});
afterAll(() => app.close());

const day = (startDate: string) => ({ type: 'VACATION', startDate, endDate: startDate });

function ask(who: TestActor, key: string, body: object, url = '/api/vacation') {
  const headers = { cookie: who.cookie, 'idempotency-key': key };
  return app.server.inject({ method: 'POST', url, headers, payload: body });
}

async function requestsOf({ id }: TestActor): Promise<number> {
  const found = await app.database
    .selectFrom('timeOffRequests')
    .select('id')
    .where('requesterId', '=', id)
    .execute();
  return found.length;
}

/** Proxies calls to the application, and cuts the connection as soon as it responds. */
function cuttingServer(): Promise<Server> {
  const server = createServer((client) => {
    const upstream = connect(Number(address.port), address.hostname);
    client.pipe(upstream);
    upstream.once('data', () => {
      client.resetAndDestroy();
      upstream.destroy();
    });
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test('a response lost after the commit is repeated, and nothing is done twice', async () => {
  const cutting = await cuttingServer();
  const { port } = cutting.address() as AddressInfo;
  const key = randomUUID();
  const headers = {
    cookie: ann.cookie,
    'idempotency-key': key,
    'content-type': 'application/json',
    origin: app.config.appUrl,
  };
  const body = JSON.stringify(day('2026-07-06'));
  const lost = fetch(`http://127.0.0.1:${port}/api/vacation`, { method: 'POST', headers, body });
  await expect(lost).rejects.toThrow();
  cutting.close();
  expect(await requestsOf(ann)).toBe(1);
  const again = await ask(ann, key, day('2026-07-06'));
  expect([again.statusCode, again.json().status]).toEqual([201, 'PENDING']);
  expect(await requestsOf(ann)).toBe(1);
  expect((await ann.get(`/vacation/${again.json().id}`)).json()).toEqual(again.json());
});

test('simultaneous calls with one key are one, and all get its response', async () => {
  const mia = await app.signedIn('EMPLOYEE');
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(mia, key, day('2026-07-07'))));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await requestsOf(mia)).toBe(1);
});

test('a refusal is repeated too', async () => {
  const key = randomUUID();
  await ask(ann, randomUUID(), day('2026-07-08'));
  const refused = await ask(ann, key, day('2026-07-08'));
  expect(refused.json().code).toBe('OVERLAPPING_REQUEST');
  await app.database.deleteFrom('timeOffRequests').where('requesterId', '=', ann.id).execute();
  expect((await ask(ann, key, day('2026-07-08'))).json().message).toBe(refused.json().message);
  expect((await ask(ann, randomUUID(), day('2026-07-08'))).statusCode).toBe(201);
});

test('a key belongs to a person, a call and an input', async () => {
  const key = randomUUID();
  const [kim, lee] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE')];
  const first = await ask(kim, key, day('2026-07-09'));
  const other = await ask(lee, key, day('2026-07-09'));
  expect(other.json().id).not.toBe(first.json().id);
  const elsewhere = await ask(kim, key, {}, `/api/vacation/${first.json().id}/cancel`);
  expect(elsewhere.json().status).toBe('CANCELLED');
  const reused = await ask(kim, key, day('2026-07-10'));
  expect([reused.statusCode, reused.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await requestsOf(kim)).toBe(1);
});

test.each(['', 'two words', 'ä', 'x'.repeat(256)])('an invalid key is refused: %j', async (key) => {
  const answer = await ask(ann, key, day('2026-07-13'));
  expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, 'Idempotency-Key']);
});

test('after a day a key is deleted, and calls clean up leftovers', async () => {
  const noa = await app.signedIn('EMPLOYEE');
  const key = randomUUID();
  await ask(noa, key, day('2026-07-14'));
  await app.pool.query(`UPDATE kept_answers SET at = at - interval '25 hours'`);
  expect((await ask(noa, key, day('2026-07-15'))).statusCode).toBe(201);
  expect(await requestsOf(noa)).toBe(2);
  const { rows } = await app.pool.query(`SELECT 1 FROM kept_answers WHERE at < now() - interval '24 hours'`);
  expect(rows).toEqual([]);
});
