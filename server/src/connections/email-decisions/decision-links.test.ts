import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allowDecisionsByEmail, linkCalls, tokenIn } from '../../testing/decision-links.ts';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let maria: TestActor;
let ann: TestActor;
let calls: ReturnType<typeof linkCalls>;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Sam' });
  calls = linkCalls(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setToday('2026-06-01');
  await allowDecisionsByEmail(app);
  const { id: departmentId } = await createDepartment(app.database);
  maria = await app.signedIn('MANAGER', { name: 'Maria Rossi', departmentId });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
});

const july = { type: 'VACATION', startDate: '2026-07-06', endDate: '2026-07-10' };

/** A request of Ann with the token of Maria's email. */
async function asked(body: object = {}) {
  const mails = await mailsOf(app.pool, () => ann.post('/vacation', { ...july, ...body }));
  const mail = mails.find(({ to }) => to === maria.email);
  const [request] = (await ann.get('/vacation/my-requests')).json().data;
  return { id: request.id as string, mail, token: tokenIn(mail) };
}

test('an email that is composed again has the same link', async () => {
  const { id, token } = await asked();
  const { rows } = await app.pool.query(`SELECT data FROM remembered_jobs WHERE data ->> 'to' = $1`, [
    maria.email,
  ]);
  const again = await app.composeEmail(rows.at(-1).data);
  expect(tokenIn(again)).toBe(token);
  const links = await app.pool.query('SELECT 1 FROM decision_links WHERE request_id = $1', [id]);
  expect(links.rows.length).toBeLessThanOrEqual(2);
  await calls.decide(token, 'APPROVE');
  expect(tokenIn(await app.composeEmail(rows.at(-1).data))).toBe('');
});

test('links of an erased person are deleted', async () => {
  await asked();
  await app.database.updateTable('users').set({ isActive: false }).where('id', '=', maria.id).execute();
  expect((await admin.post(`/admin/users/${maria.id}/erase`)).statusCode).toBe(200);
  const { rows } = await app.pool.query('SELECT 1 FROM decision_links WHERE approver_id = $1', [maria.id]);
  expect(rows).toEqual([]);
});

test("a deputy has a link of their own, and decides in the approver's place", async () => {
  const ben = await app.signedIn('MANAGER', { name: 'Ben' });
  const june = { startDate: '2026-06-01', endDate: '2026-06-30' };
  expect((await maria.post('/deputies', { deputyId: ben.id, ...june })).statusCode).toBe(201);
  await createRequest(app.database, {
    requesterId: maria.id,
    ...june,
    status: 'APPROVED',
    decidedById: admin.id,
  });
  const mails = await mailsOf(app.pool, () => ann.post('/vacation', july));
  const token = tokenIn(mails.find(({ to }) => to === ben.email));
  expect((await calls.look(token)).json()).toMatchObject({
    approver: { id: ben.id },
    for: { id: maria.id, name: 'Maria Rossi' },
  });
  expect((await calls.decide(token, 'APPROVE')).json()).toMatchObject({
    decidedBy: { id: ben.id },
    decidedFor: { id: maria.id },
  });
});

test('the texts are in the language of the browser, and the email in that of its recipient', async () => {
  await app.database.updateTable('users').set({ locale: 'de' }).where('id', '=', maria.id).execute();
  const { id, mail, token } = await asked();
  expect(mail?.text).toContain(`Genehmigen:\n${app.config.appUrl}/decide/${id}#${token}`);
  const look = async () => {
    const headers = { 'accept-language': 'es' };
    return app.server.inject({ method: 'POST', url: '/api/decisions/look', payload: { token }, headers });
  };
  expect((await look()).json().type).toEqual({ name: 'Vacaciones', unit: 'DAY' });
  await ann.post(`/vacation/${id}/cancel`);
  expect((await look()).json().message).toBe('Esta solicitud se ha cancelado.');
});

test('undoing a decision on the screen gives the links back', async () => {
  const { id, token } = await asked();
  expect((await calls.decide(token, 'APPROVE')).statusCode).toBe(200);
  expect((await maria.post(`/vacation/${id}/undo-decision`)).statusCode).toBe(200);
  await expect.poll(async () => (await calls.look(token)).statusCode).toBe(200);
  await maria.post(`/vacation/${id}/approve`);
  expect((await calls.look(token)).statusCode).toBe(409);
  await maria.post(`/vacation/${id}/undo-decision`);
  await expect.poll(async () => (await calls.look(token)).statusCode).toBe(200);
  await ann.put(`/vacation/${id}`, { ...july, endDate: '2026-07-09' });
  await maria.post(`/vacation/${id}/approve`);
  await maria.post(`/vacation/${id}/undo-decision`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await calls.look(token)).json().message).toContain('has changed');
});
