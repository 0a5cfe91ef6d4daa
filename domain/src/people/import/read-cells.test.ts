import { expect, test } from 'vitest';
import { readDateCells, unreadableCells } from './read-cells.ts';

test('dates are read in the order of the file, and doubtful ones are faults at their column', () => {
  const columns = ['startDate', 'endDate'] as const;
  expect(readDateCells({ startDate: '1.9.2026', endDate: '09/02/2026' }, columns, 'MDY')).toEqual({
    cells: { startDate: '2026-09-01', endDate: '2026-09-02' },
    faults: [],
  });
  const doubtful = readDateCells({ startDate: '09/02/2026', endDate: '1.9.26' }, columns, undefined);
  expect(doubtful.faults.map(({ column, message }) => [column, message.key])).toEqual([
    ['startDate', 'people.import.ambiguousDate'],
    ['endDate', 'people.import.twoDigitYear'],
  ]);
  expect(readDateCells({ startDate: 'soon' }, columns, undefined)).toEqual({ cells: {}, faults: [] });
});

test('letters of another encoding and control characters are faults, the latter unless the column has its own rule', () => {
  const cells = { name: 'A\u0007', reason: 'M\uFFFDller', type: 'B\u0007', other: 'fine' };
  expect(unreadableCells(cells, ['name']).map(({ column, message }) => [column, message.key])).toEqual([
    ['reason', 'people.import.unreadableLetters'],
    ['type', 'people.import.controlCharacters'],
  ]);
});
