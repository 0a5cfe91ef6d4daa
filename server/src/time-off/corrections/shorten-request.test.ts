import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-05' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId, name: 'Maria' });
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());

async function onVacation(person?: TestActor) {
  const ann = person ?? (await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' }));
  const days = { startDate: '2026-08-03', endDate: '2026-08-14' };
  const approved = { status: 'APPROVED', decidedById: manager.id } as const;
  const { id } = await createRequest(app.database, { requesterId: ann.id, ...days, ...approved });
  return { ann, id };
}

const shorten = (who: TestActor, id: string, endDate: string, more = {}) =>
  who.post(`/vacation/${id}/shorten`, { endDate, ...more });
const used = async (person: TestActor) =>
  (await person.get('/vacation/my-balance')).json().vacationDaysUsed as number;

test('an approver shortens started time off: the days return, and the person is notified', async () => {
  const { ann, id } = await onVacation();
  const mails = await mailsOf(app.pool, async () => {
    const answer = await shorten(manager, id, '2026-08-04', { reason: 'The fair' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      status: 'APPROVED',
      startDate: '2026-08-03',
      endDate: '2026-08-04',
    });
  });
  expect(await used(ann)).toBe(2);
  expect(mails).toMatchObject([
    { to: ann.email, subject: 'Your Vacation was shortened: Mon 3 to Tue 4 Aug 2026' },
  ]);
  expect(mails[0]?.text).toContain('It was Mon 3 to Fri 14 Aug 2026.');
  expect(mails[0]?.text).toContain('The fair');
});

test('people return future days, and the approvers are notified', async () => {
  const { ann, id } = await onVacation();
  expect((await shorten(ann, id, '2026-08-04')).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [
      { path: 'endDate', message: 'You can give back days from tomorrow on; ask HR about earlier ones' },
    ],
  });
  const mails = await mailsOf(app.pool, async () => {
    expect((await shorten(ann, id, '2026-08-05')).statusCode).toBe(200);
  });
  expect(await used(ann)).toBe(3);
  expect(mails).toMatchObject([
    { to: manager.email, subject: 'Vacation of Ann was shortened: Mon 3 to Wed 5 Aug 2026' },
  ]);
});

test('shortening never removes, extends or touches an invisible request', async () => {
  const { id } = await onVacation();
  for (const endDate of ['2026-08-02', '2026-08-14', '2026-08-17']) {
    expect((await shorten(manager, id, endDate)).json()).toMatchObject({ issues: [{ path: 'endDate' }] });
  }
  expect((await shorten(await app.signedIn('EMPLOYEE', { departmentId }), id, '2026-08-04')).statusCode).toBe(
    404,
  );
  expect((await shorten(await app.signedIn('MANAGER'), id, '2026-08-04')).statusCode).toBe(404);
});

test("administrators don't shorten their own started time off", async () => {
  const { id } = await onVacation(admin);
  const other = await app.signedIn('HR_ADMIN');
  expect((await shorten(admin, id, '2026-08-04')).json().code).toBe('OWN_REQUEST');
  expect((await shorten(other, id, '2026-08-04')).statusCode).toBe(200);
});

test('the decided amount follows the remaining days', async () => {
  const { id } = await onVacation();
  await shorten(manager, id, '2026-08-10');
  const { rows } = await app.pool.query('SELECT decided_amount FROM time_off_requests WHERE id = $1', [id]);
  expect(rows).toEqual([{ decided_amount: 600 }]);
});

test('shortening and interruption at once: one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { ann, id } = await onVacation();
    const { version } = (await ann.get(`/vacation/${id}`)).json();
    const days = { startDate: '2026-08-11', endDate: '2026-08-12', version };
    const answers = await Promise.all([
      shorten(manager, id, '2026-08-10', { version }),
      admin.post(`/vacation/${id}/interruptions`, days),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect([[200, 409].join(), [201, 409].join()]).toContain(statuses.join());
    expect(await used(ann)).toBe(statuses.includes(200) ? 6 : 8);
  }
});

test('shortening and interruption at once without versions: both succeed, or the second is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { ann, id } = await onVacation();
    const days = { startDate: '2026-08-11', endDate: '2026-08-12' };
    const [shortened, interrupted] = await Promise.all([
      shorten(manager, id, '2026-08-10'),
      admin.post(`/vacation/${id}/interruptions`, days),
    ]);
    expect([200, 400]).toContain(shortened.statusCode);
    expect([201, 400]).toContain(interrupted.statusCode);
    // After the shortening the days lie outside. After the interruption the rest from 13 August is a separate request.
    expect(await used(ann)).toBe(interrupted.statusCode === 400 ? 6 : 8);
  }
});

test('interruption and cancellation at once: the days are out either way', async () => {
  app.setToday('2026-07-31');
  for (let round = 0; round < 5; round += 1) {
    const { ann, id } = await onVacation();
    const days = { startDate: '2026-08-05', endDate: '2026-08-06' };
    const [cancelled, interrupted] = await Promise.all([
      ann.post(`/vacation/${id}/cancel`),
      manager.post(`/vacation/${id}/interruptions`, days),
    ]);
    expect(cancelled.statusCode).toBe(200);
    expect([201, 409]).toContain(interrupted.statusCode);
    // The rest after the interruption is a separate request, which this cancellation leaves alone.
    expect(await used(ann)).toBe(interrupted.statusCode === 201 ? 6 : 0);
  }
  app.setToday('2026-08-05');
});
