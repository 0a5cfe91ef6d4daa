import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createType } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let hr: TestActor;
let ann: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  const departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId, name: 'Maria' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
});
afterAll(() => app.close());

const historyFor = async (viewer: TestActor, id: string) => {
  const answer = await viewer.get(`/vacation/${id}/history`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

async function ask(type: string, startDate: string): Promise<{ id: string; version: number }> {
  const answer = await ann.post('/vacation', { type, startDate, endDate: startDate });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

test('the history has who did what, and for deciders what the approver saw', async () => {
  const { id, version } = await ask('VACATION', '2026-07-06');
  await ann.put(`/vacation/${id}`, { startDate: '2026-07-07', endDate: '2026-07-07', version });
  const [{ byLeaveYear, coverage }] = (await manager.get(`/vacation/decision-facts?requestIds=${id}`)).json();
  expect((await manager.post(`/vacation/${id}/approve`)).statusCode).toBe(200);
  const own = await historyFor(ann, id);
  expect(own).toEqual([
    {
      at: expect.any(String),
      actor: { id: ann.id, name: 'Ann' },
      action: 'time-off.requested',
      summary: 'Requested Vacation, Mon 6 Jul 2026',
    },
    expect.objectContaining({
      action: 'time-off.edited',
      summary: 'Changed a request to Vacation, Tue 7 Jul 2026',
    }),
    expect.objectContaining({ action: 'time-off.approved', actor: { id: manager.id, name: 'Maria' } }),
  ]);
  for (const each of own) expect(each).not.toHaveProperty('seen');
  for (const viewer of [manager, hr]) {
    const { seen } = (await historyFor(viewer, id))[2];
    expect(seen).toEqual({ version: version + 1, byLeaveYear, coverage });
    expect(seen).toMatchObject({ byLeaveYear: [{ amount: 1, left: 23, total: 24 }], coverage: { away: 1 } });
  }
});

test('the rest of an interrupted request has a history of its own', async () => {
  const vacation = { type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-14' };
  const { id } = (await ann.post('/vacation', vacation)).json();
  await manager.post(`/vacation/${id}/approve`);
  const days = { startDate: '2026-08-05', endDate: '2026-08-07' };
  const { rest } = (await manager.post(`/vacation/${id}/interruptions`, days)).json();
  const actions = async (of: string) =>
    (await historyFor(ann, of)).map(({ action }: { action: string }) => action);
  expect(await actions(id)).toEqual(['time-off.requested', 'time-off.approved', 'time-off.interrupted']);
  expect(await actions(rest.id)).toEqual(['time-off.recorded']);
});

test('a hidden type is in no entry, even if the request has another type since', async () => {
  await createType(app.database, { code: 'CURE', name: 'Rehabilitation', shownTo: 'HR' });
  await app.database
    .updateTable('leaveTypes')
    .set({ shownTo: 'HR' })
    .where('code', '=', 'SICK_LEAVE')
    .execute();
  const { id, version } = await ask('SICK_LEAVE', '2026-09-07');
  const hidden = await historyFor(manager, id);
  expect(hidden).toEqual([
    {
      at: expect.any(String),
      actor: { id: ann.id, name: 'Ann' },
      action: 'time-off.requested',
      summary: 'Submitted',
    },
  ]);
  await ann.put(`/vacation/${id}`, { type: 'VACATION', version });
  expect((await manager.post(`/vacation/${id}/reject`, { reason: 'No' })).statusCode).toBe(200);
  const told = await historyFor(manager, id);
  expect(told.map(({ summary }: { summary: string }) => summary)).toEqual([
    'Submitted',
    'Changed',
    'Rejected',
  ]);
  expect(JSON.stringify(told)).not.toMatch(/sick|seen/i);
  const full = await historyFor(hr, id);
  expect(full[0].summary).toBe('Requested Sick Leave, Mon 7 Sep 2026');
  expect(full[2].seen).toMatchObject({ version: version + 1 });
});

test('an entry from before events has its stored sentence, which names a former type', async () => {
  const { database } = app;
  const { id } = await createRequest(database, { requesterId: ann.id, startDate: '2026-10-05' });
  const past = [
    ['time-off.requested', 'Requested Rehabilitation, Mon 5 Oct 2026', []],
    ['time-off.edited', 'Changed a request to Vacation', [{ field: 'type', from: 'REHAB', to: 'VACATION' }]],
  ] as const;
  for (const [action, summary, changes] of past) {
    const entry = { action, entity: 'time-off-request', entityId: id, actorId: ann.id, subjectId: ann.id };
    const { id: entryId } = await database
      .insertInto('auditEntries')
      .values({ id: randomUUIDv7(), ...entry, changes: JSON.stringify(changes) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('auditPersonal')
      .values({ entryId, actorName: 'Ann', actorEmail: ann.email, summary })
      .execute();
  }
  const told = async (viewer: TestActor) =>
    (await historyFor(viewer, id)).map(({ summary }: { summary: string }) => summary);
  expect(await told(hr)).toEqual(past.map(([, summary]) => summary));
  expect(await told(manager)).toEqual(['Submitted', 'Changed']);
});
