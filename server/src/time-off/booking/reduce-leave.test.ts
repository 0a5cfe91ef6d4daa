import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveOverHttp, typeOf } from '../../testing/leave-over-http.ts';
import { mailsOf } from '../../testing/mails.ts';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let otherHr: TestActor;
let setUp: ReturnType<typeof leaveOverHttp>;
beforeAll(async () => {
  app = await testApp({ today: '2026-02-02' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Ines' });
  otherHr = await app.signedIn('HR_ADMIN');
  setUp = leaveOverHttp(app, hr);
  await setUp.added('types', {
    ...typeOf('PARENTAL'),
    name: 'Parental leave',
    unit: 'DAY',
    counts: 'CALENDAR',
    reducesLeave: 'FULL_MONTHS',
  });
});
afterAll(() => app.close());

const fromMarch = { type: 'PARENTAL', startDate: '2026-03-01', endDate: '2026-12-31' };

/** A person with 30 reducible days a year, on approved parental leave from March to December. */
async function parent(person: object = {}, status: 'APPROVED' | 'PENDING' = 'APPROVED', days: object = {}) {
  const rules = policyDocumentOf(30, { reducedByAbsence: true, rounding: null });
  const ann = await setUp.someone({ rules, person });
  const counted = policyDocumentOf(0, { grants: [], overdraft: null });
  const policy = `/admin/leave/plans/${ann.held.plan}/policies/PARENTAL/2026-01-01`;
  await setUp.made(hr.put(policy, { rules: counted }));
  const body = { userId: ann.actor.id, ...fromMarch, ...days, status };
  const { id, version } = await setUp.made<{ id: string; version: number }>(
    hr.post('/vacation/on-behalf', body),
  );
  return { ...ann, id, version };
}

const reduce = (who: TestActor, id: string, reduces: boolean, more = {}) =>
  who.put(`/vacation/${id}/reduction`, { reduces, ...more });
const granted = async ({ account }: Awaited<ReturnType<typeof parent>>) =>
  (await account('2026-12-31'))['granted'];

test('an approved absence reduces leave by twelfths once HR says so and the person is emailed', async () => {
  const ann = await parent({ name: 'Ann', mailsOwnRequests: false });
  expect(await granted(ann)).toBe(30);
  const asked = { ...fromMarch, userId: ann.actor.id, excludeRequestId: ann.id };
  const reduces = [{ type: 'VACATION', amount: 25, onlyByHr: true }];
  expect((await hr.post('/vacation/preview', asked)).json()).toMatchObject({ reduces });

  const mails = await mailsOf(app.pool, async () => {
    const reduced = await reduce(hr, ann.id, true, { version: ann.version });
    expect(reduced.statusCode, reduced.body).toBe(200);
    expect(reduced.json()).toMatchObject({ version: ann.version + 1, leaveReduction: { on: '2026-02-02' } });
  });
  expect(mails).toMatchObject([
    { to: ann.actor.email, subject: 'Your leave is reduced: Parental leave, Sun 1 Mar to Thu 31 Dec 2026' },
  ]);
  expect(mails[0]?.text).toContain('Vacation: 25 days less');
  expect(await ann.lines('2026-01-01', '2026-12-31', 'GRANT')).toEqual([
    ['2026-01-01', 'GRANT', 30],
    ['2026-03-01', 'GRANT', -25],
  ]);
  expect((await ann.actor.get(`/vacation/${ann.id}`)).json()).toMatchObject({
    leaveReduction: { on: '2026-02-02' },
  });
  expect((await hr.post('/vacation/preview', asked)).json()).toMatchObject({ reduces });
  expect((await reduce(hr, ann.id, true)).json()).toMatchObject({ version: ann.version + 1 });

  const undone = await mailsOf(app.pool, async () => {
    const answer = (await reduce(hr, ann.id, false)).json();
    expect(answer).toMatchObject({ version: ann.version + 2, leaveReduction: {} });
  });
  expect(undone).toMatchObject([{ subject: expect.stringContaining('Your leave is no longer reduced') }]);
  expect(await granted(ann)).toBe(30);
});

test('the days that remain after a shortening count', async () => {
  const ann = await parent();
  await reduce(hr, ann.id, true);
  const shortened = await hr.post(`/vacation/${ann.id}/shorten`, { endDate: '2026-09-29' });
  expect(shortened.statusCode, shortened.body).toBe(200);
  expect(await granted(ann)).toBe(15);
});

test('only administrators reduce leave, of others, before the last day of the employment', async () => {
  const ann = await parent();
  expect((await reduce(ann.actor, ann.id, true)).json()).toMatchObject({ code: 'FORBIDDEN' });
  const pending = await parent({}, 'PENDING');
  expect((await reduce(hr, pending.id, true)).json()).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: 'Only approved time off can reduce leave; this request is pending',
  });
  expect((await hr.get(`/vacation/${pending.id}`)).json()).not.toHaveProperty('leaveReduction');
  const vacation = await ann.take('2026-02-09');
  expect((await reduce(hr, vacation.id, true)).json()).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: "Vacation doesn't reduce leave by full months",
  });
  const leaver = await parent({ employmentEnd: '2026-06-30' }, 'APPROVED', {
    endDate: '2026-06-30',
  });
  app.setToday('2026-06-30');
  expect((await reduce(hr, leaver.id, true)).json()).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: 'Leave can only be reduced before the last day of employment, Tue 30 Jun 2026',
  });
  app.setToday('2026-06-29');
  expect((await reduce(hr, leaver.id, true)).statusCode).toBe(200);
  app.setToday('2026-02-02');
  expect((await pending.actor.post(`/vacation/${pending.id}/cancel`, {})).statusCode).toBe(200);
});

test('two administrators at once: one email, and the second gets the newer version', async () => {
  const ann = await parent();
  const mails = await mailsOf(app.pool, async () => {
    const answers = await Promise.all(
      [hr, otherHr].map((who) => reduce(who, ann.id, true, { version: ann.version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
  expect(mails).toHaveLength(1);
  expect(await granted(ann)).toBe(5);
});

test('a cancelled absence reduces nothing', async () => {
  const ann = await parent();
  await reduce(hr, ann.id, true);
  expect((await hr.post(`/vacation/${ann.id}/cancel`, {})).statusCode).toBe(200);
  expect(await granted(ann)).toBe(30);
});

test('the leave of a closed year stays as it is', async () => {
  const ann = await parent();
  await reduce(hr, ann.id, true);
  app.setToday('2027-02-01');
  const closing = { through: '2026-12-31', fingerprint: undefined as string | undefined };
  const { fingerprint } = (await hr.post('/admin/leave/closings', { ...closing, dryRun: true })).json();
  const closed = await hr.post('/admin/leave/closings', { ...closing, fingerprint });
  expect(closed.statusCode, closed.body).toBe(200);
  expect((await reduce(hr, ann.id, false)).json()).toMatchObject({ code: 'YEAR_CLOSED' });
  expect(await granted(ann)).toBe(5);
});
