import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequest } from '../../testing/factories.ts';
import { createPayrollProfile } from '../../testing/payroll-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const apps: TestApp[] = [];
let app: TestApp;
let hr: TestActor;
let lena: TestActor;
beforeEach(async () => {
  app = await testApp({ today: '2026-11-27' });
  apps.push(app);
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen Okafor' });
  lena = await app.signedIn('EMPLOYEE', { name: 'Lena Fischer' });
});
afterAll(() => Promise.all(apps.map((each) => each.close())));

const types = [
  { code: 'VACATION', payrollCode: '500' },
  { code: 'SICK_LEAVE', payrollCode: '600' },
];
const october = { from: '2026-10-01', to: '2026-10-31' };
const november = { from: '2026-11-01', to: '2026-11-30' };

function profileWith(settings: Partial<ProfileSettings> = {}) {
  return createPayrollProfile(app.database, { types, ...settings });
}

async function absent(days: string, type = 'VACATION', who: TestActor = lena): Promise<string> {
  const [startDate = '', endDate = startDate] = days.split(' ');
  const request = {
    requesterId: who.id,
    startDate,
    endDate,
    type,
    status: 'APPROVED',
    decidedById: hr.id,
  } as const;
  return (await createRequest(app.database, request)).id;
}

async function cancel(id: string): Promise<void> {
  await app.database
    .updateTable('timeOffRequests')
    .set({ status: 'CANCELLED' })
    .where('id', '=', id)
    .execute();
}

async function handOver(profileId: string, period: object, given: object = {}) {
  const answer = await hr.post('/admin/payroll/runs', { profileId, ...period, ...given });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function refused(profileId: string, period: object, given: object = {}) {
  const answer = await hr.post('/admin/payroll/runs', { profileId, ...period, ...given });
  const { code, message, issues = [] } = answer.json();
  return { status: answer.statusCode, code, message, issues };
}

async function fileOf(id: string, query = ''): Promise<string> {
  const answer = await hr.get(`/admin/payroll/runs/${id}/file${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}

/** Rows as 'VACATION 2026-11: 2 days'. */
const said = (rows: PayrollRow[]) =>
  rows.map(({ type, month, days, share, change, startDate, date }) => {
    return [type.code, startDate ?? date ?? month, days ?? share, change]
      .filter((each) => each !== undefined)
      .join(' ');
  });

test('a late sick note comes as a correction of the next run, once', async () => {
  const { id: profileId } = await profileWith();
  const vacation = await absent('2026-10-05 2026-10-09');
  const first = await handOver(profileId, october);
  expect(said(first.rows)).toEqual(['VACATION 2026-10 5']);
  expect(first).toMatchObject({ dryRun: false, level: 'SUMS', corrections: [], createdBy: { id: hr.id } });
  await cancel(vacation);
  await absent('2026-10-05 2026-10-07');
  await absent('2026-10-08 2026-10-09', 'SICK_LEAVE');
  await absent('2026-11-16 2026-11-17');
  const changes = (await hr.get(`/admin/payroll/changes?profileId=${profileId}`)).json();
  expect(said(changes.corrections)).toEqual(['SICK_LEAVE 2026-10 2', 'VACATION 2026-10 -2']);
  expect(changes).toMatchObject({ count: 2, latestRun: { id: first.id, ...october } });
  const second = await handOver(profileId, november);
  expect(said(second.corrections)).toEqual(['SICK_LEAVE 2026-10 2', 'VACATION 2026-10 -2']);
  expect(said(second.rows)).toEqual(['VACATION 2026-11 2']);
  const after = (await hr.get(`/admin/payroll/changes?profileId=${profileId}`)).json();
  expect(after).toMatchObject({ count: 0, corrections: [] });
});

test('absences and days come as removed and added rows', async () => {
  const byAbsence = await profileWith({ level: 'ABSENCES' });
  const byDay = await profileWith({ level: 'DAYS' });
  const id = await absent('2026-10-05 2026-10-06');
  for (const profile of [byAbsence, byDay]) await handOver(profile.id, october);
  await app.database
    .updateTable('timeOffRequests')
    .set({ endDate: '2026-10-05' })
    .where('id', '=', id)
    .execute();
  const corrected = async (profileId: string) => said((await handOver(profileId, november)).corrections);
  expect(await corrected(byAbsence.id)).toEqual([
    'VACATION 2026-10-05 -2 REMOVED',
    'VACATION 2026-10-05 1 ADDED',
  ]);
  expect(await corrected(byDay.id)).toEqual(['VACATION 2026-10-06 -1 REMOVED']);
});

test('a run is stored with its rows, and its file stays the same whatever changes later', async () => {
  const columns = ['name', 'payrollCode', 'month', 'days'].map(
    (field) => ({ field, heading: field }) as never,
  );
  const profile = await profileWith({ columns, decimal: ',', separator: ';' });
  const id = await absent('2026-11-02 2026-11-03');
  const run = await handOver(profile.id, november);
  const file = 'name;payrollCode;month;days\r\nLena Fischer;500;2026-11;2\r\n';
  expect(await fileOf(run.id)).toBe(file);
  await cancel(id);
  await hr.put(`/admin/payroll/profiles/${profile.id}`, { decimal: '.', separator: ',' });
  await app.database.updateTable('users').set({ name: 'Lena Vogel' }).where('id', '=', lena.id).execute();
  expect(await fileOf(run.id)).toBe(file);
  const stored = (await hr.get(`/admin/payroll/runs/${run.id}`)).json();
  expect(stored).toMatchObject({
    ...november,
    profileName: profile.name,
    rowCount: 1,
    correctionCount: 0,
    createdBy: { id: hr.id, name: 'Helen Okafor' },
    files: [{ name: 'payroll-2026-11.csv', month: '2026-11', part: 'ROWS' }],
    rows: [{ days: 2, hours: 16, calendarDays: 2 }],
  });
  const list = await hr.get(`/admin/payroll/runs?profileId=${profile.id}`);
  expect(list.json()).toMatchObject([{ id: run.id, rowCount: 1 }]);
  expect(list.headers['x-total-count']).toBe('1');
});

test('one file a month, corrections in files of their own', async () => {
  const columns = [{ field: 'days' as const, heading: '' }];
  const settings = {
    columns,
    headings: false,
    groupBy: 'MONTH',
    corrections: 'SEPARATE',
    before: '{month}/{year}',
  } as const;
  const { id: profileId } = await profileWith(settings);
  const september = await absent('2026-09-07 2026-09-09');
  await handOver(profileId, { from: '2026-09-01', to: '2026-09-30' });
  await cancel(september);
  await absent('2026-10-05');
  const run = await handOver(profileId, { from: '2026-10-01', to: '2026-11-30' });
  const answer = await hr.get(`/admin/payroll/runs/${run.id}/file`);
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString(),
  ]);
  expect(files).toEqual([
    ['payroll-2026-09-corrections.csv', '09/2026\r\n-3\r\n'],
    ['payroll-2026-10.csv', '10/2026\r\n1\r\n'],
    ['payroll-2026-11.csv', '11/2026\r\n'],
  ]);
  expect(await fileOf(run.id, '?month=2026-10')).toBe('10/2026\r\n1\r\n');
  expect(await fileOf(run.id, '?part=CORRECTIONS')).toBe('09/2026\r\n-3\r\n');
  expect((await hr.get(`/admin/payroll/runs/${run.id}/file?month=2026-01`)).statusCode).toBe(404);
});

test('a profile in Excel has Excel files, in a zip if there are several, with any letter', async () => {
  const columns = [{ field: 'name' as const, heading: 'Name' }];
  const settings = { columns, format: 'XLSX', encoding: 'WINDOWS-1252', groupBy: 'MONTH' } as const;
  const { id: profileId } = await profileWith(settings);
  const lukasz = await app.signedIn('EMPLOYEE', { name: 'Łukasz Nowak' });
  await absent('2026-11-02', 'VACATION', lukasz);
  const run = await handOver(profileId, { from: '2026-10-01', to: '2026-11-30' });
  const zip = await hr.get(`/admin/payroll/runs/${run.id}/file`);
  expect(Object.keys(unzipSync(zip.rawPayload))).toEqual(['payroll-2026-10.xlsx', 'payroll-2026-11.xlsx']);
  const one = await hr.get(`/admin/payroll/runs/${run.id}/file?month=2026-11`);
  expect(one.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(one.headers['content-disposition']).toContain('payroll-2026-11.xlsx');
  expect(await readSheet(one.rawPayload)).toEqual([['Name'], ['Łukasz Nowak']]);
});

describe('a day is handed over once', () => {
  test('per profile, and the latest run can be made again', async () => {
    const { id: profileId } = await profileWith();
    const other = await profileWith();
    const vacation = await absent('2026-11-02 2026-11-03');
    const first = await handOver(profileId, november);
    expect(await refused(profileId, november)).toMatchObject({ status: 409, code: 'ALREADY_HANDED_OVER' });
    await handOver(other.id, november);
    await cancel(vacation);
    const again = await handOver(profileId, november, { replace: true });
    expect(again).toMatchObject({ rowCount: 0, correctionCount: 0 });
    expect((await hr.get(`/admin/payroll/runs/${first.id}`)).statusCode).toBe(404);
  });

  test('a dry run answers the same and stores nothing', async () => {
    const { id: profileId } = await profileWith();
    await absent('2026-11-02 2026-11-03');
    const dry = await handOver(profileId, november, { dryRun: true });
    expect(dry).toMatchObject({ dryRun: true, rowCount: 1 });
    expect(dry).not.toHaveProperty('id');
    expect((await hr.get('/admin/payroll/runs')).json()).toEqual([]);
    const real = await handOver(profileId, november);
    expect(real.rows).toEqual(dry.rows);
  });

  test('of several at once, one wins', async () => {
    const { id: profileId } = await profileWith();
    await absent('2026-11-02 2026-11-03');
    const periods = [
      november,
      november,
      { from: '2026-11-15', to: '2026-11-20' },
      { from: '2026-10-01', to: '2026-11-01' },
    ];
    const calls = periods.map((period) => hr.post('/admin/payroll/runs', { profileId, ...period }));
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    const runs = (await hr.get('/admin/payroll/runs')).json();
    expect(statuses.filter((status) => status === 201)).toHaveLength(runs.length);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const days = runs.flatMap(({ from, to }: { from: string; to: string }) => [from, to]).sort();
    expect(new Set(days).size).toBe(days.length);
  });
});

describe('nothing is handed over', () => {
  test('for a month that has not begun, or a profile that does not exist', async () => {
    const { id: profileId } = await profileWith();
    expect(await refused(profileId, { from: '2026-12-01', to: '2026-12-31' })).toMatchObject({
      status: 400,
      issues: [{ path: 'to', message: 'A month can be handed over once it has begun' }],
    });
    const unknown = '01900000-0000-7000-8000-000000000000';
    expect(await refused(unknown, november)).toMatchObject({ status: 404 });
  });

  test('if a person lacks the number that a column needs', async () => {
    const { id: profileId } = await profileWith({ columns: [{ field: 'personnelNumber', heading: '' }] });
    await absent('2026-11-02');
    const fault = {
      status: 409,
      code: 'PAYROLL_INCOMPLETE',
      issues: [{ message: 'Lena Fischer has no personnel number' }],
    };
    expect(await refused(profileId, november)).toMatchObject(fault);
    expect(await refused(profileId, november, { dryRun: true })).toMatchObject(fault);
    expect((await hr.get('/admin/payroll/runs')).json()).toEqual([]);
  });

  test('if the encoding lacks a letter of a name', async () => {
    const { id: profileId } = await profileWith({ encoding: 'WINDOWS-1252' });
    const lukasz = await app.signedIn('EMPLOYEE', { name: 'Łukasz Nowak' });
    await absent('2026-11-02', 'VACATION', lukasz);
    expect((await refused(profileId, november)).message).toContain('Łukasz Nowak: Windows-1252 has no Ł.');
  });
});

test('types that are not listed, pending requests and days outside the period are left out', async () => {
  const { id: profileId } = await profileWith();
  await absent('2026-11-04', 'UNPAID');
  await createRequest(app.database, { requesterId: lena.id, startDate: '2026-11-05' });
  await absent('2026-10-29 2026-11-03');
  const { rows } = await handOver(profileId, november, { dryRun: true });
  expect(said(rows)).toEqual(['VACATION 2026-11 2']);
});

test('erasing a person takes their name out of stored rows; sums stay', async () => {
  const columns = [
    { field: 'name' as const, heading: '' },
    { field: 'days' as const, heading: '' },
  ];
  const { id: profileId } = await profileWith({ columns, headings: false });
  await absent('2026-10-05 2026-10-09');
  const run = await handOver(profileId, october);
  await app.database.updateTable('users').set({ isActive: false }).where('id', '=', lena.id).execute();
  const root = await app.signedIn('SYSTEM_ADMIN');
  expect((await root.post(`/admin/users/${lena.id}/erase`)).statusCode).toBe(200);
  expect(await fileOf(run.id)).toBe('Erased person,5\r\n');
  const stored = await app.database.selectFrom('payrollRows').select('person').execute();
  expect(JSON.stringify(stored)).not.toMatch(/Lena|example\.com/);
  const after = (await hr.get(`/admin/payroll/changes?profileId=${profileId}`)).json();
  expect(after.count).toBe(0);
});
