import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { name: 'Maria', departmentId });
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());

const pending = async (userId: string, startDate = '2026-07-06', endDate = '2026-07-10') =>
  (await createRequest(app.database, { requesterId: userId, startDate, endDate })).id;
const statusOf = async (id: string) => (await admin.get(`/vacation/${id}`)).json().status;
const member = (overrides = {}) => app.signedIn('EMPLOYEE', { departmentId, ...overrides });

test('an approval has a date and a decider, spends the days, is audited, and is mailed to the requester', async () => {
  const ann = await member({ name: 'Ann' });
  const id = await pending(ann.id);
  const mails = await mailsOf(app.pool, async () => {
    const answer = await manager.post(`/vacation/${id}/approve`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'APPROVED',
      approvedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      decidedBy: { id: manager.id, name: 'Maria' },
    });
  });
  expect((await ann.get('/vacation/my-balance')).json()).toMatchObject({
    vacationDaysUsed: 5,
    vacationDaysPending: 0,
    vacationDaysAvailable: 19,
  });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: ann.email,
    subject: 'Your Vacation was approved: Mon 6 to Fri 10 Jul 2026',
  });
  expect(await auditOf(id)).toEqual([
    {
      action: 'time-off.approved',
      actorId: manager.id,
      summary: `Approved Vacation of Ann (${ann.email}), Mon 6 to Fri 10 Jul 2026`,
    },
  ]);
});

test('a decider who is deactivated later is marked as such', async () => {
  const ann = await member();
  const id = await pending(ann.id);
  const leaver = await app.signedIn('HR_ADMIN', { name: 'Otto' });
  const answer = await leaver.post(`/vacation/${id}/approve`);
  expect(answer.json().decidedBy).toEqual({ id: leaver.id, name: 'Otto' });
  await admin.post(`/admin/users/${leaver.id}/deactivate`);
  const { decidedBy } = (await ann.get(`/vacation/${id}`)).json();
  expect(decidedBy).toEqual({ id: leaver.id, name: 'Otto', isActive: false });
});

test('a rejection returns the days and mails the reason, if there is one', async () => {
  const ann = await member();
  const id = await pending(ann.id);
  const mails = await mailsOf(app.pool, async () => {
    const answer = await manager.post(`/vacation/${id}/reject`, { reason: ' Release week. ' });
    expect(answer.json()).toMatchObject({ status: 'REJECTED', rejectionReason: 'Release week.' });
    expect(answer.json()).not.toHaveProperty('approvedAt');
  });
  expect(mails[0]?.text).toContain('Release week.');
  expect((await ann.get('/vacation/my-balance')).json()).toMatchObject({ vacationDaysAvailable: 24 });
  const answer = await manager.post(`/vacation/${await pending(ann.id)}/reject`);
  expect(answer.json()).toMatchObject({ status: 'REJECTED' });
  expect(answer.json()).not.toHaveProperty('rejectionReason');
});

test('many decisions at once: one wins, and only its mail is sent', async () => {
  const ann = await member();
  const id = await pending(ann.id);
  const mails = await mailsOf(app.pool, async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        (turn % 2 === 0 ? manager : admin).post(`/vacation/${id}/${turn % 3 === 0 ? 'reject' : 'approve'}`),
      ),
    );
    const winners = answers.filter(({ statusCode }) => statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(await statusOf(id)).toBe(winners[0]?.json().status);
    for (const loser of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(loser.statusCode).toBe(409);
      expect(loser.json().code).toBe('INVALID_TRANSITION');
    }
  });
  expect(mails).toHaveLength(1);
  expect(await auditOf(id)).toHaveLength(1);
});

test('deletion and approval at once: one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ann = await member();
    const id = await pending(ann.id);
    const [deletion, approval] = await Promise.all([
      ann.delete(`/vacation/${id}`),
      manager.post(`/vacation/${id}/approve`),
    ]);
    const outcome = [deletion.statusCode, approval.statusCode];
    expect([
      [204, 404],
      [409, 200],
    ]).toContainEqual(outcome);
  }
});

test('uncovered vacation cannot be approved and stays pending', async () => {
  const ann = await member();
  const id = await pending(ann.id, '2026-07-06', '2026-08-06');
  await app.database
    .insertInto('leaveAdjustments')
    .values({
      id,
      userId: ann.id,
      type: 'VACATION',
      effectiveOn: '2026-01-01',
      amount: -100,
      reason: 'Correction',
      authorId: admin.id,
    })
    .execute();
  const answer = await manager.post(`/vacation/${id}/approve`);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('INSUFFICIENT_BALANCE');
  expect(await statusOf(id)).toBe('PENDING');
  expect((await manager.post(`/vacation/${id}/reject`)).statusCode).toBe(200);
});

test('a decided request cannot be decided again', async () => {
  const ann = await member();
  const id = await pending(ann.id);
  await manager.post(`/vacation/${id}/approve`);
  for (const decision of ['approve', 'reject', 'approve-hr', 'reject-hr']) {
    const answer = await admin.post(`/vacation/${id}/${decision}`);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'This request is already approved']);
  }
});

describe('who may decide', () => {
  test('no role decides its own request', async () => {
    for (const role of ['MANAGER', 'HR_ADMIN', 'SYSTEM_ADMIN'] as const) {
      const actor = await app.signedIn(role, { departmentId });
      const id = await pending(actor.id);
      for (const decision of ['approve', 'reject']) {
        const answer = await actor.post(`/vacation/${id}/${decision}`);
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_REQUEST']);
      }
      expect(await statusOf(id)).toBe('PENDING');
    }
  });

  test('an employee never, not even in their own department', async () => {
    const id = await pending((await member()).id);
    const colleague = await member();
    for (const decision of ['approve', 'reject', 'approve-hr', 'reject-hr']) {
      expect((await colleague.post(`/vacation/${id}/${decision}`)).statusCode).toBe(403);
    }
  });

  test('the calls for HR are for administrators only', async () => {
    const ann = await member();
    const id = await pending(ann.id);
    expect((await manager.post(`/vacation/${id}/approve-hr`)).statusCode).toBe(403);
    expect((await manager.post(`/vacation/${id}/reject-hr`)).statusCode).toBe(403);
    expect((await admin.post(`/vacation/${id}/approve-hr`)).json().status).toBe('APPROVED');
    const other = await pending(ann.id, '2026-08-03', '2026-08-03');
    expect((await admin.post(`/vacation/${other}/reject-hr`, { reason: 'No' })).json().status).toBe(
      'REJECTED',
    );
  });

  test('a request that is not there or out of scope is not found', async () => {
    const elsewhere = await app.signedIn('EMPLOYEE', {
      departmentId: (await createDepartment(app.database)).id,
    });
    const id = await pending(elsewhere.id);
    expect((await manager.post(`/vacation/${id}/approve`)).statusCode).toBe(404);
    expect((await manager.post(`/vacation/${manager.id}/approve`)).statusCode).toBe(404);
    expect((await admin.post(`/vacation/${id}/approve`)).statusCode).toBe(200);
  });
});

describe('what a manager has in scope', () => {
  interface Case {
    team: { isActive?: boolean; lead?: 'manager' | 'other' };
    membership: { isActive?: boolean; startDate?: string; endDate?: string };
    requester?: { isActive: boolean };
  }
  const cases: [string, boolean, Case][] = [
    ['somebody of a team they lead', true, { team: {}, membership: {} }],
    ['on the last day of the membership', true, { team: {}, membership: { endDate: '2026-06-01' } }],
    ['not after the membership ended', false, { team: {}, membership: { endDate: '2026-05-31' } }],
    ['not before the membership begins', false, { team: {}, membership: { startDate: '2026-06-02' } }],
    ['not with a membership that is inactive', false, { team: {}, membership: { isActive: false } }],
    ['not by a team that is inactive', false, { team: { isActive: false }, membership: {} }],
    ['not by a team that another leads', false, { team: { lead: 'other' }, membership: {} }],
    ['not an inactive requester', false, { team: {}, membership: {}, requester: { isActive: false } }],
  ];
  test.each(cases)('%s: %s', async (_name, isInScope, { team, membership, requester }) => {
    const other = await app.signedIn('MANAGER');
    const lead = team.lead === 'other' ? other : manager;
    const { id: teamId } = await createTeam(app.database, {
      departmentId,
      teamLeadId: lead.id,
      isActive: team.isActive ?? true,
    });
    const ann = await app.signedIn('EMPLOYEE', requester);
    await createTeamMember(app.database, { teamId, userId: ann.id, ...membership });
    const id = await pending(ann.id);
    const listed = (await manager.get('/vacation/pending-approvals?limit=1000')).json().data;
    expect(listed.some((each: { id: string }) => each.id === id)).toBe(isInScope);
    expect((await manager.get(`/vacation/${id}`)).statusCode).toBe(isInScope ? 200 : 404);
    expect((await manager.post(`/vacation/${id}/approve`)).statusCode).toBe(isInScope ? 200 : 404);
  });

  test('no one, for a manager without department and team', async () => {
    const newManager = await app.signedIn('MANAGER');
    const ann = await app.signedIn('EMPLOYEE');
    await pending(ann.id);
    expect((await newManager.get('/vacation/pending-approvals')).json().data).toEqual([]);
  });

  test('an employee who leads a team has no one in scope', async () => {
    const lead = await app.signedIn('EMPLOYEE');
    const { id: teamId } = await createTeam(app.database, { departmentId, teamLeadId: lead.id });
    const ann = await app.signedIn('EMPLOYEE');
    await createTeamMember(app.database, { teamId, userId: ann.id });
    const id = await pending(ann.id);
    expect((await lead.get(`/vacation/${id}`)).statusCode).toBe(404);
    expect((await lead.get('/vacation/pending-approvals')).statusCode).toBe(403);
  });

  test('an admin decides for an inactive requester too', async () => {
    const left = await app.signedIn('EMPLOYEE', { isActive: false });
    const id = await pending(left.id);
    expect((await admin.post(`/vacation/${id}/reject`)).statusCode).toBe(200);
  });
});

async function auditOf(entityId: string) {
  const entries = await loggedEntries(app.database, entityId);
  return entries.map(({ action, actorId, summary }) => ({ action, actorId, summary }));
}
