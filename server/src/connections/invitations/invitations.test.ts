import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../platform/mail/mail.ts';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { createFeed } from '../../testing/feeds.ts';
import { updateCalendarOf } from '../../testing/invitations.ts';
import { mailsOf, queuedMails } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let ann: TestActor;
let departmentId: string;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  departmentId = (await createDepartment(app.database)).id;
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Helen Okafor' });
});
beforeEach(async () => {
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
});
afterAll(() => app.close());

async function done(answer: ReturnType<TestActor['get']>) {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return body === '' ? {} : JSON.parse(body);
}

/** The emails of the work to Ann. */
async function mailed(work: () => Promise<unknown>, to = ann.email): Promise<Mail[]> {
  return (await mailsOf(app.pool, work)).filter((mail) => mail.to === to);
}

const followUp = (requestId: string) => updateCalendarOf(app, requestId);

function invited(mail: Mail | undefined) {
  if (!mail?.calendar) return undefined;
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar.content));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  const attendee = event?.getFirstProperty('attendee');
  expect(calendar.getFirstPropertyValue('method')).toBe(mail.calendar.method);
  return {
    method: mail.calendar.method,
    uid: value('uid'),
    sequence: Number(value('sequence')),
    days: `${value('dtstart')} ${value('dtend')}`,
    title: value('summary'),
    status: value('status'),
    organizer: value('organizer'),
    attendee: `${attendee?.getFirstValue()}`.toLowerCase(),
    answer: [attendee?.getParameter('partstat'), attendee?.getParameter('rsvp')],
    busy: [value('transp'), value('x-microsoft-cdo-busystatus')],
    class: value('class'),
  };
}

const pendingOf = (startDate: string, other = {}) =>
  createRequest(app.database, { requesterId: ann.id, startDate, ...other });
/** Mails of the past are composed no more. */
const forgetMails = () => app.pool.query('DELETE FROM remembered_jobs');
const approve = (id: string) => done(admin.post(`/vacation/${id}/approve`));
async function approved(startDate: string, other = {}) {
  const { id } = await pendingOf(startDate, other);
  const [mail] = await mailed(() => approve(id));
  await forgetMails();
  return { id, mail };
}

test('the email about an approval carries the absence', async () => {
  const { id, mail } = await approved('2026-03-09', { endDate: '2026-03-13', reason: 'Needleinthehaystack' });
  expect(mail?.subject).toMatch(/^Your Vacation was approved/);
  const invitation = invited(mail);
  expect(invitation).toEqual({
    ...{ method: 'REQUEST', uid: `${id}@localhost`, sequence: expect.any(Number) },
    ...{ days: '2026-03-09 2026-03-14', title: 'Vacation', status: 'CONFIRMED' },
    ...{ organizer: 'mailto:almanac@localhost', attendee: `mailto:${ann.email}` },
    ...{ answer: ['ACCEPTED', 'FALSE'], busy: ['OPAQUE', 'OOF'], class: 'PRIVATE' },
  });
  expect(mail?.calendar?.content).not.toMatch(/needle/i);
  expect(mail?.calendar?.content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(await followUp(id)).toEqual([]);
});

test.each([
  [{ endHalf: 'AM' }, 'Vacation (morning)', ['TRANSPARENT', 'FREE']],
  [{ type: 'WORK_FROM_HOME' }, 'Work From Home', ['TRANSPARENT', 'WORKINGELSEWHERE']],
  [{ type: 'UNPAID' }, 'Unpaid Leave', ['OPAQUE', 'OOF']],
])('%j is %s and %j', async (other, title, busy) => {
  const { mail } = await approved('2026-03-09', other);
  expect(invited(mail)).toMatchObject({ title, busy });
});

test('a type that everyone sees is not private in a shared calendar', async () => {
  const shownTo = (audience: 'EVERYONE' | 'APPROVERS') =>
    app.database
      .updateTable('leaveTypes')
      .set({ shownTo: audience })
      .where('code', '=', 'VACATION')
      .execute();
  await shownTo('EVERYONE');
  const { mail } = await approved('2026-03-09');
  expect(invited(mail)?.class).toBeUndefined();
  await shownTo('APPROVERS');
});

test('a person who wants none, has an own feed, or gets no such emails, gets none', async () => {
  await done(ann.put('/profile/mail-preferences', { calendarInvites: false }));
  const { id, mail } = await approved('2026-03-09');
  expect([mail?.calendar, await followUp(id)]).toEqual([undefined, []]);
  ann = await app.signedIn('EMPLOYEE', { departmentId });
  await createFeed(app.database, { userId: ann.id });
  expect((await approved('2026-03-09')).mail?.calendar).toBeUndefined();
  await done(ann.put('/profile/mail-preferences', { calendarInvites: true }));
  expect((await approved('2026-03-10')).mail?.calendar).toBeDefined();
  await done(ann.put('/profile/mail-preferences', { ownRequests: false }));
  const other = await approved('2026-03-11');
  expect([other.mail, await followUp(other.id)]).toEqual([undefined, []]);
});

test('a rejection, and an approval that was undone, carry nothing', async () => {
  const { id } = await pendingOf('2026-03-09');
  const [mail] = await mailed(() => done(admin.post(`/vacation/${id}/reject`, { reason: 'No' })));
  expect(mail?.calendar).toBeUndefined();
  expect(await followUp(id)).toEqual([]);
});

test('one’s own cancellation sends the withdrawal, whatever was switched since', async () => {
  const { id, mail } = await approved('2026-03-09');
  const first = invited(mail);
  await done(ann.put('/profile/mail-preferences', { calendarInvites: false, ownRequests: false }));
  expect(await mailed(() => done(ann.post(`/vacation/${id}/cancel`)))).toEqual([]);
  const [withdrawal, ...others] = await followUp(id);
  expect(others).toEqual([]);
  expect(withdrawal?.subject).toBe('Removed from your calendar: Vacation, Mon 9 Mar 2026');
  expect(invited(withdrawal)).toMatchObject({
    ...{ method: 'CANCEL', uid: first?.uid, organizer: first?.organizer, attendee: first?.attendee },
    ...{ status: 'CANCELLED', days: first?.days },
  });
  expect(invited(withdrawal)?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  expect(await followUp(id)).toEqual([]);
});

test('the cancellation by someone else carries the withdrawal in its email', async () => {
  const { id } = await approved('2026-03-09');
  const [mail] = await mailed(() => done(admin.post(`/vacation/${id}/cancel`)));
  expect(invited(mail)).toMatchObject({ method: 'CANCEL' });
  expect(await followUp(id)).toEqual([]);
});

test('updates follow the first invitation to its address, by its organizer', async () => {
  const { id } = await pendingOf('2026-03-09', { endDate: '2026-03-13' });
  await done(ann.put('/profile/mail-preferences', { calendarInvites: true }));
  await approveDirectly(id);
  const [first] = await followUp(id);
  const sent = invited(first);
  expect(sent).toMatchObject({ uid: `${id}@almanac.example.com`, organizer: 'mailto:almanac@example.com' });
  const former = ann.email;
  await done(admin.put(`/admin/users/${ann.id}`, { email: `new-${former}` }));
  await shorten(id, '2026-03-11');
  const [update] = await followUp(id);
  expect([update?.to, update?.subject]).toEqual([
    former,
    'Changed in your calendar: Vacation, Mon 9 to Wed 11 Mar 2026',
  ]);
  expect(invited(update)).toMatchObject({
    ...{ method: 'REQUEST', uid: sent?.uid, organizer: sent?.organizer, attendee: `mailto:${former}` },
    days: '2026-03-09 2026-03-12',
  });
  expect(invited(update)?.sequence).toBeGreaterThan(sent?.sequence ?? 0);
});

test('a type without approval brings its own email, and its shortening an update', async () => {
  await app.database
    .updateTable('leaveTypes')
    .set({ needsApproval: false })
    .where('code', '=', 'UNPAID')
    .execute();
  const booked = { type: 'UNPAID', startDate: '2026-03-16', endDate: '2026-03-17' };
  const { id } = await done(ann.post('/vacation', booked));
  const [mail] = await followUp(id);
  expect(mail?.subject).toBe('In your calendar: Unpaid Leave, Mon 16 to Tue 17 Mar 2026');
  expect(invited(mail)).toMatchObject({ method: 'REQUEST', days: '2026-03-16 2026-03-18' });
  await done(ann.post(`/vacation/${id}/shorten`, { endDate: '2026-03-16' }));
  expect((await followUp(id)).map(invited)).toMatchObject([{ days: '2026-03-16 2026-03-17' }]);
  await app.database
    .updateTable('leaveTypes')
    .set({ needsApproval: true })
    .where('code', '=', 'UNPAID')
    .execute();
});

test('an interruption sends an update and an invitation', async () => {
  const { id } = await approved('2026-03-09', { endDate: '2026-03-13' });
  const days = { startDate: '2026-03-11', endDate: '2026-03-11' };
  const [mail, ...others] = await mailed(() => done(admin.post(`/vacation/${id}/interruptions`, days)));
  expect([invited(mail)?.days, others]).toEqual(['2026-03-09 2026-03-11', []]);
  const rest = await app.database
    .selectFrom('timeOffRequests')
    .select('id')
    .where('requesterId', '=', ann.id)
    .where('startDate', '=', '2026-03-12')
    .executeTakeFirstOrThrow();
  const [ofRest] = await followUp(rest.id);
  expect(invited(ofRest)).toMatchObject({ method: 'REQUEST', days: '2026-03-12 2026-03-14' });
  expect(invited(ofRest)?.uid).not.toBe(invited(mail)?.uid);
  await done(ann.post(`/vacation/${rest.id}/cancel`));
  expect((await followUp(rest.id)).map(invited)).toMatchObject([{ method: 'CANCEL' }]);
});

test('two jobs at once send one invitation', async () => {
  const { id } = await pendingOf('2026-03-09');
  await approveDirectly(id);
  const mails = await Promise.all([followUp(id), followUp(id), followUp(id), followUp(id)]);
  expect(mails.flat()).toHaveLength(1);
});

test('an email that is sent again carries the same part', async () => {
  const { id } = await pendingOf('2026-03-09');
  const [mail] = await mailed(() => approve(id));
  const again = (await queuedMails(app.pool)).filter(({ to }) => to === ann.email);
  expect(again.map(invited)).toEqual([invited(mail)]);
  await forgetMails();
});

test('a deactivated person gets nothing more, and an erased one leaves nothing', async () => {
  const { id } = await approved('2026-03-09');
  await done(admin.post(`/admin/users/${ann.id}/deactivate`));
  await app.database
    .updateTable('timeOffRequests')
    .set({ status: 'CANCELLED' })
    .where('id', '=', id)
    .execute();
  expect(await followUp(id)).toEqual([]);
  await done(admin.post(`/admin/users/${ann.id}/erase`, {}));
  expect(
    await app.database.selectFrom('calendarInvitations').select('uid').where('userId', '=', ann.id).execute(),
  ).toEqual([]);
});

/** Approves past the call, as if its email had failed for good. */
async function approveDirectly(id: string): Promise<void> {
  await app.database
    .updateTable('timeOffRequests')
    .set({ status: 'APPROVED', decidedById: admin.id, decidedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

async function shorten(id: string, endDate: string): Promise<void> {
  await app.database.updateTable('timeOffRequests').set({ endDate }).where('id', '=', id).execute();
}
