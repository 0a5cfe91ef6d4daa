import { describe, expect, test } from 'vitest';
import { englishTexts } from '../../language/english-texts.ts';
import { csvText } from '../../people/import/import-schema.ts';
import {
  type AbsenceCells,
  type AbsenceType,
  checkReferences,
  datesInAbsence,
  findType,
  readAbsenceCells,
  typesOfPayrollCode,
} from './absence-cells.ts';

const day = { startDate: '2026-03-02', endDate: '2026-03-02', startHalf: 'AM', endHalf: 'PM' };

describe('a row is read', () => {
  test.each<[string, AbsenceCells, object]>([
    ['with a day alone', { startDate: '2026-03-02' }, { ...day, status: 'APPROVED' }],
    [
      'with halves and a status in words',
      {
        startDate: '2.3.2026',
        endDate: '3.3.2026',
        startHalf: 'Nachmittag',
        endHalf: 'matin',
        status: 'Offen',
      },
      { startDate: '2026-03-02', endDate: '2026-03-03', startHalf: 'PM', endHalf: 'AM', status: 'PENDING' },
    ],
    ['with minutes', { startDate: '2026-03-02', minutes: '90' }, { ...day, minutes: 90, status: 'APPROVED' }],
    ['with hours', { startDate: '2026-03-02', minutes: '1:30' }, { ...day, minutes: 90, status: 'APPROVED' }],
    [
      'with a reason',
      { startDate: '2026-03-02', reason: ' Moving ' },
      { ...day, status: 'APPROVED', reason: 'Moving' },
    ],
  ])('%s', (_what, cells, fields) => {
    expect(readAbsenceCells(cells, undefined)).toEqual({ fields, faults: [] });
  });
});

test.each<[string, AbsenceCells, [string | undefined, string][]]>([
  ['no day', {}, [['startDate', 'Start date is required']]],
  [
    'no date',
    { startDate: 'soon' },
    [['startDate', 'Start date must be a date between 1900 and 2199, written YYYY-MM-DD']],
  ],
  [
    'a doubtful date is one fault',
    { startDate: '03/04/2026' },
    [
      [
        'startDate',
        '03/04/2026 can be two days: choose whether the day or the month comes first, or write it as YYYY-MM-DD',
      ],
    ],
  ],
  [
    'words of no half, status and number',
    { startDate: '2026-03-02', startHalf: 'noon', status: 'cancelled', minutes: 'many' },
    [
      ['startHalf', 'The half of a day must be AM or PM'],
      ['minutes', 'Minutes must be a number from 1 to 1440, or hours such as 1:30'],
      ['status', 'The status must be approved or pending'],
    ],
  ],
])('%s is a fault', (_what, cells, expected) => {
  const { fields, faults } = readAbsenceCells(cells, undefined);
  expect(fields).toBeUndefined();
  expect(faults.map(({ column, message }) => [column, englishTexts.text(message)])).toEqual(expected);
});

test('a type is found by its code, or by its name in any language', () => {
  const type = (code: string, name: string, names?: AbsenceType['names']) =>
    ({ code, name, names }) as AbsenceType;
  const types = [
    type('VACATION', 'Vacation'),
    type('CARE', 'Care', { de: 'Pflegezeit' }),
    type('OTHER', 'Vacation'),
  ];
  for (const cell of ['VACATION', 'vacation', 'Urlaub']) expect(findType(cell, types)?.code).toBe('VACATION');
  expect(findType('pflegezeit', types)?.code).toBe('CARE');
  expect(findType('x'.repeat(1000), types)).toBeUndefined();
});

test('a row names a person and a type', () => {
  const textsOf = (cells: AbsenceCells) =>
    checkReferences(cells, { person: undefined, types: [] }).map(({ message }) => englishTexts.text(message));
  expect(textsOf({})).toEqual(['Person is required', 'Type is required']);
  expect(textsOf({ person: '4711', type: 'Fun' })).toEqual([
    'No one has the address or personnel number 4711',
    'There is no type of time off with the code, name or payroll code Fun',
  ]);
});

test('the dates of a row decide the order of the file', () => {
  expect(datesInAbsence({ person: 'a', startDate: '1/2/2026', endDate: '13/2/2026' })).toEqual([
    '1/2/2026',
    '13/2/2026',
  ]);
});

test('a text is read up to its limit', () => {
  expect(csvText(3).safeParse('abc').success).toBe(true);
  expect(csvText(3).safeParse('abcd').success).toBe(false);
});

test('a payroll code names the types of the export profiles', () => {
  const type = (code: string): AbsenceType => ({ code, name: code, unit: 'DAY' });
  const types = [type('VACATION'), type('SICK_LEAVE'), type('CURE')];
  const codes = [
    { type: 'VACATION', code: 'U 500' },
    { type: 'VACATION', code: 'u500' },
    { type: 'SICK_LEAVE', code: '600' },
    { type: 'CURE', code: '600' },
    { type: 'GONE', code: '700' },
  ];
  const codesOf = (cell: string) => typesOfPayrollCode(cell, types, codes).map(({ code }) => code);
  expect(codesOf('U 500')).toEqual(['VACATION']);
  expect(codesOf('600')).toEqual(['SICK_LEAVE', 'CURE']);
  expect(codesOf('700')).toEqual([]);
  const [fault] = checkReferences({ type: '600' }, { person: {}, types: types.slice(1) });
  expect(fault && englishTexts.text(fault.message)).toBe(
    '600 is the payroll code of several types, such as SICK_LEAVE and CURE',
  );
});
