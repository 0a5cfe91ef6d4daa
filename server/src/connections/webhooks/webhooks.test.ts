import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDepartment } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { mailsOf } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';
import { type Receiver, startReceiver } from '../../testing/webhook-receiver.ts';

let app: TestApp;
let admin: TestActor;
let maria: TestActor;
let ann: TestActor;
let receiver: Receiver;

beforeAll(async () => {
  app = await testApp({ config: { outgoingHosts: ['127.0.0.1'] } });
  receiver = await startReceiver();
  const { id: departmentId } = await createDepartment(app.database, { name: 'Sales' });
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Sam' });
  maria = await app.signedIn('MANAGER', { name: 'Maria Rossi', departmentId });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann Other', departmentId });
});
afterAll(async () => {
  await app.close();
  receiver.close();
});
afterEach(async () => {
  receiver.answerWith(200);
  receiver.calls.length = 0;
  await app.pool.query(`DELETE FROM webhooks; DELETE FROM time_off_requests`);
  await app.pool.query(`DELETE FROM pgboss.job WHERE name = 'webhook-deliveries'`);
});

const wanted = () => ({ url: receiver.url, events: ['*'], names: false, types: false, isActive: true });

async function added(more: object = {}) {
  const answer = await admin.post('/admin/webhooks', { ...wanted(), ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json() as { id: string; version: number; secret: string };
}

const nextYear = new Date().getUTCFullYear() + 1;
let week = 0;
/** A request of Ann for a day of its own. */
async function requested(more: object = {}): Promise<string> {
  week += 1;
  const day = new Date(Date.UTC(nextYear, 0, 4 + 7 * week));
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  const date = day.toISOString().slice(0, 10);
  const answer = await ann.post('/vacation', {
    ...{ type: 'WORK_FROM_HOME', startDate: date, endDate: date, reason: 'A secret reason' },
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

const waitingForLocks = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%webhook_deliveries%'`;

async function deliveriesOf(id: string, filter = '') {
  return (await admin.get(`/admin/webhooks/${id}/deliveries${filter}`)).json().data;
}

const bodyOf = (type: string) =>
  receiver.calls.map(({ body }) => JSON.parse(body)).find((each) => each.type === type);
const until = (type: string) => expect.poll(() => bodyOf(type)).toBeDefined();

test('an event arrives signed, once, and without names, types and reasons', async () => {
  const { id, secret } = await added();
  expect(secret).toMatch(/^whsec_[\w+/=]{44}$/);
  const requestId = await requested({ type: 'VACATION' });
  await until('time-off.requested');
  const [call] = receiver.calls;
  new Webhook(secret).verify(call?.body ?? '', call?.headers ?? {});
  expect(() => new Webhook(secret).verify(`${call?.body} `, call?.headers ?? {})).toThrow();
  const [delivery] = await deliveriesOf(id, '?status=DELIVERED');
  expect(delivery).toMatchObject({
    id: call?.headers['webhook-id'],
    event: 'time-off.requested',
    attempts: 1,
    status: 'DELIVERED',
    lastStatusCode: 200,
  });
  const { data } = bodyOf('time-off.requested');
  expect(data).toMatchObject({
    entity: 'time-off-request',
    entityId: requestId,
    subject: { id: ann.id },
    actor: { id: ann.id },
    version: 1,
    request: { status: 'PENDING' },
  });
  for (const secretText of ['Ann Other', ann.email, 'A secret reason', 'Maria'])
    expect(call?.body).not.toContain(secretText);
  await maria.post(`/vacation/${requestId}/approve`);
  await until('time-off.approved');
  expect(receiver.calls).toHaveLength(2);
});

test('sickness is AWAY even with types, and hidden types are named only with them', async () => {
  const sick = { type: 'SICK_LEAVE' };
  await added({ types: true, names: true, events: ['time-off.requested', 'time-off.approved'] });
  await app.database.updateTable('leaveTypes').set({ shownTo: 'HR' }).where('code', '=', 'UNPAID').execute();
  await requested(sick);
  await until('time-off.requested');
  const body = receiver.calls[0]?.body ?? '';
  expect(JSON.parse(body).data).toMatchObject({
    subject: { id: ann.id, name: 'Ann Other', email: ann.email },
    request: { type: 'AWAY' },
  });
  expect(body).not.toMatch(/SICK|Sick/);
  receiver.calls.length = 0;
  await requested({ type: 'UNPAID' });
  await until('time-off.requested');
  expect(bodyOf('time-off.requested').data.request).toMatchObject({
    type: 'UNPAID',
    typeName: expect.any(String),
  });
  await app.pool.query('DELETE FROM webhooks');
  await added();
  receiver.calls.length = 0;
  await requested({ type: 'UNPAID' });
  await until('time-off.requested');
  expect(bodyOf('time-off.requested').data.request.type).toBe('AWAY');
  expect(receiver.calls[0]?.body).not.toMatch(/UNPAID|Unpaid|"unit"|"amount"/);
});

test('only chosen events are sent, and none while the webhook is off or after a refusal', async () => {
  const { id } = await added({ events: ['time-off.cancelled'] });
  const requestId = await requested();
  await ann.post(`/vacation/${requestId}/cancel`);
  await ann.post(`/vacation/${requestId}/cancel`);
  await until('time-off.cancelled');
  expect((await deliveriesOf(id)).map(({ event }: { event: string }) => event)).toEqual([
    'time-off.cancelled',
  ]);
  await admin.put(`/admin/webhooks/${id}`, { isActive: false });
  await ann.post(`/vacation/${await requested()}/cancel`);
  expect(await deliveriesOf(id)).toHaveLength(1);
});

test('a request succeeds while a webhook is edited or deleted', async () => {
  const { id } = await added();
  const edit = await app.pool.connect();
  await edit.query('BEGIN');
  await edit.query(`SELECT id FROM webhooks WHERE id = '${id}' FOR NO KEY UPDATE`);
  await requested();
  await edit.query(`DELETE FROM webhooks WHERE id = '${id}'`);
  const answer = requested();
  await expect.poll(async () => (await app.pool.query(waitingForLocks)).rows.length).toBe(1);
  await edit.query('COMMIT');
  edit.release();
  await answer;
});

test('a test and a replay are sent, with the same id, also while it is off', async () => {
  const { id, secret } = await added({ isActive: false });
  const tested = await admin.post(`/admin/webhooks/${id}/test`);
  expect(tested.statusCode, tested.body).toBe(202);
  expect(tested.json()).toMatchObject({ event: 'webhook.test', status: 'PENDING', attempts: 0 });
  await until('webhook.test');
  const deliveryId = tested.json().id;
  await expect.poll(async () => (await deliveriesOf(id))[0].status).toBe('DELIVERED');
  // While an attempt is under way, the delivery waits.
  receiver.answerWith('never');
  const replays = await Promise.all(
    [1, 2].map(() => admin.post(`/admin/webhooks/${id}/deliveries/${deliveryId}/replay`)),
  );
  expect(replays.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  await expect.poll(() => receiver.calls.length).toBe(2);
  for (const { body, headers } of receiver.calls) {
    expect(headers['webhook-id']).toBe(deliveryId);
    new Webhook(secret).verify(body, headers);
  }
  const entries = await loggedEntries(app.database, id);
  expect(entries.filter(({ action }) => action === 'webhook.replayed')).toHaveLength(1);
});

test('after a rotation both secrets sign for a day, then only the new one', async () => {
  const { id, secret } = await added();
  const { secret: next } = (await admin.post(`/admin/webhooks/${id}/rotate`)).json();
  expect(next).not.toBe(secret);
  await admin.post(`/admin/webhooks/${id}/test`);
  await until('webhook.test');
  const [both] = receiver.calls;
  for (const each of [secret, next]) new Webhook(each).verify(both?.body ?? '', both?.headers ?? {});
  await app.pool.query(`UPDATE webhooks SET former_until = now() - interval '1 second'`);
  await admin.post(`/admin/webhooks/${id}/test`);
  await expect.poll(() => receiver.calls.length).toBe(2);
  const only = receiver.calls[1];
  new Webhook(next).verify(only?.body ?? '', only?.headers ?? {});
  expect(() => new Webhook(secret).verify(only?.body ?? '', only?.headers ?? {})).toThrow();
  const list = (await admin.get('/admin/webhooks')).body;
  for (const each of [secret, next]) expect(list).not.toContain(each.slice(6));
});

test('a failed delivery is tried again with the same id', async () => {
  receiver.answerWith(500);
  const { id } = await added();
  await requested();
  await expect.poll(async () => (await deliveriesOf(id))[0]?.attempts).toBe(1);
  const [failed] = await deliveriesOf(id);
  expect(failed).toMatchObject({ status: 'PENDING', lastStatusCode: 500, nextAttemptAt: expect.any(String) });
  receiver.answerWith(204);
  await expect.poll(async () => (await deliveriesOf(id))[0].status, { timeout: 20_000 }).toBe('DELIVERED');
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed.id]));
  expect((await deliveriesOf(id))[0].attempts).toBe(2);
});

test('410 switches the webhook off, and administrators are emailed once', async () => {
  receiver.answerWith(410);
  const { id } = await added();
  const mails = await mailsOf(app.pool, async () => {
    await Promise.all([requested(), requested(), requested()]);
    await expect
      .poll(async () => (await admin.get('/admin/webhooks')).json()[0])
      .toMatchObject({ isActive: false });
    await expect.poll(async () => (await deliveriesOf(id, '?status=PENDING')).length).toBe(0);
  });
  const told = mails.filter(({ subject }) => subject.startsWith('Webhook turned off'));
  expect(told.map(({ to }) => to)).toEqual([admin.email]);
  expect(told[0]?.text).toContain('answered that it is gone');
});

test('after the last attempt administrators are emailed once, and after five days it is switched off', async () => {
  receiver.answerWith(500);
  const { id } = await added();
  const mails = await mailsOf(app.pool, async () => {
    for (const failing of ['3 days', '5 days']) {
      await requested();
      await expect.poll(async () => (await deliveriesOf(id, '?status=PENDING'))[0]?.attempts).toBe(1);
      await app.pool.query(
        `UPDATE webhook_deliveries SET attempts = 9, next_attempt_at = NULL WHERE status = 'PENDING'`,
      );
      await app.pool.query(`UPDATE webhooks SET failing_since = now() - interval '${failing}'`);
      await app.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'webhook-deliveries'`);
      await expect
        .poll(async () => (await deliveriesOf(id, '?status=PENDING')).length, { timeout: 20_000 })
        .toBe(0);
    }
    await expect
      .poll(async () => (await admin.get('/admin/webhooks')).json()[0])
      .toMatchObject({ isActive: false });
  });
  const subjects = mails
    .map(({ subject }) => subject.split(':')[0])
    .filter((each) => /^Webhook/.test(each ?? ''));
  expect(subjects).toEqual(['Webhook not reached', 'Webhook turned off']);
});

test('a slow receiver delays no other', async () => {
  const slow = await startReceiver();
  slow.answerWith('never');
  for (let count = 0; count < 5; count += 1) await added({ url: `${slow.url}/${count}` });
  await added();
  for (let count = 0; count < 6; count += 1) await requested();
  await expect.poll(() => receiver.calls.length, { timeout: 25_000 }).toBe(6);
  expect(slow.calls.length).toBeLessThanOrEqual(5);
  slow.close();
});

test.each([
  ['ftp://example.com', 'VALIDATION_ERROR'],
  ['example.com/hooks', 'VALIDATION_ERROR'],
  ['http://example.org', ''],
  ['https://10.0.0.1/hooks', 'VALIDATION_ERROR'],
  ['https://[::1]/hooks', 'VALIDATION_ERROR'],
  ['https://2130706434/', 'VALIDATION_ERROR'],
  [`https://example.com/${'x'.repeat(1990)}`, 'VALIDATION_ERROR'],
])('an address is checked when it is entered: %#', async (url, code) => {
  const answer = await admin.post('/admin/webhooks', { ...wanted(), url });
  expect(answer.json().code ?? '', answer.body).toBe(code);
  if (code) expect(answer.json().issues[0]).toMatchObject({ path: 'url' });
});

test('two edits at once: one wins, and the other learns of it', async () => {
  const { id, version } = await added();
  const answers = await Promise.all(
    [true, false].map((names) =>
      admin.put(`/admin/webhooks/${id}`, { names: !names, types: names, version }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('with another AUTH_SECRET the product starts, switches the webhook off and asks for a new secret', async () => {
  const { id } = await added();
  await app.pool.query(`UPDATE webhooks SET sealed_secret = 'AAAA' || sealed_secret`);
  await app.seed();
  const [webhook] = (await admin.get('/admin/webhooks')).json();
  expect(webhook).toMatchObject({ isActive: false, isSecretLost: true });
  const answer = await admin.put(`/admin/webhooks/${id}`, { isActive: true });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'SWITCHED_OFF']);
  expect((await admin.post(`/admin/webhooks/${id}/test`)).statusCode).toBe(409);
  expect((await admin.post(`/admin/webhooks/${id}/rotate`)).statusCode).toBe(200);
  expect((await admin.put(`/admin/webhooks/${id}`, { isActive: true })).statusCode).toBe(200);
});
