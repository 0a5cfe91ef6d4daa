import { expect, test } from 'vitest';
import { comparisonOf, type Row, tableOf } from './figures.ts';

const about: Row = {
  part: 'cold',
  line: 'plain',
  name: 'about',
  figures: { requests: 10, 'kB sent': 184.25 },
};

test('a table has a line for each row of the part on the line', () => {
  const others: Row[] = [
    { ...about, line: 'slowed' },
    { ...about, part: 'warm' },
  ];
  expect(tableOf([about, ...others, { ...about, name: 'people' }], 'cold', 'plain')).toEqual({
    about: about.figures,
    people: about.figures,
  });
});

test('a comparison tells what has changed in what both have', () => {
  const later: Row[] = [
    { ...about, figures: { requests: 9, 'kB sent': 184.25, 'kB of scripts': 100 } },
    { ...about, line: 'slowed', figures: { requests: 9 } },
  ];
  expect(comparisonOf([about, { ...about, part: 'warm' }], later)).toEqual({
    'cold, plain: about': { requests: '10 → 9' },
  });
});
