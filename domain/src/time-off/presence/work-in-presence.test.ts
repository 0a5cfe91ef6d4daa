import { expect, test } from 'vitest';
import { englishTexts } from '../../testing/english.ts';
import { holidays, nowhere, week } from '../../testing/leave-worlds.ts';
import type { WorkFacts } from '../../work-time/day-of-work.ts';
import type { Place } from '../../work-time/place.ts';
import { teamCapacity } from './capacity.ts';
import { coverage } from './coverage.ts';
import { dailyPresence } from './daily-presence.ts';

const works = (days: string, place: Place = nowhere): WorkFacts => ({
  terms: [{ from: '1900-01-01', schedule: week(days), place }],
});
const mornings: WorkFacts = {
  terms: [{ from: '1900-01-01', schedule: { minutes: Array(7).fill([240, 0]).flat() }, place: nowhere }],
};
const period = { startDate: '2026-08-03', endDate: '2026-08-09' };
const shortOf = (days: ReturnType<typeof dailyPresence>) =>
  days.map(({ date, people, away }) => `${date.slice(8)}: ${away}/${people}`);

test('on a free day people are neither there nor away, and a weekend counts if someone works', () => {
  const people = [{ id: 'ann' }, { id: 'bea', work: works('MTWt') }, { id: 'cem', work: works('tFS') }];
  const absences = people.map(({ id }) => ({ ...period, requesterId: id }));
  expect(shortOf(dailyPresence(period, { people, absences }))).toEqual([
    '03: 2/2',
    '04: 2/2',
    '05: 2/2',
    '06: 3/3',
    '07: 2/2',
    '08: 1/1',
  ]);
});

test("a holiday is no one's working day, and its neighbours are named together", () => {
  const place = holidays('2026-08-05');
  const people = ['ann', 'bea'].map((id) => ({ id, work: works('MTWtF', place) }));
  const absences = [{ ...period, requesterId: 'bea' }];
  expect(shortOf(dailyPresence(period, { people, absences }))).toEqual([
    '03: 1/2',
    '04: 1/2',
    '05: 0/0',
    '06: 1/2',
    '07: 1/2',
  ]);
  const { recommendations } = teamCapacity(
    { startDate: '2026-08-04', endDate: '2026-08-06' },
    'ann',
    { people, absences },
    englishTexts,
  );
  expect(recommendations).toEqual([
    'More than two thirds of the department would be away from Tue 4 to Thu 6 Aug 2026: choose other days.',
  ]);
});

test('a day counts by its half with more people away', () => {
  const people = [{ id: 'ann' }, { id: 'bea' }, { id: 'cem', work: mornings }];
  const on = { startDate: '2026-08-03', endDate: '2026-08-03' };
  const half = (requesterId: string, half: 'AM' | 'PM') => ({
    ...on,
    requesterId,
    startHalf: half,
    endHalf: half,
  });
  const presenceWith = (...absences: ReturnType<typeof half>[]) =>
    shortOf(dailyPresence(on, { people, absences }));
  expect(presenceWith()).toEqual(['03: 0/3']);
  expect(presenceWith(half('ann', 'AM'))).toEqual(['03: 1/3']);
  expect(presenceWith(half('ann', 'PM'))).toEqual(['03: 1/2']);
  expect(presenceWith(half('cem', 'PM'))).toEqual(['03: 0/3']);
  expect(coverage(on, { people, absences: [half('ann', 'PM')] })).toMatchObject({ people: 3 });
});

test('a half holiday leaves the other half', () => {
  const people = ['ann', 'bea'].map((id) => ({ id, work: works('MTWtF', holidays('2026-12-24/PM')) }));
  const day = { startDate: '2026-12-24', endDate: '2026-12-24' };
  const absences = [{ ...day, requesterId: 'ann' }];
  expect(shortOf(dailyPresence(day, { people, absences }))).toEqual(['24: 1/2']);
  const afternoon = { ...day, requesterId: 'ann', startHalf: 'PM' as const };
  expect(shortOf(dailyPresence(day, { people, absences: [afternoon] }))).toEqual(['24: 0/2']);
});
