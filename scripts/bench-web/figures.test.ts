import { expect, test } from 'vitest';
import { type Row, tableOf } from './figures.ts';

const about: Row = {
  part: 'cold',
  line: 'plain',
  name: 'about',
  figures: { requests: 10, 'kB sent': 184.25 },
};

test('a table has a row for each measured row of a part on one line', () => {
  const others: Row[] = [
    { ...about, line: 'slowed' },
    { ...about, part: 'warm' },
  ];
  expect(tableOf([about, ...others, { ...about, name: 'people' }], 'cold', 'plain')).toEqual({
    about: about.figures,
    people: about.figures,
  });
});
