import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOfWeek } from '../calendar/calendar-date.ts';
import { roundedTo } from '../fraction.ts';
import { anyDay } from '../testing/any-leave.ts';
import { bavaria, holidays, nowhere, week } from '../testing/leave-worlds.ts';
import {
  dayOfWork,
  daysOfWork,
  isWorked,
  standardWork,
  type TermsInOrder,
  termsOn,
  type WorkTerms,
} from './day-of-work.ts';
import {
  type HalfDaySpan,
  halvesOn,
  isOfWholeDays,
  isSpan,
  partsWithin,
  partWithin,
  slotOf,
  spansOverlap,
} from './half-day.ts';
import { daysTaken } from './hours-of-day.ts';
import { placeWith, takesHalf } from './place.ts';
import { hoursPerDay, scheduledMinutes, workOfWeek } from './work-schedule.ts';

const numberOfDays = (...asked: Parameters<typeof daysTaken>) => roundedTo(2, daysTaken(...asked));

const anyHalf = fc.constantFrom('AM', 'PM', undefined);
const anySpan: fc.Arbitrary<HalfDaySpan> = fc
  .record({ startDate: anyDay, length: fc.integer({ min: 0, max: 6 }), startHalf: anyHalf, endHalf: anyHalf })
  .map(({ length, ...rest }) => ({ ...rest, endDate: addDays(rest.startDate, length) }))
  .filter(isSpan);

describe('half days', () => {
  test('are numbered two per day from 2000', () => {
    expect([slotOf('2000-01-01', 'AM'), slotOf('2000-01-01', 'PM'), slotOf('2000-01-02', 'AM')]).toEqual([
      0, 1, 2,
    ]);
    expect(slotOf('1999-12-31', 'PM')).toBe(-1);
  });

  test('of a span are those of its days, without a morning before it starts and an afternoon after it ends', () => {
    const span = { startDate: '2026-08-03', startHalf: 'PM', endDate: '2026-08-05', endHalf: 'AM' } as const;
    const on = (date: string) => halvesOn(date, span);
    expect(['2026-08-02', '2026-08-03', '2026-08-04', '2026-08-05', '2026-08-06'].map(on)).toEqual([
      [],
      ['PM'],
      ['AM', 'PM'],
      ['AM'],
      [],
    ]);
    const turned = {
      startDate: '2026-08-03',
      startHalf: 'PM',
      endDate: '2026-08-03',
      endHalf: 'AM',
    } as const;
    expect(halvesOn('2026-08-03', turned)).toEqual([]);
    expect([
      isSpan(turned),
      isSpan(span),
      isOfWholeDays(span),
      isOfWholeDays({ ...span, endHalf: 'PM' }),
    ]).toEqual([false, true, false, false]);
    expect(isOfWholeDays({ startDate: '2026-08-03', endDate: '2026-08-03' })).toBe(true);
  });

  test('two spans overlap if they share a half day', () => {
    fc.assert(
      fc.property(anySpan, anySpan, fc.integer({ min: -4, max: 4 }), (one, given, days) => {
        const startDate = addDays(one.startDate, days);
        const length = (Date.parse(given.endDate) - Date.parse(given.startDate)) / 86_400_000;
        const other = { ...given, startDate, endDate: addDays(startDate, length) };
        const slots = new Set(slotsOf(one));
        expect(spansOverlap(one, other)).toBe(slotsOf(other).some((slot) => slots.has(slot)));
        expect(spansOverlap(other, one)).toBe(spansOverlap(one, other));
      }),
    );
  });

  test('of a part of a span are those of the span on its days', () => {
    fc.assert(
      fc.property(
        anySpan,
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: 0, max: 5 }),
        (span, from, length) => {
          const startDate = addDays(span.startDate, from);
          const period = { startDate, endDate: addDays(startDate, length) };
          const whole = new Set(slotsOf({ ...period }));
          const part = partWithin(period, span);
          expect(partsWithin([period], span)).toEqual(part ? [part] : []);
          expect(part ? slotsOf(part) : []).toEqual(slotsOf(span).filter((slot) => whole.has(slot)));
        },
      ),
    );
  });

  function slotsOf(span: HalfDaySpan): number[] {
    const slots: number[] = [];
    for (let date = span.startDate; date <= span.endDate; date = addDays(date, 1)) {
      slots.push(...halvesOn(date, span).map((half) => slotOf(date, half)));
    }
    return slots;
  }
});

describe('schedules', () => {
  const fortnight = {
    minutes: [...week('MTWtF').minutes, ...week('MTWt', 300).minutes],
    anchor: '2026-08-03',
  };

  test.each([
    ['2026-08-03', [240, 240]],
    ['2026-08-07', [240, 240]],
    ['2026-08-09', [0, 0]],
    ['2026-08-10', [300, 300]],
    ['2026-08-14', [0, 0]],
    ['2026-08-17', [240, 240]],
    ['2026-07-31', [0, 0]],
    ['2026-07-27', [300, 300]],
    ['2026-07-20', [240, 240]],
    ['1900-01-05', [0, 0]],
    ['1900-01-12', [240, 240]],
  ])('repeat before and after their anchor: %s', (date, minutes) => {
    expect(scheduledMinutes(fortnight, date)).toEqual(minutes);
  });

  test('of one week have the same hours on each weekday', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const isWorked = scheduledMinutes(week('MTW'), date)[0] > 0;
        expect(isWorked).toBe([1, 2, 3].includes(dayOfWeek(date)));
      }),
    );
  });

  test('have an average week', () => {
    expect(workOfWeek(week('MTWtF'))).toEqual({ days: 5, minutes: 2400 });
    expect(workOfWeek(fortnight)).toEqual({ days: 4.5, minutes: 2400 });
    expect(workOfWeek({ minutes: [240, ...Array(13).fill(0)] })).toEqual({ days: 0.5, minutes: 240 });
    expect(hoursPerDay(week('MTWtF'))).toBe(8);
    expect(hoursPerDay({ minutes: Array(14).fill(0) })).toBe(0);
  });
});

describe('a day of work', () => {
  const terms: TermsInOrder<WorkTerms> = [
    { from: '1900-01-01', schedule: week('MTWtF'), place: bavaria },
    { from: '2026-07-01', schedule: week('MTWt', 270), place: nowhere },
  ];

  test.each([
    ['a working day', '2026-05-26', [240, 240], [240, 240]],
    ['a weekend', '2026-05-24', [0, 0], [0, 0]],
    ['a holiday', '2026-05-25', [240, 240], [0, 0]],
    ['a longer day, from its first date', '2026-07-01', [270, 270], [270, 270]],
    ['a day that has become free', '2026-07-03', [0, 0], [0, 0]],
    ['a holiday of the previous place', '2026-12-25', [0, 0], [0, 0]],
    ['half a holiday of the previous place', '2026-12-24', [270, 270], [270, 270]],
    ['the day before the first terms', '1890-01-01', [240, 240], [240, 240]],
  ])('%s', (_name, date, scheduled, worked) => {
    expect(dayOfWork({ terms }, date)).toMatchObject({ scheduled, worked });
  });

  test('has its holiday, and a half holiday leaves the other half', () => {
    const [first] = terms;
    expect(dayOfWork({ terms: [first] }, '2026-12-24')).toMatchObject({
      worked: [240, 0],
      holiday: { half: 'PM' },
    });
    expect(
      dayOfWork({ terms: [{ ...first, place: holidays('2026-08-03/AM') }] }, '2026-08-03').worked,
    ).toEqual([0, 240]);
    expect(termsOn(terms, '2026-06-30')).toBe(first);
    expect(termsOn(terms, '2026-07-01')).toBe(terms[1]);
  });

  test('the holidays of a place are in date order', () => {
    const place = placeWith([
      { date: '2026-12-25', name: 'Christmas' },
      { date: '2026-01-01', name: 'New Year', half: 'AM' },
    ]);
    expect([...place.holidays.keys()]).toEqual(['2026-01-01', '2026-12-25']);
    expect(takesHalf({ date: '2026-12-25', name: 'Christmas' }, 'PM')).toBe(true);
    expect(takesHalf({ date: '2026-01-01', name: 'New Year', half: 'AM' }, 'PM')).toBe(false);
  });

  test.each([
    ['2026-12-21', undefined, '2026-12-27', undefined, 3.5],
    ['2026-12-24', undefined, '2026-12-24', undefined, 0.5],
    ['2026-12-24', 'PM', '2026-12-24', undefined, 0],
    ['2026-12-21', 'PM', '2026-12-23', 'AM', 2],
    ['2026-12-26', undefined, '2026-12-27', undefined, 0],
  ] as const)(
    'from %s %s to %s %s there are %d working days',
    (startDate, startHalf, endDate, endHalf, days) => {
      const [first] = terms;
      expect(numberOfDays({ startDate, startHalf, endDate, endHalf }, { terms: [first] })).toBe(days);
    },
  );

  test('without work facts is eight hours from Monday to Friday', () => {
    const looked = daysOfWork();
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(looked(undefined, date)).toEqual(dayOfWork(standardWork, date));
        expect(looked(undefined, date)).toBe(looked(standardWork, date));
        expect(isWorked(looked(undefined, date), 'PM')).toBe(dayOfWeek(date) % 6 !== 0);
        expect(numberOfDays({ startDate: date, endDate: addDays(date, 6) }, standardWork)).toBe(5);
      }),
    );
  });
});
