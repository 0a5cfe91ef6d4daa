import { pbkdf2 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startGuardedPostgres } from './postgres-guard.ts';

test('a server that exits at once is noticed, however slow file access is', async () => {
  const clusterDirectory = await mkdtemp(join(tmpdir(), 'almanac-guard-'));
  const busy = keepFileWorkersBusy();
  try {
    const logFile = join(clusterDirectory, 'postgres.log');
    const command = ['/bin/sh', '-c', 'echo "no room on the disk" >&2; exit 1'];
    const starting = startGuardedPostgres({
      command,
      account: { commandPrefix: [] },
      clusterDirectory,
      logFile,
    });
    await expect(starting).rejects.toThrow('no room on the disk');
  } finally {
    await busy.stop();
    await rm(clusterDirectory, { recursive: true });
  }
}, 60_000);

/** Makes every wait for a file longer than a failing process lives. */
function keepFileWorkersBusy(): { stop: () => Promise<unknown> } {
  let hasStopped = false;
  const work = async () => {
    while (!hasStopped) await promisify(pbkdf2)('word', 'salt', 200_000, 32, 'sha512');
  };
  const workers = Array.from({ length: 8 }, work);
  return {
    stop() {
      hasStopped = true;
      return Promise.all(workers);
    },
  };
}
