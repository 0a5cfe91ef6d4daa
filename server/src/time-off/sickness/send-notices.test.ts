import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createType } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { switchedOn } from '../../testing/sickness-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let ann: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  const { id: departmentId } = await createDepartment(app.database);
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  await app.signedIn('MANAGER', { departmentId });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
  await createType(app.database, { code: 'ILL', name: 'Ill', documentAfterDays: 3 });
  await createType(app.database, { code: 'CURE', name: 'Cure', documentAfterDays: 3 });
  await app.database.updateTable('leaveTypes').set({ documentBy: 'HR' }).where('code', '=', 'CURE').execute();
});
afterAll(() => app.close());

const look = (day: string) =>
  mailsOf(app.pool, () => {
    app.setToday(day);
    return app.sendAbsenceNotices();
  });

const absence = async (type: string, startDate: string, endDate: string) =>
  createRequest(app.database, {
    requesterId: ann.id,
    type,
    startDate,
    endDate,
    status: 'APPROVED',
    decidedById: hr.id,
  });

test('HR is notified at 28 and 42 days of an illness, once each, while the report is switched on', async () => {
  await absence('SICK_LEAVE', '2026-06-01', '2026-08-28');
  expect(await look('2026-06-28')).toEqual([]);
  await switchedOn(app.database);
  const [first, ...others] = await look('2026-06-29');
  expect(others).toEqual([]);
  expect(first).toMatchObject({ to: hr.email, subject: 'Ann: ill for 28 days' });
  expect(first?.text).toContain('has been ill since 1 June 2026: 28 calendar days.');
  expect(first?.text).toContain(`${app.config.appUrl}/time-off/reports/sickness`);
  expect(await look('2026-06-30')).toEqual([]);
  expect(await look('2026-07-12')).toMatchObject([{ to: hr.email, subject: 'Ann: ill for 42 days' }]);
  expect(await look('2026-07-13')).toEqual([]);
  const log = (await hr.get('/admin/audit?entity=sick-spell')).json();
  expect(log.data).toMatchObject([
    { action: 'sick-spell.noticed', changes: [{ field: 'illnessDays', to: 42 }], subject: { id: ann.id } },
    { action: 'sick-spell.noticed', changes: [{ field: 'illnessDays', to: 28 }] },
  ]);
});

test('people are reminded once of a missing document that they bring themselves', async () => {
  const ill = await absence('ILL', '2026-09-07', '2026-09-11');
  const cure = await absence('CURE', '2026-09-14', '2026-09-18');
  await absence('ILL', '2026-09-21', '2026-09-23');
  expect(await look('2026-09-09')).toEqual([]);
  const mails = await look('2026-09-10');
  expect(mails).toMatchObject([{ to: ann.email, subject: expect.stringContaining('Document due: Ill') }]);
  expect(mails[0]?.text).toContain(`${app.config.appUrl}/time-off/requests/${ill.id}`);
  expect(await look('2026-09-25')).toEqual([]);
  const fetched = await hr.put(`/vacation/${cure.id}/document`, { received: true, fetched: true });
  expect(fetched.json()).toMatchObject({ documentReceivedOn: '2026-09-25', documentFetched: true });
  const brought = await hr.put(`/vacation/${ill.id}/document`, { received: true });
  expect(brought.json()).toMatchObject({ documentReceivedOn: '2026-09-25' });
  expect(brought.json()).not.toHaveProperty('documentFetched');
});

test('a document that arrived before the day is not asked for', async () => {
  const { id } = await absence('ILL', '2026-10-05', '2026-10-09');
  app.setToday('2026-10-06');
  expect((await hr.put(`/vacation/${id}/document`, { received: true })).statusCode).toBe(200);
  expect(await look('2026-10-08')).toEqual([]);
});
