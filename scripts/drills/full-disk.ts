import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createPool } from '../../server/src/platform/database/database.ts';
import { authSecret, startAlmanacProcess } from '../../server/src/testing/almanac-process.ts';
import type { DrillResult } from './drill.ts';
import { signInPeople } from './people.ts';
import { compareWithStored, startWriters } from './writers.ts';

const megabytes = 250;
const longestSeconds = 60;
/** A name space of its own needs no rights, and a disk that is mounted there is gone with it. */
const nameSpace = ['unshare', '--user', '--map-root-user', '--mount'];
const writersAtOnce = 10;

/** Lets an installation run out of room while people write, and gives it room again. */
export async function fillDisk(): Promise<DrillResult> {
  const canMount = await promisify(execFile)('unshare', [...nameSpace.slice(1), 'true']).then(
    () => true,
    () => false,
  );
  if (!canMount)
    return { figures: { 'disk full': 'not tried: this machine gives no name spaces' }, faults: [] };
  const folder = await mkdtemp(join(tmpdir(), 'almanac-disk-'));
  const mount = `mount -t tmpfs -o size=${megabytes}m none ${folder} && exec "$@"`;
  const almanac = startAlmanacProcess({
    dataDirectory: join(folder, 'data'),
    environment: { AUTH_SECRET: authSecret, CALLS_PER_SECOND: '0' },
    through: [...nameSpace, 'sh', '-c', mount, 'sh'],
  });
  try {
    const address = await almanac.ready();
    const disk = join('/proc', String(almanac.processId), 'root', folder);
    const pool = createPool({
      host: join(disk, 'data/socket'),
      user: 'almanac',
      database: 'almanac',
      ssl: false,
    });
    const { employees } = await signInPeople(pool, writersAtOnce);
    const filler = join(disk, 'filler');
    const writers = startWriters(employees, () => address);
    await untilFull(filler);
    const readiness = async () =>
      (await fetch(`${address}/api/health/ready`).catch(() => undefined))?.status ?? 0;
    const secondsUntilUnready = await until(async () => {
      await appendFile(filler, Buffer.alloc(1024)).catch(() => undefined);
      return (await readiness()) === 503;
    });
    await rm(filler);
    const secondsUntilReady = await until(async () => (await readiness()) === 200);
    const before = writers.acknowledged();
    await until(async () => writers.acknowledged() > before);
    await writers.stop();
    const { figures, faults } = await compareWithStored(pool, writers);
    await pool.end();
    return {
      figures: {
        'disk full: s until readiness is 503': secondsUntilUnready.toFixed(1),
        'disk full: s until all is well again': secondsUntilReady.toFixed(1),
        ...Object.fromEntries(Object.entries(figures).map(([name, each]) => [`disk full, ${name}`, each])),
      },
      faults: faults.map((fault) => `Disk full: ${fault}`),
    };
  } finally {
    almanac.signal('SIGKILL');
    await almanac.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilFull(file: string): Promise<void> {
  const piece = Buffer.alloc(1_000_000);
  for (let isFull = false; !isFull; ) {
    isFull = await appendFile(file, piece).then(
      () => false,
      () => true,
    );
  }
}

/** Returns after how many seconds it came true. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begin > longestSeconds * 1000) throw new Error('It never came so far');
    await pause(100);
  }
  return (performance.now() - begin) / 1000;
}
