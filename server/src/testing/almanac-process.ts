import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';

export interface AlmanacProcess {
  processId: number;
  /** Its address, once it serves; rejects where it ends before. */
  ready(): Promise<string>;
  /** The port that it listens on, behind whatever address it was given. */
  port(): Promise<number>;
  /** Resolves once it has written the text; rejects where it ends before. */
  says(text: string): Promise<void>;
  /** Sends a signal to all that a shell would send it to: to it alone, or to npm and to what npm has started. */
  signal(signal: NodeJS.Signals): void;
  /** How it ended: its code, or nothing where a signal ended it, and all that it wrote. */
  ended: Promise<{ code: number | null; output: string }>;
}

export interface AlmanacStart {
  dataDirectory: string;
  environment?: Record<string, string>;
  /** Whether npm starts it, in a process group of its own as a shell would make. */
  throughNpm?: boolean;
  /** The command that starts it in the place of a shell, such as one that gives it a disk of its own. */
  through?: readonly string[];
  /** What the command line adds. */
  options?: readonly string[];
}

/** What signs the cookies of a server that runs on a given database. */
export const authSecret = 'a secret of the tests, which signs nothing else';

/** The environment of a server on that database, which goes on when the server ends. */
export function onDatabase({ host, user, database }: { host: string; user: string; database: string }) {
  const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return { DATABASE_URL, AUTH_SECRET: authSecret };
}

const projectDirectory = join(import.meta.dirname, '../../..');
const main = join(projectDirectory, 'server/src/main.ts');

/** Starts the server on a free port, without the demo company and with nothing of this environment. */
export function startAlmanacProcess(start: AlmanacStart): AlmanacProcess {
  const { dataDirectory, environment = {}, options = [], throughNpm = false, through = [] } = start;
  const { PATH = '', HOME = '' } = process.env;
  const program = throughNpm ? ['npm', 'start'] : [process.execPath, main];
  const [command = '', ...parameters] = [...through, ...program, ...options];
  const child = spawn(command, parameters, {
    cwd: projectDirectory,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDirectory, DEMO: 'false', ...environment },
    detached: throughNpm,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = new EventEmitter();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      written.emit('more');
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, output }));

  async function waitFor(pattern: RegExp): Promise<string> {
    let hasEnded = false;
    for (;;) {
      const [, found] = pattern.exec(output) ?? [];
      if (found !== undefined) return found;
      if (hasEnded) throw new Error(`It ended before it wrote ${pattern}:\n${output}`);
      hasEnded = await Promise.race([once(written, 'more').then(() => false), ended.then(() => true)]);
    }
  }

  return {
    processId: child.pid ?? 0,
    signal: (signal) => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (child.pid !== undefined && isRunning) process.kill(throughNpm ? -child.pid : child.pid, signal);
    },
    port: async () => Number(await waitFor(/Server listening at http:\/\/[\d.]+:(\d+)/)),
    ready: () => waitFor(/is ready: (https?:\S+)/),
    says: async (text) => {
      await waitFor(new RegExp(`(${text.replaceAll(/[^\w\s]/g, String.raw`\$&`)})`));
    },
    ended,
  };
}
