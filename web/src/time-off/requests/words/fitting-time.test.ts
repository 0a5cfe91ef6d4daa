import { expect, test } from 'vitest';
import { choicesOf, fittingTime } from './fitting-time.ts';

const day = { startDate: '2026-08-03', endDate: '2026-08-03', startHalf: 'PM', endHalf: 'PM' } as const;
const days = { ...day, endDate: '2026-08-07', endHalf: 'AM' } as const;

test('a type in whole days drops halves', () => {
  expect(fittingTime(days, { takesHalves: false, unit: 'DAY' })).toMatchObject({
    startHalf: 'AM',
    endHalf: 'PM',
  });
});

test('a type with halves keeps them; several days that become one keep the afternoon', () => {
  const halves = { takesHalves: true, unit: 'DAY' } as const;
  expect(fittingTime(days, halves)).toMatchObject({ startHalf: 'PM', endHalf: 'AM' });
  expect(fittingTime({ ...days, endDate: day.startDate }, halves)).toMatchObject({
    startHalf: 'PM',
    endHalf: 'PM',
  });
});

test('hours go in the morning or the afternoon, whatever halves the type allows', () => {
  const hours = { takesHalves: false, unit: 'HOUR' } as const;
  const whole = { ...day, startHalf: 'AM', endHalf: 'PM', minutes: 60 } as const;
  expect(fittingTime(whole, hours)).toMatchObject({ startHalf: 'AM', endHalf: 'AM' });
  expect(fittingTime({ ...day, minutes: 60 }, hours)).toMatchObject({ startHalf: 'PM', endHalf: 'PM' });
  expect(fittingTime({ ...whole, minutes: null }, hours)).toMatchObject({ startHalf: 'AM', endHalf: 'PM' });
  expect(fittingTime(days, hours)).toMatchObject({ startHalf: 'AM', endHalf: 'PM' });
  expect(choicesOf(hours, day.startDate, day.endDate)).toEqual({
    hasHalves: false,
    hasParts: true,
    hasHours: true,
  });
  expect(choicesOf({ ...hours, unit: 'DAY' }, day.startDate, day.endDate).hasParts).toBe(false);
});

test('hours need a single day and a type in hours', () => {
  const hours = { takesHalves: false, unit: 'HOUR' } as const;
  expect(fittingTime({ ...day, minutes: 150 }, hours).minutes).toBe(150);
  expect(fittingTime({ ...day, minutes: null }, hours).minutes).toBeUndefined();
  expect(fittingTime({ ...days, minutes: 150 }, hours).minutes).toBeUndefined();
  expect(fittingTime({ ...day, minutes: 150 }, { ...hours, unit: 'DAY' }).minutes).toBeUndefined();
});
