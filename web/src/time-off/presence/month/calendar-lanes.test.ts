import { addDays } from '@almanac/domain/calendar/calendar-date';
import { includes } from '@almanac/domain/calendar/period';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laneCount, layOutWeeks } from './calendar-lanes.ts';
import { weeksAround, weeksOf } from './calendar-month.ts';

const august = { startDate: '2026-08-01', endDate: '2026-08-31' };
const weeks = weeksOf(august, 0);
const firstDay = weeksAround(august, 0).startDate;

const entries = fc
  .array(
    fc.record({
      start: fc.integer({ min: -10, max: 45 }),
      days: fc.integer({ min: 1, max: 30 }),
      isPending: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((drawn) =>
    drawn.map(({ start, days, isPending }, index) => ({
      id: `entry ${index}`,
      isPending,
      startDate: addDays(firstDay, start),
      endDate: addDays(firstDay, start + days - 1),
    })),
  );

test("bars of one lane don't overlap", () => {
  fc.assert(
    fc.property(entries, (each) => {
      for (const { bars } of layOutWeeks(weeks, each, august)) {
        const taken = bars.flatMap(({ lane, first, days }) =>
          Array.from({ length: days }, (_, day) => `lane ${lane}, day ${first + day}`),
        );
        expect(new Set(taken).size).toBe(taken.length);
        expect(bars.every(({ lane }) => lane >= 0 && lane < laneCount)).toBe(true);
      }
    }),
  );
});

test('bars and remainder of a day add up to all its entries', () => {
  fc.assert(
    fc.property(entries, (each) => {
      layOutWeeks(weeks, each, august).forEach(({ bars, more }, week) => {
        weeks[week]?.forEach((date, day) => {
          const onDay = each.filter((entry) => includes(entry, date)).map(({ id }) => id);
          const shown = bars.filter(({ first, days }) => first <= day && day < first + days);
          expect(onDay).toEqual(expect.arrayContaining(shown.map(({ entry }) => entry.id)));
          expect(shown.length + (more[day] ?? 0)).toBe(onDay.length);
        });
      });
    }),
  );
});

test('an entry has at most one bar a week, and keeps its lane from week to week', () => {
  fc.assert(
    fc.property(entries, (each) => {
      let lanesBefore = new Map<string, number>();
      for (const { bars } of layOutWeeks(weeks, each, august)) {
        expect(new Set(bars.map(({ entry }) => entry.id)).size).toBe(bars.length);
        for (const { entry, lane } of bars) {
          if (!entry.isPending) expect(lanesBefore.get(entry.id) ?? lane).toBe(lane);
        }
        lanesBefore = new Map(bars.map(({ entry, lane }) => [entry.id, lane]));
      }
    }),
  );
});

test("the month's bars stay where they are once the neighbouring days are loaded", () => {
  fc.assert(
    fc.property(entries, (each) => {
      const ofMonth = each.filter(
        (entry) => entry.startDate <= august.endDate && entry.endDate >= august.startDate,
      );
      const approved = ofMonth.filter(({ isPending }) => !isPending);
      const lanesOf = (all: typeof each) =>
        layOutWeeks(weeks, all, august).map(({ bars }) =>
          Object.fromEntries(bars.map(({ entry, lane }) => [entry.id, lane])),
        );
      lanesOf(approved).forEach((before, week) => {
        expect(lanesOf(each)[week]).toEqual(expect.objectContaining(before));
      });
    }),
  );
});

test('a bar shows that it continues in another week', () => {
  const entry = { id: 'one', isPending: false, startDate: '2026-08-05', endDate: '2026-08-18' };
  const bars = layOutWeeks(weeks, [entry], august).flatMap((week) => week.bars);
  expect(
    bars.map(({ first, days, isOpenBefore, isOpenAfter }) => [first, days, isOpenBefore, isOpenAfter]),
  ).toEqual([
    [3, 4, false, true],
    [0, 7, true, true],
    [0, 3, true, false],
  ]);
});
