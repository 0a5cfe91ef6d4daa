import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { PolicyRules } from '../../leave/plans/policy.ts';
import { anyLeave, withFormerRules } from '../../testing/any-leave.ts';
import { approved, grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { balanceOn, ledger } from '../balances/engine/ledger.ts';
import { adjustmentsToKeep } from './kept-balances.ts';
import { recalculatedClosing } from './recalculated-closing.ts';
import { recalculation } from './recalculation.ts';

const today = '2026-11-25';
const as = { today };
const yearly = (perYear: number, given: Partial<PolicyRules> = {}) =>
  rules(perYear, { proration: 'DAYS', rounding: null, ...given });
const planOf = (perYear: number, yearStart: string, id: string, given: Partial<PolicyRules> = {}) =>
  plan({ '2024-01-01': yearly(perYear, given) }, { id, yearStart });
const april = planOf(24, '04-01', 'April');
const calendar = planOf(24, '01-01', 'Calendar');
const moved = person(april, { joined: '2024-04-01', terms: [{ from: '2027-01-01', plan: calendar }] });

const listed = (facts: LeaveFacts, given: Partial<Parameters<typeof recalculation>[1]> = {}) => {
  const found = recalculation(facts, { ...as, ...given });
  const days = found?.days.filter(({ isListed }) => isListed);
  return days && [days.map(({ on, before, after }) => [on, before / 100, after / 100]), found?.reasons];
};

describe('the reason is named', () => {
  test('a change of plan ends the leave year', () => {
    expect(listed(moved)).toEqual([
      [
        ['2026-12-31', 24, 0],
        ['2027-01-01', 42, 24],
      ],
      ['PLAN_CHANGE_ENDS_YEAR'],
    ]);
  });

  test('the grants of several plans are added exactly and rounded once', () => {
    const up: Partial<PolicyRules> = { rounding: { to: 100, mode: 'UP' }, proration: 'BEGUN' };
    const facts = person(planOf(30, '01-01', 'One', up), {
      joined: '2025-01-01',
      terms: [{ from: '2026-06-15', plan: planOf(30, '01-01', 'Other', up) }],
    });
    expect(listed(facts)).toEqual([[[today, 31, 30]], ['ROUNDED_ONCE']]);
  });

  test('a day granted once stays one day', () => {
    const once: Partial<PolicyRules> = { proration: 'NONE', rounding: { to: 100, mode: 'UP_FROM_HALF' } };
    const facts = person(planOf(1, '01-01', 'Germany', once), {
      joined: '2024-01-01',
      terms: [{ from: '2026-07-01', plan: planOf(1, '01-01', 'UK', { ...once, rounding: null }) }],
    });
    expect(listed(facts)).toEqual([[[today, 1.5, 1]], ['ROUNDED_ONCE']]);
  });

  test('nothing counts outside the employment', () => {
    const facts = person(planOf(30, '01-01', 'Plan'), {
      joined: '2025-01-01',
      left: '2026-10-15',
      requests: [approved('2026-10-12', '2026-10-23')],
    });
    expect(listed(facts)?.[1]).toEqual(['OUTSIDE_EMPLOYMENT']);
  });

  test('what is left on the last day does not expire later', () => {
    const facts = person(planOf(30, '01-01', 'Plan'), { joined: '2024-01-01', left: '2025-09-30' });
    expect(listed(facts)).toEqual([
      [
        ['2025-12-31', 0, 22.5],
        [today, 0, 22.5],
      ],
      ['OUTSIDE_EMPLOYMENT'],
    ]);
  });

  test('no leave from before the account was created', () => {
    const carried: Partial<PolicyRules> = { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] };
    const facts = person(planOf(30, '01-01', 'Plan', carried));
    const recorded = { ...facts, employment: { recordsSince: '2028-01-05' } };
    expect(listed(recorded, { today: '2028-01-05' })).toEqual([[['2028-01-05', 60, 30]], ['BEFORE_ACCOUNT']]);
  });

  test('several rules may apply', () => {
    const facts = { ...moved, employment: { employmentStart: '2024-04-01', employmentEnd: '2027-02-10' } };
    expect(listed(facts)?.[1]).toEqual(['PLAN_CHANGE_ENDS_YEAR', 'OUTSIDE_EMPLOYMENT']);
  });
});

describe('what is not listed', () => {
  test('an account with one plan and an open-ended employment does not change', () => {
    const isPlain = ({ employment, terms }: LeaveFacts) =>
      employment.employmentStart !== undefined &&
      !employment.earlierEmployments?.length &&
      employment.employmentEnd === undefined &&
      new Set(terms.map((each) => each.plan.id)).size === 1;
    fc.assert(
      fc.property(anyLeave.filter(isPlain).map(withFormerRules), (facts) => {
        const [first, ...others] = facts.terms;
        // Within one plan the engine corrects neither rule changes nor days before the start.
        const policies = first.plan.policies.slice(0, 1);
        const start = facts.employment.employmentStart ?? '';
        const terms = [first, ...others].map((each) => ({ ...each, plan: { ...first.plan, policies } }));
        const plain: LeaveFacts = {
          ...facts,
          terms: [terms[0] ?? first, ...terms.slice(1)],
          requests: facts.requests.filter(({ startDate }) => startDate >= start),
        };
        expect(recalculation(plain, { ...as, today: '2027-05-05' })).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test('a type that is only counted has no balance to correct', () => {
    const counted = plan(rules(0, { grants: [], overdraft: null }));
    const facts = person(counted, {
      joined: '2026-01-01',
      left: '2026-10-15',
      requests: [approved('2026-10-12', '2026-10-23')],
    });
    expect(recalculation(facts, as)).toBeUndefined();
  });

  test("closed days, and years before the person's records", () => {
    const facts = person(planOf(30, '01-01', 'Plan'), { joined: '2024-01-01', left: '2025-09-30' });
    const days = (closedThrough: CalendarDate) =>
      recalculation(facts, { ...as, closedThrough })?.days.map(({ on }) => on);
    expect(days('2025-12-31')).not.toContain('2025-12-31');
    expect(days('2025-12-31')).toContain(today);
  });
});

test('after the adjustments every account has its former balance on each listed day, or on the day after', () => {
  fc.assert(
    fc.property(anyLeave.map(withFormerRules), (facts) => {
      const found = recalculation(facts, { ...as, today: '2026-05-05' });
      if (!found) return;
      const made = adjustmentsToKeep(facts, found.days);
      const adjustments = made.map((each, index) => ({ ...each, id: `zz${index}`, reason: '' }));
      const kept = { ...facts, adjustments: [...facts.adjustments, ...adjustments] };
      const differing = found.days.filter(
        ({ on, before }) => balanceOn(ledger(kept, on).entries, on) !== before,
      );
      const dates = new Set(found.days.map(({ on }) => on));
      // What expires with a day is returned on the next one, which is compared, too.
      expect(differing.filter(({ on }) => !dates.has(addDays(on, 1)))).toEqual([]);
      expect(recalculation(facts, { ...as, today: '2026-05-05' })).toEqual(found);
    }),
    { numRuns: 200 },
  );
});

test('a closing balance is recalculated only if the former engine derived it', () => {
  const facts = person(planOf(30, '01-01', 'Plan'), { joined: '2024-01-01', left: '2025-09-30' });
  expect(recalculatedClosing(facts, '2025-12-31', 0)).toBe(2250);
  expect(recalculatedClosing(facts, '2025-12-31', 100)).toBeUndefined();
  expect(recalculatedClosing(facts, '2025-08-31', 2250)).toBeUndefined();
});

test('leave of an hour type is compared in minutes', () => {
  const facts = person(plan({ '2024-01-01': yearly(0, { grants: [grant(40, {}, 'HOUR')] }) }), {
    type: { unit: 'HOUR' },
    joined: '2025-01-01',
    left: '2025-09-30',
  });
  expect(recalculation(facts, as)?.days.map(({ before, after }) => [before, after])).toContainEqual([
    0, 1800,
  ]);
});
