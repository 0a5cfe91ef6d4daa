import { absenceColumns } from '@almanac/domain/time-off/import/absence-columns';
import { expect, test } from 'vitest';
import { absenceColumnText, absencesText, countAdded, importProgress } from './import-text.ts';

const rows = [{ outcome: 'ADDED' }, { outcome: 'ADDED' }, { outcome: 'UNCHANGED' }] as const;

test('the outcomes are counted', () => {
  expect(countAdded(rows)).toBe(2);
  expect(absencesText(rows)).toBe('2 new and 1 unchanged');
  expect(absencesText([])).toBe('No absences');
});

test('each column has a name, and others keep theirs', () => {
  expect(new Set(absenceColumns.map(absenceColumnText)).size).toBe(absenceColumns.length);
  expect(absenceColumnText('salary')).toBe('salary');
});

test('progress grows from reading people to checking rows', () => {
  const call = 'import';
  expect(importProgress({ call, step: 'READING', done: 100, total: 200 })).toEqual({
    label: 'Reading people',
    value: 25,
  });
  expect(importProgress({ call, step: 'CHECKING', done: 2500, total: 5000 })).toEqual({
    label: 'Checking rows: 2,500 of 5,000',
    value: 75,
  });
  expect(importProgress({ call, step: 'STORING' }).value).toBe(100);
});
