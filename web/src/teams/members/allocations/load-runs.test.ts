import { weeksFrom } from '@almanac/domain/teams/members/weekly-load';
import { expect, test } from 'vitest';
import { loadRuns } from './load-runs.ts';

const runsOf = (percents: (number | null)[]) =>
  loadRuns(weeksFrom('2026-11-02', percents.length), percents).map(({ percent, index, weeks }) => ({
    percent,
    index,
    weeks,
  }));

test('consecutive weeks with the same percentage are one run, with its first and last day', () => {
  expect(loadRuns(weeksFrom('2026-11-02', 4), [60, 60, 60, 100])).toEqual([
    { percent: 60, index: 0, weeks: 3, startDate: '2026-11-02', endDate: '2026-11-22' },
    { percent: 100, index: 3, weeks: 1, startDate: '2026-11-23', endDate: '2026-11-29' },
  ]);
});

test('a percentage that returns later starts another run', () => {
  expect(runsOf([60, 100, 60])).toEqual([
    { percent: 60, index: 0, weeks: 1 },
    { percent: 100, index: 1, weeks: 1 },
    { percent: 60, index: 2, weeks: 1 },
  ]);
});

test('weeks without employment and weeks without a team are different runs', () => {
  expect(runsOf([null, null, 0, 0, 0.1])).toEqual([
    { percent: null, index: 0, weeks: 2 },
    { percent: 0, index: 2, weeks: 2 },
    { percent: 0.1, index: 4, weeks: 1 },
  ]);
});

test('the runs cover all weeks without a gap, also where the server sent fewer', () => {
  const weeks = weeksFrom('2026-11-02', 26);
  const runs = loadRuns(weeks, [50, 50, 80]);
  expect(runs.map(({ percent, index, weeks: count }) => [percent, index, count])).toEqual([
    [50, 0, 2],
    [80, 2, 1],
    [null, 3, 23],
  ]);
  expect(runs.at(-1)?.endDate).toBe(weeks.at(-1)?.endDate);
});
