import { expect, test } from 'vitest';
import { formatPercent } from './formats.ts';

test.each([
  [62.5, 'en-GB', '62.5%'],
  [100, 'en-GB', '100%'],
  [33.3, 'en-GB', '33.3%'],
  [62.5, 'de-DE', '62,5\u00a0%'],
])('%d percent in %s is %s', (percent, locale, text) => {
  expect(formatPercent(percent, locale)).toBe(text);
});

test('a fixed percentage always has one decimal', () => {
  expect([140, 62.5].map((percent) => formatPercent(percent, 'en-GB', true))).toEqual(['140.0%', '62.5%']);
});
