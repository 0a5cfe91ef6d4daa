import { describe, expect, test } from 'vitest';
import { languageName, languages } from './language.ts';
import { acceptedTags, languageOfTags, localeOf, readerLanguage, rememberedTag } from './locale.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', ['de-AT', 'de', 'en']],
  ['en;q=0.5, fr-CH', ['fr-CH', 'en']],
  ['*', []],
  ['de;q=0, *;q=0.5', []],
  ['', []],
  [';;,,;q=1', []],
])('the header %j accepts %j', (header, tags) => {
  expect(acceptedTags(header)).toEqual(tags);
});

test('a header of 10 kB is read to its 500th character', () => {
  expect(acceptedTags(`${'x,'.repeat(5000)}en`)).toHaveLength(250);
});

test.each([
  [['en-US'], 'en'],
  [['EN'], 'en'],
  [['nl', 'en'], 'en'],
  [['tlh'], undefined],
  [[], undefined],
])('of %j, %s is offered', (tags, language) => {
  expect(languageOfTags(tags)).toBe(language);
});

describe('of all languages', () => {
  test.each([
    ['the chosen one', { chosen: 'ar', tags: ['de'], company: 'fr' }, 'ar'],
    ["the browser's first that is offered", { tags: ['nl', 'de-AT', 'es'], company: 'fr' }, 'de'],
    ["the company's without a known one", { tags: ['nl', 'tlh'], company: 'fr' }, 'fr'],
    ["the company's for any", { tags: [], company: 'es' }, 'es'],
  ] as const)('a reader has %s', (_which, choice, language) => {
    expect(readerLanguage(choice)).toBe(language);
  });

  test('each has its own name', () => {
    expect(languages.map(languageName)).toEqual(['English', 'Deutsch', 'Français', 'Español', 'العربية']);
  });
});

test.each([
  [['nl', 'de-AT', 'en'], 'de-AT'],
  [['nl-BE', 'sv'], 'nl-BE'],
  [['not a language', 'x'.repeat(36), 'sv'], 'sv'],
  [['de-x-'.concat('private-'.repeat(5))], undefined],
  [[], undefined],
])('of %j, %s is remembered', (tags, tag) => {
  expect(rememberedTag(tags)).toBe(tag);
});

test.each([
  ['en', ['de-DE'], 'en-DE'],
  ['en', ['de'], 'en-DE'],
  ['en', ['en'], 'en-US'],
  ['en', ['sv-SE'], 'en-SE'],
  ['en', ['de-x-private'], 'en-DE'],
  ['en', ['qqq'], 'en-GB'],
  ['en', ['not a language'], 'en-GB'],
  ['en', [''], 'en-GB'],
  ['en', [], 'en-GB'],
  ['de', ['de-AT'], 'de-AT'],
  ['de', ['en-US'], 'de-DE'],
  ['fr', ['fr-CH'], 'fr-CH'],
  ['ar', ['ar-EG'], 'ar-EG-u-nu-latn'],
  ['ar', ['ar'], 'ar-EG-u-nu-latn'],
  ['ar', ['de-DE'], 'ar-u-nu-latn'],
] as const)('%s for a browser in %j is written as in %s', (language, tags, locale) => {
  expect(localeOf(language, tags)).toBe(locale);
});
