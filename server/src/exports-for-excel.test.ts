import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createTeamMember } from './testing/factories.ts';
import { type TestActor, type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let person: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  const { id: departmentId } = await createDepartment(app.database, {
    name: 'Öffentlichkeitsarbeit; Presse',
  });
  hr = await app.signedIn('SYSTEM_ADMIN', { name: 'Helen', departmentId, employmentStart: '2024-01-01' });
  person = await app.signedIn('EMPLOYEE', { name: '=Jürgen', departmentId, employmentStart: '2024-01-01' });
  const names = { de: 'Äußere Dienste' };
  const team = await createTeam(app.database, { name: 'Field team', departmentId });
  await app.database.updateTable('teams').set({ names }).where('id', '=', team.id).execute();
  const member = { teamId: team.id, userId: person.id, allocationTenths: 655, startDate: '2026-01-31' };
  await createTeamMember(app.database, member);
  await createRequest(app.database, {
    requesterId: person.id,
    startDate: '2026-04-01',
    endDate: '2026-04-02',
    endHalf: 'AM',
    reason: 'Zeile 1\nZeile 2; "Zitat"',
  });
  await hr.put('/profile/language', { locale: 'de' });
});
afterAll(() => app.close());

/** The rows of both forms with the name or title, each by the columns of the neutral form. */
async function rowsAbout(path: string, about: string, title = about) {
  const join = path.includes('?') ? '&' : '?';
  const neutral = await linesOf(path, ',');
  const excel = await linesOf(`${path}${join}format=CSV_EXCEL`, ';');
  const [columns = []] = neutral;
  expect(excel[0]).toHaveLength(columns.length);
  expect(excel.length).toBeGreaterThanOrEqual(neutral.length);
  const byColumn = (line: string[] | undefined) =>
    Object.fromEntries(columns.map((column, index) => [column, line?.[index]]));
  return {
    neutral: byColumn(neutral.find((line) => line.includes(about))),
    excel: byColumn(excel.find((line) => line.includes(title))),
  };
}

async function linesOf(path: string, delimiter: string): Promise<string[][]> {
  const answer = await hr.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const record_delimiter = delimiter === ';' ? '\r\n' : '\n';
  return parse(answer.body, { bom: true, delimiter, record_delimiter });
}

test('people have German dates', async () => {
  const { neutral, excel } = await rowsAbout('/admin/users/export', "'=Jürgen");
  expect(neutral).toMatchObject({ role: 'EMPLOYEE', isActive: 'true', employmentStart: '2024-01-01' });
  expect(excel).toMatchObject({
    name: "'=Jürgen",
    department: 'Öffentlichkeitsarbeit; Presse',
    employmentStart: '01.01.2024',
    createdAt: expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
    id: person.id,
  });
  expect(excel.role).not.toBe('EMPLOYEE');
  expect(excel.isActive).not.toBe('true');
});

test('teams have their German names and decimal commas', async () => {
  const { neutral, excel } = await rowsAbout('/teams/export', 'Field team', 'Äußere Dienste');
  expect(neutral).toMatchObject({ allocationPercent: '65.5', startDate: '2026-01-31', status: 'Active' });
  expect(excel).toMatchObject({ allocationPercent: '65,5', startDate: '31.01.2026', member: "'=Jürgen" });
});

test('requests have the German names of types', async () => {
  const { neutral, excel } = await rowsAbout('/vacation/export', "'=Jürgen");
  const reason = 'Zeile 1\nZeile 2; "Zitat"';
  expect(neutral).toMatchObject({ type: 'VACATION', status: 'PENDING', businessDays: '1.5', endHalf: 'AM' });
  expect(excel).toMatchObject({ type: 'Urlaub', businessDays: '1,5', startDate: '01.04.2026', reason });
  expect(excel.status).not.toBe('PENDING');
  expect(excel.endHalf).not.toBe('AM');
});

test('balances and the year end have decimal commas', async () => {
  const { neutral, excel } = await rowsAbout('/vacation/balances/export', "'=Jürgen");
  expect(neutral).toMatchObject({ unit: 'DAY', pending: '1.5', expiresOn: '2026-12-31' });
  expect(excel).toMatchObject({ pending: '1,5', expiresOn: '31.12.2026' });
  expect(excel.unit).not.toBe('DAY');
  const adjustment = { type: 'VACATION', amount: -2.25, on: '2025-12-01', reason: 'Korrektur' };
  const adjusted = await hr.post('/admin/leave/adjustments', { ...adjustment, userId: person.id });
  expect(adjusted.statusCode, adjusted.body).toBe(201);
  const path = '/admin/leave/year-end/export?through=2025-12-31';
  const yearEnd = await rowsAbout(path, "'=Jürgen");
  expect(yearEnd.neutral.type).toBe('VACATION');
  expect(yearEnd.excel.type).toBe('Urlaub');
  expect(yearEnd.neutral.balance).toMatch(/\.\d/);
  expect(yearEnd.excel.balance).toBe(yearEnd.neutral.balance?.replace('.', ','));
});

test('the audit log is in the language of the caller, and in English in the neutral form', async () => {
  await hr.put('/profile/language', { locale: 'de' });
  const changed = await hr.put(`/admin/users/${person.id}`, { employmentEnd: '2027-03-31' });
  expect(changed.statusCode, changed.body).toBe(200);
  const { neutral, excel } = await rowsAbout('/admin/audit/export?entity=user', 'Helen');
  expect(neutral).toMatchObject({ summary: expect.stringContaining('Last day'), field: 'employmentEnd' });
  expect(excel).toMatchObject({ id: neutral.id, at: expect.stringMatching(/^\d\d\.\d\d\.\d{4} /) });
});

test("a person's data is split at semicolons", async () => {
  const answer = await hr.get(`/admin/users/${person.id}/export?format=CSV_EXCEL`);
  expect(answer.headers['content-type']).toContain('application/zip');
  const file = unzipSync(answer.rawPayload)['users.csv'];
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file);
  const [row] = parse(text, { bom: true, delimiter: ';', record_delimiter: '\r\n', columns: true });
  expect(row).toMatchObject({ name: "'=Jürgen", id: person.id });
});

test('a caller with decimal points gets commas, and another form is refused', async () => {
  await hr.put('/profile/language', { locale: 'en' });
  const answer = await hr.get('/teams/export?format=CSV_EXCEL');
  expect(answer.body).toMatch(/^\uFEFFTeam,Department,Active,.*\r\n/);
  expect(answer.body).toContain('65.5,2026-01-31,');
  const refused = (await hr.get('/teams/export?format=pdf')).json();
  expect(refused).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'format' }] });
});
