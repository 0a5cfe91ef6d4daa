import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, createUser } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let held: TermsRecords;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
  held = await createPlace(app.database, randomUUID());
  await hr.put(`/admin/leave/plans/${held.plan}/policies/VACATION/2026-01-01`, {
    rules: policyDocumentOf(30),
  });
});
afterAll(() => app.close());

const setHolidays = (holidays: object[], more = {}) =>
  hr.put(`/admin/leave/places/${held.place}/holidays/2026`, { holidays, ...more });
const wednesday = { date: '2026-08-05', name: 'Peace' };

async function onVacation(overrides = {}) {
  const person = await createUser(app.database, overrides);
  await giveTerms(app.database, person.id, held);
  const days = { startDate: '2026-08-03', endDate: '2026-08-07' };
  const approved = { status: 'APPROVED', decidedById: hr.id } as const;
  await createRequest(app.database, { requesterId: person.id, ...days, ...approved });
  return person;
}

test('people refunded by a new holiday get one mail each', async () => {
  const ann = await onVacation({ name: 'Ann' });
  await onVacation({ name: 'Gone', isActive: false });
  const silent = await onVacation({ name: 'Silent' });
  await app.pool.query('UPDATE users SET mails_own_requests = false WHERE id = $1', [silent.id]);
  const later = { startDate: '2026-08-10', status: 'PENDING' } as const;
  await createRequest(app.database, { requesterId: ann.id, ...later });

  const dry = await mailsOf(app.pool, () => setHolidays([wednesday], { dryRun: true }));
  expect(dry).toEqual([]);
  const mails = await mailsOf(app.pool, async () => {
    const answer = await setHolidays([wednesday, { date: '2026-08-10', name: 'Another' }]);
    expect(answer.statusCode, answer.body).toBe(200);
  });
  expect(mails).toMatchObject([{ to: ann.email, subject: '+1 day: your Vacation, Mon 3 to Fri 7 Aug 2026' }]);
  expect(mails[0]?.text).toContain('+1 day (4 instead of 5 days). Wed 5 Aug 2026 became a holiday, Peace.');

  const taken = await mailsOf(app.pool, () => setHolidays([]));
  expect(taken).toMatchObject([{ to: ann.email, subject: '−1 day: your Vacation, Mon 3 to Fri 7 Aug 2026' }]);
  expect(taken[0]?.text).toContain('Wed 5 Aug 2026 is no longer a holiday.');
  expect(await mailsOf(app.pool, () => setHolidays([]))).toEqual([]);
});

test('half days are named as such', async () => {
  const bea = await createUser(app.database, { name: 'Bea' });
  await giveTerms(app.database, bea.id, held);
  const days = { startDate: '2026-10-12', startHalf: 'PM', endDate: '2026-10-13' } as const;
  const approved = { status: 'APPROVED', decidedById: hr.id } as const;
  await createRequest(app.database, { requesterId: bea.id, ...days, ...approved });
  const mails = await mailsOf(app.pool, () => setHolidays([{ date: '2026-10-13', name: 'Peace' }]));
  const span = 'Mon 12 Oct 2026 (afternoon) to Tue 13 Oct 2026';
  expect(mails).toMatchObject([{ to: bea.email, subject: `+1 day: your Vacation, ${span}` }]);
  expect(mails[0]?.text).toContain(`Vacation, ${span}: +1 day (0.5 instead of 1.5 days).`);
});
