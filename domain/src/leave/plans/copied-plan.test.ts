import fc from 'fast-check';
import { expect, test } from 'vitest';
import { englishTexts } from '../../testing/english.ts';
import { plan as leavePlan, rules } from '../../testing/leave-worlds.ts';
import { copiedVersions, nameOfCopy } from './copied-plan.ts';
import { leaveYearOf } from './leave-year.ts';
import { faultsOfVersions } from './plan-rules.ts';

const today = '2026-11-25';
const version = (type: string, from: string, text: string | null) => ({ type, from, rules: text });
const policies = [
  version('SICK_LEAVE', '2024-01-01', 'ten'),
  version('SICK_LEAVE', '2026-01-01', null),
  version('VACATION', '2020-03-15', 'old'),
  version('VACATION', '2025-01-01', 'present'),
  version('VACATION', '2027-01-01', 'to come'),
  version('VOLUNTEERING', '2027-01-01', 'to come'),
  version('WEDDING', '2026-12-15', 'opens in this leave year'),
];

test('a copy gets a name that no plan has', () => {
  expect(nameOfCopy('Germany', ['Germany'], englishTexts)).toBe('Germany (copy)');
  expect(nameOfCopy('Germany', ['Germany', 'germany (Copy)', 'Germany (copy 3)'], englishTexts)).toBe(
    'Germany (copy 2)',
  );
  const longest = nameOfCopy('ä'.repeat(100), [], englishTexts);
  expect(longest).toBe(`${'ä'.repeat(93)} (copy)`);
  expect(nameOfCopy('ä'.repeat(100), [longest], englishTexts)).toHaveLength(100);
});

test.each(['01-01', null])('with leave years from %s all versions are copied', (yearStart) => {
  expect(copiedVersions({ yearStart: '01-01', policies }, yearStart, today)).toEqual(policies);
});

test("with another leave year the rules effective today are copied, from the start of the first version's year", () => {
  expect(copiedVersions({ yearStart: '01-01', policies }, '04-01', today)).toEqual([
    version('VACATION', '2019-04-01', 'present'),
    version('WEDDING', '2026-04-01', 'opens in this leave year'),
  ]);
});

test('a copy of a plan from the first day of the calendar begins on that day', () => {
  const first = [version('VACATION', '1900-01-01', 'present')];
  expect(copiedVersions({ yearStart: '01-01', policies: first }, '04-01', today)).toEqual(first);
});

test('a plan of anniversaries is copied to one with a fixed day', () => {
  expect(copiedVersions({ yearStart: null, policies }, '04-01', today)).toMatchObject([
    { type: 'VACATION', from: '2019-04-01', rules: 'present' },
    { type: 'WEDDING', from: '2026-04-01' },
  ]);
});

test('every copy is a valid plan, with at most one version per type', () => {
  const day = fc.constantFrom('2019-05-01', '2024-01-01', '2026-01-01', '2026-06-01', '2027-01-01');
  const written = fc.uniqueArray(fc.tuple(day, fc.boolean()), { selector: ([from]) => from, minLength: 1 });
  const yearStart = fc.constantFrom('01-01', '04-01', '10-15', null);
  fc.assert(
    fc.property(written, yearStart, yearStart, (versions, former, wanted) => {
      const stored = Object.fromEntries(
        versions.map(([from, isOffered]) => [from, isOffered ? rules(24) : null]),
      );
      const original = leavePlan(stored, { yearStart: former });
      const copied = copiedVersions(original, wanted, today);
      expect(faultsOfVersions({ yearStart: wanted, policies: copied })).toEqual([]);
      if (wanted === null || wanted === former) {
        expect(copied).toEqual(original.policies);
        return;
      }
      expect(copied.length).toBeLessThanOrEqual(1);
      for (const { from } of copied) expect(leaveYearOf(from, wanted).startDate).toBe(from);
    }),
  );
});
