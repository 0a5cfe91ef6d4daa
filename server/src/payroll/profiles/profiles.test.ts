import type { ExportProfile } from '@almanac/domain/payroll/profiles/profile-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayrollRun } from '../../testing/payroll-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-11-27' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const profiles = '/admin/payroll/profiles';
const columns = [
  { field: 'personnelNumber', heading: 'Number' },
  { constant: 'X', heading: '' },
];

async function list(): Promise<ExportProfile[]> {
  return (await hr.get(profiles)).json();
}

async function created(body: object): Promise<ExportProfile> {
  const answer = await hr.post(profiles, { columns, ...body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function issuesOf(call: ReturnType<TestActor['post']>): Promise<[number, string, string[]]> {
  const { statusCode, body } = await call;
  const { code, issues = [] } = JSON.parse(body);
  return [statusCode, code, issues.map(({ path }: { path: string }) => path)];
}

test('a new company has three profiles: sums, absences, and single days', async () => {
  const found = await list();
  expect(found.map(({ level, types }) => [level, types.map(({ code }) => code)])).toEqual([
    ['ABSENCES', ['SICK_LEAVE', 'UNPAID', 'VACATION']],
    ['DAYS', ['SICK_LEAVE', 'UNPAID', 'VACATION']],
    ['SUMS', ['SICK_LEAVE', 'UNPAID', 'VACATION']],
  ]);
  expect(found[1]).toMatchObject({
    before: '1234567;12345;{month}/{year}',
    separator: ';',
    decimal: ',',
    lineEnd: 'CRLF',
    encoding: 'UTF-8',
    groupBy: 'MONTH',
    headings: false,
  });
});

test("they have names in the company's language until they are edited", async () => {
  const speaking = (locale: 'en' | 'de') =>
    app.database.updateTable('systemSettings').set({ locale }).execute();
  const names = async () => (await list()).map(({ name }) => name);
  await speaking('de');
  expect(await names()).toEqual([
    'Eine Zeile je Abwesenheit',
    'Eine Zeile je Tag (DATEV Lohn und Gehalt)',
    'Summen je Monat',
  ]);
  expect(await issuesOf(hr.post(profiles, { name: 'summen je monat', columns }))).toEqual([
    409,
    'IN_USE',
    ['name'],
  ]);
  const [absences] = await list();
  const edited = await hr.put(`${profiles}/${absences?.id}`, { name: absences?.name, decimal: ',' });
  expect(edited.json()).toMatchObject({ name: 'Eine Zeile je Abwesenheit', decimal: ',' });
  await speaking('en');
  expect(await names()).toEqual([
    'Eine Zeile je Abwesenheit',
    'One line per day (DATEV Lohn und Gehalt)',
    'Sums per month',
  ]);
});

test('what a profile leaves out is as in a plain CSV file', async () => {
  const { id, ...profile } = await created({ name: 'Plain' });
  expect(profile).toEqual({
    version: 1,
    name: 'Plain',
    columns,
    placeIds: [],
    level: 'SUMS',
    types: [],
    headings: true,
    separator: ',',
    decimal: '.',
    dateFormat: 'YYYY-MM-DD',
    encoding: 'UTF-8',
    lineEnd: 'CRLF',
    format: 'CSV',
    groupBy: 'RUN',
    corrections: 'ROWS',
  });
  expect((await list()).find((each) => each.id === id)).toEqual({ id, ...profile });
});

test('a change leaves the rest, and null clears the first lines', async () => {
  const before = await created({
    name: 'Sage',
    before: 'a\nb',
    separator: '\t',
    types: [{ code: 'VACATION' }],
  });
  const answer = await hr.put(`${profiles}/${before.id}`, { before: null, dateFormat: 'DD', version: 1 });
  const { before: _before, ...rest } = before;
  expect(answer.json()).toEqual({ ...rest, dateFormat: 'DD', version: 2 });
  const stale = hr.put(`${profiles}/${before.id}`, { name: 'Late', version: 1 });
  expect(await issuesOf(stale)).toEqual([409, 'CHANGED_MEANWHILE', []]);
});

describe('a fault is refused at its field', () => {
  test.each([
    ['no columns', { columns: [] }, 'columns'],
    ['an unknown field', { columns: [{ field: 'salary', heading: '' }] }, 'columns.0.field'],
    ['a column without content', { columns: [{ heading: 'x' }] }, 'columns.0.field'],
    [
      'a field and a constant',
      { columns: [{ field: 'name', constant: 'x', heading: '' }] },
      'columns.0.field',
    ],
    ['an unknown type', { types: [{ code: 'VACATION' }, { code: 'NONE' }] }, 'types.1.code'],
    ['a type twice', { types: [{ code: 'VACATION' }, { code: 'VACATION' }] }, 'types'],
    ['an unknown place', { placeIds: ['01900000-0000-7000-8000-000000000000'] }, 'placeIds.0'],
    ['an unknown separator', { separator: '|' }, 'separator'],
    ['an unknown encoding', { encoding: 'LATIN-1' }, 'encoding'],
    ['a letter that the encoding lacks', { encoding: 'WINDOWS-1252', before: 'Łódź' }, 'before'],
    ['no name', { name: ' ' }, 'name'],
  ])('%s', async (_title, body, path) => {
    const call = hr.post(profiles, { name: 'Faulty', columns, ...body });
    expect(await issuesOf(call)).toEqual([400, 'VALIDATION_ERROR', [path]]);
  });

  test('a name that another profile has, in any case', async () => {
    await created({ name: 'Twice' });
    expect(await issuesOf(hr.post(profiles, { name: 'TWICE', columns }))).toEqual([409, 'IN_USE', ['name']]);
  });
});

test('a profile with runs keeps its level and stays', async () => {
  const runId = await createPayrollRun(app.database, hr.id);
  const { profileId } = (await hr.get(`/admin/payroll/runs/${runId}`)).json();
  expect(await issuesOf(hr.put(`${profiles}/${profileId}`, { level: 'DAYS' }))).toEqual([
    409,
    'IN_USE',
    ['level'],
  ]);
  expect(await issuesOf(hr.delete(`${profiles}/${profileId}`))).toEqual([409, 'IN_USE', []]);
  expect((await hr.put(`${profiles}/${profileId}`, { decimal: ',' })).statusCode).toBe(200);
});

test('of two profiles with one name at once, one is added', async () => {
  const calls = Array.from({ length: 4 }, () => hr.post(profiles, { name: 'Race', columns }));
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, 409, 409, 409]);
});
