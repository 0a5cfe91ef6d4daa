import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
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

/** A new employee's approved vacation from Mon 3 to Fri 14 August. */
async function onVacation(startDate = '2026-08-03', endDate = '2026-08-14') {
  const ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  const approved = { status: 'APPROVED', decidedById: manager.id } as const;
  const { id } = await createRequest(app.database, { requesterId: ann.id, startDate, endDate, ...approved });
  return { ann, id };
}

const interrupt = (who: TestActor, id: string, body: object) =>
  who.post(`/vacation/${id}/interruptions`, { startDate: '2026-08-05', endDate: '2026-08-06', ...body });

async function balanceOf(person: TestActor) {
  const { vacationDaysUsed, vacationDaysAvailable, sickDaysUsed, sickDaysPending } = (
    await person.get('/vacation/my-balance')
  ).json();
  return { vacationDaysUsed, vacationDaysAvailable, sickDaysUsed, sickDaysPending };
}

async function requestsOf(person: TestActor) {
  const { data } = (
    await person.get('/vacation/my-requests?limit=100&sortBy=startDate&sortOrder=asc')
  ).json();
  return data.map(
    ({ type, status, startDate, endDate }: TimeOffRequest) => `${type} ${status} ${startDate} ${endDate}`,
  );
}

test('a manager calls someone back to work: two requests remain, and the days return', async () => {
  const { ann, id } = await onVacation();
  const mails = await mailsOf(app.pool, async () => {
    const answer = await interrupt(manager, id, { reason: 'The fair' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      id,
      startDate: '2026-08-03',
      endDate: '2026-08-04',
      status: 'APPROVED',
      rest: {
        startDate: '2026-08-07',
        endDate: '2026-08-14',
        status: 'APPROVED',
        decidedBy: { name: 'Maria' },
      },
    });
    expect(answer.json()).not.toHaveProperty('recorded');
    const { rest } = answer.json();
    expect((await ann.get(`/vacation/${id}`)).json().linked).toEqual([
      {
        id: rest.id,
        relation: 'CONTINUED_BY',
        status: 'APPROVED',
        startDate: '2026-08-07',
        endDate: '2026-08-14',
      },
    ]);
    expect((await ann.get(`/vacation/${rest.id}`)).json().linked).toMatchObject([
      { id, relation: 'CONTINUES' },
    ]);
  });
  expect(await balanceOf(ann)).toMatchObject({ vacationDaysUsed: 8, vacationDaysAvailable: 16 });
  expect(mails).toMatchObject([
    { to: ann.email, subject: 'Your Vacation was interrupted: Wed 5 to Thu 6 Aug 2026' },
  ]);
  expect(mails[0]?.text).toContain('What remains: Mon 3 to Tue 4 Aug 2026 and Fri 7 to Fri 14 Aug 2026.');
  expect(mails[0]?.text).toContain('The fair');
});

test('an illness in a vacation returns its days at once and waits for approval', async () => {
  const { ann, id } = await onVacation();
  const mails = await mailsOf(app.pool, async () => {
    const answer = await interrupt(ann, id, { type: 'SICK_LEAVE', reason: 'A broken leg' });
    expect(answer.json()).toMatchObject({
      recorded: { type: 'SICK_LEAVE', status: 'PENDING', reason: 'A broken leg' },
    });
  });
  expect(await balanceOf(ann)).toMatchObject({ vacationDaysUsed: 8, sickDaysPending: 2 });
  expect(mails).toMatchObject([
    { to: manager.email, subject: 'Ann reported Sick Leave: Wed 5 to Thu 6 Aug 2026' },
  ]);
  const { rows } = await app.pool.query('SELECT * FROM audit_entries JOIN audit_personal ON entry_id = id');
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain('A broken leg');
});

test('an approved report is sick leave', async () => {
  const { ann, id } = await onVacation();
  const { recorded } = (await interrupt(ann, id, { type: 'SICK_LEAVE' })).json();
  expect((await manager.post(`/vacation/${recorded.id}/approve`)).statusCode).toBe(200);
  expect(await balanceOf(ann)).toMatchObject({ vacationDaysUsed: 8, sickDaysUsed: 2, sickDaysPending: 0 });
});

test.each(['reject', 'cancel', 'delete'])(
  'a report that comes to nothing restores the vacation: %s',
  async (way) => {
    const { ann, id } = await onVacation();
    const { recorded, rest } = (await interrupt(ann, id, { type: 'SICK_LEAVE' })).json();
    const mails = await mailsOf(app.pool, async () => {
      if (way === 'reject')
        await manager.post(`/vacation/${recorded.id}/reject`, { reason: 'You were seen' });
      if (way === 'cancel') await ann.post(`/vacation/${recorded.id}/cancel`);
      if (way === 'delete') await ann.delete(`/vacation/${recorded.id}`);
    });
    expect((await ann.get(`/vacation/${id}`)).json()).toMatchObject({
      status: 'APPROVED',
      startDate: '2026-08-03',
      endDate: '2026-08-14',
    });
    expect((await ann.get(`/vacation/${rest.id}`)).json().status).toBe('CANCELLED');
    expect(await balanceOf(ann)).toEqual({
      vacationDaysUsed: 10,
      vacationDaysAvailable: 14,
      sickDaysUsed: 0,
      sickDaysPending: 0,
    });
    if (way === 'reject')
      expect(mails[0]?.text).toContain('These days are Vacation again: Mon 3 to Fri 14 Aug 2026.');
  },
);

test('undoing a rejection takes the days out again, and another rejection restores them', async () => {
  const { ann, id } = await onVacation();
  const { recorded } = (await interrupt(ann, id, { type: 'SICK_LEAVE' })).json();
  await manager.post(`/vacation/${recorded.id}/reject`, {});
  const undone = await manager.post(`/vacation/${recorded.id}/undo-decision`);
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await balanceOf(ann)).toMatchObject({ vacationDaysUsed: 8, sickDaysPending: 2 });
  await manager.post(`/vacation/${recorded.id}/reject`, {});
  expect(await balanceOf(ann)).toMatchObject({ vacationDaysUsed: 10, sickDaysPending: 0 });
  expect((await ann.get(`/vacation/${id}`)).json()).toMatchObject({
    startDate: '2026-08-03',
    endDate: '2026-08-14',
  });
});

test('illness for a whole vacation cancels it, and a rejected report restores it', async () => {
  const { ann, id } = await onVacation('2026-08-05', '2026-08-06');
  const answer = await interrupt(ann, id, { type: 'SICK_LEAVE' });
  expect(answer.json()).toMatchObject({ status: 'CANCELLED', recorded: { status: 'PENDING' } });
  await manager.post(`/vacation/${answer.json().recorded.id}/reject`, {});
  expect((await ann.get(`/vacation/${id}`)).json()).toMatchObject({
    status: 'APPROVED',
    startDate: '2026-08-05',
  });
});

test('if nothing remains before, the rest after keeps the id', async () => {
  const { id } = await onVacation('2026-08-05', '2026-08-14');
  const answer = await interrupt(admin, id, { type: 'SICK_LEAVE' });
  expect(answer.json()).toMatchObject({
    id,
    startDate: '2026-08-07',
    endDate: '2026-08-14',
    recorded: { status: 'APPROVED', decidedBy: { name: 'Helen' }, recordedBy: { name: 'Helen' } },
  });
  expect(answer.json()).not.toHaveProperty('rest');
});

test('two interruptions of one vacation, both rejected, leave it as it was', async () => {
  const { ann, id } = await onVacation();
  const first = (await interrupt(ann, id, { type: 'SICK_LEAVE' })).json();
  const later = { type: 'SICK_LEAVE', startDate: '2026-08-11', endDate: '2026-08-12' };
  const second = (await interrupt(ann, first.rest.id, later)).json();
  expect(second.rest).toMatchObject({ startDate: '2026-08-13', endDate: '2026-08-14' });
  for (const { recorded } of [first, second]) {
    expect((await manager.post(`/vacation/${recorded.id}/reject`, {})).statusCode).toBe(200);
  }
  expect((await ann.get(`/vacation/${id}`)).json()).toMatchObject({
    startDate: '2026-08-03',
    endDate: '2026-08-14',
  });
  expect(await balanceOf(ann)).toMatchObject({ vacationDaysUsed: 10 });
});

test('later shortened vacation gets the days back as a separate request', async () => {
  const { ann, id } = await onVacation();
  const { recorded } = (await interrupt(ann, id, { type: 'SICK_LEAVE' })).json();
  await manager.post(`/vacation/${id}/shorten`, { endDate: '2026-08-03' });
  await manager.post(`/vacation/${recorded.id}/reject`, {});
  expect(await requestsOf(ann)).toEqual([
    'VACATION APPROVED 2026-08-03 2026-08-03',
    'SICK_LEAVE REJECTED 2026-08-05 2026-08-06',
    'VACATION APPROVED 2026-08-05 2026-08-06',
    'VACATION APPROVED 2026-08-07 2026-08-14',
  ]);
  expect(await balanceOf(ann)).toMatchObject({ vacationDaysUsed: 9 });
});

test('a report cannot be rejected once its vacation is booked again', async () => {
  const { ann, id } = await onVacation();
  const { recorded } = (await interrupt(ann, id, { type: 'SICK_LEAVE' })).json();
  const booked = await ann.post('/vacation', {
    type: 'VACATION',
    startDate: '2026-09-07',
    endDate: '2026-09-28',
  });
  expect(booked.statusCode, booked.body).toBe(201);
  const answer = await manager.post(`/vacation/${recorded.id}/reject`, {});
  expect(answer.json()).toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
    message: expect.stringContaining('has been used since'),
  });
  expect((await ann.delete(`/vacation/${recorded.id}`)).json().code).toBe('INSUFFICIENT_BALANCE');
  await ann.delete(`/vacation/${booked.json().id}`);
  expect((await manager.post(`/vacation/${recorded.id}/reject`, {})).statusCode).toBe(200);
});

test('a pending report keeps its days and type; its reason can change', async () => {
  const { ann, id } = await onVacation();
  const { recorded } = (await interrupt(ann, id, { type: 'SICK_LEAVE' })).json();
  expect((await ann.put(`/vacation/${recorded.id}`, { endDate: '2026-08-05' })).json().code).toBe(
    'INVALID_TRANSITION',
  );
  expect((await ann.put(`/vacation/${recorded.id}`, { type: 'UNPAID' })).json().code).toBe(
    'INVALID_TRANSITION',
  );
  expect((await ann.put(`/vacation/${recorded.id}`, { reason: 'The flu' })).statusCode).toBe(200);
});

test('an approval cannot be undone after an interruption', async () => {
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  const days = { requesterId: ann.id, startDate: '2026-08-03', endDate: '2026-08-14' };
  const { id } = await createRequest(app.database, days);
  await manager.post(`/vacation/${id}/approve`);
  const { rest } = (await interrupt(manager, id, {})).json();
  for (const part of [id, rest.id]) {
    expect((await manager.post(`/vacation/${part}/undo-decision`)).json()).toMatchObject({
      code: 'INVALID_TRANSITION',
      message: 'This time off was interrupted since; its decision stands',
    });
  }
});

test('people report only their own illness; administrators not even that', async () => {
  const { ann, id } = await onVacation();
  expect((await interrupt(ann, id, {})).json().code).toBe('FORBIDDEN');
  expect((await interrupt(ann, id, { type: 'UNPAID' })).json().code).toBe('FORBIDDEN');
  expect((await interrupt(await app.signedIn('EMPLOYEE'), id, {})).statusCode).toBe(404);
  expect((await interrupt(await app.signedIn('MANAGER'), id, {})).statusCode).toBe(404);
  const own = await createRequest(app.database, {
    requesterId: admin.id,
    startDate: '2026-08-03',
    endDate: '2026-08-07',
    status: 'APPROVED',
    decidedById: manager.id,
  });
  const helper = await app.signedIn('HR_ADMIN');
  expect((await interrupt(admin, own.id, {})).json().code).toBe('OWN_REQUEST');
  await app.pool.query('UPDATE users SET is_active = false WHERE id = $1', [helper.id]);
  expect((await interrupt(admin, own.id, {})).json()).toMatchObject({ issues: [{ path: 'reason' }] });
  expect((await interrupt(admin, own.id, { reason: 'The fair' })).statusCode).toBe(201);
  const [entry] = await loggedEntries(app.database, own.id);
  expect(entry).toMatchObject({
    reason: 'The fair',
    summary: expect.stringContaining('as the only administrator'),
  });
});

test('a closed year cannot be interrupted', async () => {
  const { id } = await onVacation();
  await app.pool.query(
    `INSERT INTO leave_closings (id, through, closed_by_id) VALUES (gen_random_uuid(), '2026-08-05', $1)`,
    [admin.id],
  );
  expect((await interrupt(manager, id, {})).json().code).toBe('YEAR_CLOSED');
  const later = { startDate: '2026-08-06', endDate: '2026-08-06' };
  expect((await interrupt(manager, id, later)).statusCode).toBe(201);
  await app.pool.query('DELETE FROM leave_closings');
});
