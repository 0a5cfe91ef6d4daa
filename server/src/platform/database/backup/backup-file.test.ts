import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checksum, endOfTable, verifyBackup } from './backup-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-backup-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const megabyte = 1024 * 1024;
const header = {
  almanacBackup: 1,
  versions: { almanac: '1', postgres: '18' },
  at: '2026-11-25T00:00:00Z',
  migrations: [{ name: '0001', hash: 'x' }],
  jobQueueVersion: null,
  tables: [{ schema: 'public', name: 'users', columns: ['name'] }],
  sequences: [],
};

async function backupOf(name: string, rows: Iterable<Buffer>, first: object = header): Promise<string> {
  const file = join(folder, name);
  const sum = checksum();
  await pipeline(
    function* () {
      for (const piece of [Buffer.from(`${JSON.stringify(first)}\n`), ...rows, endOfTable]) {
        sum.update(piece);
        yield piece;
      }
      yield Buffer.from(`${JSON.stringify({ rows: [1], sha256: sum.digest('hex') })}\n`);
    },
    createGzip({ level: 6 }),
    createWriteStream(file),
  );
  return file;
}

function oneLine(megabytes: number): Buffer[] {
  return [...Array.from({ length: megabytes }, () => Buffer.alloc(megabyte, 'x')), Buffer.from('\n')];
}

function manyLines(megabytes: number): Buffer[] {
  const lines = Buffer.from(`${'x'.repeat(1023)}\n`.repeat(1024));
  return Array.from({ length: megabytes }, () => lines);
}

/** Processor time in seconds, the least of three runs, since other processes slow down single ones. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const start = process.cpuUsage();
    await work().catch(() => undefined);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1_000_000);
  }
  return Math.min(...times);
}

test('a small file that unpacks to 200 MB in one line is refused in a small multiple of the time for half the text in lines', async () => {
  const file = await backupOf('line.backup', oneLine(200));
  expect((await stat(file)).size).toBeLessThan(megabyte);
  const lines = await backupOf('lines.backup', manyLines(100));
  const control = await secondsOf(() => verifyBackup(lines));
  expect(await secondsOf(() => verifyBackup(file))).toBeLessThan(5 * control + 0.5);
  await expect(verifyBackup(file)).rejects.toThrow(
    `${file} has a line of more than 64 MB, as no backup of Almanac has.`,
  );
});

test('a long line is read in a small multiple of the time for the same text in lines', async () => {
  const file = await backupOf('long.backup', oneLine(30));
  await expect(verifyBackup(file)).resolves.toMatchObject({ almanacBackup: 1 });
  const lines = await backupOf('control.backup', manyLines(30));
  const control = await secondsOf(() => verifyBackup(lines));
  expect(await secondsOf(() => verifyBackup(file))).toBeLessThan(5 * control + 0.5);
});

test('a file with an implausible compression ratio is refused', async () => {
  const file = await backupOf('bomb.backup', manyLines(257));
  expect((await stat(file)).size).toBeLessThan(megabyte);
  await expect(verifyBackup(file)).rejects.toThrow(
    `${file} unpacks to more than 256 MB, as no backup of its size does.`,
  );
});

test('a header of megabytes is refused', async () => {
  const migrations = Array.from({ length: 100_000 }, () => ({ name: 'x'.repeat(50), hash: 'x' }));
  const file = await backupOf('header.backup', oneLine(1), { ...header, migrations });
  await expect(verifyBackup(file)).rejects.toThrow('has a line of more than 4 MB');
});

test('a missing file has its own error', async () => {
  await expect(verifyBackup(join(folder, 'none.backup'))).rejects.toThrow('ENOENT');
});
