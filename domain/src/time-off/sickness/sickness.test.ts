import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { mondayToFriday, week } from '../../testing/leave-worlds.ts';
import { placeWith } from '../../work-time/place.ts';
import type { WorkSchedule } from '../../work-time/work-schedule.ts';
import { payEndsOn } from './sick-pay.ts';
import {
  calendarDaysOf,
  continuedSpell,
  isFirstDayPartlyWorked,
  type SickAbsence,
  type SickPerson,
  sickSpells,
  spellWith,
  workDaysOf,
} from './sick-spells.ts';
import { bradfordFactor, sicknessFigures, twelveMonthsTo } from './sickness-figures.ts';

const holiday = { date: '2026-11-16', name: 'A holiday' };

function person(
  absences: readonly SickAbsence[],
  given: Partial<SickPerson> & { schedule?: WorkSchedule } = {},
) {
  const { schedule = mondayToFriday, ...rest } = given;
  const terms = [{ from: '1900-01-01', schedule, place: placeWith([holiday]) }] as const;
  return { absences, work: { terms }, employment: {}, ...rest } satisfies SickPerson;
}

function absence(
  id: string,
  startDate: string,
  endDate = startDate,
  more: Partial<SickAbsence> = {},
): SickAbsence {
  return { id, startDate, endDate, ...more };
}

function spellsOf(...absences: SickAbsence[]): [string, string][] {
  return sickSpells(person(absences)).map(({ startDate, endDate }) => [startDate, endDate]);
}

describe('a spell', () => {
  test('goes on over free days: a weekend with a holiday after it', () => {
    // Friday the 13th to Tuesday the 17th; Monday is a holiday.
    expect(spellsOf(absence('b', '2026-11-17'), absence('a', '2026-11-12', '2026-11-13'))).toEqual([
      ['2026-11-12', '2026-11-17'],
    ]);
  });

  test('ends with a worked day, or a worked half of one', () => {
    expect(spellsOf(absence('a', '2026-11-09'), absence('b', '2026-11-11'))).toHaveLength(2);
    expect(
      spellsOf(absence('a', '2026-11-09', '2026-11-09', { endHalf: 'AM' }), absence('b', '2026-11-10')),
    ).toHaveLength(2);
    expect(
      spellsOf(absence('a', '2026-11-09', '2026-11-09', { startHalf: 'PM' }), absence('b', '2026-11-10')),
    ).toEqual([['2026-11-09', '2026-11-10']]);
  });

  test('has the days of the employments only', () => {
    const left = person([absence('a', '2026-11-09', '2026-11-20')], {
      employment: { employmentStart: '2026-11-11', employmentEnd: '2026-11-18' },
    });
    expect(sickSpells(left)).toMatchObject([{ startDate: '2026-11-11', endDate: '2026-11-18' }]);
  });
});

describe('a spell within a period', () => {
  const ill = person([
    absence('a', '2026-11-11', '2026-11-17', { startHalf: 'PM' }),
    absence('b', '2026-12-01', '2026-12-01', { continues: 'a' }),
  ]);
  const [first, second] = sickSpells(ill);
  const within = { startDate: '2026-11-01', endDate: '2026-11-15' };

  test('has its calendar days and its worked days', () => {
    if (!first || !second) expect.unreachable();
    expect([calendarDaysOf(first, within), calendarDaysOf(second, within)]).toEqual([5, 0]);
    // The afternoon of Wednesday, Thursday and Friday.
    expect(workDaysOf([first, second], within, ill.work)).toBe(2.5);
  });

  test('begins on a day that may be partly worked', () => {
    if (!first || !second) expect.unreachable();
    expect([isFirstDayPartlyWorked(first, ill.work), isFirstDayPartlyWorked(second, ill.work)]).toEqual([
      true,
      false,
    ]);
  });

  test('is found by a request, and continues the earlier one that is marked', () => {
    if (!first || !second) expect.unreachable();
    expect([spellWith([first, second], 'b'), spellWith([first], 'b')]).toEqual([second, undefined]);
    expect(continuedSpell(second, [first, second])).toBe(first);
    expect(continuedSpell(first, [first, second])).toBeUndefined();
  });
});

describe('the figures of twelve months', () => {
  test('count from the day after the same day of the year before', () => {
    expect(twelveMonthsTo('2026-11-27')).toEqual({ startDate: '2025-11-28', endDate: '2026-11-27' });
    expect(twelveMonthsTo('2028-02-29')).toEqual({ startDate: '2027-03-01', endDate: '2028-02-29' });
  });

  test('add up spells, worked days and calendar days', () => {
    const ill = person([
      // Wednesday to Tuesday with a holiday on Monday: 4 worked days, 7 calendar days.
      absence('a', '2026-11-11', '2026-11-17'),
      absence('b', '2026-06-01', '2026-06-01', { endHalf: 'AM' }),
      absence('long ago', '2025-11-24', '2025-11-28'),
    ]);
    const figures = sicknessFigures(ill, '2026-11-27');
    // Of the first illness only Friday 28 November is within the twelve months.
    expect(figures).toEqual({ spells: 3, workDays: 5.5, calendarDays: 9, longest: 7, integrationDue: false });
    expect(figures && bradfordFactor(figures)).toBe(49.5);
    expect(sicknessFigures(ill, '2025-11-23')).toBeUndefined();
  });

  test('reintegration is due after more than 42 calendar days of all illnesses together', () => {
    // Six weeks of five worked days each, from Monday to Sunday; the Sunday before makes it 43 calendar days.
    const from = (startDate: string) =>
      sicknessFigures(
        person([absence('a', startDate, '2026-01-25'), absence('b', '2026-03-02', '2026-03-22')]),
        '2026-11-27',
      );
    expect(from('2026-01-05')).toMatchObject({ calendarDays: 42, workDays: 30, integrationDue: false });
    expect(from('2026-01-04')).toMatchObject({ calendarDays: 43, workDays: 30, integrationDue: true });
  });

  test('or after more than six weeks of worked days', () => {
    // Two days a week, ill on single days: 12 worked days are six weeks.
    const tuesdays = Array.from({ length: 13 }, (_, index) =>
      absence(`${index}`, addDays('2026-01-06', index * 14)),
    );
    const schedule = week('MT');
    const of = (days: number) =>
      sicknessFigures(person(tuesdays.slice(0, days), { schedule }), '2026-11-27')?.integrationDue;
    expect(of(12)).toBe(false);
    expect(of(13)).toBe(true);
  });
});

describe('continued pay', () => {
  const endOf = (absences: SickAbsence[], given: Partial<SickPerson> = {}) => {
    const ill = person(absences, given);
    const spells = sickSpells(ill);
    const last = spells.at(-1);
    return last && payEndsOn(last, spells, ill);
  };

  test('ends on the 42nd calendar day', () => {
    expect(endOf([absence('a', '2026-09-01', '2026-11-27')])).toBe('2026-10-12');
    expect(endOf([absence('a', '2026-09-01')])).toBe('2026-10-12');
  });

  test('a first day that was partly worked does not count', () => {
    expect(endOf([absence('a', '2026-09-01', '2026-11-27', { startHalf: 'PM' })])).toBe('2026-10-13');
    expect(
      endOf([
        absence('a', '2026-09-01', '2026-09-01', { minutes: 120, startHalf: 'PM', endHalf: 'PM' }),
        absence('b', '2026-09-02', '2026-11-27'),
      ]),
    ).toBe('2026-10-13');
  });

  test('begins no earlier than the 29th day of the employment', () => {
    const employment = { employmentStart: '2026-09-01' };
    // The 29th day is 29 September.
    expect(endOf([absence('a', '2026-09-10', '2026-11-27')], { employment })).toBe('2026-11-09');
    expect(endOf([absence('a', '2026-10-05', '2026-11-27')], { employment })).toBe('2026-11-15');
  });

  test('an illness that continues an earlier one has what that one left', () => {
    // 14 days in June leave 28.
    const june = absence('a', '2026-06-01', '2026-06-14');
    expect(endOf([june, absence('b', '2026-09-01', '2026-11-27', { continues: 'a' })])).toBe('2026-09-28');
    expect(endOf([june, absence('b', '2026-09-01', '2026-11-27')])).toBe('2026-10-12');
  });

  test('with six months or more between the two, the claim begins again', () => {
    const june = absence('a', '2026-06-01', '2026-06-14');
    const later = (startDate: string) =>
      endOf([june, absence('b', startDate, '2027-03-31', { continues: 'a' })]);
    expect(later('2026-12-14')).toBe('2027-01-10');
    expect(later('2026-12-15')).toBe('2027-01-25');
  });

  test('twelve months after the first began, it begins again', () => {
    const chain = (startDate: string) =>
      endOf([
        absence('a', '2026-01-05', '2026-01-18'),
        absence('b', '2026-07-06', '2026-07-19', { continues: 'a' }),
        absence('c', startDate, '2027-03-31', { continues: 'b' }),
      ]);
    // 28 days are used: 14 are left from Monday 4 January, all 42 from 5 January.
    expect(chain('2027-01-04')).toBe('2027-01-17');
    expect(chain('2027-01-05')).toBe('2027-02-15');
  });

  test('days that were used up before end the claim then', () => {
    const used = absence('a', '2026-06-01', '2026-07-31');
    expect(endOf([used, absence('b', '2026-09-01', '2026-11-27', { continues: 'a' })])).toBe('2026-07-12');
  });
});
