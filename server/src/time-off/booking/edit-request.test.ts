import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
});
afterAll(() => app.close());

const member = () => app.signedIn('EMPLOYEE', { departmentId });
const vacation = (startDate: string, endDate: string) => ({ type: 'VACATION', startDate, endDate });

test('an edit changes the given fields, and the audit log has the old values, but no reason', async () => {
  const ann = await member();
  const { id } = (
    await ann.post('/vacation', { ...vacation('2026-07-06', '2026-07-10'), reason: 'Sea' })
  ).json();
  expect((await ann.put(`/vacation/${id}`, { endDate: '2026-07-09' })).json()).toMatchObject({
    startDate: '2026-07-06',
    endDate: '2026-07-09',
    reason: 'Sea',
    changedFrom: { type: 'VACATION', startDate: '2026-07-06', endDate: '2026-07-10' },
  });
  const reworded = await ann.put(`/vacation/${id}`, { reason: 'The sea' });
  expect(reworded.json().changedFrom).toMatchObject({ endDate: '2026-07-10' });
  const answer = await ann.put(`/vacation/${id}`, { ...vacation('2026-07-08', '2026-07-14'), reason: '' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ id, status: 'PENDING', startDate: '2026-07-08', businessDays: 5 });
  expect(answer.json()).not.toHaveProperty('reason');
  const [{ changes } = { changes: [] }] = await app.database
    .selectFrom('auditEntries')
    .select('changes')
    .where('action', '=', 'time-off.edited')
    .where('entityId', '=', id)
    .orderBy('id', 'desc')
    .execute();
  expect(changes).toEqual([
    { field: 'startDate', from: '2026-07-06', to: '2026-07-08' },
    { field: 'endDate', from: '2026-07-09', to: '2026-07-14' },
    { field: 'reason' },
  ]);
  const seen = (await manager.get('/vacation/pending-approvals?limit=1000')).json().data;
  expect(seen.find((each: { id: string }) => each.id === id)).toMatchObject({
    changedFrom: { startDate: '2026-07-06', endDate: '2026-07-09' },
  });
  expect((await manager.post(`/vacation/${id}/approve`)).json()).not.toHaveProperty('changedFrom');
});

test('former and conflicting days are named to the half', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const afternoon = { ...vacation('2026-12-14', '2026-12-14'), startHalf: 'PM' };
  const { id, version } = (await ann.post('/vacation', afternoon)).json();
  const edited = (await ann.put(`/vacation/${id}`, { startHalf: 'AM', version })).json();
  expect(edited.changedFrom).toEqual({
    type: 'VACATION',
    startDate: '2026-12-14',
    endDate: '2026-12-14',
    startHalf: 'PM',
  });
  const again = (await ann.put(`/vacation/${id}`, { endHalf: 'AM' })).json();
  expect(again.changedFrom).toEqual({ type: 'VACATION', startDate: '2026-12-14', endDate: '2026-12-14' });
  const refused = (await ann.post('/vacation', vacation('2026-12-14', '2026-12-14'))).json();
  expect(refused).toMatchObject({
    code: 'OVERLAPPING_REQUEST',
    message: 'You already have a pending Vacation request for Mon 14 Dec 2026, morning',
  });
  const { overlaps } = (await ann.post('/vacation/preview', vacation('2026-12-14', '2026-12-14'))).json();
  expect(overlaps).toEqual([
    { id, type: 'VACATION', startDate: '2026-12-14', endDate: '2026-12-14', endHalf: 'AM' },
  ]);
});

test('an edit follows the rules of a new request, without counting its days twice', async () => {
  const ann = await member();
  const { id } = (await ann.post('/vacation', vacation('2026-07-06', '2026-08-05'))).json();
  await ann.post('/vacation', { type: 'UNPAID', startDate: '2026-09-01', endDate: '2026-09-01' });
  const edit = (startDate: string, endDate: string) =>
    ann.put(`/vacation/${id}`, vacation(startDate, endDate));
  expect((await edit('2026-07-06', '2026-08-06')).statusCode).toBe(200);
  expect((await edit('2026-07-06', '2026-08-07')).statusCode).toBe(400);
  expect((await edit('2026-05-29', '2026-06-02')).statusCode).toBe(400);
  expect((await edit('2026-08-31', '2026-09-01')).json().code).toBe('OVERLAPPING_REQUEST');
});

test('only the requester edits, and only while it is pending', async () => {
  const ann = await member();
  const { id } = (await ann.post('/vacation', vacation('2026-07-06', '2026-07-10'))).json();
  const body = vacation('2026-07-07', '2026-07-07');
  expect((await manager.put(`/vacation/${id}`, body)).statusCode).toBe(403);
  expect((await (await app.signedIn('EMPLOYEE')).put(`/vacation/${id}`, body)).statusCode).toBe(404);
  await manager.post(`/vacation/${id}/approve`);
  expect((await ann.put(`/vacation/${id}`, body)).json().code).toBe('INVALID_TRANSITION');
});

test('edit and approval at once: only the version that was decided on is approved', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ann = await member();
    const { id } = await createRequest(app.database, { requesterId: ann.id, startDate: '2026-07-06' });
    const [edit, approval] = await Promise.all([
      ann.put(`/vacation/${id}`, vacation('2026-07-13', '2026-07-14')),
      manager.post(`/vacation/${id}/approve`),
    ]);
    expect(approval.statusCode).toBe(200);
    const wasEdited = edit.statusCode === 200;
    expect(wasEdited || edit.json().code === 'INVALID_TRANSITION').toBe(true);
    expect(approval.json().startDate).toBe(wasEdited ? '2026-07-13' : '2026-07-06');
  }
});

test('an approval never grants unseen days, even during an edit', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const ann = await member();
    const { id } = await createRequest(app.database, { requesterId: ann.id, startDate: '2026-07-06' });
    const seen = (await manager.get(`/vacation/${id}`)).json();
    const edit = () => ann.put(`/vacation/${id}`, { endDate: '2026-08-03', version: seen.version });
    const approve = () => manager.post(`/vacation/${id}/approve`, { version: seen.version });
    const [first, second] = round % 2 === 0 ? [edit, approve] : [approve, edit];
    const answers = await Promise.all([first(), second()]);
    const [kept, told] = answers.sort((one, other) => one.statusCode - other.statusCode);
    expect([kept?.statusCode, told?.statusCode], `${kept?.body} ${told?.body}`).toEqual([200, 409]);
    expect(told?.json().code).toBe('CHANGED_MEANWHILE');
    const { status, endDate } = (await ann.get(`/vacation/${id}`)).json();
    expect(endDate).toBe(status === 'APPROVED' ? seen.endDate : '2026-08-03');
    outcomes.push(status);
  }
  expect(new Set(outcomes)).toEqual(new Set(['APPROVED', 'PENDING']));
});

test('the reason of an illness is shown to the decider and not logged', async () => {
  const ill = await app.signedIn('EMPLOYEE', { name: 'Ill Person' });
  const sickLeave = { type: 'SICK_LEAVE', startDate: '2026-07-20', endDate: '2026-07-21' };
  const asked = await ill.post('/vacation', { ...sickLeave, reason: 'Surgery of the left knee' });
  const { id } = asked.json();
  const edited = await ill.put(`/vacation/${id}`, { ...sickLeave, reason: 'Surgery of the right knee' });
  expect(edited.json().reason).toBe('Surgery of the right knee');
  expect((await ill.delete(`/vacation/${id}`)).statusCode).toBe(204);
  const { rows } = await app.pool.query(
    `SELECT concat(entry, beside) AS text FROM audit_entries AS entry JOIN audit_personal AS beside ON entry_id = id
     WHERE entity_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('Surgery');
});
