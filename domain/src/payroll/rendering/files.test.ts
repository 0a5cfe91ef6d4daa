import { expect, test } from 'vitest';
import type { PayrollRow } from '../profiles/payroll-row.ts';
import type { ProfileSettings } from '../profiles/profile-schema.ts';
import { fileName, filesOf, monthsOf, nameOfPeriod } from './files.ts';

const rowOf = (id: string, month: string): PayrollRow => ({
  person: { id, name: id },
  type: { code: 'VACATION', name: 'Vacation' },
  month,
  days: 1,
  hours: 8,
});
const run = {
  from: '2026-11-01',
  to: '2026-12-31',
  rows: [rowOf('a', '2026-11'), rowOf('b', '2026-12')],
  corrections: [rowOf('c', '2026-09'), rowOf('d', '2026-11')],
};

/** The files as 'name: rows'. */
const said = (
  profile: Pick<ProfileSettings, 'groupBy' | 'corrections'>,
  { rows, corrections, ...period }: typeof run,
) =>
  filesOf(profile, { ...period, rows, corrections }).map(({ name, part, month, rows: filed }) => {
    return `${name} ${part} ${month}: ${filed.map(({ person }) => person.id).join('')}`;
  });

test('one file for the run, with the corrections first, beside it, or nowhere', () => {
  const name = 'payroll-2026-11-01-2026-12-31';
  expect(said({ groupBy: 'RUN', corrections: 'ROWS' }, run)).toEqual([`${name} ROWS 2026-12: cdab`]);
  expect(said({ groupBy: 'RUN', corrections: 'NONE' }, run)).toEqual([`${name} ROWS 2026-12: ab`]);
  expect(said({ groupBy: 'RUN', corrections: 'SEPARATE' }, run)).toEqual([
    `${name}-corrections CORRECTIONS 2026-12: cd`,
    `${name} ROWS 2026-12: ab`,
  ]);
});

test('one file for each month, a corrected one too', () => {
  expect(said({ groupBy: 'MONTH', corrections: 'ROWS' }, run)).toEqual([
    'payroll-2026-09 ROWS 2026-09: c',
    'payroll-2026-11 ROWS 2026-11: da',
    'payroll-2026-12 ROWS 2026-12: b',
  ]);
  expect(said({ groupBy: 'MONTH', corrections: 'SEPARATE' }, run)).toEqual([
    'payroll-2026-09-corrections CORRECTIONS 2026-09: c',
    'payroll-2026-11-corrections CORRECTIONS 2026-11: d',
    'payroll-2026-11 ROWS 2026-11: a',
    'payroll-2026-12 ROWS 2026-12: b',
  ]);
});

test('a month without rows has an empty file', () => {
  expect(said({ groupBy: 'MONTH', corrections: 'NONE' }, { ...run, rows: [] })).toEqual([
    'payroll-2026-11 ROWS 2026-11: ',
    'payroll-2026-12 ROWS 2026-12: ',
  ]);
});

test('a whole month is named by itself, other periods by their days', () => {
  expect(nameOfPeriod('2028-02-01', '2028-02-29')).toBe('payroll-2028-02');
  expect(nameOfPeriod('2028-02-01', '2028-02-28')).toBe('payroll-2028-02-01-2028-02-28');
  expect(monthsOf('2026-12-31', '2027-02-01')).toEqual(['2026-12', '2027-01', '2027-02']);
});

test('files end by their format', () => {
  const name = 'payroll-2026-11';
  expect(fileName({ name }, { format: 'CSV' })).toBe('payroll-2026-11.csv');
  expect(fileName({ name }, { format: 'XLSX' })).toBe('payroll-2026-11.xlsx');
});
