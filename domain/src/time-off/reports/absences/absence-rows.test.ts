import { describe, expect, test } from 'vitest';
import { bavaria, mondayToFriday, week } from '../../../testing/leave-worlds.ts';
import type { WorkFacts } from '../../../work-time/day-of-work.ts';
import { placeWith } from '../../../work-time/place.ts';
import { type AbsentPerson, absenceDays, type ReportedRequest } from './absence-days.ts';
import { absenceRows, addedTotals, totalsOf } from './absence-rows.ts';

const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
const vacation = { id: 'v', type: 'VACATION' };

function inHours(id: string, date: string, minutes: number, half: 'AM' | 'PM' = 'AM'): ReportedRequest {
  return { id, type: 'ERRAND', startDate: date, endDate: date, startHalf: half, endHalf: half, minutes };
}

const ofThirds: AbsentPerson = {
  requests: [inHours('a', '2026-11-02', 20), inHours('b', '2026-11-03', 20), inHours('c', '2026-11-04', 20)],
};

describe('amounts', () => {
  test('days are worked days, whatever the type counts; hours are theirs; calendar days are all of the span', () => {
    const fourDays = week('MTWt').minutes.map((minutes) => (minutes > 0 ? 225 : 0));
    const work: WorkFacts = {
      terms: [{ from: '1900-01-01', schedule: { minutes: fourDays }, place: bavaria }],
    };
    // Thursday to Wednesday over Christmas: the 24th is a holiday from noon, Fridays are free.
    const requests = [{ ...vacation, startDate: '2026-12-24', endDate: '2026-12-30' }];
    expect(
      absenceRows(
        'SUMS',
        absenceDays({ startDate: '2026-12-01', endDate: '2026-12-31' }, { work, requests }),
      ),
    ).toEqual([
      { type: 'VACATION', placeId: undefined, month: '2026-12', days: 3.5, hours: 26.25, calendarDays: 7 },
    ]);
  });

  test('three times 20 minutes are an hour', () => {
    const hours = absenceRows('ABSENCES', absenceDays(november, ofThirds)).map((row) => row.hours);
    expect(hours).toEqual([0.33, 0.34, 0.33]);
    expect(absenceRows('SUMS', absenceDays(november, ofThirds))).toMatchObject([{ hours: 1, days: 0.13 }]);
    expect(absenceRows('DAYS', absenceDays(november, ofThirds)).map(({ share }) => share)).toEqual([
      0.04, 0.04, 0.05,
    ]);
  });

  test('totals of several people add up without an error', () => {
    const tenth = { type: 'ERRAND', days: 0.1, hours: 0.7, calendarDays: 1 };
    expect(addedTotals([tenth, tenth, tenth])).toEqual([
      { type: 'ERRAND', days: 0.3, hours: 2.1, calendarDays: 3 },
    ]);
    expect(totalsOf(absenceDays(november, ofThirds))).toEqual([
      { type: 'ERRAND', days: 0.13, hours: 1, calendarDays: 3 },
    ]);
  });
});

describe('absences', () => {
  test('are cut to the period and to months, halves at their ends only', () => {
    const requests: ReportedRequest[] = [
      { ...vacation, startDate: '2026-10-30', startHalf: 'PM', endDate: '2026-12-02', endHalf: 'AM' },
    ];
    const period = { startDate: '2026-10-01', endDate: '2026-12-31' };
    const none = { placeId: undefined, minutes: undefined, startHalf: undefined, endHalf: undefined };
    const row = { ...none, requestId: 'v', type: 'VACATION' };
    expect(absenceRows('ABSENCES', absenceDays(period, { requests }))).toEqual([
      {
        ...row,
        month: '2026-10',
        startDate: '2026-10-30',
        startHalf: 'PM',
        endDate: '2026-10-31',
        days: 0.5,
        hours: 4,
        calendarDays: 2,
      },
      {
        ...row,
        month: '2026-11',
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        days: 21,
        hours: 168,
        calendarDays: 30,
      },
      {
        ...row,
        month: '2026-12',
        startDate: '2026-12-01',
        endDate: '2026-12-02',
        endHalf: 'AM',
        days: 1.5,
        hours: 12,
        calendarDays: 2,
      },
    ]);
    expect(absenceRows('ABSENCES', absenceDays(november, { requests }))).toHaveLength(1);
  });

  test('end with the employment', () => {
    const requests = [{ ...vacation, startDate: '2026-11-02', endDate: '2026-11-13' }];
    const employment = { employmentStart: '2026-11-04', employmentEnd: '2026-11-10' };
    expect(absenceRows('ABSENCES', absenceDays(november, { requests, employment }))).toMatchObject([
      { startDate: '2026-11-04', endDate: '2026-11-10', days: 5, calendarDays: 7 },
    ]);
    const left = { employmentEnd: '2026-10-31' };
    expect(absenceRows('SUMS', absenceDays(november, { requests, employment: left }))).toEqual([]);
  });
});

describe('the place is the one of the day', () => {
  const munich = placeWith([], { id: 'munich' });
  const london = placeWith([{ date: '2026-11-17', name: 'A holiday' }], { id: 'london' });
  const work: WorkFacts = {
    terms: [
      { from: '1900-01-01', schedule: mondayToFriday, place: munich },
      { from: '2026-11-16', schedule: mondayToFriday, place: london },
    ],
  };
  const requests = [{ ...vacation, startDate: '2026-11-12', endDate: '2026-11-18' }];

  test('so a move within an absence divides it, at every level', () => {
    expect(absenceRows('ABSENCES', absenceDays(november, { work, requests }))).toMatchObject([
      { placeId: 'munich', startDate: '2026-11-12', endDate: '2026-11-15', days: 2, calendarDays: 4 },
      { placeId: 'london', startDate: '2026-11-16', endDate: '2026-11-18', days: 2, calendarDays: 3 },
    ]);
    expect(absenceRows('SUMS', absenceDays(november, { work, requests }))).toMatchObject([
      { placeId: 'munich', days: 2, hours: 16 },
      { placeId: 'london', days: 2, hours: 16 },
    ]);
    expect(absenceRows('DAYS', absenceDays(november, { work, requests }))).toEqual([
      { type: 'VACATION', placeId: 'munich', date: '2026-11-12', share: 1, hours: 8 },
      { type: 'VACATION', placeId: 'munich', date: '2026-11-13', share: 1, hours: 8 },
      { type: 'VACATION', placeId: 'london', date: '2026-11-16', share: 1, hours: 8 },
      { type: 'VACATION', placeId: 'london', date: '2026-11-18', share: 1, hours: 8 },
    ]);
  });
});

test('two requests of a type on one day are one day, and two absences', () => {
  const requests: ReportedRequest[] = [
    { ...vacation, startDate: '2026-11-04', endDate: '2026-11-04', endHalf: 'AM' },
    { id: 'w', type: 'VACATION', startDate: '2026-11-04', endDate: '2026-11-04', startHalf: 'PM' },
  ];
  expect(absenceRows('DAYS', absenceDays(november, { requests }))).toMatchObject([{ share: 1, hours: 8 }]);
  expect(absenceRows('ABSENCES', absenceDays(november, { requests }))).toMatchObject([
    { requestId: 'v', days: 0.5, endHalf: 'AM' },
    { requestId: 'w', days: 0.5, startHalf: 'PM' },
  ]);
});
