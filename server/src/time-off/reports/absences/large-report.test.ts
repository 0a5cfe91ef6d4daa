import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockedTimeOf } from '../../../testing/event-loop.ts';
import { foundLargeCompany } from '../../../testing/large-company.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

/** In milliseconds; without pauses, each of these takes seconds. */
const longestBlock = 500;

let app: TestApp;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  hr = (await foundLargeCompany(app)).actors.HR_ADMIN;
});
afterAll(() => app.close());

test.each([
  '?from=2026-03-01&to=2026-03-31',
  '?from=2026-03-01&to=2026-03-31&level=DAYS',
  '?from=2025-04-01&to=2027-03-31&limit=500',
  '/export?from=2025-04-01&to=2027-03-31&level=ABSENCES',
])('5,000 people: %s keeps no one else waiting', async (address) => {
  const ask = async () => {
    const answer = await hr.get(`/reports/absences${address}`);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  };
  await ask();
  const begin = performance.now();
  const { longest, total } = await blockedTimeOf(ask);
  if (process.env.SHOWS_TIMES) {
    process.stderr.write(
      `${address}: ${Math.round(longest)} of ${Math.round(total)} ms, in ${Math.round(performance.now() - begin)}\n`,
    );
  }
  expect(longest).toBeLessThan(longestBlock);
});
