import { describe, expect, test } from 'vitest';
import { allowed, isRefusal } from '../../refusal.ts';
import {
  daysOfEmploymentOn,
  eachAlone,
  employedPeriods,
  employedWithin,
  employmentFrom,
  employmentOn,
  employmentsOf,
  hasEarlier,
  hasLeftOn,
  isEmployedOn,
  isEmploymentOver,
  type OneEmployment,
  periodOf,
  seniorityStartOn,
} from './employment.ts';
import { checkAfterEarlier, checkEmployments, withNewEmployment } from './employments-rules.ts';

const today = '2026-09-07';
const one = (given: Partial<OneEmployment>): OneEmployment => ({
  countsEarlier: false,
  keepsBalance: false,
  ...given,
});
const first = one({ startDate: '2024-01-01', endDate: '2026-03-31' });
const second = one({ startDate: '2026-09-01', countsEarlier: true });
const both = employmentFrom([first, second]);

describe('several employments', () => {
  test('are the latest one with those before it', () => {
    expect(both).toMatchObject({ employmentStart: '2026-09-01', earlierEmployments: [first] });
    expect(employmentsOf(both)).toEqual([first, { ...second, endDate: undefined }]);
    expect(employmentsOf({})).toEqual([one({})]);
  });

  test.each([
    ['2023-12-31', false, false],
    ['2026-03-31', true, false],
    ['2026-04-01', false, true],
    ['2026-08-31', false, true],
    ['2026-09-01', true, false],
  ])('on %s: employed %s, has left %s', (date, isEmployed, hasLeft) => {
    expect([isEmployedOn(date, both), hasLeftOn(date, both)]).toEqual([isEmployed, hasLeft]);
  });

  test('cut a period to their days, and a day has the days until the next one', () => {
    expect(employedWithin({ startDate: '2026-03-30', endDate: '2026-09-02' }, both)).toEqual([
      { startDate: '2026-03-30', endDate: '2026-03-31' },
      { startDate: '2026-09-01', endDate: '2026-09-02' },
    ]);
    expect(daysOfEmploymentOn('2026-05-01', both)).toEqual({
      startDate: '1900-01-01',
      endDate: '2026-08-31',
    });
    expect(daysOfEmploymentOn('2026-09-01', both)).toEqual({
      startDate: '2026-09-01',
      endDate: '2199-12-31',
    });
  });

  test('have periods, of which one is effective on each day', () => {
    expect(employedPeriods(both)).toEqual([periodOf(first), periodOf(second)]);
    expect(periodOf(second)).toEqual({ startDate: '2026-09-01', endDate: '2199-12-31' });
    expect(employmentOn('2020-01-01', both)).toEqual(first);
    expect(employmentOn('2026-08-31', both)).toEqual(first);
    expect(employmentOn('2026-09-01', both)).toMatchObject(second);
    expect([hasEarlier(both), hasEarlier({ employmentStart: '2024-01-01' })]).toEqual([true, false]);
  });

  test('each alone is bounded by its own days, and still knows the others', () => {
    const [alone] = eachAlone(both);
    expect(alone).toMatchObject({ employmentStart: '2024-01-01', employmentEnd: '2026-03-31' });
    expect(alone && employmentsOf(alone)).toHaveLength(2);
    expect(eachAlone({ employmentStart: '2024-01-01' })).toEqual([{ employmentStart: '2024-01-01' }]);
  });

  test('seniority counts from the first start, if known, where earlier ones count', () => {
    expect(seniorityStartOn('2026-10-01', both)).toBe('2024-01-01');
    expect(seniorityStartOn('2026-10-01', employmentFrom([first, { ...second, countsEarlier: false }]))).toBe(
      '2026-09-01',
    );
    const unknown = employmentFrom([one({ endDate: '2026-03-31' }), second]);
    expect([seniorityStartOn('2026-10-01', unknown), isEmploymentOver(both, '2027-01-01')]).toEqual([
      undefined,
      false,
    ]);
  });
});

test.each([
  ['in order', [first, second], []],
  ['adjacent', [first, one({ startDate: '2026-04-01' })], []],
  ['an unknown first start', [one({ endDate: '2026-03-31' }), second], []],
  ['overlapping', [first, one({ startDate: '2026-03-31' })], ['employments.1.startDate']],
  ['a later one without a start', [first, one({})], ['employments.1.startDate']],
  ['an earlier one without an end', [one({ startDate: '2024-01-01' }), second], ['employments.0.endDate']],
  [
    'an end before the start',
    [one({ startDate: '2024-02-01', endDate: '2024-01-31' })],
    ['employments.0.endDate'],
  ],
  ['a start before 1950', [one({ startDate: '1949-12-31' })], ['employments.0.startDate']],
  [
    'an end after ten years',
    [first, one({ startDate: '2026-09-01', endDate: '2037-01-01' })],
    ['employments.1.endDate'],
  ],
])('employments are checked: %s', (_what, employments, paths) => {
  const decision = checkEmployments(employments, {}, today);
  expect(decision.refused ? decision.issues?.map(({ path }) => path) : []).toEqual(paths);
});

test('stored days pass unchanged', () => {
  const old = one({ startDate: '1931-01-01', endDate: '1960-12-31' });
  expect(checkEmployments([old, second], employmentFrom([old]), today)).toEqual(allowed);
});

test('the latest employment stays after those before it', () => {
  const at = (employmentStart?: string) =>
    checkAfterEarlier({ employmentStart, earlierEmployments: [first] }).refused;
  expect([at(), at('2026-03-31'), at('2026-04-01')]).toEqual([true, true, false]);
  expect(checkAfterEarlier({})).toEqual(allowed);
});

test('a new employment follows one that is over', () => {
  const left = employmentFrom([first]);
  const begin = { startDate: '2026-09-01', keepsBalance: true };
  expect(withNewEmployment(left, begin)).toMatchObject({
    employmentStart: '2026-09-01',
    keepsBalance: true,
    earlierEmployments: [first],
  });
  expect(isRefusal(withNewEmployment(left, { ...begin, startDate: '2026-03-31' }))).toBe(true);
  expect(isRefusal(withNewEmployment({ employmentStart: '2024-01-01' }, begin))).toBe(true);
});
