import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalized } from './normalized.ts';

test('text is normalized like the built-in does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('NFC', 'NFKC', 'NFKD'), (text, form) => {
      expect(normalized(text, form)).toBe(text.normalize(form));
    }),
  );
  expect(normalized(`a${'\u0301\u0323'.repeat(15)}`, 'NFC')).toBe(
    `a${'\u0301\u0323'.repeat(15)}`.normalize('NFC'),
  );
});

test('a letter with endless marks stays unchanged', () => {
  const text = `e\u0301a${'\u0301\u0323'.repeat(150_000)}`;
  expect(normalized(text, 'NFC')).toBe(text);
});
