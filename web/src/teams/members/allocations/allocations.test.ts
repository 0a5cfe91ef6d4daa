import { expect, test } from 'vitest';
import { allocationTone, barTone, loadSteps } from './allocations.ts';

test.each([
  [0, 'allocation-light'],
  [39.9, 'allocation-light'],
  [40, 'allocation-medium'],
  [59.9, 'allocation-medium'],
  [60, 'allocation-high'],
  [79.9, 'allocation-high'],
  [80, 'allocation-full'],
  [100, 'allocation-full'],
])('an allocation of %d percent looks %s', (percent, tone) => {
  expect(allocationTone(percent)).toBe(tone);
});

test.each([
  [0, 'success'],
  [49.9, 'success'],
  [50, 'warning'],
  [74.9, 'warning'],
  [75, 'danger'],
  [150, 'danger'],
])('a bar of %d percent looks %s', (percent, tone) => {
  expect(barTone(percent)).toBe(tone);
});

const today = '2026-03-02';

function allocation(allocationPercent: number, startDate: string, endDate?: string) {
  const team = { id: 'team', name: 'Team' };
  return {
    memberId: startDate,
    version: 1,
    team,
    allocationPercent,
    startDate,
    isActive: true,
    ...(endDate && { endDate }),
  };
}

test('without allocations, the sum is zero from today', () => {
  expect(loadSteps([], today)).toEqual([{ startDate: today, percent: 0 }]);
});

test("the sum changes on a membership's first day, and the day after its last", () => {
  const steps = loadSteps(
    [allocation(50, '2026-01-01'), allocation(33.3, '2026-03-09', '2026-03-13')],
    today,
  );
  expect(steps).toEqual([
    { startDate: today, percent: 50 },
    { startDate: '2026-03-09', percent: 83.3 },
    { startDate: '2026-03-14', percent: 50 },
  ]);
});

test('a membership that replaces an equal one is no step', () => {
  const steps = loadSteps([allocation(40, '2026-01-01', '2026-03-15'), allocation(40, '2026-03-16')], today);
  expect(steps).toEqual([{ startDate: today, percent: 40 }]);
});
