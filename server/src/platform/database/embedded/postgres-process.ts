import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pollMilliseconds = 10;
/** No system gives out this identifier, so PostgreSQL itself sees that the file naming it is stale. */
const impossibleProcessId = 2_147_483_647;
const shutdownSteps = [
  { signal: 'SIGINT', graceMilliseconds: 4000 },
  { signal: 'SIGQUIT', graceMilliseconds: 1000 },
  { signal: 'SIGKILL', graceMilliseconds: 1000 },
] as const;

/** Whether the server process has recovered the cluster and takes connections. */
export async function isPostgresReady(clusterDirectory: string, processId: number): Promise<boolean> {
  const lines = await readPidFile(clusterDirectory);
  return Number(lines[0]) === processId && lines[7]?.trim() === 'ready';
}

/** The folder of the socket of the server that runs over the cluster; nothing where none does. */
export async function findServingSocket(clusterDirectory: string): Promise<string | undefined> {
  const lines = await readPidFile(clusterDirectory);
  const processId = Number(lines[0]);
  if (!(processId > 0) || lines[7]?.trim() !== 'ready') return undefined;
  return (await isServing(processId, clusterDirectory)) ? lines[4]?.trim() : undefined;
}

/**
 * Clears the way for a start after a crash: a server that outlived its Almanac is stopped, and a file that
 * names a process which only inherited the number is made harmless. Call it with the data folder locked.
 */
export async function clearFormerPostgres(
  clusterDirectory: string,
  onProgress: (message: string) => void,
): Promise<void> {
  const lines = await readPidFile(clusterDirectory);
  const processId = Number(lines[0]);
  if (!Number.isInteger(processId) || processId <= 0) return;
  if (await isServing(processId, clusterDirectory)) {
    onProgress('Stopping the database that an earlier run left behind');
    await stopPostgresProcess(processId, clusterDirectory);
    return;
  }
  // Rewritten, not removed: its other lines let PostgreSQL find backends that still hold the shared memory.
  const harmless = [String(impossibleProcessId), ...lines.slice(1)].join('\n');
  await writeFile(pidFile(clusterDirectory), harmless);
}

/** Stops a server process: politely at first, and by force after 4 seconds. */
export async function stopPostgresProcess(processId: number, clusterDirectory: string): Promise<void> {
  for (const { signal, graceMilliseconds } of shutdownSteps) {
    if (!(await isServing(processId, clusterDirectory))) return;
    sendSignal(processId, signal);
    if (await hasLeft(processId, clusterDirectory, graceMilliseconds)) return;
  }
  throw new Error(`The database process ${processId} of ${clusterDirectory} could not be stopped.`);
}

async function hasLeft(processId: number, clusterDirectory: string, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    if (!(await isServing(processId, clusterDirectory))) return true;
    await delay(pollMilliseconds);
  }
  return false;
}

/** Removes what a killed server leaves in its socket folder. Call it when no server runs there. */
export async function removeStaleSocket(socketDirectory: string, port: number): Promise<void> {
  const socket = join(socketDirectory, `.s.PGSQL.${port}`);
  await Promise.all([rm(socket, { force: true }), rm(`${socket}.lock`, { force: true })]);
}

/** A server's working directory is its cluster; that tells it from another process with the same number. */
async function isServing(processId: number, clusterDirectory: string): Promise<boolean> {
  const workingDirectory = await findWorkingDirectory(processId).catch(() => undefined);
  return workingDirectory === (await realpath(clusterDirectory));
}

async function findWorkingDirectory(processId: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readlink(`/proc/${processId}/cwd`);
  const { stdout } = await run('lsof', ['-a', '-p', String(processId), '-d', 'cwd', '-Fn']);
  return stdout
    .split('\n')
    .find((line) => line.startsWith('n'))
    ?.slice(1);
}

function sendSignal(processId: number, signal: NodeJS.Signals): void {
  try {
    process.kill(processId, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function readPidFile(clusterDirectory: string): Promise<string[]> {
  const text = await readFile(pidFile(clusterDirectory), 'utf8').catch(() => '');
  return text.split('\n');
}

function pidFile(clusterDirectory: string): string {
  return join(clusterDirectory, 'postmaster.pid');
}
