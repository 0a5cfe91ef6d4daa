import { expect, test } from 'vitest';
import { requestFormSchema } from './request-form-rules.ts';

const today = '2026-08-03';

function faults(values: { type?: string; startDate?: string; endDate?: string }) {
  const request = { type: 'VACATION', startDate: '', endDate: '', ...values };
  const result = requestFormSchema(today).safeParse(request);
  return result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test('empty dates are both named', () => {
  expect(faults({})).toEqual([
    ['startDate', 'Start date is required'],
    ['endDate', 'End date is required'],
  ]);
});

test.each([
  ['2026-08-02', '2026-08-05', 'startDate', 'Start date cannot be in the past'],
  ['2026-08-05', '2026-08-04', 'endDate', 'End date must be on or after start date'],
])('%s to %s is refused at %s: %s', (startDate, endDate, field, message) => {
  expect(faults({ startDate, endDate })).toEqual([[field, message]]);
});

test('whether the days are there is left to the server', () => {
  expect(faults({ startDate: '2026-08-03', endDate: '2026-12-31' })).toEqual([]);
  expect(faults({ startDate: '2026-12-30', endDate: '2027-06-15' })).toEqual([]);
});
