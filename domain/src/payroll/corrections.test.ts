import { describe, expect, test } from 'vitest';
import { corrections, inCorrectionOrder } from './corrections.ts';

const lena = { id: 'lena', name: 'Lena Fischer', email: 'lena@initech.test', personnelNumber: '1001' };
const vacation = { code: 'VACATION', name: 'Vacation' };
const sick = { code: 'SICK_LEAVE', name: 'Sick leave' };
const sum = { person: lena, type: vacation, month: '2026-11', days: 5, hours: 40, calendarDays: 7 };

describe('sums', () => {
  test('a late sick note takes two days of vacation back and adds two of sick leave', () => {
    const ill = { ...sum, type: sick, days: 2, hours: 16, calendarDays: 2 };
    const rest = { ...sum, days: 3, hours: 24, calendarDays: 5 };
    expect(corrections('SUMS', [sum], [rest, ill])).toEqual([
      { ...sum, type: sick, days: 2, hours: 16, calendarDays: 2 },
      { ...sum, days: -2, hours: -16, calendarDays: -2 },
    ]);
  });

  test('what an earlier correction handed over is not corrected again', () => {
    const rest = { ...sum, days: 3, hours: 24, calendarDays: 5 };
    const difference = { ...sum, days: -2, hours: -16, calendarDays: -2 };
    expect(corrections('SUMS', [sum, difference], [rest])).toEqual([]);
  });

  test('a pay-out is a sum of its own', () => {
    const paid = { ...sum, isPaidOut: true, calendarDays: 0 } as const;
    expect(corrections('SUMS', [sum], [sum, paid])).toEqual([paid]);
    expect(corrections('SUMS', [sum, paid], [sum])).toEqual([
      { ...paid, days: -5, hours: -40, calendarDays: 0 },
    ]);
  });

  test('hundredths leave no rest', () => {
    const parts = [0.1, 0.2].map((days) => ({ ...sum, days, hours: days, calendarDays: 1 }));
    const whole = { ...sum, days: 0.3, hours: 0.3, calendarDays: 2 };
    expect(corrections('SUMS', parts, [whole])).toEqual([]);
  });
});

describe('absences and days', () => {
  const absence = { ...sum, requestId: 'a', startDate: '2026-11-02', endDate: '2026-11-08' };

  test('a shortened absence is removed with its old dates, and added with the new ones', () => {
    const shorter = { ...absence, endDate: '2026-11-04', days: 3, hours: 24, calendarDays: 3 };
    expect(corrections('ABSENCES', [absence], [shorter])).toEqual([
      { ...absence, days: -5, hours: -40, calendarDays: -7, change: 'REMOVED' },
      { ...shorter, change: 'ADDED' },
    ]);
  });

  test('another name, number or department is no difference', () => {
    const renamed = {
      ...absence,
      person: { ...lena, name: 'Lena Vogel', personnelNumber: '2', departmentName: 'Sales' },
    };
    expect(corrections('ABSENCES', [absence], [renamed])).toEqual([]);
  });

  test('what was removed and comes back is added again', () => {
    const removed = { ...absence, days: -5, hours: -40, calendarDays: -7, change: 'REMOVED' } as const;
    expect(corrections('ABSENCES', [absence, removed], [])).toEqual([]);
    expect(corrections('ABSENCES', [absence, removed], [absence])).toEqual([{ ...absence, change: 'ADDED' }]);
  });

  test('a day with another share is exchanged', () => {
    const day = { person: lena, type: vacation, month: '2026-11', date: '2026-11-02', share: 1, hours: 8 };
    expect(corrections('DAYS', [day], [{ ...day, share: 0.5, hours: 4 }])).toEqual([
      { ...day, share: -1, hours: -8, change: 'REMOVED' },
      { ...day, share: 0.5, hours: 4, change: 'ADDED' },
    ]);
  });
});

test('corrections stand by month, person, day and type, what is removed before what is added', () => {
  const of = (
    month: string,
    name: string,
    startDate: string,
    change: 'ADDED' | 'REMOVED',
    type = vacation,
  ) => ({
    ...sum,
    ...{ month, startDate, change, type },
    person: { id: name, name },
  });
  const ordered = [
    of('2026-09', 'Zoe', '2026-09-01', 'ADDED'),
    of('2026-10', 'Anna', '2026-10-02', 'REMOVED'),
    of('2026-10', 'Anna', '2026-10-02', 'ADDED'),
    of('2026-10', 'Anna', '2026-10-05', 'ADDED', sick),
    of('2026-10', 'Anna', '2026-10-05', 'ADDED'),
    of('2026-10', 'Lena', '2026-10-01', 'REMOVED'),
  ];
  expect(ordered.toReversed().sort(inCorrectionOrder)).toEqual(ordered);
  expect(inCorrectionOrder(sum, { ...sum })).toBe(0);
});
