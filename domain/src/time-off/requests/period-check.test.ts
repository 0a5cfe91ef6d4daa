import { expect, test } from 'vitest';
import { checkPeriod, longestRequestOf } from './period-check.ts';

test('a period has at most 366 days, and ends on or after its start', () => {
  const check = (startDate: string, endDate: string) => checkPeriod({ startDate, endDate });
  expect(check('2028-01-01', '2028-12-31').refused).toBe(false);
  expect(check('2028-01-01', '2029-01-01')).toMatchObject({ issues: [{ path: 'endDate' }] });
  expect(check('2028-01-02', '2028-01-01')).toMatchObject({ issues: [{ path: 'endDate' }] });
});

test('a request has at most 366 days, and 1,100 if its type protects leave', () => {
  expect(longestRequestOf({ protectsLeave: null })).toBe(366);
  expect(longestRequestOf({ protectsLeave: { until: 'NEXT_YEAR' } })).toBe(1100);
  expect(longestRequestOf({ protectsLeave: { monthsAfterYear: 15 } })).toBe(1100);
});
