import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const longestQueueMilliseconds = 1000;
const quietMilliseconds = 200;
const farewellMilliseconds = 1000;
const longestCallMilliseconds = 3000;
const longestCloseMilliseconds = 4000;

/**
 * Has the server close without cutting a call. Fastify alone resets the connections on which a call is just coming in:
 * those that are kept between two calls, and those that wait to be taken.
 */
export function closeGently(server: FastifyInstance): void {
  let deaf: Promise<void> | undefined;
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.addHook('onRequest', (_request, _reply, done) => {
    if (deaf) deaf.then(() => done(), done);
    else done();
  });
  server.addHook('onSend', (_request, _reply, payload, done) => {
    if (deaf) deaf.then(() => done(null, payload), done);
    else done(null, payload);
  });
  server.addHook('preClose', async () => {
    if (!server.server.listening) return;
    deaf = stopListening(server.server);
    await deaf;
    // From here on, each answer asks its caller to leave; who says nothing for a moment is left.
    await Promise.race([once(server.server, 'close'), delay(farewellMilliseconds)]);
    // A browser opens connections that it may need; one that has said nothing counts as busy for Node.js.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
}

/**
 * Takes no more calls, and lets those in hand finish for 3 seconds. Then `interrupt` is to have what they wait for fail,
 * so that they are answered too.
 */
export async function closeServer(server: FastifyInstance, interrupt: () => Promise<void>): Promise<void> {
  const onFault = (err: unknown) => server.log.error({ err }, 'Could not interrupt active calls');
  const timers = [
    setTimeout(() => interrupt().catch(onFault), longestCallMilliseconds),
    setTimeout(() => server.server.closeAllConnections(), longestCloseMilliseconds),
  ];
  await server.close();
  for (const timer of timers) clearTimeout(timer);
}

/**
 * Ends the listening, once nobody waits to be taken. Meanwhile no call may be answered: whoever is answered may come
 * back on a new connection.
 */
async function stopListening(server: Server): Promise<void> {
  const begin = performance.now();
  let lastConnection = begin;
  const note = () => {
    lastConnection = performance.now();
  };
  server.on('connection', note);
  // One turn of the event loop takes one connection.
  do await nextTurn();
  while (
    performance.now() - lastConnection < quietMilliseconds &&
    performance.now() - begin < longestQueueMilliseconds
  );
  server.off('connection', note);
  // Only the listening: an HTTP server's own close would end the kept connections with it.
  Server.prototype.close.call(server);
}
