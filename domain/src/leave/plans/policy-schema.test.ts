import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRules } from '../../testing/any-leave.ts';
import {
  documentOf,
  type PolicyDocument,
  policyDocument,
  policyRules,
  readPolicy,
  rulesOf,
} from './policy-schema.ts';

const valid: PolicyDocument = {
  grants: [
    {
      name: 'Statutory',
      steps: [
        { afterMonths: 0, perYear: 20 },
        { afterMonths: 60, perYear: 22.5 },
      ],
      carryLimit: null,
      carryMonths: 6,
    },
    { steps: [{ afterMonths: 0, perYear: 5 }], carryLimit: 0, carryMonths: null },
  ],
  accrual: { every: 'TWO_WEEKS', at: 'END', anchor: '2026-01-02' },
  proration: 'DAYS',
  rounding: { to: 0.5, mode: 'NEAREST' },
  fullWeek: 5,
  cap: 30,
  overdraft: 0,
  carriesDebt: false,
  chargesHolidays: true,
  usableAfterMonths: 3,
  minNoticeDays: -5,
  maxDays: 20,
};

test('the numbers of a document become whole amounts', () => {
  expect(policyRules('DAY').parse(valid)).toMatchObject({
    grants: [
      { name: 'Statutory', steps: [{ perYear: 2000 }, { afterMonths: 60, perYear: 2250 }], carryLimit: null },
      { name: null, carryLimit: 0 },
    ],
    rounding: { to: 50 },
    fullWeek: 500,
    cap: 3000,
    overdraft: 0,
    maxDays: 20,
  });
  expect(policyRules('HOUR').parse({ ...valid, fullWeek: 37.5, cap: null, overdraft: null })).toMatchObject({
    fullWeek: 2250,
    cap: null,
    overdraft: null,
    rounding: { to: 30 },
  });
  expect(policyDocument('DAY').parse({ ...valid, rounding: null, fullWeek: null })).toMatchObject({
    rounding: null,
  });
});

test('rules survive a round trip through the document', () => {
  fc.assert(
    fc.property(anyRules, fc.constantFrom('DAY', 'HOUR'), (rules, unit) => {
      const document = documentOf(rules, unit);
      expect(rulesOf(document, unit)).toEqual(rules);
    }),
  );
  expect(documentOf(rulesOf(valid, 'DAY'), 'DAY')).toMatchObject({ cap: 30, rounding: { to: 0.5 } });
});

describe('each invalid rule is named at its field', () => {
  const [first, second] = valid.grants;
  const step = (afterMonths: number, perYear: number) => ({ afterMonths, perYear });
  const withGrant = (given: object) => ({ grants: [{ ...first, ...given }] });

  test.each([
    [
      'a negative amount',
      withGrant({ steps: [step(0, -1)] }),
      'rules.grants.0.steps.0.perYear',
      'Amount per year must not be negative',
    ],
    [
      'an amount above a year',
      withGrant({ steps: [step(0, 367)] }),
      'rules.grants.0.steps.0.perYear',
      'Amount per year must be at most 366',
    ],
    [
      'an amount that is too fine',
      withGrant({ steps: [step(0, 20.001)] }),
      'rules.grants.0.steps.0.perYear',
      'Amount per year must have at most two decimals',
    ],
    [
      'steps out of order',
      withGrant({ steps: [step(0, 20), step(60, 22), step(24, 21)] }),
      'rules.grants.0.steps.2.afterMonths',
      'Each step must begin later than the one before it',
    ],
    [
      'two steps at once',
      withGrant({ steps: [step(0, 20), step(0, 22)] }),
      'rules.grants.0.steps.1.afterMonths',
      'Each step must begin later than the one before it',
    ],
    [
      'no step for a beginner',
      withGrant({ steps: [step(12, 20)] }),
      'rules.grants.0.steps.0.afterMonths',
      'The first step must begin after 0 months',
    ],
    ['no step at all', withGrant({ steps: [] }), 'rules.grants.0.steps', 'A grant needs an amount per year'],
    [
      'a negative limit',
      withGrant({ carryLimit: -5 }),
      'rules.grants.0.carryLimit',
      'Carry-over must not be negative',
    ],
    [
      'half a month',
      withGrant({ carryMonths: 1.5 }),
      'rules.grants.0.carryMonths',
      'Months of carry-over must be a whole number',
    ],
    [
      'two grants with one name',
      { grants: [first, first] },
      'rules.grants.1.name',
      'Each grant needs a name of its own',
    ],
    [
      'two grants without a name',
      { grants: [second, second] },
      'rules.grants.1.name',
      'Of several grants only one can be without a name',
    ],
    [
      'pay periods without a pay day',
      { accrual: { every: 'TWO_WEEKS', at: 'END' } },
      'rules.accrual.anchor',
      'Accrual every two weeks needs a pay day to count from',
    ],
    [
      'a pay day that does not exist',
      { accrual: { every: 'TWO_WEEKS', at: 'END', anchor: '2026-02-30' } },
      'rules.accrual.anchor',
      'The pay day must be a date between 1900 and 2199, written YYYY-MM-DD',
    ],
    [
      'an unknown rhythm',
      { accrual: { every: 'DAY', at: 'END' } },
      'rules.accrual.every',
      'Every must be one of YEAR, MONTH, HALF_MONTH, TWO_WEEKS',
    ],
    [
      'an unknown proration',
      { proration: 'WEEKS' },
      'rules.proration',
      'Proration must be one of BEGUN, FULL, MONTHS, DAYS, NONE',
    ],
    [
      'months of employment of leave that is earned monthly',
      { proration: 'MONTHS', accrual: { every: 'MONTH', at: 'START' } },
      'rules.proration',
      'Months of employment need leave that is earned for the whole year at once',
    ],
    [
      'a minimum of nothing',
      { minimum: { perYear: 0, waitingMonths: 6 } },
      'rules.minimum.perYear',
      'Minimum must be more than 0',
    ],
    [
      'a minimum of more than a year',
      { minimum: { perYear: 367, waitingMonths: 6 } },
      'rules.minimum.perYear',
      'Minimum must be at most 366',
    ],
    [
      'half a month of waiting time',
      { minimum: { perYear: 20, waitingMonths: 0.5 } },
      'rules.minimum.waitingMonths',
      'Waiting time must be a whole number',
    ],
    [
      'a negative waiting time',
      { minimum: { perYear: 20, waitingMonths: -1 } },
      'rules.minimum.waitingMonths',
      'Waiting time must not be negative',
    ],
    [
      'rounding to zero',
      { rounding: { to: 0, mode: 'UP' } },
      'rules.rounding.to',
      'Rounding must be more than 0',
    ],
    ['a week without work', { fullWeek: 0 }, 'rules.fullWeek', 'Full week must be more than 0'],
    ['a week of eight days', { fullWeek: 8 }, 'rules.fullWeek', 'Full week must be at most 7'],
    ['a negative cap', { cap: -1 }, 'rules.cap', 'Cap must not be negative'],
    ['a negative overdraft', { overdraft: -1 }, 'rules.overdraft', 'Overdraft must not be negative'],
    ['an invalid flag', { carriesDebt: 'no' }, 'rules.carriesDebt', 'Carries debt must be true or false'],
    [
      'negative months',
      { usableAfterMonths: -1 },
      'rules.usableAfterMonths',
      'Usable after months must not be negative',
    ],
    ['requests of zero days', { maxDays: 0 }, 'rules.maxDays', 'Longest request must be at least 1'],
  ])('%s', (_name, given, path, message) => {
    expect(readPolicy({ ...valid, ...given }, 'DAY')).toMatchObject({
      refused: true,
      code: 'VALIDATION_ERROR',
      issues: [{ path, message }],
    });
  });

  test('a policy in hours is in whole minutes', () => {
    expect(readPolicy({ ...valid, cap: 0.99 }, 'HOUR')).toMatchObject({
      issues: [{ path: 'rules.cap', message: 'Cap must be in whole minutes' }],
    });
    expect(readPolicy({ ...valid, cap: 10 / 60 }, 'HOUR')).toMatchObject({ cap: 10 });
  });

  test('anything else is no policy', () => {
    expect(readPolicy(undefined, 'DAY')).toMatchObject({ refused: true, issues: [{ path: 'rules' }] });
    expect(readPolicy({ ...valid, bonus: 3 }, 'DAY')).toMatchObject({ refused: true });
  });
});
