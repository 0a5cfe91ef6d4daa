import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createOutgoing } from './outgoing.ts';

let certificate: { cert: string; key: string };
let servers: Server[] = [];

beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'receiver.test' }], {
    keySize: 2048,
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'receiver.test' },
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  certificate = { cert, key };
});

async function stopServers(): Promise<void> {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
}
afterEach(stopServers);
afterAll(stopServers);

interface Receiver {
  port: number;
  calls: { body: string; headers: Record<string, unknown>; url: string | undefined }[];
}

async function receiver(protocol: 'http' | 'https', answer: RequestListener): Promise<Receiver> {
  const calls: Receiver['calls'] = [];
  const listener: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      calls.push({ body, headers: request.headers, url: request.url });
      answer(request, response);
    });
  };
  const server = protocol === 'http' ? createHttpServer(listener) : createHttpsServer(certificate, listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, calls };
}

const ok: RequestListener = (_request, response) => response.end('ok');
const message = { headers: { 'content-type': 'application/json' }, body: '{"type":"webhook.test"}' };

// What a receiver on this machine, in its network or in a cloud may be called.
const spellings = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::7f00:1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '10.0.0.1',
  '172.16.5.4',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '168.63.129.16',
  'localhost',
];

test.each(['http', 'https'] as const)(
  'internal addresses are refused over %s, however they are written',
  async (protocol) => {
    const { port, calls } = await receiver(protocol, ok);
    const outgoing = createOutgoing({ hosts: [], ca: certificate.cert });
    const answers = await Promise.all(
      spellings.map(
        async (host) => [host, await outgoing.post(`${protocol}://${host}:${port}/`, message)] as const,
      ),
    );
    for (const [host, answer] of answers) {
      expect([host, answer.fault]).toEqual([host, protocol === 'http' ? 'NOT_HTTPS' : 'NOT_ALLOWED']);
    }
    expect(calls).toEqual([]);
    // The control: the same receiver, once its address is allowed.
    const allowing = createOutgoing({ hosts: ['127.0.0.1'], ca: certificate.cert });
    expect(await allowing.post(`${protocol}://127.0.0.1:${port}/`, message)).toMatchObject({ status: 200 });
    expect(calls).toHaveLength(1);
  },
);

test('names are checked by what they resolve to, over TLS', async () => {
  const { port, calls } = await receiver('https', ok);
  const addressesOf = (...addresses: string[]) =>
    createOutgoing({
      hosts: [],
      ca: certificate.cert,
      lookUp: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });
  for (const addresses of [
    ['127.0.0.1'],
    ['::1'],
    ['10.1.2.3'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::a9fe:a9fe'],
    ['::7f00:1'],
    ['169.254.169.254'],
    ['93.184.216.34', '127.0.0.1'],
  ]) {
    const answer = await addressesOf(...addresses).post(`https://receiver.test:${port}/`, message);
    expect([addresses, answer.fault]).toEqual([addresses, 'NOT_ALLOWED']);
  }
  expect(calls).toEqual([]);
  const lookUp = async () => [{ address: '127.0.0.1', family: 4 }];
  for (const hosts of [['receiver.test'], ['127.0.0.1'], ['127.0.0.0/8', 'fd00::/8']]) {
    const outgoing = createOutgoing({ hosts, ca: certificate.cert, lookUp });
    expect(await outgoing.post(`https://receiver.test:${port}/`, message)).toMatchObject({ status: 200 });
  }
  expect(calls).toHaveLength(3);
});

test('a name is resolved once, so that it can’t change between check and call', async () => {
  const { port } = await receiver('https', ok);
  const answers = ['127.0.0.1', '10.0.0.1'];
  const outgoing = createOutgoing({
    hosts: ['127.0.0.1'],
    ca: certificate.cert,
    lookUp: async () => [{ address: answers.shift() ?? '10.0.0.2', family: 4 }],
  });
  expect(await outgoing.post(`https://receiver.test:${port}/`, message)).toMatchObject({ status: 200 });
  expect(answers).toEqual(['10.0.0.1']);
});

test('plain http is for allowed receivers only, and an untrusted certificate is refused', async () => {
  const { port } = await receiver('https', ok);
  const outgoing = createOutgoing({ hosts: ['127.0.0.1'] });
  expect(await outgoing.post(`https://127.0.0.1:${port}/`, message)).toMatchObject({ fault: 'NOT_TRUSTED' });
  const lookUp = async () => [{ address: '93.184.216.34', family: 4 }];
  const abroad = createOutgoing({ hosts: ['127.0.0.1'], lookUp });
  expect(await abroad.post('http://receiver.test/', message)).toMatchObject({ fault: 'NOT_HTTPS' });
  expect(await abroad.post('ftp://receiver.test/', message)).toMatchObject({ fault: 'NOT_HTTPS' });
});

test('body and headers arrive as they are', async () => {
  const { port, calls } = await receiver('http', ok);
  const body = '{"name":"Zoë 🎉"}';
  const outgoing = createOutgoing({ hosts: ['127.0.0.1'] });
  await outgoing.post(`http://127.0.0.1:${port}/hooks?a=b`, { ...message, body });
  expect(calls).toEqual([
    {
      body,
      url: '/hooks?a=b',
      headers: expect.objectContaining({
        'content-type': 'application/json',
        connection: 'close',
      }),
    },
  ]);
});

test('statuses are returned, redirects aren’t followed', async () => {
  const outgoing = createOutgoing({ hosts: ['127.0.0.1'] });
  for (const status of [204, 301, 307, 410, 429, 500, 503]) {
    const { port, calls } = await receiver('http', (_request, response) => {
      response.writeHead(status, { location: '/elsewhere', 'retry-after': '120' }).end();
    });
    const answer = await outgoing.post(`http://127.0.0.1:${port}/`, message);
    expect(answer).toEqual({ status, retryAfter: '120', milliseconds: expect.any(Number) });
    expect(calls).toHaveLength(1);
  }
});

test('a receiver that never answers, or never ends its answer, is given up', async () => {
  const outgoing = createOutgoing({ hosts: ['127.0.0.1'], longestMilliseconds: 300 });
  const silent = await receiver('http', () => undefined);
  expect(await outgoing.post(`http://127.0.0.1:${silent.port}/`, message)).toMatchObject({
    fault: 'TIMEOUT',
  });
  const endless = await receiver('http', (_request, response) => {
    response.write('a');
  });
  expect(await outgoing.post(`http://127.0.0.1:${endless.port}/`, message)).toMatchObject({
    fault: 'TIMEOUT',
  });
  const nameless = createOutgoing({
    hosts: [],
    longestMilliseconds: 300,
    lookUp: () => new Promise(() => undefined),
  });
  expect(await nameless.post('https://receiver.test/', message)).toMatchObject({ fault: 'TIMEOUT' });
});

test('of an answer of 1 GB, 64 kB are read', async () => {
  let sent = 0;
  const closed = Promise.withResolvers<void>();
  const { port } = await receiver('http', (_request, response) => {
    const chunk = Buffer.alloc(64 * 1024);
    response.writeHead(200, { 'content-length': String(1024 ** 3) });
    response.on('close', closed.resolve);
    const write = () => {
      while (sent < 1024 ** 3 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', write);
          return;
        }
      }
    };
    write();
  });
  const outgoing = createOutgoing({ hosts: ['127.0.0.1'] });
  expect(await outgoing.post(`http://127.0.0.1:${port}/`, message)).toMatchObject({ status: 200 });
  await closed.promise;
  // What the sockets buffer was sent as well.
  expect(sent).toBeLessThan(64 * 1024 ** 2);
});

test('a receiver that closes in the middle, or isn’t there, gave no answer', async () => {
  const outgoing = createOutgoing({ hosts: ['127.0.0.1'] });
  const early = await receiver('http', ({ socket }) => socket.destroy());
  expect(await outgoing.post(`http://127.0.0.1:${early.port}/`, message)).toMatchObject({ fault: 'CUT_OFF' });
  const late = await receiver('http', ({ socket }, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => socket.destroy());
  });
  expect(await outgoing.post(`http://127.0.0.1:${late.port}/`, message)).toMatchObject({ fault: 'CUT_OFF' });
  await stopServers();
  expect(await outgoing.post(`http://127.0.0.1:${late.port}/`, message)).toMatchObject({
    fault: 'UNREACHABLE',
  });
  const nameless = createOutgoing({
    hosts: [],
    lookUp: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
  });
  expect(await nameless.post('https://receiver.test/', message)).toMatchObject({ fault: 'NOT_FOUND' });
});

test('a receiver that switches protocols has answered', async () => {
  const { port } = await receiver('http', ({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n');
  });
  const outgoing = createOutgoing({ hosts: ['127.0.0.1'], longestMilliseconds: 300 });
  expect(await outgoing.post(`http://127.0.0.1:${port}/`, message)).toMatchObject({ status: 101 });
});

test('a shutdown aborts a call', async () => {
  const { port } = await receiver('http', () => undefined);
  const stopping = new AbortController();
  const outgoing = createOutgoing({ hosts: ['127.0.0.1'] });
  const call = outgoing.post(`http://127.0.0.1:${port}/`, { ...message, signal: stopping.signal });
  stopping.abort();
  expect(await call).toMatchObject({ fault: 'STOPPED' });
});

test('a private address is recognised as it is entered, a name is not', () => {
  const closed = createOutgoing({ hosts: [] });
  for (const host of spellings.filter((each) => each !== 'localhost')) {
    expect([host, closed.checkUrl(`https://${host}/`)]).toEqual([host, 'NOT_ALLOWED']);
  }
  expect(closed.checkUrl('https://hooks.example.com/')).toBeUndefined();
  expect(closed.checkUrl('https://93.184.216.34/')).toBeUndefined();
  expect(closed.checkUrl('http://hooks.example.com/')).toBe('NOT_HTTPS');
  const open = createOutgoing({ hosts: ['10.0.0.0/8', 'Intranet.example.com'] });
  expect(open.checkUrl('http://10.1.2.3/')).toBeUndefined();
  expect(open.checkUrl('http://intranet.example.com./')).toBeUndefined();
  expect(open.checkUrl('http://192.168.0.1/')).toBe('NOT_ALLOWED');
});
