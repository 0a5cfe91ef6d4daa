import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const jobs = ['submit', 'users'];

test('by default every job is measured in three sizes with three numbers of connections', () => {
  expect(parseOptions([], jobs)).toMatchObject({
    part: 'calls',
    sizes: [500, 5000, 20_000],
    jobs,
    connections: [1, 10, 50],
    seconds: 1.5,
    isMarkdown: false,
  });
});

test('jobs, sizes and settings are selectable', () => {
  const line = '--sizes 500 --jobs submit --connections 1,10 --seconds 0.5 --out a.json'.split(' ');
  expect(parseOptions(line, jobs)).toMatchObject({
    sizes: [500],
    jobs: ['submit'],
    connections: [1, 10],
    seconds: 0.5,
    out: 'a.json',
  });
  expect(parseOptions(['leave'], jobs).part).toBe('leave');
  expect(parseOptions(['--compare', 'a.json', '--with', 'b.json'], jobs)).toMatchObject({
    compare: 'a.json',
    with: 'b.json',
  });
  expect(parseOptions(['--with', 'b.json', '--markdown'], jobs)).toMatchObject({
    with: 'b.json',
    isMarkdown: true,
  });
});

test.each([
  [['--jobs', 'submit,lunch'], 'Unknown job: lunch. Known: submit, users'],
  [['--sizes', '500,many'], '--sizes takes whole numbers from 100 to 50000, separated by commas'],
  [['--connections', '0'], '--connections takes whole numbers from 1 to 200, separated by commas'],
  [['--seconds', 'long'], '--seconds takes a number of at most 60'],
  [['--with', 'b.json'], '--with needs --compare or --markdown'],
  [['lunch'], 'Unknown part: lunch'],
  [['leave', 'ledgers'], 'Unknown part: leave ledgers'],
])('%j is refused', (line, sentence) => {
  expect(() => parseOptions(line, jobs)).toThrow(sentence);
});

test('an unknown option is refused', () => {
  expect(() => parseOptions(['--size', '500'], jobs)).toThrow(/--size/);
});
