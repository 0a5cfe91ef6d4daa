import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What one attacker does, in a process of its own, until it is told to stop. */
export interface Attack {
  kind: 'writes' | 'anonymous' | 'bodies' | 'streams' | 'calls';
  /** What is called in turn, of the kind `calls`. */
  calls?: readonly { method: string; path: string; body?: object }[];
  address: string;
  cookie: string;
  /** How many calls or connections it has open at once. */
  atOnce: number;
}

export interface AttackReport {
  statuses: Record<string, number>;
}

const { kind, calls = [], address, cookie, atOnce }: Attack = JSON.parse(process.argv[2] ?? '{}');
const { hostname, port } = new URL(address);
const statuses: Record<string, number> = {};
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const sockets = new Set<Socket>();
/** How many calls each of those at once has made. */
const made: number[] = [];
let isOver = false;

const attacks: Readonly<Record<Attack['kind'], (index: number) => Promise<void>>> = {
  writes: (index) => call('POST', '/api/vacation', requestOfDay(index)),
  anonymous: () => call('GET', '/api/company', undefined, ''),
  bodies: () => openRaw(`POST /api/vacation HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n${unfinishedBody}`),
  calls: async (index) => {
    const asked = calls[(index + (made[index] ?? 0)) % calls.length];
    made[index] = (made[index] ?? 0) + 1;
    if (asked) await call(asked.method, asked.path, asked.body);
  },
  streams: () => openRaw(`GET /api/news HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`),
};
const unfinishedBody = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

process.once('message', () => {
  isOver = true;
  for (const socket of sockets) socket.destroy();
  agent.destroy();
});
process.send?.('begun');
await Promise.all(Array.from({ length: atOnce }, (_, index) => attack(index)));
process.send?.({ statuses } satisfies AttackReport);

async function attack(index: number): Promise<void> {
  while (!isOver) {
    await attacks[kind](index).catch(() => count('cut'));
    // A client that is refused without end would measure this machine's own network.
    await pause(20);
  }
}

async function call(method: string, path: string, body?: object, sentCookie = cookie): Promise<void> {
  const headers = {
    ...(sentCookie && { cookie: sentCookie }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const sent = request({ hostname, port, path, method, headers, agent });
  sent.end(body && JSON.stringify(body));
  const [answer] = await once(sent, 'response');
  answer.resume();
  count(String(answer.statusCode));
  await once(answer, 'end');
}

/** Opens a connection, sends the text and keeps it open for as long as the server does. */
async function openRaw(text: string): Promise<void> {
  const socket = connect(Number(port), hostname);
  sockets.add(socket);
  socket.on('data', (data) => {
    const [, status] = /^HTTP\/1.1 (\d+)/.exec(data.toString('latin1')) ?? [];
    if (status) count(status);
    // Who is turned away comes back; who is let in stays.
    if (status && status !== '200') socket.end();
  });
  socket.on('error', () => count('cut'));
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  sockets.delete(socket);
}

function requestOfDay(index: number): object {
  const day = new Date(Date.now() + (index + 1) * 86_400_000).toISOString().slice(0, 10);
  return { type: 'WORK_FROM_HOME', startDate: day, endDate: day };
}

function count(status: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}
