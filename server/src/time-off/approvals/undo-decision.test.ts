import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
let admin: TestActor;
let ann: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
  admin = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

/** A new employee's request, decided by the manager. */
async function decided(verdict: 'approve' | 'reject', endDate = '2026-07-10') {
  ann = await app.signedIn('EMPLOYEE', { departmentId });
  const request = { requesterId: ann.id, startDate: '2026-07-06', endDate };
  const { id } = await createRequest(app.database, request);
  const body = verdict === 'reject' ? { reason: 'Release week' } : {};
  const { version } = (await manager.post(`/vacation/${id}/${verdict}`, body)).json();
  return { id, version, to: ann.email };
}

const undo = (who: TestActor, id: string, body = {}) => who.post(`/vacation/${id}/undo-decision`, body);

/** Moves a decision and its mail into the past. */
async function age(id: string, seconds: number): Promise<void> {
  await app.pool.query(
    `UPDATE time_off_requests SET decided_at = decided_at - make_interval(secs => $2) WHERE id = $1`,
    [id, seconds],
  );
}

test.each(['approve', 'reject'] as const)('the decider may undo at once: %s', async (verdict) => {
  const { id, version } = await decided(verdict);
  const answer = await undo(manager, id, { version });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ id, status: 'PENDING', version: version + 1 });
  for (const field of ['decidedBy', 'approvedAt', 'rejectionReason']) {
    expect(answer.json()).not.toHaveProperty(field);
  }
  const listed = (await manager.get('/vacation/pending-approvals?limit=1000')).json().data;
  expect(listed.some((request: { id: string }) => request.id === id)).toBe(true);
  expect((await manager.post(`/vacation/${id}/approve`)).statusCode).toBe(200);
});

test('no one else may undo, no one after ten seconds, and no one after another change', async () => {
  const { id, version } = await decided('approve');
  expect((await undo(admin, id)).json().code).toBe('FORBIDDEN');
  expect((await undo(ann, id)).json().code).toBe('FORBIDDEN');
  expect((await undo(manager, id, { version: version - 1 })).json().code).toBe('CHANGED_MEANWHILE');
  await age(id, 11);
  expect((await undo(manager, id)).json()).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: 'A decision can be undone only within 10 seconds',
  });
});

test('undoing a rejection respects later requests for the same days or vacation', async () => {
  const { id } = await decided('reject');
  const again = { type: 'UNPAID', startDate: '2026-07-10', endDate: '2026-07-10' };
  expect((await ann.post('/vacation', again)).statusCode).toBe(201);
  expect((await undo(manager, id)).json().code).toBe('OVERLAPPING_REQUEST');
  const long = await decided('reject', '2026-07-31');
  const spent = { type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-10' };
  expect((await ann.post('/vacation', spent)).statusCode).toBe(201);
  expect((await undo(manager, long.id)).json().code).toBe('INSUFFICIENT_BALANCE');
});

test('undo and cancellation at once: one wins, the other is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, version } = await decided('approve');
    const answers = await Promise.all([
      undo(manager, id, { version }),
      ann.post(`/vacation/${id}/cancel`, { version }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { status } = (await ann.get(`/vacation/${id}`)).json();
    expect(status).toBe(answers[0]?.statusCode === 200 ? 'PENDING' : 'CANCELLED');
  }
});

test("a decision's mail waits ten seconds and is sent only if the decision is unchanged", async () => {
  const [standing, undone, cancelled] = [
    await decided('approve'),
    await decided('reject'),
    await decided('approve'),
  ];
  await undo(manager, undone.id);
  await ann.post(`/vacation/${cancelled.id}/cancel`);
  expect(await waitingFor(standing.id)).toBeGreaterThan(5);
  await app.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'created'`);
  await expect.poll(mailsLeft, { timeout: 15_000 }).toBe(0);
  const kept = await app.database.selectFrom('keptMails').select(['recipient', 'subject']).execute();
  const concerned = [standing.to, undone.to, cancelled.to];
  const about = kept.filter(({ recipient }) => concerned.includes(recipient));
  const subject = 'Your Vacation was approved: Mon 6 to Fri 10 Jul 2026';
  expect(about).toEqual([{ recipient: standing.to, subject }]);
});

/** Seconds until the decision's mail is sent. */
async function waitingFor(id: string): Promise<number> {
  const { rows } = await app.pool.query<{ seconds: number }>(
    `SELECT extract(epoch FROM start_after - now())::float8 AS seconds FROM pgboss.job
     WHERE name = 'mail' AND data -> 'onlyWhile' ->> 'id' = $1`,
    [id],
  );
  return rows[0]?.seconds ?? 0;
}

async function mailsLeft(): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND state <> 'completed'`,
  );
  return rows[0]?.count ?? 0;
}
