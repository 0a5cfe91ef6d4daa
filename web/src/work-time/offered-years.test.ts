import { expect, test } from 'vitest';
import { offeredYear, tickedDays, withTicked } from './offered-years.ts';

const newYear = { date: '2027-01-01', name: 'New Year', preselected: true };
const epiphany = { date: '2027-01-06', name: 'Epiphany', preselected: true };
const eve = { date: '2027-12-24', name: 'Christmas Eve', half: 'PM' as const, preselected: false };
const year = (...dates: string[]) => ({
  stored: { id: 'here', version: 3, year: 2027, holidays: dates.map((date) => ({ date, name: 'Own' })) },
  suggestions: [newYear, epiphany, eve],
});
const noTicks: ReadonlyMap<string, boolean> = new Map();
const tickedIn = ({ days }: ReturnType<typeof offeredYear>) =>
  days.filter(({ isTicked }) => isTicked).map(({ holiday }) => holiday.name);

test('public holidays are ticked in a year without any, and in the year of the page', () => {
  expect(tickedIn(offeredYear(year(), { shown: 2026, ticks: noTicks }))).toEqual(['New Year', 'Epiphany']);
  expect(tickedIn(offeredYear(year('2027-08-15'), { shown: 2026, ticks: noTicks }))).toEqual([]);
  expect(tickedIn(offeredYear(year('2027-01-01'), { shown: 2027, ticks: noTicks }))).toEqual(['Epiphany']);
});

test('ticked days are added to the holidays, and existing ones stay as they are', () => {
  const ticks = new Map([
    [epiphany.date, false],
    [eve.date, true],
  ]);
  const offered = offeredYear(year('2027-01-01'), { shown: 2027, ticks });
  expect(offered.days.map(({ holiday }) => holiday.name)).toEqual(['Epiphany', 'Christmas Eve']);
  expect(tickedDays([offered, offeredYear(year(), { shown: 2027, ticks })])).toBe(3);
  expect(withTicked(offered).holidays).toEqual([
    { date: '2027-01-01', name: 'Own' },
    { date: '2027-12-24', name: 'Christmas Eve', half: 'PM' },
  ]);
});
