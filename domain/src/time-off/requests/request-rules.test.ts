import { describe, expect, test } from 'vitest';
import { allowed } from '../../refusal.ts';
import {
  checkAhead,
  checkEmployedThen,
  checkNoOverlap,
  lastRequestDay,
  requestsInTheWay,
} from './request-rules.ts';
import { requestStatuses } from './vocabulary.ts';

test('the last day that can be requested exists in every year', () => {
  expect(lastRequestDay('2028-02-29')).toBe('2030-02-28');
});

describe('overlaps', () => {
  const week = { startDate: '2026-08-10', endDate: '2026-08-14' };
  const seenType = { code: 'SICK_LEAVE', name: 'Sick Leave' };

  test.each(requestStatuses)('a %s request conflicts only while it has its days', (status) => {
    const existing = {
      id: 'first',
      type: 'ILLNESS',
      seenType,
      status,
      startDate: '2026-08-14',
      endDate: '2026-08-20',
    };
    const isInTheWay = status === 'PENDING' || status === 'APPROVED';
    expect(requestsInTheWay(week, [existing])).toEqual(isInTheWay ? [existing] : []);
  });

  test('adjacent requests do not conflict', () => {
    const neighbours = [
      {
        id: 'before',
        type: 'VACATION',
        seenType,
        status: 'APPROVED',
        startDate: '2026-08-03',
        endDate: '2026-08-09',
      },
      {
        id: 'after',
        type: 'UNPAID',
        seenType,
        status: 'PENDING',
        startDate: '2026-08-15',
        endDate: '2026-08-20',
      },
    ] as const;
    expect(checkNoOverlap(week, neighbours)).toEqual(allowed);
  });

  test.each([
    ['PENDING', 'You already have a pending Sick Leave request for Tue 11 to Wed 12 Aug 2026'],
    ['APPROVED', 'You already have an approved Sick Leave request for Tue 11 to Wed 12 Aug 2026'],
  ] as const)('the refusal names the overlapping %s request', (status, message) => {
    const existing = {
      id: 'first',
      type: 'ILLNESS',
      seenType,
      status,
      startDate: '2026-08-11',
      endDate: '2026-08-12',
    };
    expect(checkNoOverlap(week, [existing])).toEqual({
      refused: true,
      code: 'OVERLAPPING_REQUEST',
      message,
    });
  });
});

test("time off must be within the employment; the message is at the date that isn't", () => {
  const employment = { employmentStart: '2026-06-15', employmentEnd: '2026-07-31' };
  const check = (startDate: string, endDate: string) => checkEmployedThen({ startDate, endDate }, employment);
  expect(check('2026-06-15', '2026-07-31').refused).toBe(false);
  const early = check('2026-06-14', '2026-06-20');
  const late = check('2026-07-31', '2026-08-01');
  expect(early).toMatchObject({ issues: [{ path: 'startDate' }] });
  expect(late).toMatchObject({
    issues: [{ path: 'endDate', message: 'Your employment ends on Fri 31 Jul 2026' }],
  });
  expect(checkEmployedThen({ startDate: '2000-01-01', endDate: '2199-01-01' }, {}).refused).toBe(false);
});

test.each([
  ['2028-08-03', false],
  ['2028-08-04', true],
])('time off can be requested two years ahead: to %s refused is %s', (endDate, refused) => {
  const decision = checkAhead({ startDate: '2026-08-03', endDate }, '2026-08-03', {});
  expect(decision).toMatchObject(refused ? { issues: [{ path: 'endDate' }] } : { refused });
});

test.each([
  ['2030-08-03', false],
  ['2030-08-04', true],
])('time off that protects leave may begin four years ahead: on %s refused is %s', (startDate, refused) => {
  const protectsLeave = { until: 'NEXT_YEAR' } as const;
  const decision = checkAhead({ startDate, endDate: '2033-08-01' }, '2026-08-03', { protectsLeave });
  expect(decision).toMatchObject(refused ? { issues: [{ path: 'startDate' }] } : { refused });
  expect(lastRequestDay('2026-08-03', { protectsLeave })).toBe('2033-08-06');
});
