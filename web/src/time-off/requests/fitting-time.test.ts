import { expect, test } from 'vitest';
import { fittingTime } from './fitting-time.ts';

const day = { startDate: '2026-08-03', endDate: '2026-08-03', startHalf: 'PM', endHalf: 'PM' } as const;
const days = { ...day, endDate: '2026-08-07', endHalf: 'AM' } as const;

test('a type in whole days keeps no half', () => {
  expect(fittingTime(days, { takesHalves: false, unit: 'DAY' })).toMatchObject({
    startHalf: 'AM',
    endHalf: 'PM',
  });
});

test('a type with halves keeps them, and of one day that was several the afternoon', () => {
  const halves = { takesHalves: true, unit: 'DAY' } as const;
  expect(fittingTime(days, halves)).toMatchObject({ startHalf: 'PM', endHalf: 'AM' });
  expect(fittingTime({ ...days, endDate: day.startDate }, halves)).toMatchObject({
    startHalf: 'PM',
    endHalf: 'PM',
  });
});

test('hours are those of a single day, of a type in hours', () => {
  const hours = { takesHalves: false, unit: 'HOUR' } as const;
  expect(fittingTime({ ...day, minutes: 150 }, hours).minutes).toBe(150);
  expect(fittingTime({ ...day, minutes: null }, hours).minutes).toBeUndefined();
  expect(fittingTime({ ...days, minutes: 150 }, hours).minutes).toBeUndefined();
  expect(fittingTime({ ...day, minutes: 150 }, { ...hours, unit: 'DAY' }).minutes).toBeUndefined();
});
