import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pollMilliseconds = 10;
/** No system assigns this process id, so PostgreSQL treats the file as stale. */
const impossibleProcessId = 2_147_483_647;
const shutdownSteps = [
  { signal: 'SIGINT', graceMilliseconds: 4000 },
  { signal: 'SIGQUIT', graceMilliseconds: 1000 },
  { signal: 'SIGKILL', graceMilliseconds: 1000 },
] as const;

/** Whether the server has recovered the cluster and accepts connections. */
export async function isPostgresReady(clusterDirectory: string, processId: number): Promise<boolean> {
  const lines = await readPidFile(clusterDirectory);
  return Number(lines[0]) === processId && lines[7]?.trim() === 'ready';
}

/** The socket folder of the server running on the cluster, or undefined if none runs. */
export async function findServingSocket(clusterDirectory: string): Promise<string | undefined> {
  const lines = await readPidFile(clusterDirectory);
  const processId = Number(lines[0]);
  if (!(processId > 0) || lines[7]?.trim() !== 'ready') return undefined;
  return (await isServing(processId, clusterDirectory)) ? lines[4]?.trim() : undefined;
}

/**
 * Prepares a start after a crash: stops a server that outlived its Almanac, and neutralises a pid file with a reused
 * process id. The data folder must be locked.
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
  // Rewritten, not removed: PostgreSQL needs its other lines to find backends that still hold shared memory.
  const harmless = [String(impossibleProcessId), ...lines.slice(1)].join('\n');
  await writeFile(pidFile(clusterDirectory), harmless);
}

/** Stops a server process gracefully, or by force after 4 seconds. */
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

/** Removes a killed server's files from its socket folder. No server may be running there. */
export async function removeStaleSocket(socketDirectory: string, port: number): Promise<void> {
  const socket = join(socketDirectory, `.s.PGSQL.${port}`);
  await Promise.all([rm(socket, { force: true }), rm(`${socket}.lock`, { force: true })]);
}

/** A server's working directory is its cluster, which identifies it among processes with a reused id. */
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
