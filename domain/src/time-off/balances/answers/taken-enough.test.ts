import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../calendar/calendar-date.ts';
import { person, plan, rules } from '../../../testing/leave-worlds.ts';
import { behindBy, hasTakenEnough, takenOfYear } from './taken-enough.ts';

const leaveYear = { startDate: '2026-01-01', endDate: '2026-12-31' };

test.each([
  ['2026-01-01', 0, {}, 0.1, true],
  ['2026-05-02', 0, {}, 8.4, false],
  ['2026-05-01', 0, {}, 8.3, true],
  ['2026-07-02', 10, {}, 2.5, true],
  ['2026-07-02', 5, {}, 7.5, true],
  ['2026-07-02', 13, {}, 0, true],
  ['2026-12-31', 16, {}, 9, false],
  ['2026-12-31', 20, {}, 5, true],
  ['2026-12-31', 25, {}, 0, true],
  ['2026-07-02', 0, { employmentStart: '2026-07-01' }, 0.3, true],
  ['2026-09-30', 0, { employmentStart: '2026-07-01' }, 12.5, false],
  ['2026-03-31', 10, { employmentEnd: '2026-06-30' }, 2.4, true],
  ['2026-03-31', 0, { employmentStart: '2026-05-01' }, 0, true],
])(
  'on %s with %i of 25 days taken, employed %j: %d behind, enough: %s',
  (today, used, employment, behind, isEnough) => {
    const year = { leaveYear, total: 25, used };
    expect(behindBy(year, employment, today)).toBe(behind);
    expect(hasTakenEnough(year, employment, today)).toBe(isEnough);
  },
);

test('with nothing to take, enough is taken', () => {
  const year = { leaveYear, total: 0, used: 0 };
  expect([behindBy(year, {}, '2026-12-31'), hasTakenEnough(year, {}, '2026-12-31')]).toEqual([0, true]);
});

test('taking more never puts anyone further behind, and waiting never brings them closer', () => {
  const amounts = fc.tuple(fc.nat(400), fc.nat(400), fc.nat(364), fc.nat(364));
  fc.assert(
    fc.property(amounts, ([total, used, day, wait]) => {
      const today = addDays(leaveYear.startDate, day);
      const year = { leaveYear, total, used };
      const behind = behindBy(year, {}, today);
      expect(behindBy({ ...year, used: used + 1 }, {}, today)).toBeLessThanOrEqual(behind);
      expect(behindBy(year, {}, addDays(today, wait))).toBeGreaterThanOrEqual(
        Math.min(behind, behindBy(year, {}, today)),
      );
      expect(behind).toBeLessThanOrEqual(total);
    }),
  );
});

test("the figures follow the plan's leave year, and are absent without a limit", () => {
  const facts = person(plan(rules(24), { yearStart: '04-01' }));
  const summary = { total: 24, used: 0, left: 24 };
  expect(takenOfYear(facts, summary, '2026-04-30')).toEqual({ behind: 2 });
  expect(takenOfYear(facts, summary, '2026-09-30')).toEqual({ behind: 12, notEnough: true });
  expect(takenOfYear(facts, { ...summary, left: null }, '2026-09-30')).toEqual({});
});
