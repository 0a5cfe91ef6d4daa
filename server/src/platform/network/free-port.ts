import { once } from 'node:events';
import { createServer } from 'node:net';

/** A currently unused port of the host. */
export async function findFreePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error(`There is no free port on ${host}.`);
  return address.port;
}
