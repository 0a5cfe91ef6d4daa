import { erasedAddress } from '@almanac/domain/erased-person';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createUser } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
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

const lastWeek = { startDate: '2026-07-27', endDate: '2026-07-31' };
const record = (who: TestActor, userId: string, more: object = {}) =>
  who.post('/vacation/on-behalf', { userId, type: 'SICK_LEAVE', status: 'APPROVED', ...lastWeek, ...more });

test('a manager records an illness: it is approved and mailed, and can be undone', async () => {
  const ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  const mails = await mailsOf(app.pool, async () => {
    const answer = await record(manager, ann.id, { reason: 'She rang' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'APPROVED',
      reason: 'She rang',
      requester: { id: ann.id },
      decidedBy: { name: 'Maria' },
      recordedBy: { name: 'Maria' },
    });
    const [entry] = await loggedEntries(app.database, answer.json().id);
    expect(entry).toMatchObject({ action: 'time-off.recorded', reason: null });
    expect((await ann.get('/vacation/my-balance')).json().sickDaysUsed).toBe(5);
    const undone = await manager.post(`/vacation/${answer.json().id}/undo-decision`);
    expect(undone.json()).toMatchObject({ status: 'PENDING' });
  });
  expect(mails).toMatchObject([
    { to: ann.email, subject: 'Recorded on your behalf: Sick Leave, Mon 27 to Fri 31 Jul 2026' },
  ]);
});

test('a request on behalf is pending, and the person can delete it', async () => {
  const ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  let id = '';
  const mails = await mailsOf(app.pool, async () => {
    const answer = await record(admin, ann.id, { status: 'PENDING', type: 'VACATION' });
    expect(answer.json()).toMatchObject({ status: 'PENDING', recordedBy: { name: 'Helen' } });
    expect(answer.json()).not.toHaveProperty('decidedBy');
    ({ id } = answer.json());
  });
  expect(mails.map(({ to }) => to).sort()).toEqual([ann.email, manager.email].sort());
  expect((await ann.delete(`/vacation/${id}`)).statusCode).toBe(204);
});

test('it follows the rules of any request, in words about the person', async () => {
  const bob = await createUser(app.database, { departmentId, employmentStart: '2026-07-28' });
  expect((await record(manager, bob.id)).json()).toMatchObject({
    issues: [
      {
        path: 'startDate',
        message: 'Their employment has not begun on this day; it begins on Tue 28 Jul 2026',
      },
    ],
  });
  const ann = await createUser(app.database, { departmentId });
  const long = { type: 'VACATION', startDate: '2026-06-01', endDate: '2026-07-10' };
  expect((await record(manager, ann.id, long)).json()).toMatchObject({
    issues: [{ path: 'endDate', message: 'Insufficient vacation days. They have 24 days available.' }],
  });
  expect((await record(manager, ann.id)).statusCode).toBe(201);
  expect((await record(manager, ann.id, { type: 'UNPAID' })).json()).toMatchObject({
    code: 'OVERLAPPING_REQUEST',
    message: 'They already have an approved Sick Leave request for Mon 27 to Fri 31 Jul 2026',
  });
  const backwards = { startDate: '2026-07-31', endDate: '2026-07-27' };
  expect((await record(manager, ann.id, backwards)).json()).toMatchObject({ issues: [{ path: 'endDate' }] });
});

test('no one records for themselves, out of scope, in a closed year, or for an erased person', async () => {
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  expect((await record(manager, manager.id)).json().code).toBe('OWN_REQUEST');
  expect((await record(ann, manager.id)).json().code).toBe('FORBIDDEN');
  const stranger = await createUser(app.database);
  expect((await record(manager, stranger.id)).statusCode).toBe(404);
  expect((await record(admin, stranger.id)).statusCode).toBe(201);
  await app.pool.query(
    `INSERT INTO leave_closings (id, through, closed_by_id) VALUES (gen_random_uuid(), '2026-07-29', $1)`,
    [admin.id],
  );
  expect((await record(admin, ann.id)).json().code).toBe('YEAR_CLOSED');
  await app.pool.query('DELETE FROM leave_closings');
  const erased = await createUser(app.database, {
    email: erasedAddress(admin.id),
    isActive: false,
  });
  expect((await record(admin, erased.id)).json().code).toBe('INVALID_TRANSITION');
});

test('the only administrator records for themselves, with a logged reason', async () => {
  const other = await app.signedIn('HR_ADMIN');
  expect((await record(admin, admin.id)).json().code).toBe('OWN_REQUEST');
  await app.pool.query('UPDATE users SET is_active = false WHERE id = $1', [other.id]);
  expect((await record(admin, admin.id)).json()).toMatchObject({ issues: [{ path: 'reason' }] });
  const answer = await record(admin, admin.id, { reason: 'Nobody else can' });
  expect(answer.statusCode, answer.body).toBe(201);
  const [entry] = await loggedEntries(app.database, answer.json().id);
  expect(entry).toMatchObject({
    reason: 'Nobody else can',
    summary: expect.stringContaining('their own, as the only administrator'),
  });
});

test('recording and requesting the same days at once: one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ann = await app.signedIn('EMPLOYEE', { departmentId });
    const days = { type: 'VACATION', startDate: '2026-09-07', endDate: '2026-09-08' };
    const answers = await Promise.all([record(manager, ann.id, days), ann.post('/vacation', days)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  }
});
