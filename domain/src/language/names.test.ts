import { describe, expect, test } from 'vitest';
import { english } from '../testing/english.ts';
import { messagesOf } from './message.ts';
import { isNameValue, loggedNames, nameIn, namesText, nameValue } from './names.ts';
import { createTexts } from './texts.ts';

const named = { name: 'Vacation', names: { de: 'Urlaub', ar: 'إجازة' } };

test.each([
  ['de', 'Urlaub'],
  ['ar', 'إجازة'],
  ['fr', 'Vacation'],
  ['en', 'Vacation'],
] as const)('readers of %s see %s', (language, name) => {
  expect(nameIn(language, named)).toBe(name);
  expect(nameIn(language, { name: 'Vacation', names: null })).toBe('Vacation');
});

describe('a name in a message', () => {
  const message = messagesOf({ 'test.taken': ({ name }: { name: string }) => `${name} is taken` });
  const sent = message('test.taken', { name: nameValue(named) });
  const textIn = (language: 'de' | 'fr' | 'ar') =>
    createTexts(language, language, () => undefined).text(sent);

  test('is in the language of the reader, even after the message was stored', () => {
    expect(JSON.parse(JSON.stringify(sent))).toEqual(sent);
    expect(textIn('de')).toBe('Urlaub is taken');
    expect(textIn('fr')).toBe('Vacation is taken');
    expect(textIn('ar')).toBe('إجازة is taken');
    expect(english(sent)).toBe('Vacation is taken');
  });

  test('is isolated if it has letters of the other direction', () => {
    const arabic = message('test.taken', { name: nameValue({ name: 'إجازة', names: { ar: 'Vacation' } }) });
    expect(english(arabic)).toBe('\u2068إجازة\u2069 is taken');
  });

  test('without other names is the plain one', () => {
    expect(nameValue({ name: 'Sabbatical' })).toBe('Sabbatical');
    expect([isNameValue('Sabbatical'), isNameValue(nameValue(named))]).toEqual([false, true]);
  });
});

test('the log has the names in English, in one order', () => {
  expect(loggedNames({ fr: 'Congés', de: 'Urlaub' })).toBe('German: Urlaub, French: Congés');
  expect(loggedNames({})).toBeUndefined();
  expect(namesText({ de: 'Urlaub' }, 'de')).toBe('Deutsch: Urlaub');
});
