import { expect, test } from 'vitest';
import { documentOf } from './policy-schema.ts';
import { differingSettings, standardPolicies } from './standard-policies.ts';

const days = { vacationDaysPerYear: 24, sickDaysPerYear: 12 };
const plan = {
  yearStart: '01-01',
  policies: Object.entries(standardPolicies(days)).map(([type, rules]) => ({
    type,
    from: '2026-01-01',
    rules: documentOf(rules, 'DAY'),
  })),
};

test.each([
  [{}, []],
  [{ leaveYearStart: '01-01', ...days }, []],
  [{ leaveYearStart: '04-01' }, [{ name: 'leaveYearStart', given: '04-01', held: '01-01' }]],
  [{ vacationDaysPerYear: 27.5 }, [{ name: 'vacationDaysPerYear', given: 27.5, held: 24 }]],
  [{ sickDaysPerYear: 0, vacationDaysPerYear: 24 }, [{ name: 'sickDaysPerYear', given: 0, held: 12 }]],
])('of the settings %j, those that differ from the plan are %j', (given, differing) => {
  expect(differingSettings(plan, given, '2026-08-01')).toEqual(differing);
});

test('a plan without such a policy differs from every setting', () => {
  const empty = { yearStart: null, policies: [] };
  expect(differingSettings(empty, { leaveYearStart: '01-01', ...days }, '2026-08-01')).toEqual([
    { name: 'leaveYearStart', given: '01-01', held: null },
    { name: 'vacationDaysPerYear', given: 24, held: null },
    { name: 'sickDaysPerYear', given: 12, held: null },
  ]);
});
