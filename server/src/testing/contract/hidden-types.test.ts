import { contract } from '@almanac/domain/contract';
import type { Endpoint } from '@almanac/domain/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createType } from '../factories.ts';
import { mailsOf } from '../mails.ts';
import { offerType } from '../offered-types.ts';
import { type TestActor, type TestApp, testApp } from '../test-app.ts';
import { sendTableCall, type TableCall } from './table-call.ts';

/**
 * An HR-only type, its reasons and its missing documents are visible to HR only: not in any response to a manager,
 * whatever the call, nor in any mail.
 */

const hidden = ['REHABILITATION', 'A cure by the sea', 'A burnt-out mind', 'documentMissing'];

let app: TestApp;
let hr: TestActor;
let manager: TestActor;
let mia: TestActor;
let departmentId: string;
let pendingId: string;
let approvedId: string;
let editedId: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  departmentId = (await createDepartment(app.database)).id;
  hr = await app.signedIn('HR_ADMIN');
  manager = await app.signedIn('MANAGER', { departmentId });
  mia = await app.signedIn('EMPLOYEE', { departmentId });
  const [type = '', name = '', reason = ''] = hidden;
  await createType(app.database, { code: type, name, shownTo: 'HR', documentAfterDays: 0 });
  const request = { requesterId: mia.id, type, reason };
  pendingId = (await createRequest(app.database, { ...request, startDate: '2026-03-16' })).id;
  const approved = { ...request, status: 'APPROVED', decidedById: hr.id } as const;
  approvedId = (await createRequest(app.database, { ...approved, startDate: '2026-03-23' })).id;
  editedId = (await createRequest(app.database, { requesterId: mia.id, startDate: '2026-03-30' })).id;
  await app.database
    .updateTable('timeOffRequests')
    .set({ formerType: type, formerStartDate: '2026-03-30', formerEndDate: '2026-03-30' })
    .where('id', '=', editedId)
    .execute();
});
afterAll(() => app.close());

const march = { startDate: '2026-03-01', endDate: '2026-03-31' };

function expectSilent(text: string, about: string) {
  for (const word of hidden) expect(text, about).not.toContain(word);
}

const values: () => Record<string, string> = () => ({
  userId: mia.id,
  requesterId: mia.id,
  year: '2026',
  ...march,
});

function known(shape: object | undefined): Record<string, string> {
  const all = values();
  return Object.fromEntries(
    Object.keys(shape ?? {}).flatMap((name) => (name in all ? [[name, all[name] ?? '']] : [])),
  );
}

/** The endpoint's calls about Mia and each of her requests. */
function callsOf({ params, query }: Endpoint): TableCall[] {
  const takesId = params !== undefined && 'id' in params.shape;
  const ids = takesId ? [mia.id, pendingId, approvedId, editedId].map((id) => ({ id })) : [{}];
  const { userId: _user, requesterId: _requester, ...others } = known(query?.shape);
  return ids.flatMap((id) =>
    [known(query?.shape), others].map((asked) => ({
      params: { ...known(params?.shape), ...id },
      query: asked,
    })),
  );
}

test('no response to a manager or a colleague has the type or the reason', async () => {
  const colleague = await app.signedIn('EMPLOYEE', { departmentId });
  const reading = contract.filter(({ method, access }) => method === 'GET' && access === 'signed-in');
  let answered = 0;
  for (const endpoint of reading) {
    for (const call of callsOf(endpoint)) {
      for (const { cookie } of [manager, colleague]) {
        const { body, statusCode } = await sendTableCall(app, endpoint, call, cookie);
        expectSilent(body, `${endpoint.name} ${JSON.stringify(call)}`);
        if (statusCode === 200) answered += 1;
      }
    }
  }
  expect(answered).toBeGreaterThan(50);
});

test("a manager sees that someone is away, without the reason, also in a request's history", async () => {
  const { data } = (await manager.get('/vacation?limit=100')).json();
  const seen = (id: string) => data.find((request: { id: string }) => request.id === id);
  expect(seen(approvedId)).toMatchObject({ type: 'AWAY', status: 'APPROVED' });
  expect(seen(approvedId)).not.toHaveProperty('reason');
  expect(seen(editedId)).toMatchObject({ type: 'VACATION', changedFrom: { type: 'AWAY' } });
  expect((await manager.get(`/vacation/${pendingId}`)).json()).toMatchObject({ type: 'AWAY' });
  expect((await mia.get(`/vacation/${pendingId}`)).json()).toMatchObject({
    type: hidden[0],
    reason: hidden[2],
  });
  expect((await hr.get(`/vacation/${pendingId}`)).json()).toMatchObject({
    type: hidden[0],
    reason: hidden[2],
  });
});

test('a hidden standard type has no numbers in a manager’s balances', async () => {
  const { database } = app;
  const showTo = (shownTo: 'HR' | 'APPROVERS') =>
    database.updateTable('leaveTypes').set({ shownTo }).where('code', '=', 'SICK_LEAVE').execute();
  const sick = { requesterId: mia.id, type: 'SICK_LEAVE', startDate: '2026-02-16' } as const;
  const { id } = await createRequest(database, { ...sick, status: 'APPROVED', decidedById: hr.id });
  const balanceFor = async (viewer: TestActor) =>
    (await viewer.get(`/vacation/leave-balance/${mia.id}`)).json();
  await showTo('HR');
  expect(await balanceFor(manager)).toMatchObject({
    sickDaysUsed: 0,
    sickDaysPending: 0,
    sickDaysTotal: 0,
    sickDaysAvailable: 0,
    sickAccrualRate: 0,
    vacationDaysTotal: 24,
  });
  expect(await balanceFor(hr)).toMatchObject({ sickDaysUsed: 1 });
  expect(await balanceFor(mia)).toMatchObject({ sickDaysUsed: 1 });
  await showTo('APPROVERS');
  expect(await balanceFor(manager)).toMatchObject({ sickDaysUsed: 1 });
  await database.deleteFrom('timeOffRequests').where('id', '=', id).execute();
});

test('for a manager, filtering by the type is like filtering by an unknown one', async () => {
  const found = async (type: string) => (await manager.get(`/vacation?type=${type}`)).json();
  expect(await found(hidden[0] ?? '')).toEqual(await found('NO_SUCH_TYPE'));
  const away = (await found('AWAY')).data.map(({ id }: { id: string }) => id);
  expect(away.toSorted()).toEqual([pendingId, approvedId].toSorted());
  const byHr = (await hr.get(`/vacation?type=${hidden[0]}`)).json();
  expect(byHr.pagination.total).toBe(2);
});

test('for a manager, previewing the type is refused like an unknown one', async () => {
  const preview = async (type: string) => {
    const { statusCode, body } = await manager.post('/vacation/preview', { type, ...march, userId: mia.id });
    return [statusCode, body.replace(/"requestId":"[^"]*"/, '')];
  };
  expect(await preview(hidden[0] ?? '')).toEqual(await preview('NO_SUCH_TYPE'));
  const clash = { type: 'VACATION', startDate: '2026-03-23', endDate: '2026-03-24', userId: mia.id };
  const { body } = await manager.post('/vacation/preview', clash);
  expectSilent(body, 'overlaps');
  expect(JSON.parse(body).overlaps).toMatchObject([{ id: approvedId, type: 'AWAY' }]);
});

test('statistics count it as away', async () => {
  const ofManager = (await manager.get('/vacation/stats?year=2026')).json();
  expect(ofManager.byType).toMatchObject({ AWAY: 2, VACATION: 1, SICK_LEAVE: 0 });
  expect((await hr.get('/vacation/stats?year=2026')).json().byType).toMatchObject({ REHABILITATION: 2 });
});

test('only administrators decide it, and it is pending for no one else', async () => {
  const waiting = (await manager.get('/vacation/pending-approvals')).json().data;
  expect(waiting.map(({ id }: { id: string }) => id)).toEqual([editedId]);
  for (const decision of ['approve', 'reject']) {
    const answer = await manager.post(`/vacation/${pendingId}/${decision}`, { reason: 'No' });
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' });
    expectSilent(answer.body, decision);
  }
});

test('mails about it show a manager only that someone is or was away', async () => {
  const mails = await mailsOf(app.pool, async () => {
    await mia.put(`/vacation/${pendingId}`, { type: 'VACATION' });
    await mia.post(`/vacation/${approvedId}/cancel`, {});
  });
  const toManager = mails.filter(({ to }) => to === manager.email);
  expect(toManager.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('changed a request: Vacation'),
    expect.stringContaining('Away of'),
  ]);
  expect(toManager[0]?.text).toContain('It was Away');
  const [type = '', name = ''] = hidden;
  for (const { subject, text, html } of toManager) {
    for (const word of [type, name]) expect(`${subject} ${text} ${html}`).not.toContain(word);
  }
});

test('only administrators are asked to decide it', async () => {
  // From here on the type is available to everyone, and so visible.
  await offerType(app.database, hidden[0] ?? '');
  const asked = { requesterId: mia.id, type: hidden[0] ?? '', startDate: '2026-04-13' };
  const { id } = await createRequest(app.database, asked);
  const mails = await mailsOf(app.pool, () =>
    mia.put(`/vacation/${id}`, { startDate: '2026-04-14', endDate: '2026-04-14' }),
  );
  expect(mails.map(({ to }) => to)).toEqual([hr.email]);
});
