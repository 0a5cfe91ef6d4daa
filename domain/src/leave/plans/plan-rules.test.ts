import { describe, expect, test } from 'vitest';
import { english } from '../../testing/english.ts';
import { grant, plan, rules } from '../../testing/leave-worlds.ts';
import {
  checkChangedVersion,
  checkOwnStartKnown,
  checkPlanDeletion,
  checkPolicies,
  checkRemainingVersions,
  checkStartsKnown,
  checkYearStart,
  faultsOfVersions,
  firstDayOf,
} from './plan-rules.ts';
import type { PolicyRules } from './policy.ts';

const earnsFrom = (day: string) => `How leave is earned can change only at the start of a leave year, ${day}`;

const monthly: Partial<PolicyRules> = { accrual: { every: 'MONTH', at: 'END', anchor: null } };

describe('how leave is earned', () => {
  test.each<[string, Partial<PolicyRules>, string]>([
    ['rhythm', monthly, 'rules.accrual.every'],
    ['end', { accrual: { every: 'YEAR', at: 'END', anchor: null } }, 'rules.accrual.at'],
    ['pay day', { accrual: { every: 'YEAR', at: 'START', anchor: '2026-01-02' } }, 'rules.accrual.anchor'],
    ['proration', { proration: 'FULL' }, 'rules.proration'],
  ])('changes its %s only at the start of a leave year', (_name, given, path) => {
    const midYear = plan({ '2026-01-01': rules(24), '2026-07-01': rules(24, given) });
    expect(faultsOfVersions(midYear)).toMatchObject([{ path, version: { from: '2026-07-01' } }]);
    const newYear = plan({ '2026-01-01': rules(24), '2027-01-01': rules(24, given) });
    expect(faultsOfVersions(newYear)).toEqual([]);
    expect(faultsOfVersions({ ...midYear, yearStart: '07-01' })).toEqual([]);
    const fiscal = { ...newYear, yearStart: '04-06' };
    expect(faultsOfVersions(fiscal)).toMatchObject([{ fault: earnsFrom('6 April') }]);
  });

  test('may change on any day if each person has their own leave year', () => {
    const versions = plan({ '2026-01-01': rules(24), '2026-07-15': rules(24, monthly) });
    expect(faultsOfVersions({ ...versions, yearStart: null })).toEqual([]);
  });

  test('the amount, its rounding and the end of an offer may change on any day', () => {
    const more = rules(0, {
      grants: [grant(30, { carryLimit: 500 })],
      cap: 4000,
      minNoticeDays: 7,
      rounding: null,
    });
    const versions = plan({ '2026-03-15': rules(24), '2026-05-05': more, '2026-08-08': null });
    expect(faultsOfVersions(versions)).toEqual([]);
    const other = plan({ '2026-03-15': rules(24), '2026-08-08': null, '2026-09-09': rules(24, monthly) });
    expect(faultsOfVersions(other)).toEqual([]);
  });
});

test('a fault is reported at the changed version, even if a neighbour conflicts with it', () => {
  const versions = plan({ '2026-01-01': rules(24, monthly), '2026-07-01': rules(24) });
  const [changed, later] = versions.policies.map(({ type, from }) => ({ type, from }));
  expect(checkChangedVersion(versions, later ?? { type: '', from: '' })).toMatchObject({
    issues: [{ path: 'rules.accrual.every' }],
  });
  expect(checkChangedVersion(versions, changed ?? { type: '', from: '' })).toMatchObject({
    issues: [
      {
        path: 'rules',
        message: `${earnsFrom('1 January')}; the version from Wed 1 Jul 2026 would earn otherwise`,
      },
    ],
  });
  expect(checkPolicies(versions)).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'policies.1.rules.accrual.every' }],
  });
  expect(checkRemainingVersions(versions)).toMatchObject({
    refused: true,
    code: 'IN_USE',
    message: 'The rules of VACATION from Wed 1 Jul 2026 build on it; change or delete them first',
  });
});

test('a type has one version per day', () => {
  const [version] = plan(rules(24)).policies;
  const twice = { yearStart: '01-01', policies: version ? [version, { ...version }] : [] };
  expect(checkPolicies(twice)).toMatchObject({ issues: [{ path: 'policies.1.from' }] });
  const fine = plan(rules(24));
  expect(checkPolicies(fine).refused).toBe(false);
  expect(checkRemainingVersions(fine).refused).toBe(false);
  expect(checkChangedVersion(fine, { type: 'VACATION', from: '2026-01-01' }).refused).toBe(false);
});

test('anniversaries need employment starts; people without one are named, at most 20', () => {
  const anniversary = { yearStart: null };
  const people = Array.from({ length: 25 }, (_, index) => ({ name: `Person ${index + 1}` }));
  expect(checkStartsKnown({ yearStart: '01-01' }, people).refused).toBe(false);
  expect(checkStartsKnown(anniversary, [{ name: 'Ann', employmentStart: '2020-02-29' }]).refused).toBe(false);
  const refused = checkStartsKnown(anniversary, people);
  expect(refused).toMatchObject({ code: 'EMPLOYMENT_START_MISSING' });
  expect(refused.refused && english(refused.message)).toMatch(/: Person 1, .*Person 20 and 5 more$/);
  expect(checkStartsKnown(anniversary, [{ name: 'Ann', employmentStart: null }])).toMatchObject({
    message: 'Leave years that begin on the anniversary need an employment start of: Ann',
  });
});

test.each([
  [0, false, undefined],
  [0, true, 'Germany cannot be deleted: people, places or departments have it'],
  [1, true, 'Germany cannot be deleted: 1 person has it'],
  [214, true, 'Germany cannot be deleted: 214 people have it'],
])('a plan of %i people, referenced: %s, is deleted or kept', (people, isReferenced, message) => {
  const decision = checkPlanDeletion({ name: 'Germany', people, isReferenced });
  expect(decision).toEqual(
    message === undefined ? { refused: false } : { refused: true, code: 'IN_USE', message },
  );
});

test.each([
  ['an anniversary plan', true, undefined, true],
  ['an anniversary plan, with a start', true, '2026-03-10', false],
  ['a plan of the calendar year', false, undefined, false],
])('on %s, a missing start is refused: %#', (_plan, holdsAnniversary, start, refused) => {
  const decision = checkOwnStartKnown(holdsAnniversary, start);
  expect(decision.refused).toBe(refused);
  if (refused) expect(decision).toMatchObject({ issues: [{ path: 'employmentStart' }] });
});

test.each([
  ['04-01', true, true],
  [null, true, true],
  ['01-01', true, false],
  ['04-01', false, false],
])(
  'the leave year %s of a plan from 1 January in use (%s) is refused: %s',
  (wanted, isAssigned, isRefused) => {
    const decision = checkYearStart({ name: 'Germany', yearStart: '01-01' }, wanted, isAssigned);
    expect(decision).toMatchObject(
      isRefused ? { code: 'IN_USE', issues: [{ path: 'yearStart' }] } : { refused: false },
    );
  },
);

test('the first day of leave years is a date to be shown without its year', () => {
  expect(firstDayOf('04-06')).toMatch(/-04-06$/);
});
