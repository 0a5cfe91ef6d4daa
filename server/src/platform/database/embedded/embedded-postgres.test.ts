import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPool } from '../database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let parent: string;
let dataDirectory: string;
const started: { stop(): Promise<unknown> }[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'almanac-embedded-'));
  dataDirectory = join(parent, 'data');
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
  // After a kill during the first start, initdb runs until it misses its folder.
  await rm(parent, { recursive: true, maxRetries: 5 });
});

test('rows survive a restart, and the server listens on no network', async () => {
  const first = await start();
  await query(first, "CREATE TABLE notes AS SELECT 'kept' AS text");
  await first.stop();
  const second = await start();
  expect(await query(second, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
  expect(await query(second, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
});

test('only the user may enter the folders of the data and the socket', async () => {
  const server = await start();
  for (const directory of [dataDirectory, join(dataDirectory, 'postgres'), server.poolConfig.host]) {
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
  }
});

test('writes are durable and pages have checksums', async () => {
  const server = await start();
  const settings = await query(
    server,
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')`,
  );
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'on']);
});

test('a crashed database process is restarted with every acknowledged row', async () => {
  const server = await start();
  await query(server, "CREATE TABLE notes AS SELECT 'kept' AS text");
  const killed = server.processId;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => server.processId).not.toBe(killed);
  expect(await query(server, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
});

test('a data folder in use is refused with the name of its process', async () => {
  await start();
  await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toThrow(
    `${dataDirectory} is in use by another Almanac (process ${process.pid}, started 20`,
  );
});

test('the database stops with a killed Almanac, and the next start has all rows', async () => {
  const almanac = await startInOtherProcess();
  await query(almanac, "CREATE TABLE notes AS SELECT 'kept' AS text");
  await almanac.kill();
  await expect.poll(() => isRunning(almanac.processId), { interval: 10 }).toBe(false);
  expect(await query(await start(), 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
});

test('a database that outlived its Almanac and its guard is replaced', async () => {
  const almanac = await startInOtherProcess();
  await query(almanac, "CREATE TABLE notes AS SELECT 'kept' AS text");
  await killGuardOf(almanac.processId);
  await almanac.kill();
  expect(isRunning(almanac.processId)).toBe(true);
  const server = await start();
  expect(server.processId).not.toBe(almanac.processId);
  expect(await query(server, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
});

test('a stale pid file naming another live process neither blocks a start nor harms that process', async () => {
  const first = await start();
  const pidFile = join(dataDirectory, 'postgres', 'postmaster.pid');
  const left = await readFile(pidFile, 'utf8');
  await first.stop();
  const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
  started.push({ stop: () => end(bystander) });
  await writeFile(pidFile, left.replace(/^\d+/, String(bystander.pid)), { mode: 0o600 });
  await writeFile(join(first.poolConfig.host, '.s.PGSQL.5432.lock'), `${bystander.pid}\n`);
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
});

test('an interrupted first start begins from scratch', async () => {
  const almanac = spawnOtherProcess();
  await readLine(almanac, (line) => line === 'Creating the database');
  await end(almanac);
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a data folder with a path too long for a socket works', async () => {
  dataDirectory = join(parent, 'a-very-long-name'.repeat(6), 'another-long-name');
  const server = await start();
  expect(server.poolConfig.host).not.toContain(dataDirectory);
  expect((await stat(server.poolConfig.host)).mode & 0o777).toBe(0o700);
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  started.push({ stop: () => rm(server.poolConfig.host, { recursive: true, force: true }) });
});

test('a database that cannot start reports why', async () => {
  await expect(
    startEmbeddedPostgres({ dataDirectory, settings: { max_connections: 'many' } }),
  ).rejects.toThrow('invalid value for parameter "max_connections": "many"');
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDirectory });
  started.push(server);
  return server;
}

async function query(server: Pick<EmbeddedPostgres, 'poolConfig'>, statement: string) {
  const pool = createPool(server.poolConfig);
  return pool
    .query<Record<string, unknown>>(statement)
    .then(({ rows }) => rows)
    .finally(() => pool.end());
}

async function startInOtherProcess() {
  const almanac = spawnOtherProcess();
  const line = await readLine(almanac, (text) => text.startsWith('{'));
  const server: Pick<EmbeddedPostgres, 'processId' | 'poolConfig'> = JSON.parse(line);
  return { ...server, kill: () => end(almanac) };
}

function spawnOtherProcess() {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    const { processId, poolConfig } = await startEmbeddedPostgres({
      dataDirectory: ${JSON.stringify(dataDirectory)},
      onProgress: (message) => console.log(message),
    });
    console.log(JSON.stringify({ processId, poolConfig }));`;
  const almanac = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push({ stop: () => end(almanac) });
  return almanac;
}

async function readLine(
  { stdout }: { stdout: Readable },
  isWanted: (line: string) => boolean,
): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    if (isWanted(line)) return line;
  }
  throw new Error('The other process ended too soon.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Kills the database's parent shell and its watcher, the shell's other child. */
async function killGuardOf(postgres: number): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const guard = processes.find(([id]) => id === postgres)?.[1];
  for (const [id, parentId] of processes) {
    if (id !== undefined && id !== postgres && (id === guard || parentId === guard))
      process.kill(id, 'SIGKILL');
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
