import { expect, test } from 'vitest';
import { noSearch, searchAfterKey } from './palette-search.ts';

const after = (keys: readonly string[]) => keys.reduce(searchAfterKey, noSearch);

test('keys before the field is there are kept as they would stand in it', () => {
  expect(after(['l', 'e', 'm', 'Shift', 'Backspace', 'n', 'a', ' ', 'Ö', 'ArrowDown']).typed).toBe('lena Ö');
  expect(after(['Backspace', 'a']).typed).toBe('a');
});

test('Enter waits for what was typed, and nothing comes after it', () => {
  expect(after(['a', ' ', 'Enter', 'b', 'Enter'])).toEqual({ typed: 'a ', awaited: 'a' });
  expect(after(['Enter', 'b'])).toEqual({ typed: 'b', awaited: '' });
});
