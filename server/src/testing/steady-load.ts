import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface LoadResult {
  /** How many calls were answered with each status. */
  answered: Record<string, number>;
  /** What became of the calls that the server took and did not answer. */
  cut: string[];
}

export interface Load {
  /** How many calls were answered so far. */
  answered(): number;
  /** Resolves once nobody takes connections any more. */
  ended: Promise<LoadResult>;
}

export interface LoadSettings {
  url: string;
  /** How many callers there are; each makes its next call as soon as the last one is answered. */
  callers: number;
  /** Whether a caller keeps its connection for its next call, as a browser and a proxy do. */
  keepsConnections?: boolean;
  cookie?: string;
  /** Gives each call a body of its own; without it the calls only read. */
  body?: () => object;
  onAnswer?: (status: number, body: string) => void;
}

/** Calls the server without a pause until it takes no connections. */
export function steadyLoad(settings: LoadSettings): Load {
  const { url, callers, keepsConnections = true, cookie, body, onAnswer } = settings;
  const agent = new Agent({ keepAlive: keepsConnections, maxSockets: callers });
  const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) };
  const answered: Record<string, number> = {};
  const cut: string[] = [];

  async function call(): Promise<boolean> {
    const sent = request(url, { agent, headers, method: body ? 'POST' : 'GET' });
    sent.end(body && JSON.stringify(body()));
    try {
      const { status, content } = await answerTo(sent);
      answered[status] = (answered[status] ?? 0) + 1;
      onAnswer?.(status, content);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ECONNREFUSED') return false;
      cut.push(`${code} on a ${sent.reusedSocket ? 'kept' : 'new'} connection`);
    }
    return true;
  }

  async function keepCalling(): Promise<void> {
    for (let isTaken = true; isTaken; ) isTaken = await call();
  }

  const ended = Promise.all(Array.from({ length: callers }, keepCalling)).then(() => {
    agent.destroy();
    return { answered, cut };
  });
  return { answered: () => Object.values(answered).reduce((sum, count) => sum + count, 0), ended };
}

async function answerTo(sent: ClientRequest): Promise<{ status: number; content: string }> {
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('No answer');
  return { status: answer.statusCode ?? 0, content: await text(answer) };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
