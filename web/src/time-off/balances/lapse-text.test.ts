import { expect, test } from 'vitest';
import { lapseText } from './lapse-text.ts';

test('expiring leave names its day', () => {
  const textOf = (amount: number, unit: 'DAY' | 'HOUR' = 'DAY') =>
    lapseText({ type: 'VACATION', unit, amount, date: '2027-03-31' }, 'Vacation');
  expect(textOf(3)).toBe('3 days of Vacation expire on 31 March 2027.');
  expect(textOf(1)).toBe('1 day of Vacation expires on 31 March 2027.');
  expect(textOf(0.5)).toBe('0.5 days of Vacation expire on 31 March 2027.');
  expect(textOf(7.5, 'HOUR')).toBe('7:30 hours of Vacation expire on 31 March 2027.');
});
