import { afterAll, beforeAll, expect, test } from 'vitest';
import { xlsxOf } from '../../platform/xlsx/write-xlsx.ts';
import { createRequest, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-09-15' });
  hr = await app.signedIn('HR_ADMIN', { employmentStart: '2024-01-01' });
});
afterAll(() => app.close());

type Opening = { as: 'BALANCE' | 'CARRIED_OVER'; on: string };

const balance: Opening = { as: 'BALANCE', on: '2026-08-31' };
const rowsOf = (email: string, number: string) => `email,opening VACATION\n${email},${number}`;

async function imported(csv: string, opening: Opening, dryRun = false) {
  const answer = await hr.post('/admin/users/import', { csv, opening, dryRun });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const storedOf = (userId: string) =>
  app.database
    .selectFrom('leaveAdjustments')
    .select(['amount', 'opening', 'effectiveOn'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

test('a balance is previewed and stored, and the same file changes nothing', async () => {
  const ann = await createUser(app.database, { employmentStart: '2024-01-01' });
  const preview = await imported(rowsOf(ann.email, '12.5'), balance, true);
  const [{ openings }] = preview.people;
  expect(openings).toEqual({
    VACATION: { given: 12.5, entry: expect.any(Number), balance: 12.5, expires: '2026-12-31' },
  });
  expect(await storedOf(ann.id)).toEqual([]);
  expect((await imported(rowsOf(ann.email, '12.5'), balance)).people).toMatchObject([
    { outcome: 'update', changes: ['opening VACATION'], openings },
  ]);
  const stored = [{ amount: 1250, opening: 'BALANCE', effectiveOn: '2026-08-31' }];
  expect(await storedOf(ann.id)).toEqual(stored);
  expect((await imported(rowsOf(ann.email, '12.5'), balance)).people).toMatchObject([
    { outcome: 'unchanged', openings },
  ]);
  // What is recorded for earlier days changes the entry, and nothing else.
  await createRequest(app.database, {
    requesterId: ann.id,
    startDate: '2026-07-06',
    endDate: '2026-07-10',
  });
  const [later] = (await imported(rowsOf(ann.email, '12.5'), balance, true)).people;
  expect(later).toMatchObject({ outcome: 'unchanged', openings: { VACATION: { balance: 12.5 } } });
  expect(later.openings.VACATION.entry).toBe(openings.VACATION.entry + 5);
  // Another number replaces the first.
  await imported(rowsOf(ann.email, '0'), balance);
  expect(await storedOf(ann.id)).toEqual([{ ...stored[0], amount: 0 }]);
});

test('what was carried over, newcomers and people who have left', async () => {
  const left = await createUser(app.database, {
    employmentStart: '2024-01-01',
    employmentEnd: '2026-06-30',
    isActive: false,
  });
  const csv = [
    'email,name,employmentStart,opening VACATION',
    'new@example.com,Nia,2025-01-01,4',
    `${left.email},,,2`,
  ].join('\n');
  const carried = { as: 'CARRIED_OVER', on: '2026-03-01' } as const;
  const preview = await imported(csv, carried, true);
  expect(preview.faults).toEqual([]);
  expect(preview.people).toMatchObject([
    { outcome: 'create', openings: { VACATION: { given: 4 } } },
    { outcome: 'update', openings: { VACATION: { given: 2 } } },
  ]);
  const payable = await imported(rowsOf(left.email, '3.5'), { as: 'BALANCE', on: '2026-09-01' }, true);
  expect(payable.people[0].openings.VACATION).toMatchObject({ given: 3.5, balance: 3.5 });
  await imported(csv, carried);
  const { id } = await app.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'new@example.com')
    .executeTakeFirstOrThrow();
  expect(await storedOf(id)).toEqual([{ amount: 400, opening: 'CARRIED_OVER', effectiveOn: '2026-03-01' }]);
});

test('a future day, a day before the employment and the own balance are refused', async () => {
  const future = { csv: 'email', dryRun: true, opening: { as: 'BALANCE', on: '2026-09-16' } };
  expect((await hr.post('/admin/users/import', future)).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'opening.on' }],
  });
  const late = await createUser(app.database, { employmentStart: '2026-09-01' });
  expect((await imported(rowsOf(late.email, '3'), balance, true)).faults).toEqual([
    {
      line: 2,
      column: 'opening VACATION',
      message: 'The balance is stated for a day before the first day of work',
    },
  ]);
  expect((await imported(rowsOf(hr.email, '99'), balance, true)).faults).toMatchObject([{ line: 2 }]);
});

test('two imports of one balance at once leave one', async () => {
  const ann = await createUser(app.database, { employmentStart: '2024-01-01' });
  await Promise.all([1, 2].map(() => imported(rowsOf(ann.email, '7'), balance)));
  expect(await storedOf(ann.id)).toHaveLength(1);
});

test('an Excel file is read like CSV, with dates and numbers', async () => {
  const columns = ['email', 'name', 'employmentStart', 'personnelNumber', 'opening VACATION'];
  const file = await xlsxOf([
    {
      name: 'Personal',
      columns: columns.map((heading) => ({ heading })),
      rows: [['xlsx@example.com', 'Jörg Müller', new Date(Date.UTC(2026, 0, 1)), 4711, 7.5]],
    },
  ]);
  const xlsx = Buffer.from(file).toString('base64');
  const answer = await hr.post('/admin/users/import', { xlsx, opening: balance, dryRun: true });
  expect(answer.json()).toMatchObject({
    faults: [],
    people: [
      {
        line: 2,
        outcome: 'create',
        name: 'Jörg Müller',
        employmentStart: '2026-01-01',
        personnelNumber: '4711',
        opening: { VACATION: 7.5 },
      },
    ],
  });
  const broken = { xlsx: Buffer.from('email,name').toString('base64'), dryRun: false };
  expect((await hr.post('/admin/users/import', broken)).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'xlsx', message: expect.stringContaining('could not be read as an Excel file') }],
  });
  expect((await hr.post('/admin/users/import', { csv: 'email', xlsx, dryRun: true })).statusCode).toBe(400);
  expect((await hr.post('/admin/users/import', { dryRun: true })).statusCode).toBe(400);
});
