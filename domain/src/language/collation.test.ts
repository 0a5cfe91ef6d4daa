import { expect, test } from 'vitest';
import { nameOrder } from './collation.ts';

test.each([
  ['de', ['Apfel', 'Äpfel 2', 'Äpfel 10', 'Zebra']],
  ['fr', ['Élan', 'Ende', 'zoo']],
  ['es', ['nube', 'ñandú', 'oso']],
  ['ar', ['أحمد', 'باسم', 'خالد', 'ياسر']],
])('names in %s are in its order', (locale, names) => {
  expect(names.toReversed().toSorted(nameOrder(locale))).toEqual(names);
});

test('case and accents make no difference', () => {
  expect(nameOrder('en')('Zoe', 'zoë')).toBe(0);
});
