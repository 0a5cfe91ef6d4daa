import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-12' });
});
afterAll(() => app.close());

async function exported(viewer: TestActor, query = ''): Promise<string[]> {
  const answer = await viewer.get(`/vacation/export${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const [header, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\n');
  expect(header).toContain('requester,requesterEmail,department,type,status,startDate');
  return lines;
}

test('the export matches the list with the same filters and scope', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId });
  const lena = await app.signedIn('EMPLOYEE', { departmentId, name: 'Lena' });
  const stranger = await createUser(app.database, { name: 'Somebody else' });
  const later = { startDate: '2026-10-05', endDate: '2026-10-06' };
  await createRequest(app.database, {
    requesterId: lena.id,
    startDate: '2026-09-01',
    reason: '+49 170',
    status: 'APPROVED',
    decidedById: manager.id,
  });
  await createRequest(app.database, { requesterId: lena.id, ...later, status: 'PENDING' });
  await createRequest(app.database, { requesterId: stranger.id, ...later });

  expect(await exported(manager)).toHaveLength(2);
  const [approved, ...none] = await exported(manager, '?status=APPROVED');
  expect(none).toEqual([]);
  expect(approved).toContain(`Lena,${lena.email},`);
  expect(approved).toContain(",'+49 170,");
  expect(await exported(lena, '?sortBy=startDate&sortOrder=desc')).toEqual([
    expect.stringContaining('PENDING,2026-10-05,AM,2026-10-06,PM,,2,2,'),
    expect.stringContaining('APPROVED'),
  ]);
  expect(await exported(manager, `?requesterId=${stranger.id}`)).toEqual([]);
});

test("a hidden type is 'Away' in the file, without a reason", async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId });
  const mia = await createUser(app.database, { departmentId, name: 'Mia' });
  await createRequest(app.database, {
    requesterId: mia.id,
    startDate: '2026-09-01',
    type: 'SICK_LEAVE',
    reason: 'A broken leg',
  });
  const hidden = { shownTo: 'HR' } as const;
  await app.database.updateTable('leaveTypes').set(hidden).where('code', '=', 'SICK_LEAVE').execute();
  const [line = ''] = await exported(manager);
  expect(line).toContain(',AWAY,');
  expect(line).not.toContain('leg');
});
