import { describe, expect, test } from 'vitest';
import type { PayrollRow } from '../profiles/payroll-row.ts';
import type { ColumnField } from '../profiles/profile.ts';
import { cellOf, payrollCodeOf } from './cells.ts';

const profile = {
  types: [
    { code: 'VACATION', payrollCode: '500', secondCode: 'U', payoutCode: '510' },
    { code: 'SICK_LEAVE' },
  ],
};
const lena = {
  id: 'lena',
  name: 'Lena Fischer',
  email: 'lena@initech.test',
  personnelNumber: '0101',
  costCentre: '4711',
  departmentName: 'Sales',
  placeName: 'Berlin',
};
const sum: PayrollRow = {
  person: lena,
  type: { code: 'VACATION', name: 'Vacation' },
  month: '2026-11',
  days: 2.5,
  hours: 20,
  calendarDays: 4,
};
const { days: _days, calendarDays: _calendarDays, ...single } = sum;
const day: PayrollRow = { ...single, date: '2026-11-30', share: 0.5, hours: 4 };
const absence: PayrollRow = {
  ...sum,
  startDate: '2026-11-02',
  endDate: '2026-11-05',
  minutes: 90,
  change: 'ADDED',
};

const inColumn = (field: ColumnField, row: PayrollRow) => cellOf(row, { field, heading: '' }, profile);

describe('the cell of a column', () => {
  test.each([
    ['personnelNumber', { text: '0101' }],
    ['name', { text: 'Lena Fischer' }],
    ['email', { text: 'lena@initech.test' }],
    ['costCentre', { text: '4711' }],
    ['department', { text: 'Sales' }],
    ['place', { text: 'Berlin' }],
    ['typeCode', { text: 'VACATION' }],
    ['typeName', { text: 'Vacation' }],
    ['payrollCode', { text: '500' }],
    ['secondCode', { text: 'U' }],
    ['month', { text: '2026-11' }],
    ['startDate', { day: '2026-11-02' }],
    ['endDate', { day: '2026-11-05' }],
    ['date', undefined],
    ['days', { number: 2.5 }],
    ['hours', { number: 20 }],
    ['calendarDays', { number: 4 }],
    ['minutes', { number: 90 }],
    ['share', undefined],
    ['change', { text: 'ADDED' }],
  ] as const)('%s of an absence', (field, cell) => {
    expect(inColumn(field, absence)).toEqual(cell);
  });

  test('a single day is its own first and last day, and its share the days', () => {
    const fields = ['startDate', 'endDate', 'date', 'days', 'share'] as const;
    expect(fields.map((field) => inColumn(field, day))).toEqual([
      { day: '2026-11-30' },
      { day: '2026-11-30' },
      { day: '2026-11-30' },
      { number: 0.5 },
      { number: 0.5 },
    ]);
  });

  test('what a row lacks is empty', () => {
    const erased = { ...sum, person: { id: 'x', name: 'Erased person' } };
    for (const field of ['email', 'personnelNumber', 'costCentre', 'startDate', 'minutes', 'change'] as const)
      expect(inColumn(field, erased)).toBeUndefined();
  });

  test('a fixed text is the same in every line, and may be empty', () => {
    expect(cellOf(sum, { constant: 'X', heading: '' }, profile)).toEqual({ text: 'X' });
    expect(cellOf(day, { constant: '', heading: '' }, profile)).toBeUndefined();
  });
});

test('pay-outs have a code of their own', () => {
  expect(payrollCodeOf(sum, profile)).toBe('500');
  expect(payrollCodeOf({ ...sum, isPaidOut: true }, profile)).toBe('510');
});

test('a type without codes, or that is not listed, has none', () => {
  for (const code of ['SICK_LEAVE', 'UNPAID']) {
    const row = { ...sum, type: { code, name: code } };
    expect(payrollCodeOf(row, profile)).toBeUndefined();
    expect(payrollCodeOf({ ...row, isPaidOut: true }, profile)).toBeUndefined();
    expect(inColumn('secondCode', row)).toBeUndefined();
  }
});
