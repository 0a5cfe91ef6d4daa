import { expect, test } from 'vitest';
import { sameNumbers } from './same-number.ts';

const holders = new Map([
  ['a/1', 'ada'],
  ['b/2', 'bob'],
  ['z-9', 'zoe'],
]);

type Row = [id: string | undefined, personnelNumber: string | undefined, isChanged?: boolean];

function faultsOf(...rows: Row[]) {
  const people = rows.map(([id, personnelNumber, isChanged = true], index) => ({
    line: index + 2,
    fields: personnelNumber === undefined ? {} : { personnelNumber },
    changes: isChanged ? (['personnelNumber'] as const).slice() : [],
    ...(id !== undefined && { before: { id } }),
  }));
  return sameNumbers(people, holders).map(({ line, message }) => [line, message.key]);
}

test.each<[string, Row[], unknown[]]>([
  ['a new number is free', [[undefined, 'N-1']], []],
  [
    'two people without a number',
    [
      ['ada', undefined],
      [undefined, undefined],
    ],
    [],
  ],
  ['their own number in other letters', [['ada', 'A/1']], []],
  [
    'the number of someone outside the file',
    [[undefined, 'Z-9']],
    [[2, 'people.accounts.personnelNumberTaken']],
  ],
  [
    'two people exchange their numbers',
    [
      ['ada', 'B/2'],
      ['bob', 'A/1'],
    ],
    [],
  ],
  [
    'a newcomer takes the number of a person in the file who keeps it',
    [
      ['ada', 'a/1', false],
      [undefined, 'A/1'],
    ],
    [[3, 'people.import.sameNumber']],
  ],
  [
    'the same new number twice',
    [
      [undefined, 'n'],
      ['ada', 'N'],
    ],
    [[3, 'people.import.sameNumber']],
  ],
])('%s', (_what, rows, faults) => {
  expect(faultsOf(...rows)).toEqual(faults);
});
