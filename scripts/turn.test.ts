import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-turn-'));
});

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const turns = 20;
const worker = `
  import { appendFileSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  import { endTurn, takeTurn } from ${JSON.stringify(join(import.meta.dirname, 'turn.mjs'))};
  for (let turn = 0; turn < ${turns}; turn += 1) {
    while (takeTurn('lock') !== undefined) await pause(1);
    appendFileSync('log', process.pid + ' begins\\n');
    await pause(2);
    appendFileSync('log', process.pid + ' ends\\n');
    endTurn('lock');
  }
`;

function work(): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', worker], {
    cwd: folder,
    stdio: 'inherit',
  });
  started.push(child);
  return once(child, 'close');
}

/** Leaves an entry like a process killed while holding the lock. */
async function leaveEntry(processId: number, age = 0): Promise<void> {
  const entry = join(folder, 'lock', String(processId));
  await mkdir(entry, { recursive: true });
  const time = new Date(Date.now() - age);
  await utimes(entry, time, time);
}

test('one process works at a time, even after a dead one left the lock behind', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  await leaveEntry(dead);
  const workers = [work(), work(), work(), work()];
  for (const closed of workers) expect(await closed).toEqual([0, null]);
  const lines = (await readFile(join(folder, 'log'), 'utf8')).split('\n').slice(0, -1);
  expect(lines).toHaveLength(2 * turns * workers.length);
  const begun = lines.filter((_, index) => index % 2 === 0);
  const ended = lines.filter((_, index) => index % 2 === 1);
  expect(begun.map((line) => line.replace('begins', 'ends'))).toEqual(ended);
  expect(await readdir(join(folder, 'lock'))).toEqual([]);
});

test("a running process's entry counts until it expires", async () => {
  await leaveEntry(process.pid);
  const working = work();
  await expect.poll(() => readdir(folder)).toHaveLength(2);
  expect(await readdir(folder)).not.toContain('log');
  await leaveEntry(process.pid, 16 * 60_000);
  expect(await working).toEqual([0, null]);
});
