import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockedTimeOf } from '../../testing/event-loop.ts';
import { foundLargeCompany } from '../../testing/large-company.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const longestBlock = 500;

let app: TestApp;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  hr = (await foundLargeCompany(app)).actors.HR_ADMIN;
});
afterAll(() => app.close());

test('a preview of 5,000 absences of 5,000 people takes less than a minute and lets others in', async () => {
  const people = await app.database
    .selectFrom('users')
    .select('email')
    .where('id', '<>', hr.id)
    .orderBy('id')
    .limit(5000)
    .execute();
  // A week in which no one of the company has a request.
  const rows = people.map(({ email }) => `${email},VACATION,2026-01-12,2026-01-16`);
  const csv = ['person,type,startDate,endDate', ...rows].join('\n');
  const begin = performance.now();
  const { longest } = await blockedTimeOf(async () => {
    const answer = await hr.post('/admin/leave/requests/import', { csv, dryRun: true });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    const { rows: read, faults } = answer.json();
    expect([read.length, faults.slice(0, 3)]).toEqual([people.length, []]);
  });
  const seconds = (performance.now() - begin) / 1000;
  if (process.env.SHOWS_TIMES) {
    process.stderr.write(
      `${people.length} absences: ${seconds.toFixed(1)} s, ${Math.round(longest)} ms blocked\n`,
    );
  }
  expect(people.length).toBeGreaterThan(4900);
  expect(seconds).toBeLessThan(60);
  expect(longest).toBeLessThan(longestBlock);
}, 120_000);
