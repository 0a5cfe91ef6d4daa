import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test('negative numbers have the minus sign', () => {
  expect([3, 0, -0, -3, -0.5].map(numberText)).toEqual(['3', '0', '0', '−3', '−0.5']);
});
