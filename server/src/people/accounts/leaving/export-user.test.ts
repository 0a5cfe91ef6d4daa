import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReferringColumns } from '../../../platform/database/references.ts';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createUser,
} from '../../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let ann: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  const department = await createDepartment(app.database);
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  ann = await app.signedIn('MANAGER', { name: '=Ann()', departmentId: department.id });
  const team = await createTeam(app.database, { departmentId: department.id, teamLeadId: ann.id });
  await createTeamMember(app.database, { teamId: team.id, userId: ann.id });
  const other = await createUser(app.database, { name: 'Somebody Else', departmentId: department.id });
  const request = { startDate: '2026-04-01', endDate: '2026-04-02', decidedById: ann.id };
  const reason = 'Nobody may learn this';
  await createRequest(app.database, { ...request, requesterId: other.id, status: 'APPROVED', reason });
  await ann.post('/vacation', {
    type: 'SICK_LEAVE',
    startDate: '2026-03-03',
    endDate: '2026-03-04',
    reason: 'Flu',
  });
  const balance = { sickDaysTotal: 20, reason: 'A long illness' };
  expect((await admin.put(`/vacation/leave-balance/${ann.id}`, balance)).statusCode).toBe(200);
});
afterAll(() => app.close());

test('a person’s data is exported as JSON, without other people’s', async () => {
  const answer = await admin.get(`/admin/users/${ann.id}/export`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'content-disposition': `attachment; filename="person-${ann.id}.json"`,
  });
  const { userId, records } = answer.json();
  expect(userId).toBe(ann.id);
  expect(records).toMatchObject({
    users: [{ id: ann.id, name: '=Ann()', email: ann.email, role: 'MANAGER' }],
    sessions: [{ user_id: ann.id }],
    team_members: [{ user_id: ann.id, allocation_tenths: 500 }],
    time_off_requests: [{ type: 'SICK_LEAVE', reason: 'Flu' }],
    leave_adjustments: [{ type: 'SICK_LEAVE', reason: 'A long illness' }],
    'teams by team_lead_id': [{ id: expect.any(String) }],
    'time_off_requests by decided_by_id': [{ start_date: '2026-04-01', end_date: '2026-04-02' }],
  });
  const actions = records.audit_entries.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['time-off.requested', 'balance.set', 'account.exported']));
  expect(records.audit_entries_by_actor).toMatchObject([{ action: 'time-off.requested' }]);
  for (const secret of ['Somebody Else', 'Nobody may learn this', 'token'])
    expect(answer.body).not.toContain(secret);
});

test('it includes a stored mail to them', async () => {
  await admin.put(`/admin/users/${ann.id}/role`, { role: 'EMPLOYEE' });
  const id = (await ann.get('/vacation/my-requests')).json().data[0].id;
  expect((await admin.post(`/vacation/${id}/reject`, { reason: 'No' })).statusCode).toBe(200);
  const mails = async () => (await admin.get(`/admin/users/${ann.id}/export`)).json().records.mails;
  await expect
    .poll(mails)
    .toEqual(
      expect.arrayContaining([expect.objectContaining({ subject: expect.stringContaining('Sick Leave') })]),
    );
});

test('and a stored mail to a former address', async () => {
  const { id, email } = await app.signedIn('EMPLOYEE');
  expect((await admin.put(`/admin/users/${id}`, { email: 'moved.on@example.com' })).statusCode).toBe(200);
  const read = async () => (await admin.get(`/admin/users/${id}/export`)).json().records.mails;
  const about = expect.objectContaining({ text: expect.stringContaining(`from ${email} to`) });
  await expect.poll(read).toEqual([about, about]);
});

test('the same is exported as a zip of CSV files, without formula cells', async () => {
  const answer = await admin.get(`/admin/users/${ann.id}/export?format=CSV`);
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['users.csv', 'time_off_requests.csv', 'audit_entries.csv']),
  );
  const users = new TextDecoder().decode(files['users.csv']);
  expect(users.split('\n')[0]).toContain('email');
  expect(users).toContain("'=Ann()");
});

test('the export covers each column that refers to a user, as owner or as mentioned', async () => {
  const columns = await readReferringColumns(app.database, 'users');
  expect(columns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual([
    'absence_notices.user_id',
    'accounts.user_id',
    'calendar_feeds.user_id',
    'calendar_invitations.user_id',
    'decision_links.approver_id',
    'deputies.deputy_id',
    'deputies.user_id',
    'kept_answers.user_id',
    'leave_adjustments.author_id',
    'leave_adjustments.user_id',
    'leave_closing_balances.user_id',
    'leave_closings.closed_by_id',
    'leave_lapse_warnings.user_id',
    'leave_provision_lists.kept_by_id',
    'leave_provisions.user_id',
    'leave_recalculations.decided_by_id',
    'leave_recalculations.user_id',
    'moved_expiries.author_id',
    'moved_expiries.user_id',
    'payroll_rows.user_id',
    'payroll_runs.created_by_id',
    'person_photos.user_id',
    'person_terms.user_id',
    'request_reminders.user_id',
    'sessions.user_id',
    'team_members.user_id',
    'teams.team_lead_id',
    'time_off_requests.decided_by_id',
    'time_off_requests.decided_for_id',
    'time_off_requests.recorded_by_id',
    'time_off_requests.requester_id',
    'users.successor_id',
  ]);
});

test('only administrators may export, and an unknown format is refused', async () => {
  const manager = await app.signedIn('MANAGER');
  expect((await manager.get(`/admin/users/${manager.id}/export`)).json()).toMatchObject({
    code: 'FORBIDDEN',
  });
  const answer = await admin.get(`/admin/users/${ann.id}/export?format=pdf`);
  expect(answer.json()).toMatchObject({
    issues: [{ path: 'format', message: 'format must be one of JSON, CSV, CSV_EXCEL, XLSX' }],
  });
});
