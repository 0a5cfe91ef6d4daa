import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedCall {
  body: string;
  headers: Record<string, string>;
}

/** A program that webhooks call. */
export interface Receiver {
  url: string;
  /** What has arrived. */
  calls: ReceivedCall[];
  /** The status of the next answers; `never` leaves calls unanswered. */
  answerWith(status: number | 'never'): void;
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  let status: number | 'never' = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      calls.push({ body: Buffer.concat(chunks).toString('utf8'), headers });
      if (status !== 'never') response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    calls,
    answerWith(next) {
      status = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
