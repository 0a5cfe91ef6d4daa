import { afterAll, beforeAll, expect, test } from 'vitest';
import { xlsxOf } from '../../platform/xlsx/write-xlsx.ts';
import type { XlsxCell } from '../../platform/xlsx/xlsx-sheet.ts';
import { createRequest, createUser } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { mailsOf } from '../../testing/mails.ts';
import { createPayrollProfile } from '../../testing/payroll-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-05' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  await app.signedIn('SYSTEM_ADMIN');
});
afterAll(() => app.close());

const importing = (csv: string, dryRun = false, more: object = {}, actor = hr) =>
  actor.post('/admin/leave/requests/import', { csv, dryRun, ...more });
const requestsOf = (requesterId: string) =>
  app.database
    .selectFrom('timeOffRequests')
    .select([
      'id',
      'type',
      'status',
      'startDate',
      'endDate',
      'startHalf',
      'endHalf',
      'reason',
      'recordedById',
    ])
    .select(['decidedAmount'])
    .where('requesterId', '=', requesterId)
    .orderBy('startDate')
    .execute();

async function lena(more: object = {}) {
  const person = await createUser(app.database, { name: 'Lena Fischer', ...more });
  const personnelNumber = `N-${person.id}`;
  await app.database.updateTable('users').set({ personnelNumber }).where('id', '=', person.id).execute();
  return { ...person, personnelNumber };
}

test('a dry run returns each row’s effect and charge, and stores nothing', async () => {
  const person = await lena();
  const csv = [
    '\uFEFFPersonalnummer;Abwesenheitsart;Von;Bis;Bemerkung',
    `${person.personnelNumber};Urlaub;2.3.2026;6.3.2026;Ski`,
    `${person.email};SICK_LEAVE;9.3.2026;;`,
    `${person.email};Sick Leave;10.3.2026;10.3.2026;`,
  ].join('\r\n');
  const answer = await importing(csv, true);
  expect(answer.statusCode, answer.body).toBe(200);
  const type = { code: 'VACATION', name: 'Vacation' };
  expect(answer.json()).toMatchObject({
    dryRun: true,
    columns: [{ column: 'person' }, { column: 'type' }, { column: 'startDate' }, { column: 'endDate' }, {}],
    targets: expect.arrayContaining(['person', 'minutes']),
    rows: [
      {
        line: 2,
        outcome: 'ADDED',
        amount: 5,
        unit: 'DAY',
        person: { id: person.id, name: 'Lena Fischer' },
        type,
        startDate: '2026-03-02',
        endDate: '2026-03-06',
        status: 'APPROVED',
      },
      { line: 3, outcome: 'ADDED', amount: 1, startDate: '2026-03-09', endDate: '2026-03-09' },
      { line: 4, outcome: 'ADDED', amount: 1 },
    ],
    faults: [],
    summary: ['Lena Fischer: 5 days of Vacation in 2026', 'Lena Fischer: 2 days of Sick Leave in 2026'],
  });
  expect(await requestsOf(person.id)).toEqual([]);
});

test('an import records absences, audits each and sends no email; again, it changes nothing', async () => {
  const person = await lena();
  const csv = `person,type,startDate,endDate,endHalf,status,reason\n${person.email},VACATION,2026-03-02,2026-03-06,AM,,Ski\n${person.email},VACATION,2026-09-07,2026-09-07,,pending,\n`;
  const mails = await mailsOf(app.pool, async () => {
    const answer = await importing(csv);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().rows).toMatchObject([{ amount: 4.5, endHalf: 'AM' }, { status: 'PENDING' }]);
  });
  expect(mails).toEqual([]);
  const [taken, pending] = await requestsOf(person.id);
  expect(taken).toMatchObject({ status: 'APPROVED', endHalf: 'AM', reason: 'Ski', decidedAmount: 450 });
  expect(pending).toMatchObject({ status: 'PENDING', recordedById: hr.id, decidedAmount: null });
  const [entry] = await loggedEntries(app.database, taken?.id ?? '');
  expect(entry).toMatchObject({ action: 'time-off.recorded', reason: null });
  const again = await importing(csv);
  expect(again.json()).toMatchObject({
    rows: [{ outcome: 'UNCHANGED' }, { outcome: 'UNCHANGED' }],
    summary: [],
  });
  expect(await requestsOf(person.id)).toHaveLength(2);
});

test('with one fault, nothing of the file is stored', async () => {
  const person = await lena({ employmentEnd: '2026-06-30' });
  await createRequest(app.database, {
    requesterId: person.id,
    startDate: '2026-04-07',
    endDate: '2026-04-08',
    status: 'APPROVED',
    decidedById: hr.id,
  });
  const rows = [
    `${person.email},VACATION,2026-03-02,2026-03-06`,
    `${person.email},VACATION,2026-03-06,2026-03-09`,
    `${person.email},VACATION,2026-04-08,2026-04-09`,
    `${person.email},VACATION,2026-06-29,2026-07-01`,
    `${person.email},VACATION,2026-05-02,2026-05-03`,
    `${person.email},FUN,2026-05-04,2026-05-04`,
    `nobody@example.com,VACATION,2026-05-04,2026-05-04`,
    `${hr.email},VACATION,2026-05-04,2026-05-04`,
  ];
  const csv = ['person,type,startDate,endDate', ...rows].join('\n');
  const preview = (await importing(csv, true)).json();
  expect(preview.faults.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  const answer = await importing(csv);
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR' });
  expect(answer.json().issues.map(({ message }: { message: string }) => message)).toEqual([
    'Line 3: Line 2 has some of these days already',
    expect.stringContaining('Line 4: They already have an approved Vacation request'),
    'Line 5: Their employment ends on Tue 30 Jun 2026',
    'Line 6: A request must include at least one business day (Monday to Friday)',
    'Line 7: There is no type of time off with the code, name or payroll code FUN',
    'Line 8: No one has the address or personnel number nobody@example.com',
    'Line 9: Someone else must record time off for you',
  ]);
  expect(await requestsOf(person.id)).toHaveLength(1);
  expect((await importing('person,type\na@example.com,VACATION')).json().issues).toEqual([
    { path: 'csv', message: 'Line 1: The column startDate is missing' },
  ]);
});

test('of two imports at once, one records the days and the other finds them', async () => {
  const person = await lena();
  const csv = `person,type,startDate,endDate\n${person.email},VACATION,2026-03-02,2026-03-06`;
  const answers = await Promise.all([importing(csv), importing(csv)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const outcomes = answers.map((answer) => answer.json().rows[0].outcome);
  expect(outcomes.sort()).toEqual(['ADDED', 'UNCHANGED']);
  const other = `person,type,startDate,endDate\n${person.email},VACATION,2026-03-09,2026-03-13`;
  const overlapping = `person,type,startDate,endDate\n${person.email},SICK_LEAVE,2026-03-12,2026-03-16`;
  const raced = await Promise.all([importing(other), importing(overlapping)]);
  expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(await requestsOf(person.id)).toHaveLength(2);
});

test('types are also found by their payroll code, unless it is that of several', async () => {
  const person = await lena();
  const payrollTypes = [
    { code: 'VACATION', payrollCode: '500' },
    { code: 'SICK_LEAVE', payrollCode: '600' },
    { code: 'UNPAID', payrollCode: '600' },
  ];
  await createPayrollProfile(app.database, { types: payrollTypes });
  const csv = `person,type,startDate\n${person.email},500,2026-03-02\n${person.email},600,2026-03-03\n`;
  expect((await importing(csv, true)).json()).toMatchObject({
    rows: [{ outcome: 'ADDED', type: { code: 'VACATION' } }, { outcome: 'FAULTY' }],
    faults: [
      {
        line: 3,
        column: 'type',
        message: expect.stringContaining('600 is the payroll code of several types, such as '),
      },
    ],
  });
});

test('an Excel file has dates and minutes as such, and its faults name it', async () => {
  const person = await lena();
  const columns = ['person', 'type', 'startDate', 'endDate', 'reason'].map((heading) => ({ heading }));
  const day = (date: number) => new Date(Date.UTC(2026, 2, date));
  const fileOf = async (rows: XlsxCell[][]) => {
    const file = await xlsxOf([{ name: 'Absences', columns, rows }]);
    return Buffer.from(file).toString('base64');
  };
  const importFile = (xlsx: string, dryRun: boolean) =>
    hr.post('/admin/leave/requests/import', { xlsx, dryRun });
  const xlsx = await fileOf([
    [person.email, 'VACATION', day(2), day(6), '=1+1'],
    [person.personnelNumber, 'Urlaub', day(9), null, null],
  ]);
  const answer = await importFile(xlsx, false);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().rows).toMatchObject([{ amount: 5 }, { amount: 1, endDate: '2026-03-09' }]);
  expect(await requestsOf(person.id)).toMatchObject([
    { startDate: '2026-03-02', endDate: '2026-03-06', reason: '=1+1' },
    { startDate: '2026-03-09', endDate: '2026-03-09', reason: null },
  ]);
  expect((await importFile(xlsx, true)).json().rows).toMatchObject([
    { outcome: 'UNCHANGED' },
    { outcome: 'UNCHANGED' },
  ]);
  const faulty = await importFile(await fileOf([[person.email, 'FUN', day(2), null, null]]), false);
  expect(faulty.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'xlsx' }] });
});

test('only administrators import absences', async () => {
  const manager = await app.signedIn('MANAGER');
  for (const dryRun of [true, false]) {
    expect((await importing('person', dryRun, {}, manager)).json().code).toBe('FORBIDDEN');
  }
});
