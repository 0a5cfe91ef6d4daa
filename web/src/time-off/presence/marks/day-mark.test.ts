import { expect, test } from 'vitest';
import { dayMarkOf } from './day-mark.ts';

const christmas = { date: '2026-12-25', am: 0, pm: 0, holiday: { name: 'Christmas Day' } };

test('a holiday is called by its name, read out and with its day', () => {
  expect(dayMarkOf(christmas, 'en-GB')).toEqual({
    isMuted: true,
    spoken: 'holiday: Christmas Day',
    note: 'Fri 25 Dec: Christmas Day',
  });
});

test('half a holiday leaves a day of work, unless its other half is free', () => {
  const eve = { date: '2026-12-24', am: 240, pm: 0, holiday: { name: 'Christmas Eve', half: 'PM' as const } };
  expect(dayMarkOf(eve, 'en-GB')).toMatchObject({
    isMuted: false,
    spoken: 'holiday: Christmas Eve (afternoon)',
  });
  expect(dayMarkOf({ ...eve, am: 0 }, 'en-GB')).toMatchObject({ isMuted: true });
});

test('a day without work is free, and one of work says nothing', () => {
  expect(dayMarkOf({ date: '2026-12-26', am: 0, pm: 0 }, 'en-GB')).toEqual({
    isMuted: true,
    spoken: 'free day',
  });
  expect(dayMarkOf({ date: '2026-12-23', am: 240, pm: 0 }, 'en-GB')).toBeUndefined();
});
