import { describe, expect, test } from 'vitest';
import { standardPlan } from '../../leave/plans/standard-policies.ts';
import { english } from '../../testing/english.ts';
import { standardAccounts } from '../balances/standard-accounts.ts';
import type { RequestStatus } from '../requests/vocabulary.ts';
import { checkChange, checkGrant, checkRequest, withoutRequest } from './request-check.ts';

const today = '2026-06-01';

function taken(type: string, status: RequestStatus, startDate: string, endDate: string) {
  const seenType = { code: type, name: type === 'VACATION' ? 'Vacation' : type };
  return { id: `${type} ${startDate}`, type, seenType, status, startDate, endDate };
}

type Taken = ReturnType<typeof taken>;

/** The facts for a request of the type, with the given vacation days a year. */
function factsOf(type: string, requests: readonly Taken[] = [], vacationDaysPerYear = 10) {
  const settings = { leaveYearStart: '01-01', vacationDaysPerYear, sickDaysPerYear: 5 };
  const accounts = standardAccounts(standardPlan(settings, '2025-06-01'), { requests, adjustments: [] });
  const leave = accounts.find((each) => each.type.code === type) ?? accounts[0];
  return { today, requests, leave };
}

function check(type: string, startDate: string, endDate: string, own: readonly Taken[] = []) {
  return checkRequest({ type, startDate, endDate }, factsOf(type, own));
}

describe('a request is refused for its first fault', () => {
  const used = [taken('VACATION', 'APPROVED', '2026-07-06', '2026-07-15')];
  test.each([
    [
      'the period before the balance',
      'VACATION',
      '2026-05-29',
      '2026-12-31',
      'Start date cannot be in the past',
    ],
    [
      'the balance before the overlap',
      'VACATION',
      '2026-07-06',
      '2026-07-10',
      'Insufficient vacation days. You have 2 days available.',
    ],
    [
      'the overlap',
      'UNPAID',
      '2026-07-15',
      '2026-07-16',
      'You already have an approved Vacation request for Mon 6 to Wed 15 Jul 2026',
    ],
  ] as const)('%s', (_name, type, startDate, endDate, sentence) => {
    const decision = check(type, startDate, endDate, used);
    expect(decision.refused && english(decision.message)).toContain(sentence);
  });
});

test('only vacation needs available days', () => {
  expect(check('VACATION', '2026-07-01', '2026-07-31').refused).toBe(true);
  for (const type of ['SICK_LEAVE', 'WORK_FROM_HOME', 'UNPAID'] as const) {
    expect(check(type, '2026-07-01', '2026-07-31').refused).toBe(false);
  }
});

test('vacation over the end of a leave year needs days in both', () => {
  const thisYear = [taken('VACATION', 'PENDING', '2026-07-06', '2026-07-17')];
  const nextYear = [taken('VACATION', 'PENDING', '2027-07-05', '2027-07-16')];
  expect(check('VACATION', '2026-12-31', '2027-01-04').refused).toBe(false);
  expect(check('VACATION', '2026-12-31', '2027-01-04', thisYear).refused).toBe(true);
  expect(check('VACATION', '2026-12-31', '2027-01-04', nextYear).refused).toBe(true);
});

describe('a change of a request', () => {
  const ann = { id: 'ann' };
  const pending = taken('VACATION', 'PENDING', '2026-07-06', '2026-07-17');
  const change = (request: typeof pending & { requesterId: string }, startDate: string, endDate: string) =>
    checkChange(
      { type: 'VACATION', startDate, endDate },
      { ...factsOf('VACATION', [pending]), person: ann, request },
    );

  test('follows the rules of a new one, after its own days are returned', () => {
    const own = { ...pending, requesterId: ann.id };
    expect(change(own, '2026-07-13', '2026-07-24').refused).toBe(false);
    expect(change(own, '2026-07-13', '2026-07-27')).toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  test('is only for the requester, while it is pending', () => {
    const ofBea = { ...pending, requesterId: 'bea' };
    expect(change(ofBea, '2026-07-13', '2026-07-13')).toMatchObject({ code: 'FORBIDDEN' });
    const approved = { ...pending, requesterId: ann.id, status: 'APPROVED' as const };
    expect(change(approved, '2026-07-13', '2026-07-13')).toMatchObject({ code: 'INVALID_TRANSITION' });
  });
});

test('a request can be granted exactly while its days are covered', () => {
  const pending = taken('VACATION', 'PENDING', '2026-07-06', '2026-07-17');
  const own = [pending, taken('SICK_LEAVE', 'APPROVED', '2026-06-08', '2026-06-12')];
  expect(checkGrant(pending, factsOf('VACATION', own).leave).refused).toBe(false);
  expect(checkGrant(pending, factsOf('VACATION', own, 9).leave)).toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
    message: 'The requester no longer has enough vacation days for this request',
  });
  const another = taken('VACATION', 'PENDING', '2026-08-03', '2026-08-14');
  expect(checkGrant(pending, factsOf('VACATION', [pending, another]).leave).refused).toBe(false);
  expect(checkGrant(pending, factsOf('UNPAID', own, 9).leave).refused).toBe(false);
});

test('the facts without a request contain all others', () => {
  const one = taken('VACATION', 'PENDING', '2026-06-01', '2026-06-02');
  const other = taken('SICK_LEAVE', 'APPROVED', '2026-06-03', '2026-06-03');
  expect(withoutRequest(factsOf('VACATION', [one, other]), one.id)).toEqual(factsOf('VACATION', [other]));
  expect(withoutRequest(factsOf('VACATION', [other]), one.id)).toEqual(factsOf('VACATION', [other]));
});

test('half days can be adjacent, but never overlap', () => {
  const morning = { ...taken('SICK_LEAVE', 'APPROVED', '2026-07-06', '2026-07-06'), endHalf: 'AM' } as const;
  const ask = (span: Partial<Parameters<typeof checkRequest>[0]>) =>
    checkRequest(
      { type: 'VACATION', startDate: '2026-07-06', endDate: '2026-07-06', ...span },
      factsOf('VACATION', [morning]),
    );
  expect(ask({ startHalf: 'PM' }).refused).toBe(false);
  expect(ask({ endHalf: 'AM' })).toMatchObject({ code: 'OVERLAPPING_REQUEST' });
  expect(ask({})).toMatchObject({ code: 'OVERLAPPING_REQUEST' });
});
