import { expect, test } from 'vitest';
import type { Cell, Figures } from './figures.ts';
import { markdownOf } from './markdown.ts';

const cell: Cell = {
  people: 500,
  job: 'users',
  connections: 10,
  perSecond: 1234.5,
  p50: 8.049,
  p99: 20,
  kilobytes: 12.34,
  processorMilliseconds: 0.5,
  processors: 0.987,
  databaseMilliseconds: 0.25,
};

const figures: Figures = {
  at: '2026-06-01T10:00:00.000Z',
  commit: 'abcdef0',
  node: 'v26.10.0',
  processors: 2,
  load: 0.12,
  seconds: 2,
  cells: [
    cell,
    { ...cell, connections: 1, perSecond: 500 },
    { ...cell, people: 20_000, perSecond: 1000 },
    { ...cell, people: 20_000, job: 'submit', perSecond: 400 },
  ],
  memory: [{ people: 20_000, secondsToStart: 1.5, atRest: 130, atMost: 260 }],
};

test('each number of callers has a table with a row per call and a column per size', () => {
  expect(markdownOf(figures).split('\n').slice(1)).toEqual([
    '',
    '10 callers at once:',
    '',
    '| call | 500 people | 20,000 people | kB | CPU ms | DB ms |',
    '| --- | --- | --- | --- | --- | --- |',
    '| users | 1,235 · 8.05 / 20 | 1,000 · 8.05 / 20 | 12.3 | 0.5 | 0.25 |',
    '| submit |  | 400 · 8.05 / 20 | 12.3 | 0.5 | 0.25 |',
    '',
    'One caller:',
    '',
    '| call | 500 people | 20,000 people | kB | CPU ms | DB ms |',
    '| --- | --- | --- | --- | --- | --- |',
    '| users | 500 · 8.05 / 20 |  | 12.3 | 0.5 | 0.25 |',
    '',
    '| server | until it answers | memory at rest | at the most |',
    '| --- | --- | --- | --- |',
    '| 20,000 people | 1.5 s | 130 MB | 260 MB |',
  ]);
});

test('tables state the date, commit and machine load of the measurement', () => {
  expect(markdownOf(figures)).toMatch(
    /^Measured on 2026-06-01 at abcdef0 on 2 processors with a load of 0.1 before, Node.js 26.10.0, 2 s each, once the connections had planned their statements\./,
  );
});
