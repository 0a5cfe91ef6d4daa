import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../calendar/calendar-date.ts';
import { anyDay, anyLeave } from '../../testing/any-leave.ts';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { termsOn } from '../../work-time/day-of-work.ts';
import { leaveYearOn } from '../plans/plan.ts';
import { coveredDays, leaveYearAt, leaveYearsBetween, yearEndsBetween } from './year-ends.ts';

const calendar = plan(rules(24), { id: 'calendar' });
const april = plan(rules(24), { id: 'april', yearStart: '04-01' });
const another = plan(rules(30), { id: 'another' });

describe('a leave year ends', () => {
  test('with that of its plan, and before a plan that begins with its own leave year', () => {
    const ann = person(april, { terms: [{ from: '2027-01-01', plan: calendar }] });
    expect(yearEndsBetween('2025-01-01', '2028-12-31', ann)).toEqual([
      '2025-03-31',
      '2026-03-31',
      '2026-12-31',
      '2027-12-31',
      '2028-12-31',
    ]);
    expect(leaveYearAt(ann, '2026-12-01')).toEqual({ startDate: '2026-04-01', endDate: '2026-12-31' });
    expect(leaveYearAt(ann, '2027-02-01')).toEqual({ startDate: '2027-01-01', endDate: '2027-12-31' });
  });

  test('not between plans with the same leave year', () => {
    const ann = person(calendar, { terms: [{ from: '2026-07-01', plan: another }] });
    expect(leaveYearAt(ann, '2026-06-30')).toEqual({ startDate: '2026-01-01', endDate: '2026-12-31' });
  });

  test('with that of the plan it moved to', () => {
    const ann = person(calendar, { terms: [{ from: '2026-07-01', plan: april }] });
    expect(leaveYearAt(ann, '2026-05-01')).toEqual({ startDate: '2026-01-01', endDate: '2027-03-31' });
  });

  test('with that of its first plan, if it would exceed fifteen months', () => {
    const ann = person(calendar, {
      terms: [
        { from: '2026-07-01', plan: april },
        { from: '2027-02-01', plan: calendar },
      ],
    });
    expect(yearEndsBetween('2025-06-01', '2028-12-31', ann)).toEqual([
      '2025-12-31',
      '2026-12-31',
      '2027-12-31',
      '2028-12-31',
    ]);
    expect(yearEndsBetween('2026-12-01', '2027-06-01', ann)).toEqual(['2026-12-31']);
  });

  test('on the eve of the anniversary', () => {
    const own = plan(rules(24), { id: 'own', yearStart: null });
    const ann = person(own, { joined: '2024-06-15', terms: [{ from: '2027-01-01', plan: calendar }] });
    expect(yearEndsBetween('2026-01-01', '2027-12-31', ann)).toEqual([
      '2026-06-14',
      '2026-12-31',
      '2027-12-31',
    ]);
  });
});

test('leave years are adjacent, and none exceeds fifteen months', () => {
  fc.assert(
    fc.property(anyLeave, anyDay, (facts, day) => {
      const years = leaveYearsBetween(day, addMonths(day, 60), facts);
      expect(years[0]).toEqual(leaveYearAt(facts, day));
      for (const [index, { startDate, endDate }] of years.entries()) {
        expect(startDate <= endDate).toBe(true);
        expect(endDate < addMonths(startDate, 15)).toBe(true);
        for (const each of [startDate, endDate]) expect(leaveYearAt(facts, each)).toEqual(years[index]);
        const next = years[index + 1];
        if (next) expect(next.startDate).toBe(addDays(endDate, 1));
      }
    }),
    { numRuns: 300 },
  );
});

test("every end of a plan's leave year, and every eve of the next plan's first day, ends one", () => {
  fc.assert(
    fc.property(anyLeave, (facts) => {
      const [from, until] = ['2025-01-01', '2029-06-30'];
      const ends = new Set(yearEndsBetween(from, until, facts));
      for (let day = from; day <= until; day = addDays(day, 1)) {
        const next = addDays(day, 1);
        const ofNext = termsOn(facts.terms, next).plan;
        const { plan: own } = termsOn(facts.terms, day);
        const isEnd = leaveYearOn(own, facts.employment, day).endDate === day;
        const isEve = leaveYearOn(ofNext, facts.employment, next).startDate === next;
        if (isEnd || isEve) expect(ends.has(day)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test('without an employment start the first leave year is that of the first record', () => {
  const ann = person(april);
  expect(coveredDays(ann).startDate).toBe('1900-01-01');
  const recorded = { ...ann, employment: { recordsSince: '2028-01-05' } };
  expect(coveredDays(recorded).startDate).toBe('2027-04-01');
  const joined = { ...ann, employment: { employmentStart: '2026-05-04', recordsSince: '2028-01-05' } };
  expect(coveredDays(joined).startDate).toBe('2026-05-04');
});
