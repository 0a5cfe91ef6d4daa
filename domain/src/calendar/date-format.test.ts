import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';

test('a format is created once per locale and options', () => {
  const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const long = { ...short, month: 'long' } as const;
  const day = Date.UTC(2026, 7, 3);
  expect(dateFormat('en-GB', short)).toBe(dateFormat('en-GB', { ...short }));
  expect(dateFormat('en-GB', short).format(day)).toBe('3 Aug');
  expect(dateFormat('en-GB', long).format(day)).toBe('3 August');
  expect(dateFormat('en-US', short).format(day)).toBe('Aug 3');
  const inZone = { ...short, hour: 'numeric', hour12: false, timeZone: 'Asia/Tokyo' } as const;
  expect(dateFormat('en-GB', inZone).format(day)).toContain('09');
});
