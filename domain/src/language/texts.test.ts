import { describe, expect, test } from 'vitest';
import { fieldError, fieldErrorText, readFieldError } from './field-error.ts';
import { formatList, formatNumber } from './formats.ts';
import { directionOf } from './language.ts';
import {
  type Catalogue,
  englishEntry,
  followTranslations,
  messagesOf,
  type Said,
  type Texts,
} from './message.ts';
import { plural } from './plural.ts';
import { createTexts, entriesIn, isolated } from './texts.ts';

const en = {
  'house.door': 'Door',
  'house.open': ({ what }: { what: Said }, texts: Texts) => `${texts.text(what)} is open`,
  'house.of': ({ name }: { name: string }) => `House of ${name}`,
  'house.rooms': ({ count }: { count: number }) =>
    plural('en', count, { one: '1 room', other: `${count} rooms` }),
};
const de: Catalogue<typeof en> = {
  'house.door': 'Tür',
  'house.open': ({ what }, texts) => `${texts.text(what)} ist offen`,
  'house.of': ({ name }) => `Haus von ${name}`,
  'house.rooms': ({ count }) => plural('de', count, { one: '1 Zimmer', other: `${count} Zimmer` }),
};
const message = messagesOf(en);
const catalogues = [{ en, de: { 'house.door': de['house.door'], 'house.open': de['house.open'] } }];
const english = createTexts('en', 'en-GB', entriesIn('en', catalogues));
const german = createTexts('de', 'de-DE', entriesIn('de', catalogues));

describe('the texts of a reader', () => {
  const open = message('house.open', { what: message('house.door') });

  test('have the messages among the values in the same language', () => {
    expect(english.text(open)).toBe('Door is open');
    expect(german.text(open)).toBe('Tür ist offen');
  });

  test('survive JSON', () => {
    expect(german.text(JSON.parse(JSON.stringify(open)))).toBe('Tür ist offen');
  });

  test('are English where the language lacks them', () => {
    expect(german.text(message('house.rooms', { count: 2 }))).toBe('2 rooms');
  });

  test('are English without any catalogue, wherever the message was created', () => {
    const bare = createTexts('de', 'de-DE', () => undefined);
    expect(bare.text(message('house.of', { name: 'Ann' }))).toBe('House of Ann');
    expect(englishEntry('house.door')).toBe('Door');
  });

  test('leave names as they are, and show the key of an unknown message', () => {
    expect(english.text('Nuria')).toBe('Nuria');
    expect(english.text({ key: 'house.cellar' })).toBe('house.cellar');
  });

  test('isolate names of the other direction', () => {
    expect(english.text(message('house.of', { name: 'Ann' }))).toBe('House of Ann');
    expect(english.text(message('house.of', { name: 'ليلى' }))).toBe('House of \u2068ليلى\u2069');
    expect(isolated('Ann', directionOf('ar'))).toBe('\u2068Ann\u2069');
    expect(isolated('12:30', directionOf('ar'))).toBe('12:30');
    expect(isolated('HALF_MONTH', directionOf('ar'))).toBe('HALF_MONTH');
    for (const code of ['de', 'photo', 'UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])
      expect(isolated(code, directionOf('ar'))).toBe(code);
  });

  test('need every value and category', () => {
    // @ts-expect-error The value is missing.
    message('house.of', {});
    // @ts-expect-error There is no such key.
    message('house.cellar');
    // @ts-expect-error A text without values takes none.
    message('house.door', { name: 'front' });
    // @ts-expect-error A key is missing.
    const incomplete: Catalogue<typeof en> = { 'house.door': 'Tür' };
    // @ts-expect-error Arabic has six categories.
    const rooms = plural('ar', 1, { one: 'غرفة', other: 'غرف' });
    expect([incomplete, rooms]).toHaveLength(2);
  });
});

test.each([
  [0, 'zero'],
  [1, 'one'],
  [2, 'two'],
  [3, 'few'],
  [11, 'many'],
  [100, 'other'],
  [-1, 'other'],
  [-2, 'other'],
  [-3, 'few'],
])('in Arabic, %i is of the category %s', (count, category) => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  expect(plural('ar', count, forms)).toBe(category);
});

test('a million in French takes the form of many', () => {
  expect(plural('fr', 1_000_000, { one: 'jour', other: 'jours' })).toBe('jours');
});

test.each([
  [1234.5, 'en-GB', 2, '1,234.5'],
  [1234.5, 'de-DE', 2, '1.234,5'],
  [-0.25, 'fr-FR', 1, '−0,3'],
  [12, 'ar-u-nu-latn', 0, '12'],
])('%d in %s with %i decimals is %s', (value, locale, decimals, text) => {
  expect(formatNumber(value, locale, decimals)).toBe(text);
});

test('lists are joined in the language', () => {
  expect(formatList(['a', 'b', 'c'], 'en-GB')).toBe('a, b and c');
  expect(formatList(['a', 'b'], 'de-DE', 'or')).toBe('a oder b');
});

test('a message survives as the error of a schema', () => {
  const said = message('house.of', { name: 'Ann' });
  expect(readFieldError(fieldError(said)())).toEqual(said);
  expect(readFieldError(fieldErrorText('Invalid input'))).toBe('Invalid input');
});

test('the way to the translations comes with the messages, those there already and those to come', async () => {
  const translationsOf = (door: string) => {
    const load = async () => ({ 'gate.door': door });
    return { de: load, fr: load, es: load, ar: load };
  };
  messagesOf({ 'gate.door': 'Gate' }, translationsOf('Tor'));
  const found: Promise<Readonly<Record<string, unknown>>>[] = [];
  followTranslations(({ de: load }) => found.push(load()));
  messagesOf({ 'gate.door': 'Gate' }, translationsOf('Pforte'));
  expect((await Promise.all(found)).map((each) => each['gate.door'])).toEqual(
    expect.arrayContaining(['Tor', 'Pforte']),
  );
});
