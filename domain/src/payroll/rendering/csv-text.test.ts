import { describe, expect, test } from 'vitest';
import type { PayrollRow } from '../profiles/payroll-row.ts';
import type { ProfileSettings } from '../profiles/profile-schema.ts';
import { csvLines, dayText, linesBefore, textOf } from './csv-text.ts';

const profile: ProfileSettings = {
  placeIds: [],
  level: 'DAYS',
  types: [{ code: 'VACATION', payrollCode: '500', secondCode: 'U', payoutCode: '510' }],
  columns: [
    { field: 'personnelNumber', heading: 'Number' },
    { field: 'date', heading: 'Day' },
    { field: 'payrollCode', heading: 'Code' },
    { field: 'share', heading: 'Amount' },
  ],
  before: '1234567;12345;{month}/{year}',
  headings: false,
  separator: ';',
  decimal: ',',
  dateFormat: 'DD',
  encoding: 'UTF-8',
  lineEnd: 'CRLF',
  format: 'CSV',
  groupBy: 'MONTH',
  corrections: 'ROWS',
};
const row: PayrollRow = {
  person: { id: 'lena', name: 'Lena Fischer', email: 'lena@initech.test', personnelNumber: '1001' },
  type: { code: 'VACATION', name: 'Vacation' },
  month: '2026-11',
  date: '2026-11-02',
  share: 1,
  hours: 8,
};

test('a file of single days: number, day, code and amount under a first line of the program', () => {
  const removed: PayrollRow = { ...row, date: '2026-11-03', share: -0.5, change: 'REMOVED' };
  const paidOut: PayrollRow = { ...row, date: '2026-11-30', share: 2.25, isPaidOut: true };
  expect([...csvLines([removed, row, paidOut], profile, '2026-11')].join('')).toBe(
    '1234567;12345;11/2026\r\n1001;03;500;-0,5\r\n1001;02;500;1\r\n1001;30;510;2,25\r\n',
  );
});

test('headings, quotes and fixed texts', () => {
  const settings: ProfileSettings = {
    ...profile,
    columns: [
      { field: 'name', heading: 'Name, first' },
      { constant: 'A "1"', heading: '' },
      { field: 'secondCode', heading: 'Key' },
    ],
    before: undefined,
    headings: true,
    separator: ',',
    lineEnd: 'LF',
  };
  expect([...csvLines([row], settings, '2026-11')]).toEqual([
    '"Name, first",,Key\n',
    'Lena Fischer,"A ""1""",U\n',
  ]);
});

test('a line without any content is still a line', () => {
  const settings: ProfileSettings = { ...profile, columns: [{ field: 'email', heading: '' }], before: '' };
  const nobody = { ...row, person: { id: 'x', name: 'Erased person' } };
  expect([...csvLines([nobody], settings, '2026-11')]).toEqual(['""\r\n']);
});

test('the first lines have the month of the file, as often as they name it', () => {
  expect(linesBefore({ before: 'a {month}\r\n{year}\n{month}.{year} {other}' }, '2027-01')).toEqual([
    'a 01',
    '2027',
    '01.2027 {other}',
  ]);
});

test.each([
  ['YYYY-MM-DD', '2026-11-02'],
  ['DD.MM.YYYY', '02.11.2026'],
  ['DD/MM/YYYY', '02/11/2026'],
  ['MM/DD/YYYY', '11/02/2026'],
  ['DD', '02'],
] as const)('a day as %s', (dateFormat, text) => {
  expect(dayText('2026-11-02', { dateFormat })).toBe(text);
});

describe('the guard against formulas', () => {
  const inText = (text: string) => textOf({ text }, profile);

  test('keeps spreadsheets from computing a text', () => {
    expect(['=1+1', '+a', '-x', '@SUM(A1)', "'=1", '\uFF1D1'].map(inText)).toEqual([
      "'=1+1",
      "'+a",
      "'-x",
      "'@SUM(A1)",
      "''=1",
      "'\uFF1D1",
    ]);
  });

  test('spares numbers and plain texts', () => {
    for (const text of ['-12', '+1.5', '007', '-0,25', 'Anna', "O'Neill", '1-2'])
      expect(inText(text)).toBe(text);
    expect(textOf({ number: -2.5 }, profile)).toBe('-2,5');
    expect(textOf({ number: -0 }, profile)).toBe('0');
  });
});
