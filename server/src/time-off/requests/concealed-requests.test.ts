import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDepartment, createTeam, createTeamMember, createType } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { offerType } from '../../testing/offered-types.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const day = { startDate: '2026-07-01', endDate: '2026-07-01' };
const july = 'startDate=2026-07-01&endDate=2026-07-31';

let app: TestApp;
let hr: TestActor;
let manager: TestActor;
let ann: TestActor;
let teamId: string;
let id: string;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
  const forHr = { shownTo: 'HR', isAway: false } as const;
  await createType(app.database, { code: 'REMOTE_CURE', name: 'Remote for health', ...forHr });
  await offerType(app.database, 'REMOTE_CURE');
});
beforeEach(async () => {
  const { id: departmentId } = await createDepartment(app.database);
  manager = await app.signedIn('MANAGER', { departmentId });
  ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  teamId = (await createTeam(app.database, { departmentId, teamLeadId: manager.id, name: departmentId })).id;
  await createTeamMember(app.database, { teamId, userId: ann.id });
  const asked = await ann.post('/vacation', { type: 'REMOTE_CURE', ...day });
  expect(asked.statusCode, asked.body).toBe(201);
  id = asked.json().id;
});
afterAll(() => app.close());

const approve = () => hr.post(`/vacation/${id}/approve`, {});
const read = async (viewer: TestActor, path: string) => {
  const answer = await viewer.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('a type for HR only that takes no one away', () => {
  test('is in no list, file or report of a manager; HR and the person see it', async () => {
    const lists = [`/vacation?requesterId=${ann.id}`, `/vacation/pending-approvals?requesterId=${ann.id}`];
    const count = async (viewer: TestActor, path: string) => (await read(viewer, path)).pagination.total;
    for (const list of lists) {
      expect(await count(manager, list)).toBe(0);
      expect(await count(hr, list)).toBe(1);
    }
    expect((await approve()).statusCode).toBe(200);
    expect(await count(manager, '/vacation')).toBe(0);
    expect(await count(manager, '/vacation?type=AWAY')).toBe(0);
    expect(await count(ann, '/vacation')).toBe(1);
    const file = (await manager.get(`/vacation/export?requesterId=${ann.id}`)).body;
    expect(file.trimEnd().split('\n')).toHaveLength(1);
    expect((await manager.get(`/vacation/${id}`)).statusCode).toBe(404);
    expect((await read(hr, `/vacation/${id}`)).type).toBe('REMOTE_CURE');
    const stats = await read(manager, '/vacation/stats?year=2026');
    expect(stats).toMatchObject({ totalRequests: 0, byStatus: { APPROVED: 0 } });
    expect(stats.byType).not.toHaveProperty('AWAY');
    expect((await read(manager, `/vacation/reports/team/${teamId}?${july}`)).totals).not.toHaveProperty(
      'AWAY',
    );
    const { days } = await read(manager, `/vacation/reports/calendar?${july}`);
    expect(days.flatMap(({ entries }: { entries: unknown[] }) => entries)).toEqual([]);
    expect(await read(manager, `/vacation/absences?${july}`)).toEqual([]);
    expect((await read(hr, `/vacation/reports/team/${teamId}?${july}`)).totals).toMatchObject({
      REMOTE_CURE: 1,
    });
  });

  test('cannot be acted on by a manager', async () => {
    const approval = await manager.post(`/vacation/${id}/approve`, {});
    expect([approval.statusCode, approval.json().code]).toEqual([404, 'NOT_FOUND']);
    expect((await approve()).statusCode).toBe(200);
    for (const [path, body] of [
      ['cancel', {}],
      ['shorten', { endDate: '2026-07-01', endHalf: 'AM' }],
      ['interruptions', day],
    ] as const) {
      expect((await manager.post(`/vacation/${id}/${path}`, body)).statusCode).toBe(404);
    }
    const mails = await mailsOf(app.pool, () => ann.post(`/vacation/${id}/cancel`, {}));
    expect(mails.map(({ to }) => to)).not.toContain(manager.email);
  });

  test('still occupies its days, without revealing itself', async () => {
    const record = { userId: ann.id, type: 'SICK_LEAVE', ...day };
    const preview = (await manager.post('/vacation/preview', record)).json();
    expect(preview).toMatchObject({
      overlaps: [],
      decision: { allowed: false, code: 'OVERLAPPING_REQUEST' },
    });
    const answer = await manager.post('/vacation/on-behalf', { ...record, status: 'APPROVED' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Only HR can see what is recorded on these days; please ask them');
    const { ownRequests } = await read(
      manager,
      `/vacation/conflicts/check?startDate=2026-07-01&endDate=2026-07-01&requesterId=${ann.id}`,
    );
    expect(ownRequests).toEqual([]);
  });

  test('leaves no trace in a request edited from it', async () => {
    const edit = await ann.put(`/vacation/${id}`, { type: 'VACATION' });
    expect(edit.statusCode, edit.body).toBe(200);
    const seen = await read(manager, `/vacation/${id}`);
    expect(seen.type).toBe('VACATION');
    expect(seen).not.toHaveProperty('changedFrom');
    expect(await read(hr, `/vacation/${id}`)).toMatchObject({ changedFrom: { type: 'REMOTE_CURE' } });
  });
});
