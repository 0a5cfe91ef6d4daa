import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let ann: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  const departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
  ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann Lee' });
});
afterAll(() => app.close());

const request = async (day: string, given = {}) =>
  (await ann.post('/vacation', { type: 'VACATION', startDate: day, endDate: day, ...given })).json();
const days = Array.from({ length: 30 }, (_, index) =>
  Temporal.PlainDate.from('2026-07-06')
    .add({ days: index + 2 * Math.floor(index / 5) })
    .toString(),
);

test('thirty requests that are created and deleted cause no email', async () => {
  await lettingMailsLeave();
  const made: { id: string }[] = [];
  for (const day of days.slice(0, 20)) made.push(await request(day));
  for (const { id } of made.splice(0)) expect((await ann.delete(`/vacation/${id}`)).statusCode).toBe(204);
  for (const day of days.slice(20)) made.push(await request(day));
  for (const { id } of made) expect((await ann.delete(`/vacation/${id}`)).statusCode).toBe(204);
  expect(await lettingMailsLeave()).toEqual([]);
});

test("a request's email waits ten seconds and is sent if the request is still pending", async () => {
  const { id } = await request('2026-10-05');
  const { rows } = await app.pool.query<{ seconds: number }>(
    `SELECT extract(epoch FROM start_after - now())::float8 AS seconds FROM pgboss.job
     WHERE name = 'mail' AND data -> 'onlyWhile' ->> 'id' = $1`,
    [id],
  );
  expect(rows).toEqual([{ seconds: expect.any(Number) }]);
  expect(rows[0]?.seconds).toBeGreaterThan(5);
  expect(await lettingMailsLeave()).toEqual([
    { recipient: manager.email, subject: 'Ann Lee requests Vacation, Mon 5 Oct 2026' },
  ]);
});

test('a request withdrawn or decided by then causes no email', async () => {
  const [withdrawn, approved] = [await request('2026-10-12'), await request('2026-10-13')];
  await ann.post(`/vacation/${withdrawn.id}/cancel`, {});
  expect((await manager.post(`/vacation/${approved.id}/approve`, {})).statusCode).toBe(200);
  const subjects = (await lettingMailsLeave()).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your Vacation was approved: Tue 13 Oct 2026']);
});

test('of several quick edits only the last is mailed', async () => {
  const made = await request('2026-10-19');
  await lettingMailsLeave();
  for (const day of ['2026-10-20', '2026-10-21', '2026-10-22']) {
    const edited = await ann.put(`/vacation/${made.id}`, { startDate: day, endDate: day });
    expect(edited.statusCode, edited.body).toBe(200);
  }
  expect((await lettingMailsLeave()).map(({ subject }) => subject)).toEqual([
    'Ann Lee changed a request: Vacation, Thu 22 Oct 2026',
  ]);
});

test('automatically approved time off that is cancelled at once causes no email', async () => {
  await app.database
    .updateTable('leaveTypes')
    .set({ needsApproval: false })
    .where('code', '=', 'WORK_FROM_HOME')
    .execute();
  const quick = await request('2026-10-26', { type: 'WORK_FROM_HOME' });
  expect(quick.status).toBe('APPROVED');
  expect((await ann.post(`/vacation/${quick.id}/cancel`, {})).statusCode).toBe(200);
  expect(await lettingMailsLeave()).toEqual([]);

  const slow = await request('2026-10-27', { type: 'WORK_FROM_HOME' });
  const announced = await lettingMailsLeave();
  expect(announced.map(({ recipient }) => recipient)).toContain(manager.email);
  await app.database
    .updateTable('timeOffRequests')
    .set({ createdAt: new Date(Date.now() - 60_000) })
    .where('id', '=', slow.id)
    .execute();
  await ann.post(`/vacation/${slow.id}/cancel`, {});
  expect(await lettingMailsLeave()).toContainEqual({
    recipient: manager.email,
    subject: expect.stringContaining('of Ann Lee was cancelled: Tue 27 Oct 2026'),
  });
});

/** Makes all waiting mails due, and returns those that are sent. */
async function lettingMailsLeave(): Promise<{ recipient: string; subject: string }[]> {
  const kept = () => app.database.selectFrom('keptMails').select(['id', 'recipient', 'subject']).execute();
  const before = new Set((await kept()).map(({ id }) => id));
  await app.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'created'`);
  await expect.poll(mailsLeft, { timeout: 15_000 }).toBe(0);
  return (await kept())
    .filter(({ id }) => !before.has(id))
    .map(({ recipient, subject }) => ({ recipient, subject }));
}

async function mailsLeft(): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND state <> 'completed'`,
  );
  return rows[0]?.count ?? 0;
}
