import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { mailsOf, queuedMails } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let mailServer: MailServer;
let app: TestApp;
let departmentId: string;
let manager: TestActor;
let hr: TestActor;

beforeAll(async () => {
  mailServer = await startMailServer();
  const config = { mailServer: { url: mailServer.url, from: 'almanac@example.com' } };
  app = await testApp({ today: '2026-06-01', config });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { name: 'Maria', departmentId });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

const member = (name = 'Ann') => app.signedIn('EMPLOYEE', { name, departmentId });
const vacation = { type: 'VACATION', startDate: '2026-07-06', endDate: '2026-07-10' };
const wantsNoMails = (actor: TestActor, choice: object) => actor.put('/profile/mail-preferences', choice);
const mailed = ({ headers }: LightMyRequestResponse) => Number(headers['x-mailed']);
const deciders = ({ headers }: LightMyRequestResponse) => Number(headers['x-deciders']);

async function approved(person: TestActor): Promise<string> {
  const { startDate, endDate } = vacation;
  const decision = { status: 'APPROVED', decidedById: hr.id } as const;
  return (await createRequest(app.database, { requesterId: person.id, startDate, endDate, ...decision })).id;
}

test('an edit of a pending request is mailed to its deciders, with the former days', async () => {
  const ann = await member();
  const { id } = (await ann.post('/vacation', vacation)).json();
  await mailServer.next(manager.email);
  const edited = await ann.put(`/vacation/${id}`, { startDate: '2026-07-07', reason: 'A wedding' });
  expect(mailed(edited)).toBe(1);
  const { subject, text = '' } = await mailServer.next(manager.email);
  expect(subject).toBe('Ann changed a request: Vacation, Tue 7 to Fri 10 Jul 2026');
  expect(text).toContain(
    `Ann (${ann.email}) changed a pending request to Vacation: Tue 7 to Fri 10 Jul 2026 (4 days`,
  );
  expect(text).toContain('It was Vacation, Mon 6 to Fri 10 Jul 2026.');
  expect(text).toContain('A wedding');
  expect(text).toContain(`${app.config.appUrl}/time-off/requests/${id}`);
});

test('a dotted name is no link in an email, and no address is changed', async () => {
  const max = await member('max.mustermann');
  await max.post('/vacation', vacation);
  const { subject, text = '', html = '' } = await mailServer.next(manager.email);
  expect(subject).toBe('max.\u2060mustermann requests Vacation, Mon 6 to Fri 10 Jul 2026');
  for (const body of [text, String(html)]) {
    expect(body).toContain('max.\u2060mustermann');
    expect(body).not.toContain('max.mustermann');
    expect(body).toContain(max.email);
  }
});

test('an edit without changes sends no mail', async () => {
  const ann = await member();
  const { id } = (await ann.post('/vacation', vacation)).json();
  const mails = await mailsOf(app.pool, async () => {
    const answer = await ann.put(`/vacation/${id}`, vacation);
    expect(answer.statusCode).toBe(200);
    expect(mailed(answer)).toBe(0);
  });
  expect(mails).toEqual([]);
});

test('cancelling one’s own approved leave notifies the approvers', async () => {
  const ann = await member();
  const id = await approved(ann);
  const mails = await mailsOf(app.pool, async () => {
    expect(mailed(await ann.post(`/vacation/${id}/cancel`))).toBe(1);
  });
  expect(mails).toMatchObject([
    { to: manager.email, subject: 'Vacation of Ann was cancelled: Mon 6 to Fri 10 Jul 2026' },
  ]);
  expect(mails[0]?.text).toContain(`Ann (${ann.email}) cancelled their own approved Vacation`);
});

test('an administrator’s cancellation notifies the person and approvers, but not the administrator', async () => {
  const ann = await member();
  const id = await approved(ann);
  const answer = await hr.post(`/vacation/${id}/cancel`);
  expect(mailed(answer)).toBe(2);
  const { text = '' } = await mailServer.next(ann.email);
  expect(text).toContain(`Helen (${hr.email}) cancelled your Vacation`);
  const loner = await app.signedIn('EMPLOYEE', { name: 'Bo' });
  const lonelyId = await approved(loner);
  const mails = await mailsOf(app.pool, () => hr.post(`/vacation/${lonelyId}/cancel`));
  expect(mails.map(({ to }) => to)).toEqual([loner.email]);
});

test('leave cancelled by offboarding is mailed to the person and approvers', async () => {
  const ann = await member();
  await approved(ann);
  const mails = await mailsOf(app.pool, async () => {
    const leaving = { lastDay: '2026-06-30', cancelLaterLeave: true, endMemberships: true };
    const answer = await hr.post(`/admin/users/${ann.id}/leaving`, leaving);
    expect(answer.statusCode, answer.body).toBe(200);
  });
  expect(mails.map(({ to }) => to)).toEqual([ann.email, manager.email]);
  expect(mails[1]?.text).toContain(`cancelled the approved time off of Ann (${ann.email}), Vacation: `);
});

test('cancelling a pending request sends no mail', async () => {
  const ann = await member();
  const { id } = (await ann.post('/vacation', vacation)).json();
  const mails = await mailsOf(app.pool, () => ann.post(`/vacation/${id}/cancel`));
  expect(mails).toEqual([]);
});

test('a decision is mailed, with its decider, to active requesters who want mail', async () => {
  const ann = await member();
  const decide = async (person: TestActor) => {
    const { startDate, endDate } = vacation;
    const { id } = await createRequest(app.database, { requesterId: person.id, startDate, endDate });
    return mailed(await hr.post(`/vacation/${id}/approve`));
  };
  expect(await decide(ann)).toBe(1);
  const { text = '' } = await mailServer.next(ann.email);
  expect(text).toContain(`Helen (${hr.email}) approved your Vacation`);

  const bo = await member('Bo');
  await wantsNoMails(bo, { requestsToDecide: true, ownRequests: false });
  const gone = await member('Cy');
  await app.database.updateTable('users').set({ isActive: false }).where('id', '=', gone.id).execute();
  const mails = await mailsOf(app.pool, async () => {
    expect(await decide(bo)).toBe(0);
    expect(await decide(gone)).toBe(0);
  });
  expect(mails).toEqual([]);
});

test('a bulk decision returns the number of notified people', async () => {
  const [ann, bo] = [await member(), await member('Bo')];
  await wantsNoMails(bo, { requestsToDecide: true, ownRequests: false });
  const { startDate, endDate } = vacation;
  const requestIds: string[] = [];
  for (const { id: requesterId } of [ann, bo]) {
    requestIds.push((await createRequest(app.database, { requesterId, startDate, endDate })).id);
  }
  const answer = await hr.put('/vacation/bulk/approve', { requestIds });
  expect(answer.json()).toMatchObject({ succeeded: requestIds });
  expect(mailed(answer)).toBe(1);
});

test('a person deactivated before sending gets no mail', async () => {
  const ann = await member();
  const id = await approved(ann);
  mailServer.refuseOnce(ann.email);
  const answer = await hr.post(`/vacation/${id}/cancel`);
  expect(mailed(answer)).toBe(2);
  const left = 'SELECT FROM pgboss.job WHERE data ->> $1 = $2';
  const waiting = async () => (await app.pool.query(left, ['to', ann.email])).rowCount;
  expect(await waiting()).toBe(1);
  await hr.post(`/admin/users/${ann.id}/deactivate`);
  await expect.poll(waiting).toBe(0);
  const received = mailServer.received.flatMap(({ to = [] }) => to.map(({ address }) => address));
  expect(received).not.toContain(ann.email);
});

test('an administrator’s request goes to another one, or the response says there is none', async () => {
  const small = await testApp({ today: '2026-06-01' });
  const only = await small.signedIn('SYSTEM_ADMIN');
  const preview = async () => deciders(await only.post('/vacation/preview', vacation));
  const ask = (day: string) => only.post('/vacation', { ...vacation, startDate: day, endDate: day });
  expect(await preview()).toBe(0);
  const alone = await ask('2026-07-06');
  expect([mailed(alone), deciders(alone)]).toEqual([0, 0]);
  const other = await small.signedIn('HR_ADMIN');
  expect(await preview()).toBe(1);
  const asked = await ask('2026-07-07');
  expect([mailed(asked), deciders(asked)]).toEqual([1, 1]);
  expect((await queuedMails(small.pool)).map(({ to }) => to)).toEqual([other.email]);
  await wantsNoMails(other, { requestsToDecide: false, ownRequests: true });
  const unheard = await ask('2026-07-08');
  expect([mailed(unheard), deciders(unheard)]).toEqual([0, 1]);
  await small.close();
});
