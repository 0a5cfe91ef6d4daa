import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
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
  const team = await createTeam(app.database, { name: 'Field team', departmentId });
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

async function fileOf(path: string): Promise<Buffer> {
  const answer = await hr.get(`${path}${path.includes('?') ? '&' : '?'}format=XLSX`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(answer.headers['content-disposition']).toMatch(/\.xlsx"$/);
  return answer.rawPayload;
}

/** The rows as records by the columns of the neutral form. */
async function rowsOf(path: string): Promise<Record<string, unknown>[]> {
  const [names = []] = (await hr.get(path)).body
    .slice(1)
    .split('\n')
    .map((line) => line.split(','));
  const [headings, ...rows] = await readSheet(await fileOf(path));
  expect(headings).toHaveLength(names.length);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}

const day = (date: string) => new Date(`${date}T00:00Z`);

test('people have dates, moments by the clock of the company, and German words', async () => {
  const rows = await rowsOf('/admin/users/export');
  expect(rows).toContainEqual(
    expect.objectContaining({
      name: '=Jürgen',
      department: 'Öffentlichkeitsarbeit; Presse',
      employmentStart: day('2024-01-01'),
      createdAt: expect.any(Date),
      isActive: 'Ja',
    }),
  );
});

test('teams, requests and balances have numbers and dates', async () => {
  expect(await rowsOf('/teams/export')).toContainEqual(
    expect.objectContaining({ allocationPercent: 65.5, startDate: day('2026-01-31'), member: '=Jürgen' }),
  );
  expect(await rowsOf('/vacation/export')).toContainEqual(
    expect.objectContaining({
      type: 'Urlaub',
      businessDays: 1.5,
      startDate: day('2026-04-01'),
      reason: 'Zeile 1\nZeile 2; "Zitat"',
    }),
  );
  expect(await rowsOf('/vacation/balances/export')).toContainEqual(
    expect.objectContaining({ name: '=Jürgen', pending: 1.5, expiresOn: day('2026-12-31') }),
  );
  const adjustment = { userId: person.id, type: 'VACATION', amount: -2.25, on: '2025-12-01', reason: 'x' };
  expect((await hr.post('/admin/leave/adjustments', adjustment)).statusCode).toBe(201);
  expect(await rowsOf('/admin/leave/year-end/export?through=2025-12-31')).toContainEqual(
    expect.objectContaining({ name: '=Jürgen', type: 'Urlaub', balance: expect.any(Number) }),
  );
  expect(await rowsOf('/admin/audit/export')).toContainEqual(
    expect.objectContaining({ actor: 'Helen', at: expect.any(Date) }),
  );
});

test("a person's data is a workbook with a sheet a list", async () => {
  const answer = await hr.get(`/admin/users/${person.id}/export?format=XLSX`);
  expect(answer.headers['content-type']).toContain('application/zip');
  const workbook = unzipSync(answer.rawPayload)['records.xlsx'] ?? new Uint8Array();
  const [headings = [], first = []] = await readSheet(Buffer.from(workbook), 'users');
  expect(first[headings.indexOf('name')]).toBe('=Jürgen');
  const [, request] = await readSheet(Buffer.from(workbook), 'time_off_requests');
  expect(request).toContain('PENDING');
});

const program = `
import openpyxl, sys
sheet = openpyxl.load_workbook(sys.argv[1]).active
names = [cell.value for cell in sheet[1]]
print(names.index('Name') >= 0, sheet.freeze_panes)
row = next(row for row in sheet.iter_rows(min_row=2) if row[0].value == '=Jürgen')
print(row[0].data_type, [(cell.value.isoformat(), cell.number_format) for cell in row if cell.is_date][0])
`;
const hasOpenpyxl = spawnSync('python3', ['-c', 'import openpyxl']).status === 0;

// Skipped where Python or its package openpyxl is missing.
test.skipIf(!hasOpenpyxl)('openpyxl reads texts and dates as what they are', async () => {
  const path = join(tmpdir(), `people-${process.pid}.xlsx`);
  writeFileSync(path, await fileOf('/admin/users/export'));
  const { stdout } = spawnSync('python3', ['-c', program, path], { encoding: 'utf8' });
  expect(stdout).toBe("True A2\ns ('2024-01-01T00:00:00', 'dd.mm.yyyy')\n");
});
