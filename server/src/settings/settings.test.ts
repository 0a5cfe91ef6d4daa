import { de } from '@almanac/domain/settings/messages/events-de';
import { fr } from '@almanac/domain/settings/messages/fr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createDepartment, createRequest, createUser } from '../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let postgres: TestDatabase;
let app: TestApp;
let other: TestApp;
let admin: TestActor;

const variables = {
  COMPANY_NAME: 'Acme',
  COMPANY_LOCALE: 'de',
  ABSENCE_VISIBILITY: 'company',
  REMIND_AFTER_DAYS: '5',
};
const configOf = (given: object) => {
  const { settings, givenSettings } = readConfig({ ...given });
  return { settings, givenSettings };
};

beforeAll(async () => {
  postgres = await testDatabase();
  // An update: the company has people, and no settings yet.
  await createUser(postgres.database);
  const started = { today: '2026-03-02', config: configOf(variables), database: postgres };
  [app, other] = await Promise.all([testApp(started), testApp(started)]);
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada' });
});
afterAll(async () => {
  await app.close();
  await other.close();
  await postgres.drop();
});

const read = async () => (await admin.get('/admin/settings')).json();
const entries = async (actor = admin) => (await actor.get('/admin/audit?entity=settings')).json().data ?? [];

test('the first start copies the environment into the settings, once for all instances', async () => {
  expect(await read()).toMatchObject({
    version: 1,
    companyName: 'Acme',
    locale: 'de',
    weekStart: 'BY_LANGUAGE',
    absenceVisibility: 'company',
    remindAfterDays: 5,
    escalateAfterDays: 10,
    capacityLimit: 'TWO_THIRDS',
    sicknessReport: false,
    bradford: false,
    sicknessVisibleMonths: 12,
    decisionsByEmail: false,
  });
  const copied = (await entries()).filter(({ action }: { action: string }) => action === 'settings.copied');
  expect(copied).toMatchObject([
    {
      actor: { kind: 'SYSTEM' },
      summary: de['settings.events.copied'],
    },
  ]);
});

test('a later start keeps the settings and logs each variable that differs', async () => {
  const config = configOf({ ...variables, COMPANY_NAME: 'Acme Ltd' });
  const later = await testApp({ config, database: postgres });
  expect(await read()).toMatchObject({ version: 1, companyName: 'Acme' });
  const logged = later.logged.filter((line) => line.includes('the settings apply'));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('COMPANY_NAME is Acme Ltd, but the settings have Acme');
  await later.close();
});

test('a change applies at once on every instance, and is logged with old and new values', async () => {
  const { version } = await read();
  const changed = { locale: 'fr', weekStart: 'MONDAY', capacityLimit: 'HALF' };
  const body = { version, companyName: 'Acme & Sons', ...changed };
  const answer = await admin.put('/admin/settings', body);
  expect(answer.json()).toMatchObject({ ...body, version: version + 1, remindAfterDays: 5 });
  const company = (await other.server.inject({ url: '/api/company' })).json();
  expect(company).toMatchObject({ name: 'Acme & Sons', ...changed });
  // Instances hear of a new language a moment later.
  await expect
    .poll(async () => (await entries())[0])
    .toMatchObject({
      summary: expect.stringContaining(fr['settings.companyName']),
      changes: [
        { field: 'companyName', from: 'Acme', to: 'Acme & Sons' },
        { field: 'locale', from: 'de', to: 'fr' },
        { field: 'weekStart', from: 'BY_LANGUAGE', to: 'MONDAY' },
        { field: 'capacityLimit', from: 'TWO_THIRDS', to: 'HALF' },
      ],
    });
});

test('a change of the same values changes nothing and leaves no entry', async () => {
  const before = await entries();
  const { version, companyName } = await read();
  expect((await admin.put('/admin/settings', { version, companyName })).json()).toMatchObject({ version });
  expect(await entries()).toEqual(before);
});

test('the sickness report is switched on by system administrators only, and logged', async () => {
  const hr = await app.signedIn('HR_ADMIN');
  const switched = { sicknessReport: true, bradford: true, sicknessVisibleMonths: 6 };
  expect((await hr.put('/admin/settings', switched)).statusCode).toBe(403);
  expect((await admin.put('/admin/settings', switched)).json()).toMatchObject(switched);
  expect((await entries())[0]).toMatchObject({
    changes: [
      { field: 'sicknessReport', from: false, to: true },
      { field: 'bradford', from: false, to: true },
      { field: 'sicknessVisibleMonths', from: 12, to: 6 },
    ],
  });
});

test('two changes of what was seen at once: one wins, the other is refused', async () => {
  const { version } = await read();
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((companyName) => admin.put('/admin/settings', { version, companyName })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect((await read()).version).toBe(version + 1);
});

test.each([
  [{ remindAfterDays: 10 }, 'escalateAfterDays'],
  [{ companyName: '' }, 'companyName'],
  [{ locale: 'tlh' }, 'locale'],
  [{ weekStart: 'TODAY' }, 'weekStart'],
  [{ sicknessVisibleMonths: 0 }, 'sicknessVisibleMonths'],
])('%j is refused at %s', async (body, path) => {
  const before = await read();
  const answer = await admin.put('/admin/settings', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues).toMatchObject([{ path }]);
  expect(await read()).toEqual(before);
});

test('HR reads the settings and cannot change them; others see nothing', async () => {
  const hr = await app.signedIn('HR_ADMIN');
  const manager = await app.signedIn('MANAGER');
  expect((await hr.get('/admin/settings')).statusCode).toBe(200);
  expect((await hr.put('/admin/settings', { companyName: 'Ours' })).statusCode).toBe(403);
  expect((await manager.get('/admin/settings')).statusCode).toBe(403);
});

test('the capacity limit counts for the capacity check and the preview', async () => {
  const { id: departmentId } = await createDepartment(postgres.database);
  const ann = await app.signedIn('EMPLOYEE', { departmentId });
  const colleague = await createUser(postgres.database, { departmentId });
  await createUser(postgres.database, { departmentId });
  const period = { startDate: '2026-03-09', endDate: '2026-03-09' };
  await createRequest(postgres.database, {
    requesterId: colleague.id,
    status: 'APPROVED',
    decidedById: admin.id,
    ...period,
  });
  const isExceeded = async () => {
    const preview = await ann.post('/vacation/preview', { type: 'VACATION', ...period });
    const check = await ann.get(`/vacation/team-capacity/check?startDate=2026-03-09&endDate=2026-03-09`);
    return [preview.json().coverage.exceedsCapacityLimit, check.json().overallImpact.exceedsCapacityLimit];
  };
  expect((await admin.put('/admin/settings', { capacityLimit: 'TWO_THIRDS' })).statusCode).toBe(200);
  expect(await isExceeded()).toEqual([false, false]);
  expect((await admin.put('/admin/settings', { capacityLimit: 'HALF' })).statusCode).toBe(200);
  expect(await isExceeded()).toEqual([true, true]);
});
