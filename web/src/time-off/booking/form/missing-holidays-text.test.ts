import { expect, test } from 'vitest';
import { missingHolidaysText } from './missing-holidays-text.ts';

test('each year without public holidays is named once', () => {
  const munich = { id: 'a', name: 'Munich' };
  expect(missingHolidaysText([])).toBe('');
  expect(missingHolidaysText([{ place: munich, year: 2028 }])).toBe(
    "Public holidays of 2028 haven't been entered yet; this may change.",
  );
  const moved = [
    { place: munich, year: 2028 },
    { place: { id: 'b', name: 'London' }, year: 2028 },
    { place: munich, year: 2027 },
  ];
  expect(missingHolidaysText(moved)).toBe(
    "Public holidays of 2027 and 2028 haven't been entered yet; this may change.",
  );
});
