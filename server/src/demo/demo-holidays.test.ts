import { isWeekend } from '@almanac/domain/calendar/calendar-date';
import { suggestionsFor } from '@almanac/domain/work-time/holidays/suggestion';
import { expect, test } from 'vitest';
import { readKnownHolidays } from '../work-time/suggestions/holiday-almanac.ts';
import { bavarianHolidays, englishHolidays } from './demo-holidays.ts';

// Earlier years had bank holidays moved for royal events.
const years = Array.from({ length: 26 }, (_, index) => 2024 + index);

test.each([
  ['DE', 'BY', bavarianHolidays],
  ['GB', 'ENG', englishHolidays],
] as const)('the free working days in %s-%s are the suggested ones', async (...place) => {
  const [country, region, holidaysOf] = place;
  for (const year of years) {
    const suggested = suggestionsFor(year, await readKnownHolidays(country, region, year));
    const free = suggested.filter(({ date, preselected }) => preselected && !isWeekend(date));
    const written = holidaysOf(year).filter(({ date, half }) => half === undefined && !isWeekend(date));
    expect(written.map(({ date }) => date)).toEqual(free.map(({ date }) => date));
  }
});

test('in Bavaria, Christmas Eve is free in the afternoon', () => {
  expect(bavarianHolidays(2026).find(({ half }) => half)).toMatchObject({ date: '2026-12-24', half: 'PM' });
});
