import { Agent, request } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Answer } from './answer-faults.ts';
import type { Call } from './calls.ts';

/** Sends a call to the server; rejects if the connection breaks. */
export type Send = (call: Call, cookie?: string) => Promise<Answer>;

/** Sends over keep-alive connections like browsers, so that a broken one is noticed. */
export function overHttp(port: string): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const send: Send = (call, cookie) =>
    new Promise((resolve, reject) => {
      const { method, path, body } = call;
      const headers = { ...headersOf(call, cookie), 'content-length': Buffer.byteLength(body ?? '') };
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      sent.on('error', reject);
      sent.setTimeout(30_000, () => sent.destroy(new Error('no answer within 30 s')));
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Sends without a network. */
export function injected(server: FastifyInstance): Send {
  return async (call, cookie) => {
    const options: InjectOptions = {
      url: call.path,
      headers: headersOf(call, cookie),
      payload: call.body ?? '',
    };
    // The types of `inject` lack some HTTP methods.
    const answer = await server.inject(Object.assign(options, { method: call.method }));
    const headers = Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [
        name,
        typeof value === 'number' ? `${value}` : value,
      ]),
    );
    return { status: answer.statusCode, headers, text: answer.body };
  };
}

function headersOf({ contentType, origin }: Call, cookie?: string): Record<string, string> {
  return {
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(origin !== undefined && { origin }),
    ...(cookie !== undefined && { cookie }),
  };
}
