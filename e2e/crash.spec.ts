import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Almanac, startAlmanac } from './fixtures/almanac.ts';
import { type ApiClient, signInOverApi } from './fixtures/api-client.ts';
import { employee } from './fixtures/people.ts';
import { isRunning, processTree } from './fixtures/processes.ts';
import { daysAfter, mondayInWeeks } from './fixtures/steps.ts';

let dataDirectory: string;
let almanac: Almanac;

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-crash-'));
  almanac = await startAlmanac(dataDirectory);
});

afterEach(async () => {
  await almanac.end('SIGKILL');
  await rm(dataDirectory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const killServer = () => almanac.end('SIGKILL');

async function killDatabase(): Promise<void> {
  process.kill(await databaseProcessId(), 'SIGKILL');
}

describe.skipIf(process.platform !== 'linux')('what was acknowledged survives', () => {
  test.each([
    ['the server', killServer],
    ['the database', killDatabase],
    ['both', () => Promise.all([killDatabase(), killServer()])],
  ])('kill -9 of %s while writes come in', async (_name, kill) => {
    const lena = await signInOverApi(almanac, employee.email);
    const acknowledged: string[] = [];
    const writing = writeUntilItFails(lena, acknowledged);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    await kill();
    await writing;
    await almanac.end('SIGTERM');

    almanac = await startAlmanac(dataDirectory);
    const again = await signInOverApi(almanac, employee.email);
    for (const id of acknowledged) {
      const answer = await again.get(`/vacation/${id}`);
      expect(answer.status, `request ${id}`).toBe(200);
    }
  });
});

test('SIGTERM exits with 0 within 10 seconds and leaves no process', async () => {
  const family = process.platform === 'linux' ? await processTree(almanac.processId) : [];
  const start = performance.now();
  expect(await almanac.end('SIGTERM'), almanac.output()).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
  for (const id of family) expect(await isRunning(id), `process ${id}`).toBe(false);
});

test('a second start on the same folder fails with a message, and the first keeps running', async () => {
  await expect(startAlmanac(dataDirectory)).rejects.toThrow(/is in use by another Almanac/);
  const health = await fetch(`${almanac.origin}/api/health/ready`);
  expect(health.status).toBe(200);
});

/** Requests one day after another and records those that were acknowledged. */
async function writeUntilItFails(client: ApiClient, acknowledged: string[]): Promise<void> {
  for (let week = 0; ; week += 1) {
    const day = daysAfter(mondayInWeeks(20), 7 * Math.floor(week / 5) + (week % 5));
    const request = { type: 'WORK_FROM_HOME', startDate: day, endDate: day };
    try {
      const answer = await client.post('/vacation', request);
      if (answer.status !== 201) return;
      const { id } = (await answer.json()) as { id: string };
      acknowledged.push(id);
    } catch {
      return;
    }
  }
}

async function databaseProcessId(): Promise<number> {
  const text = await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}
