import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { rateLimits } from './rate-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('an item counts once, however often and whenever it is used', async () => {
  const count = rateLimits(database.pool).ofItems({ name: 'once', times: 3, periodSeconds: 60 });
  expect(await Promise.all(Array.from({ length: 3 }, () => count('office', 'ada')))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await count('office', 'ben')).toBeUndefined();
  expect(await count('office', 'cleo')).toBeUndefined();
  const late = await Promise.all(Array.from({ length: 5 }, () => count('office', 'dan')));
  for (const wait of late) expect(wait?.retryAfterSeconds).toBeGreaterThan(50);
  expect(await count('office', 'ada')).toBeUndefined();
  expect(await count('home', 'dan')).toBeUndefined();
});

test('counts are deleted when the period ends', async () => {
  const count = rateLimits(database.pool).ofItems({ name: 'period', times: 1, periodSeconds: 60 });
  expect(await count('office', 'ada')).toBeUndefined();
  expect(await count('office', 'ben')).toBeDefined();
  await database.pool.query("UPDATE rate_limits SET expire = 1 WHERE key LIKE 'period%'");
  expect(await count('office', 'ben')).toBeUndefined();
  expect(await count('office', 'ada')).toBeDefined();
});
