import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';

export interface Load {
  /** How many calls were answered so far. */
  answered(): number;
  /** Resolves, once nobody takes connections any more, with what became of the calls. */
  ended: Promise<{ answered: number; faults: string[] }>;
}

export interface LoadSettings {
  url: string;
  /** How many callers there are; each makes its next call as soon as the last one is answered. */
  callers: number;
  /** Whether a caller keeps its connection for its next call, as a browser and a proxy do. */
  keepsConnections?: boolean;
}

/** Calls the server without a pause until it takes no connections; a call that it took and did not answer is a fault. */
export function steadyLoad({ url, callers, keepsConnections = true }: LoadSettings): Load {
  const agent = new Agent({ keepAlive: keepsConnections, maxSockets: callers });
  const faults: string[] = [];
  let answered = 0;

  async function call(): Promise<boolean> {
    const sent = request(url, { agent });
    sent.end();
    try {
      const status = await statusOf(sent);
      if (status === 200) answered += 1;
      else faults.push(`answered ${status}`);
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      if (code === 'ECONNREFUSED') return false;
      faults.push(`${code} on a ${sent.reusedSocket ? 'kept' : 'new'} connection`);
      return true;
    }
  }

  async function keepCalling(): Promise<void> {
    for (let isTaken = true; isTaken; ) isTaken = await call();
  }

  const ended = Promise.all(Array.from({ length: callers }, keepCalling)).then(() => {
    agent.destroy();
    return { answered, faults };
  });
  return { answered: () => answered, ended };
}

async function statusOf(sent: ClientRequest): Promise<number> {
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('No answer');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}
