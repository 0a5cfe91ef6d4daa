import { expect, test } from 'vitest';
import { checkPolicyBounds } from './policy-bounds.ts';
import type { PolicyDocument } from './policy-schema.ts';
import { plainRules } from './policy-templates.ts';

const today = '2026-11-25';
const facts = { stored: [], today, pathOf: (_index: number, field: string) => field };
const rules = plainRules(24, 'DAY');
const [grant] = rules.grants;

function withGrants(count: number, steps = 1): PolicyDocument {
  const given = Array.from({ length: steps }, (_, index) => ({ afterMonths: index, perYear: 1 }));
  return {
    ...rules,
    grants: Array.from({ length: count }, (_, index) => ({
      carryLimit: null,
      carryMonths: null,
      ...grant,
      name: `Grant ${index}`,
      steps: given,
    })),
  };
}

const version = (document: PolicyDocument | null, from = '2027-01-01') => ({
  type: 'VACATION',
  from,
  document,
});

test.each([
  ['4 grants of 12 steps', withGrants(4, 12), '2027-01-01', []],
  ['5 grants', withGrants(5), '2027-01-01', ['rules.grants']],
  ['13 steps', withGrants(2, 13), '2027-01-01', ['rules.grants.0.steps', 'rules.grants.1.steps']],
  ['the last day', rules, '2036-12-31', []],
  ['a day later', rules, '2037-01-01', ['from']],
  ['an end of the offer a day later', null, '2037-01-01', ['from']],
  [
    'a pay day a day later',
    { ...rules, accrual: { every: 'TWO_WEEKS', at: 'START', anchor: '2037-01-01' } } as const,
    '2027-01-01',
    ['rules.accrual.anchor'],
  ],
])('%s: faults at %4$j', (_, document, from, paths) => {
  const written = [version(document, from)];
  const decision = checkPolicyBounds(written, { ...facts, after: written });
  expect(decision.refused ? decision.issues?.map(({ path }) => path) : []).toEqual(paths);
  const unchanged = checkPolicyBounds(written, { ...facts, after: written, stored: written });
  expect(unchanged).toEqual({ refused: false });
});

test('a stored version beyond the bounds passes unchanged, but not with other rules beyond them', () => {
  const stored = [version(withGrants(6), '2100-01-01')];
  const changed = [version({ ...withGrants(6), cap: 30 }, '2100-01-01')];
  expect(checkPolicyBounds(changed, { ...facts, after: changed, stored })).toMatchObject({
    issues: [{ path: 'rules.grants', message: 'There can be at most 4 grants' }],
  });
  const within = [version(withGrants(4), '2100-01-01')];
  expect(checkPolicyBounds(within, { ...facts, after: within, stored })).toEqual({ refused: false });
});

test('a type has at most 40 versions in a plan, unless they are stored already', () => {
  const versions = Array.from({ length: 41 }, (_, index) => version(rules, `${1990 + index}-01-01`));
  const forty = versions.slice(0, 40);
  const other = { ...version(rules), type: 'SICK_LEAVE' };
  const given = (stored: typeof versions) => ({ ...facts, stored, after: versions });
  expect(checkPolicyBounds(forty, { ...facts, after: [...forty, other] })).toEqual({ refused: false });
  expect(checkPolicyBounds(versions, given(versions))).toEqual({ refused: false });
  expect(checkPolicyBounds(versions, given(forty))).toMatchObject({
    issues: [{ path: 'from', message: 'A type can have at most 40 versions in a plan' }],
  });
});
