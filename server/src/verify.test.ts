import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authSecret, onDatabase, startAlmanacProcess } from './testing/almanac-process.ts';
import { testDatabase } from './testing/database.ts';

let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-verify-'));
});
afterAll(() => rm(dataDirectory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** Runs the check as `npm run verify` does. */
function verify(environment: Record<string, string>, ...options: string[]) {
  return run('verify.ts', environment, ...options);
}

function run(script: string, environment: Record<string, string>, ...options: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const parameters = [join(import.meta.dirname, script), ...options];
  const env = { PATH, HOME, DATA_DIR: dataDirectory, ...environment };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, parameters, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test('the embedded log is verified while Almanac runs and seals, and while it does not', async () => {
  const nothing = await verify({});
  expect(nothing).toMatchObject({ code: 2, output: expect.stringContaining('there is no database in') });
  const almanac = startAlmanacProcess({ dataDirectory, environment: { DEMO: 'true' } });
  await almanac.ready();
  await expect
    .poll(() => verify({}))
    .toMatchObject({ code: 0, output: expect.stringContaining(': 4 entries') });
  almanac.signal('SIGTERM');
  expect((await almanac.ended).code).toBe(0);
  const stopped = await verify({});
  expect(stopped.code, stopped.output).toBe(0);
  const [known = ''] = /\d+:[0-9a-f]{64}/.exec(stopped.output) ?? [];
  expect((await verify({}, '--known', known)).code).toBe(0);
  const other = known.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const unlike = await verify({}, '--known', other);
  expect(unlike).toMatchObject({ code: 1, output: expect.stringContaining('had another hash') });
  expect(await verify({}, '--known', 'the last one')).toMatchObject({ code: 2 });

  const backup = join(dataDirectory, 'company.backup');
  const restored = { DATA_DIR: join(dataDirectory, 'restored') };
  expect(await run('../../scripts/backup.ts', {}, backup)).toMatchObject({ code: 0 });
  expect(await run('../../scripts/restore.ts', restored, backup)).toMatchObject({ code: 0 });
  const beforeItsFirstStart = await verify(restored, '--known', known);
  expect(beforeItsFirstStart.code, beforeItsFirstStart.output).toBe(0);
});

test('an external log is verified by the service role, and by any role with its address', async () => {
  const { pool, poolConfig, servicePoolConfig, drop } = await testDatabase();
  for (const connection of [poolConfig, servicePoolConfig]) {
    expect(await verify(onDatabase(connection))).toMatchObject({ code: 0 });
  }
  await pool.query("INSERT INTO audit_chain_head (position, hash) VALUES (7, 'a hash')");
  const faulty = await verify(onDatabase(servicePoolConfig));
  expect(faulty).toMatchObject({ code: 1, output: expect.stringContaining('went to 7 and ends at 0') });
  await drop();
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing';
  const away = await verify({ DATABASE_URL, AUTH_SECRET: authSecret });
  expect(away).toMatchObject({ code: 2, output: expect.stringContaining('could not be verified') });
});
