import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-12' });
});
afterAll(() => app.close());

test("a manager exports their people's balances in list order, and the log has the count", async () => {
  const { id: departmentId, name: department } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId, name: 'Maria' });
  const ann = await createUser(app.database, { departmentId, name: '=Ann' });
  await createUser(app.database, { name: 'Somebody else' });
  await createRequest(app.database, { requesterId: ann.id, startDate: '2026-09-01' });
  const answer = await manager.get('/vacation/balances/export?sortBy=left');
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.headers['content-disposition']).toContain('leave-balances-2026-08-12.csv');
  const columns =
    'name,email,department,unit,total,used,pending,left,carried,behind,notEnough,expiresOn,expiring,sickUnit,sickUsed,sickPending,id';
  expect(answer.body).toBe(
    `\uFEFF${columns}\n` +
      `'=Ann,${ann.email},${department},DAY,24,0,1,23,0,14.7,true,2026-12-31,23,DAY,0,0,${ann.id}\n` +
      `Maria,${manager.email},${department},DAY,24,0,0,24,0,14.7,true,2026-12-31,24,DAY,0,0,${manager.id}\n`,
  );
  const admin = await app.signedIn('HR_ADMIN');
  const log = (await admin.get(`/admin/audit?entity=export&actorId=${manager.id}`)).json();
  expect(log.data).toEqual([
    expect.objectContaining({
      action: 'balances.exported',
      summary: 'Exported 2 rows of leave balances',
      changes: [{ field: 'rowsExported', to: 2 }],
    }),
  ]);
});
