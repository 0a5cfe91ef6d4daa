import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, nameText, personNameText } from './name-text.ts';

const name = nameText('Name', { max: 100 });

test.each([
  ['right-to-left override', 'Ada\u202Ecod.exe'],
  ['zero width space', 'Ada\u200BLovelace'],
  ['zero width joiner in Latin', 'Ada\u200DLovelace'],
  ['joiner at the end', 'علی\u200C'],
  ['two joiners', 'علی\u200C\u200Cرضا'],
  ['byte order mark inside', 'Ada\uFEFFLovelace'],
  ['soft hyphen', 'Love\u00ADlace'],
  ['tag characters', 'Ada\u{E0041}\u{E0042}'],
  ['Hangul filler', '\u3164'],
  ['Hangul filler in a name', 'Ada\u3164Lovelace'],
  ['half-width Hangul filler', '\uFFA0'],
  ['Hangul choseong filler', 'Ada\u115F'],
  ['Hangul jungseong filler', 'Ada\u1160'],
  ['blank of Braille', '\u2800'],
  ['combining grapheme joiner', 'A\u034Fda'],
  ['inhibited digit shapes', '\u206FAda'],
])('%s is refused', (_what, text) => {
  expect(name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Name must not contain invisible characters',
  ]);
});

test.each(['علی\u200Cرضا', 'क्\u200Dष', 'ශ්\u200Dරී', 'Zoë O’Hara', 'Jürgen Müller-Lüdenscheidt', '李小龍'])(
  '%j is a name',
  (text) => {
    expect(name.parse(text)).toBe(text);
  },
);

test.each(['Ops 🏖️', '葛\u{E0100}城', '한글', '⠓⠊'])('%j is visible', (text) => {
  expect(name.parse(text)).toBe(text);
});

test.each(['\uFE0F', '\u0301'])('%j alone is not visible', (text) => {
  expect(name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Name must contain a visible character',
  ]);
});

test('the word joiners of a name copied from an email are removed', () => {
  expect(cleanName(' Jo.\u2060van Dijk\u2060 ')).toBe('Jo.van Dijk');
  expect(name.parse(' Jo.\u2060van Dijk\u2060 ')).toBe('Jo.van Dijk');
  expect(name.parse('\u2060.'.repeat(100))).toBe('.'.repeat(100));
  expect(name.safeParse('\u2060').error?.issues[0]?.message).toEqual('Name is required');
});

test.each(['two\u2028lines', 'two\u2029paragraphs', 'two\nlines', 'nul\0'])('%j is not one line', (text) => {
  expect(name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Name must be plain text in one line',
  ]);
});

test('for any input, only joiners between letters remain of the format characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const { data } = name.safeParse(text);
      if (data !== undefined)
        expect(data.replaceAll(/(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu, '')).not.toMatch(/\p{Cf}/u);
    }),
  );
});

const person = personNameText('Name', { max: 100 });

test.each([
  'Dr.med. Anna Müller',
  'Jo.van Dijk',
  'max.mustermann',
  'St.John',
  'J.R.R. Tolkien',
  'Prof. Dr.rer.nat. habil. Ada',
  'Anna-Lena B.',
  'evil.com',
  'Wwwilliam',
  "O'Brien",
  'd’Angelo',
  '= Equal',
  '+1 Plus',
  '- Dash',
  '李小龍。',
  'Ｊ．Ｒ．Ｒ． Tolkien',
  'x',
  '7',
])("%j is a person's name", (text) => {
  expect(person.parse(text)).toBe(text);
});

const hasMarks = 'Name must not contain www., ://, @, < or >';

test.each([
  ['http://evil.example', hasMarks],
  ['see www.evil.example', hasMarks],
  ['see WWW.evil.example', hasMarks],
  ['ftp://x', hasMarks],
  ['ada@example.com', hasMarks],
  ['Ada <b>', hasMarks],
  ['a > b', hasMarks],
  ['http\uFF1A\uFF0F\uFF0Fx', hasMarks],
  ['ada\uFF20example.com', hasMarks],
  ['\uFF1Cb\uFF1E', hasMarks],
  ['\uFF57\uFF57\uFF57.evil', hasMarks],
  ['---', 'Name must contain a letter or digit'],
  ['🏖️', 'Name must contain a letter or digit'],
  ['\u3164', 'Name must not contain invisible characters'],
  ['<'.repeat(101), 'Name must be at most 100 characters'],
  ['\u202E'.repeat(65_000), 'Name must be at most 100 characters'],
])("%j is no person's name: %s", (text, sentence) => {
  expect(person.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
