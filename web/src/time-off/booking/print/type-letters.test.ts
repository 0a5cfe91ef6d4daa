import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeLetters } from './type-letters.ts';

test.each([
  [
    ['Vacation', 'Sick Leave', 'Work From Home'],
    ['V', 'S', 'W'],
  ],
  [
    ['Sick Leave', 'Sick Child', 'Special'],
    ['S', 'SC', 'Sp'],
  ],
  [
    ['Unpaid', 'Unpaid', 'unpaid', 'Unpaid'],
    ['U', 'Un', 'un', '4'],
  ],
  [
    ['إجازة', 'زيارة'],
    ['إ', 'ز'],
  ],
])('the marks of %o are %o', (names, letters) => {
  expect(typeLetters(names)).toEqual(letters);
});

test('every type has a mark of its own, of three letters at most', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 30 }), (names) => {
      const letters = typeLetters(names);
      expect(letters).toHaveLength(names.length);
      expect(new Set(letters).size).toBe(names.length);
    }),
  );
});
