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
 * Lets the server close without cutting calls. Fastify alone resets keep-alive connections with an incoming call, and
 * connections not yet accepted.
 */
export function closeGently(server: FastifyInstance): void {
  let stoppedListening: Promise<void> | undefined;
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.addHook('onRequest', (_request, _reply, done) => {
    if (stoppedListening) stoppedListening.then(() => done(), done);
    else done();
  });
  server.addHook('onSend', (_request, _reply, payload, done) => {
    if (stoppedListening) stoppedListening.then(() => done(null, payload), done);
    else done(null, payload);
  });
  server.addHook('preClose', async () => {
    if (!server.server.listening) return;
    stoppedListening = stopListening(server.server);
    await stoppedListening;
    // From here on, each response closes its connection; connections idle for a moment are dropped.
    await Promise.race([once(server.server, 'close'), delay(farewellMilliseconds)]);
    // Browsers open connections in advance; Node.js counts an unused one as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
}

/**
 * Accepts no more calls and lets active ones finish for 3 seconds. Then `interrupt` must make whatever they wait for
 * fail, so that they are answered too.
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
 * Stops listening once no connection waits to be accepted. Until then no call may be answered, as its caller may return
 * on a new connection.
 */
async function stopListening(server: Server): Promise<void> {
  const begin = performance.now();
  let lastConnection = begin;
  const note = () => {
    lastConnection = performance.now();
  };
  server.on('connection', note);
  // One event loop tick accepts one connection.
  do await nextTurn();
  while (
    performance.now() - lastConnection < quietMilliseconds &&
    performance.now() - begin < longestQueueMilliseconds
  );
  server.off('connection', note);
  // Stops only listening: an HTTP server's own close would also end keep-alive connections.
  Server.prototype.close.call(server);
}
