import { expect, test } from 'vitest';
import { dayMarkOf } from './day-mark.ts';

const christmas = { date: '2026-12-25', am: 0, pm: 0, holiday: { name: 'Christmas Day' } };

test('a holiday has its name, in the spoken text too', () => {
  expect(dayMarkOf(christmas, 'en-GB')).toEqual({
    isMuted: true,
    spoken: 'holiday: Christmas Day',
    note: 'Fri 25 Dec: Christmas Day',
  });
});

test('half a holiday leaves a work day, unless the other half is free', () => {
  const eve = { date: '2026-12-24', am: 240, pm: 0, holiday: { name: 'Christmas Eve', half: 'PM' as const } };
  expect(dayMarkOf(eve, 'en-GB')).toMatchObject({
    isMuted: false,
    spoken: 'holiday: Christmas Eve (afternoon)',
  });
  expect(dayMarkOf({ ...eve, am: 0 }, 'en-GB')).toMatchObject({ isMuted: true });
});

test('a day off is free, and a work day has no mark', () => {
  expect(dayMarkOf({ date: '2026-12-26', am: 0, pm: 0 }, 'en-GB')).toEqual({
    isMuted: true,
    spoken: 'free day',
  });
  expect(dayMarkOf({ date: '2026-12-23', am: 240, pm: 0 }, 'en-GB')).toBeUndefined();
});
