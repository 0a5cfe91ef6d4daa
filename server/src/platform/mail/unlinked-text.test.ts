import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unlinkedText } from './unlinked-text.ts';

test.each([
  ['max.mustermann asks for time off', 'max.\u2060mustermann asks for time off'],
  ['Dr.med. Anna Müller', 'Dr.\u2060med. Anna Müller'],
  ['Jo.van Dijk', 'Jo.\u2060van Dijk'],
  ['(evil.co.uk)', '(evil.\u2060co.\u2060uk)'],
  ['évil\u0301.com', 'évil\u0301.\u2060com'],
  ['evil1.com', 'evil1.\u2060com'],
  [
    'evil\u3002com evil\uFF0Ecom evil\uFF61com',
    'evil\u3002\u2060com evil\uFF0E\u2060com evil\uFF61\u2060com',
  ],
])('%j is not a link in an email', (text, unlinked) => {
  expect(unlinkedText(text)).toBe(unlinked);
});

test.each([
  'ada.lovelace@example.com',
  'Grace (grace.hopper@mail.example.com), since 1.4.2026',
  'https://almanac.example.com/time-off?x=1.a',
  '2.5 days. Thank you.',
  'a . b .c d.',
])('%j stays unchanged', (text) => {
  expect(unlinkedText(text)).toBe(text);
});

test('removing the word joiners restores every text, and a second pass changes nothing', () => {
  const text = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll('\u2060', ''));
  fc.assert(
    fc.property(fc.oneof(text, fc.webUrl(), fc.domain()), (each) => {
      const unlinked = unlinkedText(each);
      expect(unlinked.replaceAll('\u2060', '')).toBe(each);
      expect(unlinkedText(unlinked)).toBe(unlinked);
    }),
  );
});
