import { expect, test } from 'vitest';
import { namesField } from './names-field.ts';
import { givenNames } from './names-schema.ts';

const names = givenNames({ max: 10 });
const faultOf = (given: unknown) => {
  const issue = names.safeParse(given).error?.issues[0];
  return issue && { path: issue.path.join('.'), message: issue.message };
};

test.each([
  [{ de: ' Urlaub ', fr: '' }, { de: 'Urlaub' }],
  [{ de: '  ', es: undefined }, null],
  [{}, null],
  [null, null],
])('%j is stored as %j', (given, stored) => {
  expect(names.parse(given)).toEqual(stored);
});

test.each([
  [{ de: 'Urlaubszeit' }, 'de', 'Name in German must be at most 10 characters'],
  [{ fr: 'Con\u0000gés' }, 'fr', 'Name in French must be plain text in one line'],
  [{ es: 'a\nb' }, 'es', 'Name in Spanish must be plain text in one line'],
  [{ ar: '\u200b' }, 'ar', 'Name in Arabic must not contain invisible characters'],
  [{ ar: 7 }, 'ar', 'Name in Arabic must be a text'],
])('%j is refused', (given, path, message) => {
  expect(faultOf(given)).toEqual({ path, message });
});

test("the field's limit is that of the main name", () => {
  expect(namesField(60)).toMatchObject({ kind: 'names', max: 60, isOptional: true });
});

test('only the other languages have names', () => {
  expect(faultOf({ en: 'Vacation' })).toBeDefined();
});
