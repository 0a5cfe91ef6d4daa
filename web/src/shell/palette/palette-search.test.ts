import { expect, test } from 'vitest';
import { noSearch, searchAfterKey } from './palette-search.ts';

const after = (keys: readonly string[]) => keys.reduce(searchAfterKey, noSearch);

test('keys typed before the field is rendered are buffered', () => {
  expect(after(['l', 'e', 'm', 'Shift', 'Backspace', 'n', 'a', ' ', 'Ö', 'ArrowDown']).typed).toBe('lena Ö');
  expect(after(['Backspace', 'a']).typed).toBe('a');
});

test('Enter waits for the results, and later keys are ignored', () => {
  expect(after(['a', ' ', 'Enter', 'b', 'Enter'])).toEqual({ typed: 'a ', submitted: 'a' });
  expect(after(['Enter', 'b'])).toEqual({ typed: 'b', submitted: '' });
});
