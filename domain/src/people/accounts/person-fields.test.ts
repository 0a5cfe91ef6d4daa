import { expect, test } from 'vitest';
import { Name } from './person-fields.ts';

test.each([
  ['Ada http://evil.example', 'Name must not hold the address of a web page'],
  ['www.evil.example', 'Name must not hold the address of a web page'],
  ['Ada\u202ELovelace', 'Name must not hold invisible characters'],
  ['', 'Name is required'],
])('%j is no name: %s', (text, sentence) => {
  expect(Name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('a name is trimmed', () => {
  expect(Name.parse('  Ada Lovelace ')).toBe('Ada Lovelace');
});
