import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, isMoreThan, roundedTo } from '../fraction.ts';
import { holidays, mondayToFriday, nowhere } from '../testing/leave-worlds.ts';
import { dayOfWork, type WorkFacts } from './day-of-work.ts';
import type { Half } from './half-day.ts';
import {
  daysTaken,
  minutesTaken,
  shareOfDay,
  type TimedSpan,
  timeTakenOn,
  withOccupiedHalves,
} from './hours-of-day.ts';
import type { Place } from './place.ts';

const monday = '2026-08-03';

/** Work facts with the given minutes in the morning and afternoon of each day. */
function works(morning: number, afternoon: number, place: Place = nowhere): WorkFacts {
  const minutes = Array(7).fill([morning, afternoon]).flat();
  return { terms: [{ from: '1900-01-01', schedule: { minutes }, place }] };
}

function hours(minutes: number, half?: Half): TimedSpan & { minutes: number } {
  return { startDate: monday, endDate: monday, minutes, ...(half && { startHalf: half, endHalf: half }) };
}

const standard = works(240, 240);

describe('minutes occupy', () => {
  test.each([
    ['the morning without a half', hours(60), standard, ['AM', 'AM', 'AM']],
    ['the named half', hours(60, 'PM'), standard, ['PM', 'PM', 'PM']],
    ['the half they fill', hours(240, 'PM'), standard, ['PM', 'PM', 'PM']],
    ['both halves beyond the named one', hours(241, 'PM'), standard, ['AM', 'PM', 'PM']],
    ['both halves beyond the morning', hours(300), standard, ['AM', 'PM', 'AM']],
    ['the only half worked', hours(60), works(0, 240), ['PM', 'PM', 'PM']],
    ['the half without a holiday', hours(60), works(240, 240, holidays(`${monday}/AM`)), ['PM', 'PM', 'PM']],
    [
      'the named half, even on a holiday',
      hours(60, 'AM'),
      works(240, 240, holidays(`${monday}/AM`)),
      ['AM', 'AM', 'AM'],
    ],
  ])('%s', (_what, span, facts, [startHalf, endHalf, minutesHalf]) => {
    const occupied = withOccupiedHalves(span, facts);
    expect(occupied).toEqual({ ...span, startHalf, endHalf, minutesHalf });
    expect(withOccupiedHalves(occupied, facts)).toEqual(occupied);
  });

  test('nothing else is changed', () => {
    const days = { startDate: monday, endDate: '2026-08-05', startHalf: 'PM' } as const;
    expect(withOccupiedHalves(days, standard)).toBe(days);
    const turned = { ...hours(60), startHalf: 'PM', endHalf: 'AM' } as const;
    expect(withOccupiedHalves(turned, standard)).toBe(turned);
  });
});

describe('minutes of each half', () => {
  test.each([
    [hours(60), standard, [60, 0]],
    [hours(300), standard, [240, 60]],
    [hours(300, 'PM'), standard, [60, 240]],
    [hours(600), standard, [240, 240]],
    [hours(200), works(180, 300), [180, 20]],
    [hours(60, 'AM'), works(240, 240, holidays(`${monday}/AM`)), [0, 0]],
    [hours(300, 'PM'), works(240, 240, holidays(`${monday}/AM`)), [0, 240]],
    [hours(60), works(0, 0), [0, 0]],
  ])('of %j are %j', (span, facts, taken) => {
    expect(minutesTaken(span, dayOfWork(facts, monday))).toEqual(taken);
  });
});

describe('the time taken on a day', () => {
  const days = { startDate: monday, startHalf: 'PM', endDate: '2026-08-05', endHalf: 'AM' } as const;
  const free = works(240, 200, holidays('2026-08-04/AM'));

  test.each([
    [monday, days, free, 1, 200],
    ['2026-08-04', days, free, 1, 200],
    ['2026-08-05', days, free, 1, 240],
    ['2026-08-06', days, free, 0, 0],
    [monday, hours(440), works(240, 200), 2, 440],
    [monday, hours(220), works(240, 200), 1, 220],
    ['2026-08-04', hours(220), works(240, 200), 0, 0],
  ] as const)('on %s of %j', (date, span, facts, halves, minutes) => {
    expect(timeTakenOn(date, span, facts)).toEqual({ share: fraction(halves, 2), minutes });
  });
});

describe('days', () => {
  test('of minutes are their share of the scheduled day', () => {
    expect(daysTaken(hours(60), standard)).toEqual(fraction(60, 480));
    expect(daysTaken(hours(60), works(300, 180))).toEqual(fraction(1, 8));
    expect(daysTaken(hours(60, 'PM'), works(240, 240, holidays(`${monday}/AM`)))).toEqual(fraction(1, 8));
    expect(daysTaken(hours(600), standard)).toEqual(fraction(1));
    expect(daysTaken(hours(60), works(0, 0))).toEqual(fraction(0));
    expect(shareOfDay(60, dayOfWork(works(0, 0), monday)).of).toBe(1n);
  });

  test('of spans without minutes are their worked halves', () => {
    const facts: WorkFacts = { terms: [{ from: '1900-01-01', schedule: mondayToFriday, place: nowhere }] };
    const span = { startDate: '2026-08-07', startHalf: 'PM', endDate: '2026-08-10' } as const;
    expect(roundedTo(2, daysTaken(span, facts))).toBe(1.5);
  });

  test('never exceed the day, and the occupied halves contain all minutes', () => {
    const half = fc.integer({ min: 0, max: 720 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1440 }),
        fc.constantFrom<Half | undefined>('AM', 'PM', undefined),
        half,
        half,
        (minutes, named, morning, afternoon) => {
          const facts = works(morning, afternoon);
          const span = withOccupiedHalves(hours(minutes, named), facts);
          expect(isMoreThan(daysTaken(span, facts), fraction(1))).toBe(false);
          const [am, pm] = minutesTaken(span, dayOfWork(facts, monday));
          expect(am + pm).toBe(Math.min(minutes, morning + afternoon));
          if (am > 0) expect(span.startHalf).toBe('AM');
          if (pm > 0) expect(span.endHalf).toBe('PM');
        },
      ),
    );
  });
});
