import { expect, test } from 'vitest';
import type { Row, WebFigures } from './figures.ts';
import { markdownOf } from './markdown.ts';

const about: Row = {
  part: 'cold',
  line: 'plain',
  name: 'about',
  figures: { requests: 10, 'kB sent': 184.25, 'ms until usable': 251.4 },
};

const figures: WebFigures = {
  at: '2026-06-01T10:00:00.000Z',
  commit: 'abcdef0',
  chromium: '153.0.1',
  processors: 2,
  load: { before: 0.12, after: 1.5 },
  rows: [
    about,
    { ...about, line: 'slowed', figures: { requests: 10, 'kB sent': 184.25, 'ms until usable': 2861 } },
    { part: 'warm', line: 'plain', name: 'about', figures: { 'requests to the server': 2 } },
  ],
};

test('each measured part has a table with a row per page', () => {
  expect(markdownOf(figures).split('\n').slice(1)).toEqual([
    '',
    'A page with an empty cache:',
    '',
    '|  | requests | kB sent | ms until usable |',
    '| --- | --- | --- | --- |',
    '| about | 10 | 184 | 251 · 2,861 |',
    '',
    'The same page once more, in another tab:',
    '',
    '|  | requests to the server |',
    '| --- | --- |',
    '| about | 2 |',
  ]);
});

test('tables state the date, commit, command and machine load of the measurement', () => {
  expect(markdownOf(figures)).toMatch(
    /^Measured on 2026-06-01 at abcdef0 by Chromium 153.0.1 on 2 processors with a load of 0.1 before and 1.5 after\./,
  );
});
