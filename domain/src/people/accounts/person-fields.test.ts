import { expect, test } from 'vitest';
import { ChangedName, checkChangedName, Name, nameToStore } from './person-fields.ts';

test.each([
  ['Ada http://evil.example', 'Name must not contain www., ://, @, < or >'],
  ['Ada\u202ELovelace', 'Name must not contain invisible characters'],
  ['', 'Name is required'],
])('%j is no name: %s', (text, sentence) => {
  expect(Name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('a name is trimmed', () => {
  expect(Name.parse('  Ada Lovelace ')).toBe('Ada Lovelace');
});

test.each(['ada@example.com', 'x'.repeat(150), 'Ada\u200BLovelace', ' \u3164 '])(
  "a stored name that breaks today's rules passes unchanged, only for its account: %j",
  (stored) => {
    const given = ChangedName.parse(stored);
    expect(checkChangedName(given, stored)).toEqual({ refused: false });
    expect(nameToStore(given, stored)).toBe(stored);
    expect(checkChangedName(given, 'Ada')).toMatchObject({ refused: true, issues: [{ path: 'name' }] });
  },
);

test("a changed name must follow today's rules", () => {
  expect(checkChangedName('Ada <x>', 'Ada')).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'name', message: 'Name must not contain www., ://, @, < or >' }],
  });
  expect(checkChangedName('Ada Lovelace', 'Ada')).toEqual({ refused: false });
  expect(nameToStore('Ada Lovelace', 'Ada')).toBe('Ada Lovelace');
});

test.each(['x'.repeat(101), 'x'.repeat(65_000)])('too long a name has one fault', (text) => {
  const { data, error } = ChangedName.safeParse(text);
  const decision = data === undefined ? undefined : checkChangedName(data, 'Ada');
  const messages = [...(error?.issues ?? []), ...((decision?.refused && decision.issues) || [])];
  expect(messages.map(({ message }) => message)).toEqual(['Name must be at most 100 characters']);
});
