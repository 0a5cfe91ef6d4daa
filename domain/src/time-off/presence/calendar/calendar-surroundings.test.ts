import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CapacityShare } from '../../../capacity-share.ts';
import { standardWork, type WorkFacts } from '../../../work-time/day-of-work.ts';
import { placeWith } from '../../../work-time/place.ts';
import { awayPercent, presentPercent } from '../coverage.ts';
import { calendarSurroundings } from './calendar-surroundings.ts';

const week = { startDate: '2026-08-03', endDate: '2026-08-09' };
const [{ schedule }] = standardWork.terms;

function workIn(id: string, holidays: Parameters<typeof placeWith>[0]): WorkFacts {
  return {
    terms: [{ from: '2000-01-01', schedule, place: placeWith(holidays, { id, name: `Place ${id}` }) }],
  };
}

const feast = { date: '2026-08-05', name: 'Feast', addedOn: '2020-01-01' };
const berlin = workIn('berlin', [feast, { ...feast, date: '2026-08-06', name: 'Fair', half: 'PM' }]);
const lyon = workIn('lyon', []);

test('names the places in use, their holidays, and the free days of each schedule', () => {
  const absence = { startDate: '2026-08-03', endDate: '2026-08-04' };
  const presence = {
    people: [
      { id: 'ann', work: berlin },
      { id: 'ben', work: lyon },
      { id: 'cem', work: lyon },
    ],
    absences: [{ requesterId: 'ann', ...absence }],
  };
  const { places, holidays, works, coverage } = calendarSurroundings(week, presence, [berlin, lyon]);
  expect(places.map(({ id }) => id)).toEqual(['berlin', 'lyon']);
  expect(holidays).toEqual([
    { date: '2026-08-05', name: 'Feast', placeId: 'berlin' },
    { date: '2026-08-06', name: 'Fair', half: 'PM', placeId: 'berlin' },
  ]);
  expect(works.map(({ free }) => free.map(({ date }) => date.slice(8)))).toEqual([
    ['05', '08', '09'],
    ['08', '09'],
  ]);
  expect(coverage.map(({ date, percentAway }) => [date.slice(8), percentAway])).toEqual([
    ['03', 33.3],
    ['04', 33.3],
    ['05', 0],
    ['06', 0],
    ['07', 0],
  ]);
});

test('two of three away exceed a limit of a half, but not one of two thirds', () => {
  const people = ['ann', 'ben', 'cem'].map((id) => ({ id, work: lyon }));
  const absences = ['ann', 'ben'].map((requesterId) => ({
    requesterId,
    startDate: '2026-08-03',
    endDate: '2026-08-03',
  }));
  const coverageAt = (capacityLimit: CapacityShare) =>
    calendarSurroundings(week, { people, absences, capacityLimit }, [lyon]).coverage[0];
  const day = { date: '2026-08-03', people: 3, away: 2, percentAway: 66.7 };
  expect(coverageAt('TWO_THIRDS')).toEqual({ ...day, exceedsCapacityLimit: false });
  expect(coverageAt('HALF')).toEqual({ ...day, exceedsCapacityLimit: true });
});

test('the shares away and present add up to 100', () => {
  const people = fc
    .integer({ min: 1, max: 5000 })
    .chain((all) => fc.tuple(fc.nat({ max: all }), fc.constant(all)));
  fc.assert(
    fc.property(people, ([away, all]) => {
      expect((awayPercent(away, all) ?? 0) + (presentPercent(away, all) ?? 0)).toBeCloseTo(100, 6);
      expect(awayPercent(away, all) === 0).toBe(away === 0);
    }),
  );
  expect(awayPercent(0, 0)).toBeUndefined();
});
