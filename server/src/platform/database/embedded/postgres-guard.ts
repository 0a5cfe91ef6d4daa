import { type ChildProcess, spawn } from 'node:child_process';
import { open, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { isPostgresReady, stopPostgresProcess } from './postgres-process.ts';
import type { PostgresUser } from './postgres-user.ts';

export interface GuardedPostgres {
  processId: number;
  /** Settles when the server process has ended for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

interface GuardedPostgresStart {
  command: readonly string[];
  account: PostgresUser;
  clusterDirectory: string;
  logFile: string;
  /** Stops waiting for readiness. */
  signal?: AbortSignal;
}

// The shell outlives Node.js: its standard input is a pipe that closes with Node.js, and then the watcher asks the
// server for a fast shutdown. Descriptor 3 is needed as the shell gives background jobs an empty standard input.
const guardScript = `
trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null >&2 3<&- &
server=$!
echo "$server"
{ read -r _ <&3; kill -s INT "$server"; } >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$server"
kill -s KILL "$watcher" 2>/dev/null
`;

const pollMilliseconds = 10;
const largestLogBytes = 10_000_000;

/** Starts a PostgreSQL server that can't outlive this process. Resolves when it accepts connections. */
export async function startGuardedPostgres(start: GuardedPostgresStart): Promise<GuardedPostgres> {
  const { guard, exit, serverId, logStart } = await spawnGuard(start);
  let hasEnded = false;
  const ended = exit.finally(() => {
    hasEnded = true;
    guard.stdin?.destroy();
  });
  ended.catch(() => undefined);

  const processId = await serverId;
  const stop = async () => {
    guard.stdin?.end();
    await stopPostgresProcess(processId, start.clusterDirectory);
    await ended;
  };
  while (!(await isPostgresReady(start.clusterDirectory, processId))) {
    if (hasEnded) throw new Error(await explainFailure(start.logFile, logStart));
    if (start.signal?.aborted) {
      await stop();
      throw start.signal.reason;
    }
    await delay(pollMilliseconds);
  }
  return { processId, ended, stop };
}

async function spawnGuard({ command, account, clusterDirectory, logFile }: GuardedPostgresStart) {
  const logStart = await sizeOfUsableLog(logFile);
  const log = await open(logFile, logStart === 0 ? 'w' : 'a', 0o600);
  try {
    const guard = spawn(
      '/bin/sh',
      ['-c', guardScript, 'postgres-guard', ...account.commandPrefix, ...command],
      {
        cwd: clusterDirectory,
        // A separate session, so that Ctrl-C reaches only Almanac, which stops the database last.
        detached: true,
        env: { PATH: process.env.PATH, LC_ALL: 'C' },
        stdio: ['pipe', 'pipe', log.fd],
        ...account.user,
      },
    );
    guard.stdin?.on('error', () => undefined);
    // Attached before any wait, as the process may exit at once and its output would be lost.
    const serverId = readProcessId(guard);
    serverId.catch(() => undefined);
    const exit = new Promise<void>((resolve, reject) => {
      guard.once('error', reject);
      guard.once('exit', () => resolve());
    });
    exit.catch(() => undefined);
    return { guard, exit, serverId, logStart };
  } finally {
    await log.close();
  }
}

async function sizeOfUsableLog(logFile: string): Promise<number> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }));
  return size > largestLogBytes ? 0 : size;
}

async function readProcessId(guard: ChildProcess): Promise<number> {
  if (guard.stdout === null) throw new Error('The database guard has no output.');
  for await (const line of createInterface({ input: guard.stdout })) {
    guard.stdout.destroy();
    return Number(line);
  }
  throw new Error('The shell that guards the database could not be started.');
}

async function explainFailure(logFile: string, logStart: number): Promise<string> {
  const log = await open(logFile, 'r');
  try {
    const { size } = await log.stat();
    const { buffer } = await log.read({ buffer: Buffer.alloc(size - logStart), position: logStart });
    return `The embedded PostgreSQL did not start (log: ${logFile}):\n${buffer.toString('utf8').trim()}`;
  } finally {
    await log.close();
  }
}
