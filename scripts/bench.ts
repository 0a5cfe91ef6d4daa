import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Almanac, startAlmanac } from '../e2e/fixtures/almanac.ts';
import { signInOverApi } from '../e2e/fixtures/api-client.ts';
import { measureLapseWarnings } from './bench/lapse-warnings.ts';
import { inLargeCompany } from './bench/large-company.ts';
import { measureLedgers } from './bench/leave-ledgers.ts';
import { measureLeavePages, measureSubmits } from './bench/leave-pages.ts';
import { firstPages, measurePages } from './bench/pages.ts';
import { measureClosing, measureRuleEffects } from './bench/rule-effects.ts';

const secondsPerCall = 4;
const connections = 10;
const submittersAtOnce = 8;
const employee = 'yuki.tanaka@example.com';
const admin = 'helen.okafor@example.com';

const calls = [
  { who: employee, path: '/auth/get-session' },
  { who: employee, path: '/vacation/my-balance' },
  { who: employee, path: '/vacation/my-requests' },
  { who: admin, path: '/vacation/pending-approvals?limit=50' },
  { who: admin, path: '/vacation?status=APPROVED&limit=1000' },
  { who: admin, path: '/admin/users?limit=1000' },
];

// 'npm run bench -- leave' measures leave in a large company alone.
if (process.argv[2] !== 'leave') await benchDemoCompany();
await benchLargeCompany();

async function benchDemoCompany(): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  const almanac = await startAlmanac(dataDirectory, { CALLS_PER_SECOND: '0' });
  try {
    await benchCalls(almanac);
    await benchFirstLoads(almanac);
  } finally {
    await almanac.end('SIGTERM');
    await rm(dataDirectory, { recursive: true, force: true });
  }
  console.log('\nLedgers of three years, one core');
  console.table(measureLedgers());
}

async function benchLargeCompany(): Promise<void> {
  await inLargeCompany(submittersAtOnce, async (company) => {
    console.log('\nA company of 5,000 people with twelve requests each');
    console.table({ 'leave that lapses': await measureLapseWarnings(company) });
    console.table(await measureLeavePages(company));
    console.table({ [`${submittersAtOnce} people at once`]: await measureSubmits(company) });
    console.table(await measureRuleEffects(company));
    console.table(await measureClosing(company));
  });
}

async function benchCalls(almanac: Almanac): Promise<void> {
  const cookies = new Map<string, string>();
  for (const email of [employee, admin]) cookies.set(email, (await signInOverApi(almanac, email)).cookie);
  console.log(`\nCalls, ${connections} connections, ${secondsPerCall} s each, the demo company`);
  const rows: Record<string, object> = {};
  for (const { who, path } of calls) {
    const result = await autocannon({
      url: `${almanac.origin}/api${path}`,
      headers: { cookie: cookies.get(who) ?? '' },
      connections,
      duration: secondsPerCall,
    });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} did not answer every call`);
    rows[path] = {
      'calls per second': Math.round(result.requests.average),
      'median ms': result.latency.p50,
      '99 % within ms': result.latency.p99,
    };
  }
  console.table(rows);
}

async function benchFirstLoads(almanac: Almanac): Promise<void> {
  console.log('\nFirst load with an empty cache, in Chromium');
  console.table(await measurePages(almanac, firstPages));
}
