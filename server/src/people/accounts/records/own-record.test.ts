import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createRequest } from '../../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let helen: TestActor;
let ada: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  ada = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada', employmentStart: '2020-01-01' });
});
afterEach(() => setActive(true));
afterAll(() => app.close());

async function setActive(isActive: boolean): Promise<void> {
  await app.database.updateTable('users').set({ isActive }).where('id', '=', helen.id).execute();
}

let requests = 0;

async function ownRequest(status: 'PENDING' | 'APPROVED', month: string): Promise<string> {
  requests += 1;
  const startDate = `2026-${month}-${String(requests).padStart(2, '0')}`;
  const decision = status === 'APPROVED' ? { decidedById: helen.id } : {};
  return (await createRequest(app.database, { requesterId: ada.id, startDate, status, ...decision })).id;
}

type Send = (reason: string | undefined) => ReturnType<TestActor['put']>;

/** Acts that administrators may do for others, done to their own record. */
const acts: { what: string; code: string; action: string; prepare(): Promise<Send> }[] = [
  {
    what: 'change their employment start',
    code: 'OWN_RECORD',
    action: 'account.changed',
    async prepare() {
      requests += 1;
      const employmentStart = `2019-01-${String(requests).padStart(2, '0')}`;
      return (reason) => ada.put(`/admin/users/${ada.id}`, { employmentStart, reason });
    },
  },
  {
    what: 'approve their own request',
    code: 'OWN_REQUEST',
    action: 'time-off.approved',
    async prepare() {
      const id = await ownRequest('PENDING', '08');
      return (reason) => ada.post(`/vacation/${id}/approve`, { reason });
    },
  },
  {
    what: 'approve their own request for HR',
    code: 'OWN_REQUEST',
    action: 'time-off.approved',
    async prepare() {
      const id = await ownRequest('PENDING', '08');
      return (reason) => ada.post(`/vacation/${id}/approve-hr`, { reason });
    },
  },
  {
    what: 'reject their own request',
    code: 'OWN_REQUEST',
    action: 'time-off.rejected',
    async prepare() {
      const id = await ownRequest('PENDING', '08');
      return (reason) => ada.post(`/vacation/${id}/reject`, { reason });
    },
  },
  {
    what: 'cancel their own time off that has begun',
    code: 'OWN_REQUEST',
    action: 'time-off.cancelled',
    async prepare() {
      const id = await ownRequest('APPROVED', '05');
      return (reason) => ada.post(`/vacation/${id}/cancel`, { reason });
    },
  },
];

const reason = 'Nobody else is here';

async function lastEntry() {
  return (await ada.get(`/admin/audit?subjectId=${ada.id}&limit=1`)).json().data[0];
}

describe.each(acts)('with two administrators, neither may $what', ({ code, action, prepare }) => {
  test('a sole administrator may, with a reason, and the log marks it', async () => {
    const send = await prepare();
    for (const given of [undefined, reason]) {
      const refused = await send(given);
      expect([refused.statusCode, refused.json().code], refused.body).toEqual([409, code]);
      expect(refused.json().issues).toBeUndefined();
    }
    await setActive(false);
    const unexplained = await send(undefined);
    expect(unexplained.json()).toMatchObject({ code, issues: [{ path: 'reason' }] });
    const done = await send(reason);
    expect(done.statusCode, done.body).toBe(200);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ action, actor: { id: ada.id }, subject: { id: ada.id }, reason });
    expect(entry.summary).toMatch(/, their own, as the only administrator$/);
  });
});

test('one’s own balance is set by another administrator, or by a sole one', async () => {
  const path = `/vacation/leave-balance/${ada.id}`;
  const own = await ada.put(path, { vacationDaysTotal: 40, reason });
  expect([own.statusCode, own.json().code]).toEqual([409, 'OWN_BALANCE']);
  expect((await helen.put(path, { vacationDaysTotal: 25, reason })).statusCode).toBe(200);
  expect((await lastEntry()).summary).not.toContain('only administrator');
  await setActive(false);
  expect((await ada.put(path, { vacationDaysTotal: 26, reason })).json()).toMatchObject({
    vacationDaysTotal: 26,
  });
  expect(await lastEntry()).toMatchObject({ action: 'balance.set', reason });
  expect((await lastEntry()).summary).toMatch(/as the only administrator$/);
});

test('no one changes their own role, not even a sole administrator', async () => {
  await setActive(false);
  const answer = await ada.put(`/admin/users/${ada.id}/role`, { role: 'EMPLOYEE' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_RECORD']);
});

test('an import doesn’t change one’s own employment', async () => {
  await setActive(false);
  const csv = `email,employment start\n${ada.email},2018-01-01`;
  const answer = await ada.post('/admin/users/import', { csv, dryRun: true });
  expect(answer.json().faults).toEqual([
    {
      line: 2,
      column: 'employmentStart',
      message: 'You cannot change your own employment dates; another administrator can',
    },
  ]);
});

test('one’s own name and future time off may be changed, without a logged reason', async () => {
  expect(
    (await ada.put(`/admin/users/${ada.id}`, { name: 'Ada', employmentStart: undefined })).statusCode,
  ).toBe(200);
  const id = await ownRequest('APPROVED', '09');
  expect((await ada.post(`/vacation/${id}/cancel`, { reason: 'An operation' })).statusCode).toBe(200);
  const entry = await lastEntry();
  expect(entry).toMatchObject({ action: 'time-off.cancelled', entityId: id });
  expect(entry).not.toHaveProperty('reason');
});

test('losing the other administrator and acting for oneself at once: only the marked act passes', async () => {
  for (let round = 0; round < 6; round += 1) {
    const id = await ownRequest('PENDING', '10');
    const [away, own] = await Promise.all([
      ada.post(`/admin/users/${helen.id}/deactivate`),
      ada.post(`/vacation/${id}/approve`, { reason }),
    ]);
    expect(away.statusCode, away.body).toBe(200);
    expect([200, 409]).toContain(own.statusCode);
    const { status } = (await ada.get(`/vacation/${id}`)).json();
    expect(status).toBe(own.statusCode === 200 ? 'APPROVED' : 'PENDING');
    const marked = (await ada.get(`/admin/audit?entityId=${id}`)).json().data;
    expect(marked).toHaveLength(own.statusCode === 200 ? 1 : 0);
    for (const { summary } of marked) expect(summary).toMatch(/as the only administrator$/);
    await setActive(true);
  }
});
