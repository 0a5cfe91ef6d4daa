import { expect, test } from 'vitest';
import { cellText, columnText, countChanges, importedText, outcomesText } from './import-text.ts';

const rows = (...outcomes: ('create' | 'update' | 'unchanged' | 'faulty')[]) =>
  outcomes.map((outcome) => ({ outcome }));

test('an import is summarised by the outcome of its rows', () => {
  expect(outcomesText(rows('update', 'create', 'create'))).toBe('2 new and 1 changed');
  expect(outcomesText(rows('faulty', 'unchanged'))).toBe('1 unchanged and 1 faulty');
  expect(outcomesText([])).toBe('No one');
});

test('only new and changed people count as imported', () => {
  expect(countChanges(rows('create', 'update', 'unchanged', 'faulty'))).toBe(2);
});

test('columns have names in words, except types, which are named as in the file', () => {
  expect(columnText('employmentEnd')).toBe('Last day');
  expect(columnText('opening VACATION')).toBe('opening VACATION');
});

test('cell values are readable, and an empty one is empty', () => {
  const person = {
    name: '',
    role: 'HR_ADMIN',
    status: 'DEACTIVATED',
    employmentEnd: '2026-03-31',
    opening: { VACATION: -2.5 },
  } as const;
  const columns = [
    'name',
    'role',
    'status',
    'employmentEnd',
    'opening VACATION',
    'opening SICK_LEAVE',
    'place',
  ];
  expect(columns.map((column) => cellText(person, column))).toEqual([
    undefined,
    'HR Admin',
    'Deactivated',
    '2026-03-31',
    '−2.5',
    undefined,
    undefined,
  ]);
});

test('the imported share of a file is counted in columns', () => {
  const columns = [
    { heading: 'E-Mail', column: 'email' },
    { heading: 'Name', column: 'name' },
    { heading: 'Pay' },
  ];
  expect(importedText(columns)).toBe('2 of 3 columns are imported');
  expect(importedText(columns.slice(0, 2))).toBe('All 2 columns are imported');
  expect(importedText(columns.slice(0, 1))).toBe('The column is imported');
  expect(importedText(columns.slice(1))).toBe('1 of 2 columns is imported');
});
