import type { ChangedAccount, Impact } from '@almanac/domain/work-time/effect-schema';
import { expect, test } from 'vitest';
import { amountText, bookableText, effectTexts, gainOf, numberText } from './effect-text.ts';

const account = (
  person: string,
  before: number | null,
  after: number | null,
  given = {},
): ChangedAccount => ({
  person,
  name: person,
  type: 'VACATION',
  typeName: 'Vacation',
  unit: 'DAY',
  before,
  after,
  overdrawn: false,
  ...given,
});
const recount = {
  request: 'r',
  person: 'a',
  name: 'a',
  type: 'VACATION',
  typeName: 'Vacation',
  startDate: '2026-08-03',
  endDate: '2026-08-07',
  before: 5,
  after: 4,
};
const textOf = (impact: Partial<Impact>) =>
  effectTexts({
    people: 3,
    on: '2026-06-01',
    changed: [],
    recounted: [],
    fingerprint: 'f',
    ...impact,
  }).join(' · ');

test.each<[Partial<Impact>, string]>([
  [{}, '3 people'],
  [{ people: 1 }, '1 person'],
  [{ changed: [account('a', 24, 27), account('b', 20, 23)] }, '3 people · 2 gain 3 days'],
  [{ changed: [account('a', 24, 27), account('b', 20, 21)] }, '3 people · 2 gain up to 3 days'],
  [
    { changed: [account('a', 1, -2, { overdrawn: true }), account('b', 24, 23.5)] },
    '3 people · 2 lose up to 3 days · 1 becomes overdrawn',
  ],
  [
    {
      changed: [account('a', 24, 25), account('a', 80, 80.5, { type: 'H', typeName: 'Hours', unit: 'HOUR' })],
    },
    '3 people · 1 gains 1 day of Vacation · 1 gains 0:30 hours of Hours',
  ],
  [{ changed: [account('a', 24, null)] }, '3 people · 1 gets unlimited leave'],
  [{ changed: [account('a', null, 24)] }, '3 people · 1 loses unlimited leave'],
  [{ recounted: [recount] }, '3 people · 1 request recounted'],
])('an effect reads at a glance', (impact, text) => {
  expect(textOf(impact)).toBe(text);
});

test('amounts read as days, or as hours and minutes', () => {
  expect(amountText(1, 'DAY')).toBe('1 day');
  expect(amountText(12.5, 'DAY')).toBe('12.5 days');
  expect(amountText(3.0833, 'HOUR')).toBe('3:05 hours');
  expect(numberText(-0.5, 'HOUR')).toBe('−0:30');
  expect(numberText(-2, 'DAY')).toBe('−2');
  expect(bookableText(null, 'DAY')).toBe('without limit');
  expect(bookableText(2, 'DAY')).toBe('2 days');
  expect(gainOf({ before: 0.1, after: 0.3 })).toBe(0.2);
  expect(gainOf({ before: null, after: 0.3 })).toBeUndefined();
});
