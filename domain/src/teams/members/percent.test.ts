import { expect, test } from 'vitest';
import { hasWholeTenths, toPercent, toTenths } from './percent.ts';

test('every percent with one decimal converts to tenths and back unchanged', () => {
  for (let tenths = 1; tenths <= 1000; tenths += 1) {
    const percent = Number(`${Math.floor(tenths / 10)}.${tenths % 10}`);
    expect(hasWholeTenths(percent)).toBe(true);
    expect(toTenths(percent)).toBe(tenths);
    expect(toPercent(tenths)).toBe(percent);
  }
});

test.each([0.05, 33.33, 0.1 + 0.2, 99.99, Number.NaN])('%d has no whole tenths', (percent) => {
  expect(hasWholeTenths(percent)).toBe(false);
});
