import { expect, test } from 'vitest';
import { formatNumber, formatPercent, formatShort, signOf, usesDecimalComma } from './formats.ts';

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

test.each([
  [1.7, 'en-GB', '1.7'],
  [1.7, 'en-DE', '1,7'],
  [0.25, 'en-GB', '0.25'],
  [12.46, 'en-GB', '12.4'],
  [-0.79, 'de-DE', '−0,8'],
])('%d in %s is %s in short', (number, locale, text) => {
  expect(formatShort(number, locale)).toBe(text);
});

test('a locale writes decimals after a comma or a point', () => {
  const commas = ['de-DE', 'fr-FR', 'es-ES', 'en-DE', 'ar-MA'];
  const points = ['en-GB', 'en-US', 'de-CH', 'es-MX', 'ar-EG', 'ar-u-nu-latn'];
  expect(commas.filter((locale) => !usesDecimalComma(locale))).toEqual([]);
  expect(points.filter(usesDecimalComma)).toEqual([]);
});

test.each([
  ['de-DE', '−2', '−', '+'],
  ['ar-u-nu-latn', '\u200e−2', '\u200e−', '\u200e+'],
  ['ar-MA', '\u200e−2', '\u200e−', '\u200e+'],
  ['ar-EG', '\u061c−٢', '\u061c−', '\u061c+'],
])('in %s a sign stays before its number', (locale, number, minus, plus) => {
  expect([formatNumber(-2, locale), signOf(-2, locale), signOf(2, locale)]).toEqual([number, minus, plus]);
});
