import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';

export interface AlmanacProcess {
  processId: number;
  /** Resolves with its address once it serves; rejects if it exits first. */
  ready(): Promise<string>;
  /** The port it listens on, whatever its public address. */
  port(): Promise<number>;
  /** Resolves once the text is in its output; rejects if it exits first. */
  says(text: string): Promise<void>;
  /** Signals what a shell would signal: the process alone, or npm's whole process group. */
  signal(signal: NodeJS.Signals): void;
  /** The exit code (none after a signal) and the complete output. */
  ended: Promise<{ code: number | null; output: string }>;
}

export interface AlmanacStart {
  dataDirectory: string;
  environment?: Record<string, string>;
  /** Start through npm in its own process group, like a shell. */
  throughNpm?: boolean;
  /** Wrapper command that starts it, for example with its own disk. */
  through?: readonly string[];
  /** Additional arguments. */
  options?: readonly string[];
}

/** Cookie secret of a server on a given database. */
export const authSecret = 'a secret of the tests, which signs nothing else';

/** Environment of a server on an external database, which outlives the server. */
export function onDatabase({ host, user, database }: { host: string; user: string; database: string }) {
  const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return { DATABASE_URL, AUTH_SECRET: authSecret };
}

const projectDirectory = join(import.meta.dirname, '../../..');
const main = join(projectDirectory, 'server/src/main.ts');

/** Starts the server on a free port, without demo company and inherited environment. */
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
