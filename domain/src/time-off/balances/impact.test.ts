import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesOn } from '../../leave/plans/plan.ts';
import { anyDay, anyLeave, anySpan } from '../../testing/any-leave.ts';
import { approved, grant, holidays, person, plan, rules, week } from '../../testing/leave-worlds.ts';
import { bookable } from './engine/cover.ts';
import { ledger } from './engine/ledger.ts';
import { checkOpen, impactOf } from './impact.ts';

const standard = plan(rules(24));

describe('the effect of a change', () => {
  const requests = [
    approved('2026-08-03', '2026-08-14', { id: 'summer' }),
    approved('2026-10-05', '2026-10-09', { id: 'autumn', status: 'CANCELLED' }),
    approved('2026-12-21', '2026-12-25', { id: 'winter', status: 'PENDING' }),
  ];
  const ann = person(standard, { requests });

  test('is empty if nothing changes', () => {
    expect(impactOf(ann, ann, '2026-06-01')).toEqual({
      before: 900,
      after: 900,
      overdrawn: false,
      recounted: [],
    });
  });

  test('includes the refund of a holiday', () => {
    const after = person(standard, {
      requests,
      place: holidays('2026-08-05 2026-10-06 2026-12-24/PM 2026-12-25'),
    });
    expect(impactOf(ann, after, '2026-06-01')).toEqual({
      before: 900,
      after: 1150,
      overdrawn: false,
      recounted: [
        { request: 'summer', before: 1000, after: 900 },
        { request: 'winter', before: 500, after: 350 },
      ],
    });
    expect(impactOf(after, ann, '2026-06-01')).toMatchObject({ before: 1150, after: 900, overdrawn: false });
  });

  test('includes who becomes overdrawn, even by another leave year', () => {
    const less = person(plan({ '2026-01-01': rules(24), '2026-07-01': rules(0) }), { requests });
    expect(impactOf(ann, less, '2026-06-01')).toMatchObject({ after: -300, overdrawn: true });
    const fromApril = person(plan(rules(24), { yearStart: '04-01' }), { requests });
    expect(impactOf(ann, fromApril, '2026-06-01')).toMatchObject({
      before: 900,
      after: 900,
      overdrawn: false,
    });
    const owed = person(plan(rules(10), { yearStart: '04-01' }), { requests });
    expect(impactOf(ann, owed, '2026-06-01')).toMatchObject({ after: -500, overdrawn: true });
    expect(impactOf(owed, owed, '2026-06-01').overdrawn).toBe(false);
  });

  test('has no numbers without a limit', () => {
    const unlimited = person(plan(rules(24, { overdraft: null })), { requests });
    expect(impactOf(ann, unlimited, '2026-06-01')).toMatchObject({
      before: 900,
      after: null,
      overdrawn: false,
    });
    expect(bookable(person(plan(rules(0, { grants: [] }))), '2026-06-01')).toBeNull();
    expect(bookable(person(plan({ '2026-01-01': null })), '2026-06-01')).toBe(0);
  });

  test('begins when booking becomes possible', () => {
    const part = person(plan(rules(30, { fullWeek: 500 })), { schedule: week('MTWt'), requests });
    expect(impactOf(ann, part, '2026-06-01').recounted).toEqual([
      { request: 'summer', before: 1000, after: 800 },
      { request: 'winter', before: 500, after: 400 },
    ]);
  });
});

describe('a closed year', () => {
  const ann = person(plan(rules(0, { grants: [grant(24, { carryLimit: 500, carryMonths: 3 })] })));
  const booked = (date: string) => ({ ...ann, requests: [approved(date)] });

  test('refuses changes of its lines, or of what it leaves open', () => {
    expect(checkOpen(ann, booked('2026-12-30'), '2026-12-31')).toMatchObject({
      refused: true,
      code: 'YEAR_CLOSED',
    });
    expect(checkOpen(ann, booked('2027-01-04'), '2026-12-31').refused).toBe(false);
    expect(checkOpen(ann, booked('2026-12-30')).refused).toBe(false);
    expect(checkOpen(ann, booked('2026-12-30'), '2026-12-29').refused).toBe(false);
    const longer = person(plan(rules(0, { grants: [grant(24, { carryLimit: 500, carryMonths: 6 })] })));
    expect(checkOpen(ann, longer, '2026-12-30').refused).toBe(false);
    expect(checkOpen(ann, longer, '2026-12-31').refused).toBe(true);
  });

  test('allows changed wording, and a policy that begins after it', () => {
    const adjusted = (reason: string) => ({
      ...ann,
      adjustments: [{ id: 'a', on: '2026-03-01', amount: 100, reason }],
    });
    expect(checkOpen(adjusted('Bonus'), adjusted('Bonus for March'), '2026-12-31').refused).toBe(false);
    const later = person(plan({ '2026-01-01': rules(24), '2027-01-01': rules(30) }));
    expect(checkOpen(person(plan({ '2026-01-01': rules(24) })), later, '2026-12-31').refused).toBe(false);
  });

  describe('of a type that is only counted', () => {
    const counted = (overdraft: number | null) => plan(rules(0, { grants: [], overdraft }));

    test.each([[null], [0], [500]])('has nothing to protect, whatever its overdraft: %s', (overdraft) => {
      const bea = person(counted(overdraft));
      const ill = { ...bea, requests: [approved('2026-12-30')] };
      expect(checkOpen(bea, ill, '2026-12-31').refused).toBe(false);
      expect(checkOpen(ill, bea, '2026-12-31').refused).toBe(false);
      const corrected = { ...bea, adjustments: [{ id: 'a', on: '2026-03-01', amount: 100, reason: 'Late' }] };
      expect(checkOpen(bea, corrected, '2026-12-31').refused).toBe(false);
    });

    test('protects days with a balance, and refuses to turn a count into one', () => {
      const versions = { '2025-01-01': rules(24), '2026-01-01': rules(0, { grants: [] }) };
      const cleo = person(plan(versions));
      const on = (date: string) => ({ ...cleo, requests: [approved(date)] });
      expect(checkOpen(cleo, on('2025-12-30'), '2026-12-31').refused).toBe(true);
      expect(checkOpen(cleo, on('2026-12-30'), '2026-12-31').refused).toBe(false);
      expect(checkOpen(person(counted(null)), person(plan(rules(24))), '2026-12-31').refused).toBe(true);
      expect(checkOpen(person(plan(rules(24))), person(counted(null)), '2026-12-31').refused).toBe(true);
      const next = { '2026-01-01': rules(0, { grants: [] }), '2027-01-01': rules(24) };
      const dan = person(plan(next));
      const late = { ...dan, requests: [approved('2026-12-30')] };
      expect(checkOpen(dan, late, '2026-12-31').refused).toBe(false);
      expect(checkOpen(dan, late, '2027-06-30').refused).toBe(false);
    });
  });

  test.each([
    ['the leave year', '01-01', '2026-12-31', '2026 is closed. Please ask HR to correct it.'],
    [
      'the leave year of two calendar years',
      '04-01',
      '2027-03-31',
      '2026/27 is closed. Please ask HR to correct it.',
    ],
    [
      'a part of it',
      '01-01',
      '2026-06-30',
      'The time until 30 June 2026 is closed. Please ask HR to correct it.',
    ],
  ])('an employee reads which time is closed, and whom to ask: %s', (_name, yearStart, through, sentence) => {
    const eve = person(plan(rules(24), { yearStart }));
    const after = { ...eve, requests: [approved('2026-06-02')] };
    const messageFor = (viewer?: { role: 'EMPLOYEE' | 'MANAGER' | 'HR_ADMIN' }) => {
      const decision = checkOpen(eve, after, through, viewer);
      return decision.refused && decision.message;
    };
    expect(messageFor({ role: 'EMPLOYEE' })).toEqual(sentence);
    expect(messageFor({ role: 'MANAGER' })).toEqual(sentence);
    const forHr = 'This would change a closed year; correct it by an adjustment in the open year';
    expect(messageFor({ role: 'HR_ADMIN' })).toEqual(forHr);
    expect(messageFor()).toEqual(forHr);
  });

  test('an allowed change leaves every line of a balance unchanged', () => {
    fc.assert(
      fc.property(anyLeave, anySpan, anyDay, (facts, span, day) => {
        const after = {
          ...facts,
          requests: [...facts.requests, { ...span, id: 'new', status: 'APPROVED' as const }],
        };
        const same =
          JSON.stringify(amountsThrough(day, facts)) === JSON.stringify(amountsThrough(day, after));
        if (!checkOpen(facts, after, day).refused) expect(same).toBe(true);
        if (!same) expect(checkOpen(facts, after, day).refused).toBe(true);
      }),
    );
  });

  function amountsThrough(day: string, facts: Parameters<typeof ledger>[0]) {
    return ledger(facts, day)
      .entries.filter(({ date }) => rulesOn(facts, date)?.grants.length !== 0)
      .map(({ date, kind, amount }) => [date, kind, amount]);
  }
});
