import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAlmanac } from '../e2e/fixtures/almanac.ts';
import { firstPages, measurePages } from './bench/pages.ts';

const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-bench-web-'));
const almanac = await startAlmanac(dataDirectory, { CALLS_PER_SECOND: '0' });
try {
  console.log('\nFirst loads with an empty cache, on Fast 3G with a processor four times slower');
  console.table(await measurePages(almanac, firstPages, { isSlow: true }));
} finally {
  await almanac.end('SIGTERM');
  await rm(dataDirectory, { recursive: true, force: true });
}
