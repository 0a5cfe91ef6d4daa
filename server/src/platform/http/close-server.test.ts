import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { closeGently } from './close-server.ts';

test('active calls are answered only once no new connection is accepted, as their callers may return', async () => {
  const server = fastify();
  closeGently(server);
  const begun = Promise.withResolvers<void>();
  const work = Promise.withResolvers<string>();
  server.get('/', () => {
    begun.resolve();
    return work.promise;
  });
  server.addHook('preClose', async () => {
    if (server.server.listening) throw new Error('The gentle close has not come first');
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/`).then(async (answered) => [
    await answered.text(),
    server.server.listening,
  ]);
  await begun.promise;
  const closed = server.close();
  setImmediate(() => work.resolve('done'));
  expect(await answer).toEqual(['done', false]);
  await closed;
});
