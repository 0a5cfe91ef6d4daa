import { expect, test } from 'vitest';
import { requestFormSchema } from './request-form-rules.ts';

function faults(values: object) {
  const request = { type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-03', ...values };
  const result = requestFormSchema.safeParse(request);
  return result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test('both empty dates are named', () => {
  expect(faults({ startDate: '', endDate: '' })).toEqual([
    ['startDate', 'Start date is required'],
    ['endDate', 'End date is required'],
  ]);
});

test('a request that ends before it starts is refused at its end', () => {
  expect(faults({ startDate: '2026-08-05', endDate: '2026-08-04' })).toEqual([
    ['endDate', 'End date must be on or after start date'],
  ]);
});

test.each([
  [Number.NaN, 'Hours must be written as 2:30 or 2.5'],
  [0, 'Hours must be more than 0'],
  [1500, 'Hours must be at most 24'],
])('%s minutes are refused: %s', (minutes, message) => {
  expect(faults({ minutes })).toEqual([['minutes', message]]);
});

test('past and future dates are left to the server', () => {
  expect(faults({ endDate: '2026-12-31', minutes: null })).toEqual([]);
  expect(faults({ startDate: '2026-01-05', startHalf: 'PM' })).toEqual([]);
});
