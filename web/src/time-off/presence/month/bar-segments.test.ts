import { expect, test } from 'vitest';
import type { WhyFree } from '../entries/calendar-free-days.ts';
import { barSegments, roomBeside, widestOf } from './bar-segments.ts';

const monday = '2026-08-03';
const wednesday = '2026-08-05';
const bar = {
  entry: {
    id: 'one',
    user: { id: 'ann', name: 'Ann' },
    type: 'VACATION',
    isPending: false,
    startDate: monday,
    endDate: '2026-08-08',
  },
  lane: 0,
  first: 0,
  days: 6,
  isOpenBefore: false,
  isOpenAfter: false,
};
const isSaturday = (date: string) => date === '2026-08-08';
const none: WhyFree = () => undefined;
const saturdays: WhyFree = (_, date) => (isSaturday(date) ? {} : undefined);
const partTime: WhyFree = (_, date) => (isSaturday(date) || date === wednesday ? {} : undefined);

test('days off are not painted, and split the bar', () => {
  expect(barSegments(bar, monday, none)).toEqual([{ start: 0, end: 6 }]);
  expect(barSegments(bar, monday, saturdays)).toEqual([{ start: 0, end: 5 }]);
  const split = barSegments(bar, monday, partTime);
  expect(split).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 5 },
  ]);
  expect(widestOf(split)).toEqual({ start: 0, end: 2 });
});

test('half days are half as wide, unless the absence goes on in another week', () => {
  const halves = { ...bar, entry: { ...bar.entry, startHalf: 'PM', endHalf: 'AM' } } as const;
  expect(barSegments(halves, monday, none)).toEqual([{ start: 0.5, end: 5.5 }]);
  expect(barSegments({ ...halves, isOpenBefore: true }, monday, none)).toEqual([{ start: 0, end: 5.5 }]);
});

test('the name of half a day stands in the other half', () => {
  expect(roomBeside({ start: 2, end: 2.5 })).toEqual({ start: 2.5, end: 3 });
  expect(roomBeside({ start: 4.5, end: 5 })).toEqual({ start: 4, end: 4.5 });
  expect(roomBeside({ start: 4, end: 5 })).toBeUndefined();
});

test('an absence on days off alone is painted', () => {
  const day = { ...bar, first: 5, days: 1, entry: { ...bar.entry, startDate: '2026-08-08' } };
  expect(barSegments(day, '2026-08-08', saturdays)).toEqual([{ start: 5, end: 6 }]);
});
