import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../calendar/calendar-date.ts';
import { includes } from '../../../calendar/period.ts';
import { employedPeriod } from '../../../people/accounts/employment.ts';
import { anyDay, anyLeave } from '../../../testing/any-leave.ts';
import { english } from '../../../testing/english.ts';
import { approved, nowhere, person, plan, rules, week } from '../../../testing/leave-worlds.ts';
import { placeWith } from '../../../work-time/place.ts';
import type { LeaveFacts } from '../engine/leave-facts.ts';
import { balanceOn, ledger } from '../engine/ledger.ts';
import { statement } from './statement.ts';

const year = { startDate: '2026-01-01', endDate: '2026-12-30' };
const request = approved('2026-08-03', '2026-08-07', { id: 'r', decidedAmount: 500 });
const linesOf = (facts: LeaveFacts, period = year) =>
  statement(facts, period).lines.map(({ date, kind, amount, because }) => [
    date,
    kind,
    amount,
    english(because),
  ]);

describe('an approved request', () => {
  test('is charged as approved if nothing has changed', () => {
    const ann = person(plan(rules(24)), { requests: [request] });
    expect(statement(ann, year).lines).toEqual(ledger(ann, '2026-12-30').entries);
    expect(statement(ann, { startDate: '2026-08-05', endDate: '2026-08-06' })).toMatchObject({
      opening: 2200,
      closing: 2000,
      lines: [{ date: '2026-08-05' }, { date: '2026-08-06' }],
    });
  });

  test('is refunded for a day that became a holiday', () => {
    const peace = { date: '2026-08-05', name: 'Peace Festival', addedOn: '2026-09-10' };
    const ann = person(plan(rules(24)), { requests: [request], place: placeWith([peace]) });
    expect(linesOf(ann)).toEqual([
      ['2026-01-01', 'GRANT', 2400, '24 a year'],
      ['2026-08-03', 'TAKEN', -100, 'Whole day'],
      ['2026-08-04', 'TAKEN', -100, 'Whole day'],
      ['2026-08-05', 'TAKEN', -100, 'As approved'],
      [
        '2026-08-05',
        'REFUND',
        100,
        'Refund: Wed 5 Aug 2026 became a holiday, Peace Festival (added Thu 10 Sep 2026)',
      ],
      ['2026-08-06', 'TAKEN', -100, 'Whole day'],
      ['2026-08-07', 'TAKEN', -100, 'Whole day'],
    ]);
    expect(statement(ann, year)).toMatchObject({ opening: 0, closing: 2000 });
  });

  test('is refunded if fewer days are worked, and charged further if more are', () => {
    const fewer = person(plan(rules(24)), { requests: [request], schedule: week('MTWt') });
    expect(linesOf(fewer).slice(-2)).toEqual([
      ['2026-08-07', 'TAKEN', -100, 'As approved'],
      ['2026-08-07', 'REFUND', 100, 'Refund: the working days have changed since'],
    ]);
    const more = person(plan(rules(24)), { requests: [{ ...request, decidedAmount: 350 }], place: nowhere });
    expect(linesOf(more).slice(-3)).toEqual([
      ['2026-08-06', 'TAKEN', -50, 'Whole day'],
      ['2026-08-06', 'TAKEN', -50, 'Charged since the approval'],
      ['2026-08-07', 'TAKEN', -100, 'Charged since the approval'],
    ]);
  });
});

test('the lines add up to what was approved and to the balance, and no sum depends on the decided amount', () => {
  fc.assert(
    fc.property(
      anyLeave,
      anyDay,
      fc.nat({ max: 400 }),
      fc.nat({ max: 3000 }),
      (facts, startDate, length, decided) => {
        const requests = facts.requests.map((each) => ({ ...each, decidedAmount: decided }));
        const period = { startDate, endDate: addDays(startDate, length) };
        const witnessed = { ...facts, requests };
        const found = statement(witnessed, period);
        const { entries } = ledger(facts, period.endDate);
        expect(ledger(witnessed, period.endDate).entries).toEqual(entries);
        expect(found.opening).toBe(balanceOn(entries, addDays(startDate, -1)));
        expect(found.closing).toBe(balanceOn(entries, period.endDate));
        expect(found.opening + found.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(found.closing);
        const all = statement(witnessed, { startDate: '1900-01-01', endDate: '2029-12-31' }).lines;
        const employed = employedPeriod(facts.employment);
        for (const { id, status, startDate, endDate } of requests) {
          const isWithin = includes(employed, startDate) && includes(employed, endDate);
          if (status !== 'APPROVED' || !isWithin) continue;
          const approvedLines = all.filter(
            ({ cause, because, kind }) =>
              cause.kind === 'REQUEST' &&
              cause.requestId === id &&
              kind === 'TAKEN' &&
              english(because) !== 'Charged since the approval',
          );
          expect(0 - approvedLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(decided);
        }
      },
    ),
    { numRuns: 100 },
  );
});
