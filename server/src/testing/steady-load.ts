import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface LoadResult {
  /** Number of responses by status. */
  answered: Record<string, number>;
  /** Errors of calls that were accepted but not answered. */
  cut: string[];
}

export interface Load {
  /** Number of responses so far. */
  answered(): number;
  /** Resolves once connections are refused. */
  ended: Promise<LoadResult>;
}

export interface LoadSettings {
  url: string;
  /** Number of callers; each sends its next call after the last response. */
  callers: number;
  /** Whether callers reuse connections, like browsers and proxies. */
  keepsConnections?: boolean;
  cookie?: string;
  /** Creates a body per call; without it the calls are reads. */
  body?: () => object;
  onAnswer?: (status: number, body: string) => void;
}

/** Calls the server continuously until it refuses connections. */
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
