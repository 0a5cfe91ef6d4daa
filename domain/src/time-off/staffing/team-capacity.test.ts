import { describe, expect, test } from 'vitest';
import { holidays, nowhere, week } from '../../testing/leave-worlds.ts';
import type { WorkFacts } from '../../work-time/day-of-work.ts';
import { capacityPeriod, checkCapacityPeriod, teamCapacity } from './team-capacity.ts';

const friToTue = { startDate: '2026-06-12', endDate: '2026-06-16' };
const member = (userId: string, percent: number, startDate = '2026-01-01', endDate?: string) => ({
  userId,
  allocationTenths: percent * 10,
  startDate,
  endDate,
  isActive: true,
});

describe("a team's capacity", () => {
  test('is reported for business days, less absences', () => {
    const members = [member('mia', 60), member('tom', 40, '2026-06-15', '2026-06-15')];
    const absences = [{ requesterId: 'mia', startDate: '2026-06-13', endDate: '2026-06-15' }];
    expect(teamCapacity(friToTue, members, absences)).toEqual([
      { date: '2026-06-12', allocated: 600, absent: 0, available: 600 },
      { date: '2026-06-15', allocated: 1000, absent: 600, available: 400 },
      { date: '2026-06-16', allocated: 600, absent: 0, available: 600 },
    ]);
  });

  test('loses a person once, whatever their absences', () => {
    const away = { requesterId: 'mia', startDate: '2026-06-12', endDate: '2026-06-12' };
    expect(teamCapacity(friToTue, [member('mia', 60)], [away, away])[0]).toMatchObject({ absent: 600 });
  });

  test('ignores absences of others and of inactive members', () => {
    const paused = { ...member('mia', 60), isActive: false };
    const absences = ['mia', 'ada'].map((requesterId) => ({ ...friToTue, requesterId }));
    expect(teamCapacity(friToTue, [paused, member('tom', 40)], absences)[0]).toEqual({
      date: '2026-06-12',
      allocated: 400,
      absent: 0,
      available: 400,
    });
  });
});

describe('a free day or a holiday', () => {
  const works = new Map([
    [
      'mia',
      {
        terms: [{ from: '1900-01-01', schedule: week('MTWt'), place: holidays('2026-06-15 2026-06-16/PM') }],
      } satisfies WorkFacts,
    ],
  ]);
  const members = [member('mia', 61.5), member('tom', 40)];

  test("removes its person's share, and a half holiday half of it", () => {
    expect(teamCapacity(friToTue, members, [], works)).toEqual([
      { date: '2026-06-12', allocated: 400, absent: 0, available: 400 },
      { date: '2026-06-15', allocated: 400, absent: 0, available: 400 },
      { date: '2026-06-16', allocated: 708, absent: 0, available: 708 },
    ]);
  });

  test('cannot be reduced by an absence', () => {
    const absences = ['mia', 'tom'].map((requesterId) => ({ ...friToTue, requesterId }));
    expect(teamCapacity(friToTue, members, absences, works).map(({ absent }) => absent)).toEqual([
      400, 400, 708,
    ]);
    const morning = { ...friToTue, requesterId: 'tom', endDate: '2026-06-12', endHalf: 'AM' as const };
    expect(teamCapacity(friToTue, members, [morning], works)[0]).toMatchObject({ absent: 200 });
  });

  test('is included on a weekend only if someone works', () => {
    const saturdays = new Map([
      ['tom', { terms: [{ from: '1900-01-01', schedule: week('S'), place: nowhere }] } satisfies WorkFacts],
    ]);
    expect(teamCapacity(friToTue, [member('tom', 40)], [], saturdays)).toEqual([
      { date: '2026-06-12', allocated: 0, absent: 0, available: 0 },
      { date: '2026-06-13', allocated: 400, absent: 0, available: 400 },
      { date: '2026-06-15', allocated: 0, absent: 0, available: 0 },
      { date: '2026-06-16', allocated: 0, absent: 0, available: 0 },
    ]);
  });
});

describe('hours', () => {
  const day = { startDate: '2026-06-12', endDate: '2026-06-12' };
  const three = ['mia', 'tom', 'ada'].map((id) => member(id, 100));
  const hours = (requesterId: string, minutes: number, half: 'AM' | 'PM' = 'AM') => ({
    requesterId,
    ...day,
    startHalf: half,
    endHalf: half,
    minutes,
  });
  const worksOf = (id: string, morning: number, afternoon: number) =>
    new Map([
      [
        id,
        {
          terms: [
            {
              from: '1900-01-01',
              schedule: { minutes: Array(7).fill([morning, afternoon]).flat() },
              place: nowhere,
            },
          ],
        } satisfies WorkFacts,
      ],
    ]);

  test('of two of three people, one each, are a quarter of one', () => {
    expect(teamCapacity(day, three, [hours('mia', 60), hours('tom', 60)])).toEqual([
      { date: '2026-06-12', allocated: 3000, absent: 250, available: 2750 },
    ]);
  });

  test('are added exactly and rounded once', () => {
    const works = worksOf('mia', 200, 220);
    const absences = [hours('mia', 20, 'AM'), hours('mia', 20, 'PM')];
    // 1000 × 40 / 420 = 95.24; two thirds of a tenth of a percent are not lost to rounding.
    expect(teamCapacity(day, [member('mia', 100)], absences, works)[0]).toMatchObject({ absent: 95 });
    const thirds = three.map(({ userId }) => hours(userId, 160));
    expect(teamCapacity(day, three, thirds)[0]).toMatchObject({ absent: 1000 });
  });

  test.each([
    ['all of a morning-only day', worksOf('mia', 240, 0), [hours('mia', 240)], 500, 500],
    ['a quarter of a morning-only day', worksOf('mia', 240, 0), [hours('mia', 60)], 500, 125],
    ['more than the day', new Map(), [hours('mia', 900)], 1000, 1000],
    [
      'an afternoon of vacation and an hour in the morning',
      new Map(),
      [{ requesterId: 'mia', ...day, startHalf: 'PM' as const }, hours('mia', 60)],
      1000,
      625,
    ],
    [
      'a day of vacation and an hour of it',
      new Map(),
      [{ requesterId: 'mia', ...day }, hours('mia', 60)],
      1000,
      1000,
    ],
  ])('%s', (_what, works, absences, allocated, absent) => {
    expect(teamCapacity(day, [member('mia', 100)], absences, works)[0]).toMatchObject({ allocated, absent });
  });
});

test.each([
  ['2026-01-01', '2025-12-31', 'Validation failed: End date must be on or after start date'],
  ['2026-01-01', '2026-01-01', 'allowed'],
  ['2028-01-01', '2028-12-31', 'allowed'],
  ['2026-01-01', '2027-01-02', 'Validation failed: The period must be at most 366 days long'],
])('from %s to %s: %s', (startDate, endDate, sentence) => {
  const decision = checkCapacityPeriod({ startDate, endDate });
  expect(decision.refused ? decision.message : 'allowed').toEqual(sentence);
});

test.each([
  [{}, { startDate: '2026-06-01', endDate: '2026-06-28' }],
  [{ startDate: '2026-07-01' }, { startDate: '2026-07-01', endDate: '2026-07-28' }],
  [{ endDate: '2026-06-02' }, { startDate: '2026-06-01', endDate: '2026-06-02' }],
  [
    { startDate: '2026-07-01', endDate: '2026-07-02' },
    { startDate: '2026-07-01', endDate: '2026-07-02' },
  ],
])('on 1 Jun %j is the period %j', (asked, expected) => {
  expect(capacityPeriod(asked, '2026-06-01')).toEqual(expected);
});
