import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AlmanacProcess, startAlmanacProcess } from './testing/almanac-process.ts';

let dataDirectory: string;
let started: AlmanacProcess[];

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-main-'));
  started = [];
});
afterEach(async () => {
  for (const almanac of started) {
    almanac.signal('SIGKILL');
    await almanac.ended;
  }
  // After a kill during the first start, initdb runs until it misses its folder.
  await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
});

function start(environment: Record<string, string> = {}, ...options: string[]): AlmanacProcess {
  const almanac = startAlmanacProcess({ dataDirectory, environment, options });
  started.push(almanac);
  return almanac;
}

test('SIGTERM stops it and its database with exit code 0, and the next start continues with the data', async () => {
  const first = start();
  const address = await first.ready();
  expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
  const secret = await stat(join(dataDirectory, 'auth-secret'));
  expect(secret.mode & 0o777).toBe(0o600);
  const startedAt = performance.now();
  first.signal('SIGTERM');
  const { code, output } = await first.ended;
  expect(code, output).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  const second = start();
  await second.ready();
  second.signal('SIGINT');
  const again = await second.ended;
  expect(again.code).toBe(0);
  expect(again.output).not.toContain('Migrating');
});

test.skipIf(process.platform !== 'linux')('it becomes what npm start runs, in the same process', async () => {
  const project = join(import.meta.dirname, '../..');
  const { scripts } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  const { says, processId } = start();
  await says('Creating the database');
  const [, ...words] = (await readFile(`/proc/${processId}/cmdline`, 'utf8')).split('\0').slice(0, -1);
  expect(words.join(' ').replace(`${project}/`, '')).toBe(scripts.start.replace('exec node ', ''));
});

test('a signal during the start also stops it without an error', async () => {
  const { says, signal, ended } = start();
  await says('Creating the database');
  signal('SIGTERM');
  const { code, output } = await ended;
  expect(code, output).toBe(0);
  expect(output).toContain('Stopping.');
  expect(output).not.toContain('could not start');
});

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, output } = await start({ PORT: port }).ended;
  other.close();
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toBe(
    `Almanac could not start: port ${port} is in use; set PORT to another.`,
  );
});

test('an unreachable database is named by its variable, without its password', async () => {
  const { code, output } = await start({
    DATABASE_URL: 'postgres://almanac:hunter2@localhost:1/almanac',
    AUTH_SECRET: 'a secret of this test, long enough to sign',
  }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Almanac could not start: the database in DATABASE_URL cannot be used: .*ECONNREFUSED/,
  );
  expect(output).not.toContain('hunter2');
});

test('an installation without a system administrator says so', async () => {
  const { ready, signal, ended } = start();
  await ready();
  signal('SIGTERM');
  expect((await ended).output).toContain('STAFF_SYSTEM_ADMINS names nobody');
});

test('every configuration fault stops the start, one line each', async () => {
  const { code, output } = await start({ PORT: 'x', COMPANY_TIMEZONE: 'Mars' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    'PORT is "x"; it takes a number from 0 to 65535.',
    'COMPANY_TIMEZONE is "Mars"; it takes an IANA time zone such as Europe/Berlin.',
  ]);
});

test('--help lists the variables and starts nothing', async () => {
  const { code, output } = await start({ PORT: 'x' }, '--help').ended;
  expect(code).toBe(0);
  expect(output).toContain('COMPANY_TIMEZONE');
});
